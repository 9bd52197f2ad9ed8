import CommandLineKit
import OperatingSystem
import TypeRampProject
import Writing

/// The file for a picture of styles.
struct Picture {
  /// Nil for standard output.
  let path: String?

  /// Nil if the call asks for no picture. Throws for the file of another format.
  init?(_ option: Option<String>, in arguments: Arguments) throws(UsageError) {
    guard let path = arguments[option] else { return nil }
    if path != "-", !Files.hasExtension(path, among: [".svg"]) {
      throw .other("'--svg' writes SVG; expected a name that ends in '.svg', not '\(path)'")
    }
    self.path = path == "-" ? nil : path
  }

  /// Writes the picture, and names the styles that are not in it.
  ///
  /// - Parameter isError: whether it is an error that none can be drawn.
  func write(_ rows: [Specimen.Row], isError: Bool = true, _ console: Console) throws(FileError) -> ExitStatus {
    let specimen = Specimen(rows)
    guard let svg = specimen.svg else { return reportNone(specimen.missing, isError: isError, console) }
    try OutputSet.write(Array(svg.utf8), to: path, console, isSaid: true)
    if !specimen.missing.isEmpty {
      console.report(["typeramp: note: not in the picture: \(DisplayText.escaped(specimen.missing))"])
    }
    return .success
  }

  /// Reports why no picture was written, and that the file has an older one.
  func reportNone(_ reason: String, isError: Bool, _ console: Console) -> ExitStatus {
    let older = path.flatMap { Files.kind(of: $0) == nil ? nil : "; '\($0)' is an older one" } ?? ""
    let words = "no picture was written: \(reason.isEmpty ? "no style has a font of its own" : reason)\(older)"
    console.report(["typeramp: \(isError ? "error" : "note"): \(DisplayText.escaped(words))"])
    return isError ? .failure : .success
  }
}
