extension Emitter {
  /// TODO
  static let css = Emitter(name: "css", summary: "") { table, options in
    ""
  }
}
