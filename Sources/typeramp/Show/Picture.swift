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
  func write(_ rows: [Specimen.Row], _ console: Console) throws(FileError) -> ExitStatus {
    let specimen = Specimen(rows)
    let missing = rows.isEmpty ? "no style has a font of its own" : DisplayText.escaped(specimen.missing)
    guard let svg = specimen.svg else {
      console.report(["typeramp: error: no picture was written: \(missing)"])
      return .failure
    }
    try OutputSet.write(Array(svg.utf8), to: path, console, isSaid: true)
    if !missing.isEmpty { console.report(["typeramp: note: not in the picture: \(missing)"]) }
    return .success
  }
}
