// The C library has a module of its own on each system. Which one it is, is decided here and nowhere else: a file that
// calls the C library imports `CLibrary`, and sees all that the system's module declares, since the import is passed
// on.
#if canImport(Darwin)
@_exported public import Darwin
#elseif canImport(Glibc)
@_exported public import Glibc
#elseif canImport(Musl)
@_exported public import Musl
#else
#error("no module of the C library is known for this system")
#endif
