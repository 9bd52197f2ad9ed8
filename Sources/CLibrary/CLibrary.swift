// Each system has its own module for the C library. Only this file selects it: a file that calls the C library imports
// `CLibrary`, which re-exports the system's module.
#if canImport(Darwin)
@_exported public import Darwin
#elseif canImport(Glibc)
@_exported public import Glibc
#elseif canImport(Musl)
@_exported public import Musl
#else
#error("no module of the C library is known for this system")
#endif
