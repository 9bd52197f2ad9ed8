// What each module with mutants gets. The first use of a mutant is written to a file, if one is named.
#if canImport(Glibc)
private import Glibc
#else
private import Darwin
#endif
private let chosen = unsafe getenv("TYPERAMP_MUTANT").flatMap { unsafe Int(String(cString: $0)) } ?? -1
private let log = unsafe getenv("TYPERAMP_MUTANT_LOG").map { unsafe open($0, O_WRONLY | O_APPEND | O_CREAT, 0o666) }
nonisolated(unsafe) private var isLogged = [Bool](repeating: false, count: 20_000)
func isChosen(_ number: Int) -> Bool {
  if let log, unsafe !isLogged[number] {
    unsafe isLogged[number] = true
    let line = "\(number)\n"
    _ = unsafe write(log, line, line.utf8.count)
  }
  return chosen == number
}
func changed(_ value: Bool, in number: Int) -> Bool { isChosen(number) ? !value : value }
func changed(_ value: Double, in number: Int) -> Double { isChosen(number) ? value * 1.05 : value }
func changed<T: BinaryInteger>(_ value: T, in number: Int) -> T { isChosen(number) ? value + 1 : value }
