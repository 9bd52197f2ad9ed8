/// Prints what was compiled into the module.
@main
enum Client {
  static func main() {
    print(Brand.fontName(.body) ?? "the system font", Brand.pointSize(.body, at: .accessibility3))
  }
}
