// The functions whose names are those of a dictionary.

extension TypeRamp.Style where Self == Brand.Style {
  /// A style of `Brand`, where several dictionaries are possible: `label.setStyle(.brand(.body))`.
  internal nonisolated static func brand(_ style: Self) -> Self { style }
}

#if canImport(UIKit)
internal import UIKit

@available(iOS 13, tvOS 13, watchOS 7, *)
extension UIKit.UIFont {
  /// The font of a style of `Brand`, scaled by the system: `label.font = .brand(.body)`. `setStyle(_:)` sets the rest.
  internal static func brand(_ style: Brand.Style, compatibleWith traits: TypeRamp.Traits? = nil) -> UIKit.UIFont {
    Brand.uiFont(style, compatibleWith: traits)
  }
}
#elseif os(macOS)
internal import AppKit

@available(macOS 11, *)
extension AppKit.NSFont {
  /// The font of a style of `Brand` at a text size that the app chooses: `label.font = .brand(.body)`.
  internal static func brand(_ style: Brand.Style, at size: Brand.ContentSize = .large) -> AppKit.NSFont {
    Brand.nsFont(style, at: size)
  }
}
#endif

#if canImport(SwiftUI)
internal import SwiftUI

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension SwiftUI.Font {
  /// The font of a style of `Brand`, scaled by the system: `.font(.brand(.body))`. `applyBrand(_:)` sets the rest.
  internal static func brand(_ style: Brand.Style) -> SwiftUI.Font { Brand.font(style) }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension SwiftUI.View {
  /// Sets the font of a style, and what a `Font` cannot carry. Beside another dictionary: `.applyBrand(.brand(.body))`.
  internal func applyBrand(_ style: Brand.Style) -> some SwiftUI.View { modifier(TypeRamp.StyleModifier(style: style)) }
}
#endif
