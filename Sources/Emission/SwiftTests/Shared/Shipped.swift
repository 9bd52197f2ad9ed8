// What the tests ask the module that ships: the same for every dictionary.

@testable import MODULE

#if (os(iOS) || os(visionOS)) && !targetEnvironment(macCatalyst)
import CoreText
import SwiftUI

extension BrandTests {
  /// The message if the generated file of the module is not from the dictionary of the tests.
  fileprivate static var staleShippedFile: Swift.String? {
    if Shipped.fingerprint == fingerprint { return nil }
    return "Shipped is stale: it and these tests were generated from different versions of '\(dictionary)'. "
      + "Generate both again."
  }
}

@Swift.MainActor
extension BrandTests {
  /// The module registers the fonts of its bundle before it makes the first font.
  private static func registerShippedFonts() {
    Shipped.onMissingFont = { _ in }
    for style in Shipped.Style.allCases { _ = Shipped.uiFont(style) }
  }

  /// The fonts that the module makes for UIKit, if their sizes or faces differ.
  fileprivate static var differingShippedUIFonts: Swift.String? {
    differingFonts(by: "Shipped.uiFont(_:compatibleWith:)") { style, size, isBold in
      guard let traits = isBold ? size.boldTraits : size.traits else { return nil }
      let font = Shipped.uiFont(style, compatibleWith: traits)
      return (font.fontName, Swift.Double(font.pointSize))
    }
  }

  /// The fonts that the module makes for SwiftUI, if their sizes or faces differ. Older systems do not tell.
  fileprivate static var differingShippedSwiftUIFonts: Swift.String? {
    #if compiler(>=6.2)
    guard #available(iOS 26, visionOS 26, *) else { return nil }
    return differingFonts(by: "the modifier of Shipped") { style, size, isBold in
      #if !os(visionOS)
      // SwiftUI has these text styles on visionOS alone.
      if styles.contains(where: { $0.name == style.rawValue && $0.entry.curve.isExtraLarge }) { return nil }
      #endif
      var environment = SwiftUI.EnvironmentValues()
      environment.dynamicTypeSize = SwiftUI.DynamicTypeSize.allCases[size.index]
      let font = style._registered.font(at: environment.dynamicTypeSize, isBold: isBold)
        .resolve(in: environment.fontResolutionContext)
      return (CoreText.CTFontCopyPostScriptName(font.ctFont) as Swift.String, Swift.Double(font.pointSize))
    }
    #else
    return nil
    #endif
  }

  /// The styles that a label does not scale when the text size changes, although it could.
  fileprivate static var stillShippedLabels: Swift.String? {
    registerShippedFonts()
    guard #available(iOS 17, *) else { return nil }
    let window = UIKit.UIWindow()
    window.isHidden = false
    let label = UIKit.UILabel()
    label.adjustsFontForContentSizeCategory = true
    window.addSubview(label)
    let lines = styles.filter { $0.entry.isScaledByLabels }.flatMap { name, entry -> [Swift.String] in
      guard let style = Shipped.Style(rawValue: name) else { return ["\n  \(name): the module has no such style"] }
      window.show(.large)
      label.font = Shipped.uiFont(style, compatibleWith: label.traitCollection)
      return tested(entry.inferred).filter { $0 == .xSmall || $0 == .accessibility3 }.compactMap { size in
        window.show(size)
        label.updateTraitsIfNeeded()
        let cell = Cell(
          name: name, size: size, expected: entry.sizes[size.index], actual: Swift.Double(label.font.pointSize),
          isInferred: entry.inferred.contains(size))
        return cell.differs ? "\n  \(cell.description)" : nil
      }
    }
    if lines.isEmpty { return nil }
    return "labels with 'adjustsFontForContentSizeCategory' do not scale fonts of Shipped as the table does:"
      + lines.joined()
  }

  /// The message if fonts differ: which, with their sizes and faces. Another test names the faces that are missing.
  private static func differingFonts(
    by function: Swift.String,
    _ font: (Shipped.Style, ContentSize, _ isBold: Swift.Bool) -> (face: Swift.String, size: Swift.Double)?
  ) -> Swift.String? {
    registerShippedFonts()
    var lines: [Swift.String] = []
    for (name, entry) in styles {
      guard let style = Shipped.Style(rawValue: name) else {
        lines.append("\n  \(name): the module has no such style")
        continue
      }
      for isBold in entry.boldFontName == nil ? [false] : [false, true] {
        let face = isBold ? entry.boldFontName : entry.fontName
        let description = name + (isBold ? " with Bold Text" : "")
        guard entry.curve.uiKit != nil, face.map({ UIKit.UIFont(name: $0, size: 17) != nil }) ?? true else { continue }
        for size in tested(entry.inferred) {
          guard let font = font(style, size, isBold) else { continue }
          if let face, font.face != face {
            lines.append("\n  \(description) at \(size.rawValue): the font '\(font.face)', not '\(face)'")
          }
          let cell = Cell(
            name: description, size: size, expected: entry.sizes[size.index], actual: font.size,
            isInferred: entry.inferred.contains(size))
          if cell.differs { lines.append("\n  \(cell.description)") }
        }
      }
    }
    if lines.isEmpty { return nil }
    return "\(function) differs from '\(dictionary)' on \(system):" + lines.joined()
  }
}

extension BrandTests.StyleEntry {
  /// Whether a label can scale it. It cannot within limits of text sizes, or below a maximum of a preferred font.
  fileprivate var isScaledByLabels: Swift.Bool {
    !hasContentSizeLimits && (fontSize != nil || maximumPointSize == nil) && !curve.isExtraLarge
  }
}

@Swift.MainActor
extension BrandTests.ContentSize {
  /// The traits of a device that has this size and Bold Text set; nil before iOS 17.
  fileprivate var boldTraits: UIKit.UITraitCollection? {
    guard #available(iOS 17, *) else { return nil }
    return traits.modifyingTraits { $0.legibilityWeight = .bold }
  }
}

@available(iOS 17, *)
@Swift.MainActor
extension UIKit.UIWindow {
  fileprivate func show(_ size: BrandTests.ContentSize) {
    traitOverrides.preferredContentSizeCategory = size.category
    updateTraitsIfNeeded()
  }
}
#endif
