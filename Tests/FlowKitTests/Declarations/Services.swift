/// What flows are given from outside.
final class Services {
  let greeting = "hello"
}
