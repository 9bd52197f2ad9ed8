import Design

/// Prints what was compiled into this module, and into another one that has a configuration.
@main
enum Client {
  static func main() {
    print(Brand.fontName(.body) ?? "the system font", Brand.pointSize(.body, at: .accessibility3))
    print(HouseStyles.fontName(.title) ?? "the system font", HouseStyles.pointSize(.title, at: .accessibility3))
  }
}
