#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Ends the process with a status.
package func exitProcess(_ status: Int32) -> Never { exit(status) }
