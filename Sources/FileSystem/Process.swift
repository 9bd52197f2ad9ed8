#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Ends the process with a status.
package func exitProcess(_ status: Int32) -> Never { exit(status) }

/// The value of an environment variable, if it is set.
package func environmentVariable(_ name: String) -> String? {
  // The C library owns the string; it is copied at once, and nothing here changes the environment.
  guard let value = unsafe getenv(name) else { return nil }
  return unsafe String(cString: value)
}
