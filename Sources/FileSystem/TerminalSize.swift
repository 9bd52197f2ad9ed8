import CLibrary

extension StandardStream {
  /// The width of the terminal in columns; nil if the stream is not a terminal, so that lines may have any length.
  package var columns: Int? {
    guard isTerminal else { return nil }
    var size = winsize()
    // The system fills the structure within the call.
    let isKnown = unsafe ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    let columns = isKnown ? Int(size.ws_col) : environmentVariable("COLUMNS").flatMap(Int.init) ?? 80
    return min(max(columns, 20), 10_000)
  }
}
