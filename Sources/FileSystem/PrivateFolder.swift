import CLibrary

/// Folders for files that outlive the program, such as a page that a browser is about to read.
package enum PrivateFolder {
  /// Makes a new folder in the temporary folder, which only this user can look into; nobody removes it but the system.
  ///
  /// - Returns: its path.
  package static func make() throws(FileError) -> String {
    let parent = environmentVariable("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    var name = Array(Files.join(parent, "typeramp-XXXXXX").utf8CString)
    // The system writes the last letters of the name into the array.
    guard unsafe mkdtemp(&name) != nil else { throw .last(.write, parent) }
    return String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
