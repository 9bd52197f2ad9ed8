extension Emitter {
  /// TODO
  static let swift = Emitter(name: "swift", summary: "") { table, options in
    ""
  }
}
