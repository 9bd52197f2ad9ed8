// All threads share the variable, and the compiler cannot know that nothing here changes it.
#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
@unsafe @preconcurrency import Glibc
#elseif canImport(Musl)
@unsafe @preconcurrency import Musl
#endif

/// The environment of the process, as `posix_spawnp` takes it: `NAME=VALUE` each, and nil at its end.
///
/// Marked as unsafe, since the strings are valid only until the environment changes.
@unsafe public var processEnvironment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
  // Only the address is read; nothing in the program changes the environment.
  #if canImport(Darwin)
  unsafe _NSGetEnviron().pointee
  #else
  unsafe environ
  #endif
}
