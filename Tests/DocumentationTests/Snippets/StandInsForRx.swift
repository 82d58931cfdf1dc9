// hide
/// What RxSwift, RxRelay and RxFlow have, as far as the article uses it: they are no dependencies of FlowKit.
///
/// The signatures are those of RxSwift 6 and RxFlow 2.13.
enum WithRx {
  protocol Disposable { func dispose() }

  final class DisposeBag {
    fileprivate var all: [any Disposable] = []
    deinit { for one in all { one.dispose() } }
  }

  class Observable<Element> {
    fileprivate let attach: (Observer<Element>) -> any Disposable

    fileprivate init(_ attach: @escaping (Observer<Element>) -> any Disposable) { self.attach = attach }

    func subscribe(
      onNext: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
      onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
      attach(Observer(onNext: onNext, onError: onError, onCompleted: onCompleted))
    }

    func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Observable<Result> {
      Observable<Result> { observer in
        self.subscribe(onNext: { if let result = try? transform($0) { observer.onNext?(result) } })
      }
    }

    func observe(on scheduler: MainScheduler) -> Observable<Element> { self }
  }

  class PublishSubject<Element>: Observable<Element> {
    private let list = Observers<Element>()

    init() { super.init { [list] in list.add($0) } }

    var hasObservers: Bool { !list.all.isEmpty }

    func onNext(_ element: Element) { for one in list.all.values { one.onNext?(element) } }

    func onError(_ error: any Error) { for one in list.all.values { one.onError?(error) } }
  }

  final class PublishRelay<Element>: PublishSubject<Element> {
    func accept(_ element: Element) { onNext(element) }
  }

  final class MainScheduler: Sendable { static let instance = MainScheduler() }

  protocol Step {}

  protocol Stepper {
    var steps: PublishRelay<any Step> { get }
  }

  fileprivate struct Observer<Element> {
    let onNext: ((Element) -> Void)?
    let onError: ((any Error) -> Void)?
    let onCompleted: (() -> Void)?
  }

  private final class Observers<Element> {
    var all: [Int: Observer<Element>] = [:]
    private var last = 0

    func add(_ observer: Observer<Element>) -> any Disposable {
      last += 1
      all[last] = observer
      let number = last
      return Disposal { self.all[number] = nil }
    }
  }

  private struct Disposal: Disposable {
    let end: () -> Void
    func dispose() { end() }
  }
}

extension WithRx.Disposable {
  func disposed(by bag: WithRx.DisposeBag) { bag.all.append(self) }
}

extension WithRx.Observable where Element: Sendable {
  var values: AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream { continuation in
      let bag = WithRx.DisposeBag()
      let subscription = subscribe(
        onNext: {
          _ = bag
          continuation.yield($0)
        },
        onError: { continuation.finish(throwing: $0) })
      subscription.disposed(by: bag)
    }
  }
}
