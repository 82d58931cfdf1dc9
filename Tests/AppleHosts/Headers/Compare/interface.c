// Prints a module as the compiler sees it: interface SOURCEKITD MODULE ARGUMENT...
//
// The arguments are the compiler's. SOURCEKITD is the library that comes with the toolchain.
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct { uint64_t data[3]; } variant;

static void *library;

static void *function(const char *name) {
  void *found = dlsym(library, name);
  if (!found) {
    fprintf(stderr, "no %s in the toolchain's sourcekitd\n", name);
    exit(2);
  }
  return found;
}

int main(int count, char **arguments) {
  if (count < 3) return 2;
  library = dlopen(arguments[1], RTLD_NOW);
  if (!library) {
    fprintf(stderr, "%s\n", dlerror());
    return 2;
  }
  size_t size = 4096;
  for (int i = 2; i < count; i++) size += strlen(arguments[i]) + 16;
  char *request = malloc(size);
  int length = snprintf(request, size,
    "key.request: source.request.editor.open.interface\nkey.name: \"interface\"\n"
    "key.modulename: \"%s\"\nkey.toolchains: []\nkey.compilerargs:\n", arguments[2]);
  for (int i = 3; i < count; i++) length += snprintf(request + length, size - length, "  - \"%s\"\n", arguments[i]);

  ((void (*)(void))function("sourcekitd_initialize"))();
  void *(*make)(const char *, char **) = function("sourcekitd_request_create_from_yaml");
  void *(*send)(void *) = function("sourcekitd_send_request_sync");
  _Bool (*failed)(void *) = function("sourcekitd_response_is_error");
  const char *(*error)(void *) = function("sourcekitd_response_error_get_description");
  variant (*value)(void *) = function("sourcekitd_response_get_value");
  void *(*key)(const char *) = function("sourcekitd_uid_get_from_cstr");
  const char *(*string)(variant, void *) = function("sourcekitd_variant_dictionary_get_string");

  void *response = send(make(request, NULL));
  if (failed(response)) {
    fprintf(stderr, "%s\n", error(response));
    return 1;
  }
  fputs(string(value(response), key("key.sourcetext")), stdout);
  return 0;
}
