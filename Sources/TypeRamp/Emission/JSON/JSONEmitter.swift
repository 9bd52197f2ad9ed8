extension Emitter {
  /// TODO
  static let json = Emitter(name: "json", summary: "") { table, options in
    ""
  }
}
