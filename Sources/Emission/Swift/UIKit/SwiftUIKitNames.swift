import DynamicType
import StyleModel
import Writing

extension SwiftFile {
  /// Writes conversions between the names in the tables and those of UIKit.
  func writeUIKitNames(to writer: inout TextWriter) {
    writeContentSize(to: &writer)
    writeContentSizeCategory(to: &writer)
    writeStyle(to: &writer)
    writeTextStyle(to: &writer)
  }

  private func writeContentSize(to writer: inout TextWriter) {
    writeUIKitExtension(of: "\(name).ContentSize", to: &writer) { writer in
      writer.line("/// The content size of a UIKit category; nil for `unspecified` and for unknown categories.")
      writer.block("\(access)init?(_ category: UIContentSizeCategory) {") { writer in
        let cases: [UTF8Text] = ContentSizeCategory.allCases.map { "case .\($0.uiKitName): self = .\($0.name)" }
        writer.lines(["switch category {"] + cases + ["default: return nil", "}"])
      }
    }
  }

  private func writeContentSizeCategory(to writer: inout TextWriter) {
    writeUIKitExtension(of: "UIContentSizeCategory", to: &writer) { writer in
      writer.line("/// UIKit's name of a content size.")
      writer.block("\(access)init(_ size: \(name).ContentSize) {") { writer in
        writer.lines(Self.categorySwitch(of: "size") { "self = .\($0.uiKitName)" })
      }
    }
  }

  private func writeStyle(to writer: inout TextWriter) {
    let textStyles = styles.filter { !$0.isCustom }
    writeUIKitExtension(of: "\(name).Style", to: &writer) { writer in
      writer.line("/// The style of a UIKit text style; nil if it is not one of the styles.")
      writer.block("\(access)init?(_ textStyle: UIFont.TextStyle) {") { writer in
        let cases: [UTF8Text] = textStyles.map { #"case "\#($0.textStyle.style.rawName)": self = .\#($0.name)"# }
        writer.lines(["switch textStyle.rawValue {"] + cases + ["default: return nil", "}"])
      }
    }
  }

  private func writeTextStyle(to writer: inout TextWriter) {
    writeUIKitExtension(of: "UIFont.TextStyle", to: &writer) { writer in
      writer.line("/// UIKit's text style of a style: the style itself, or the one that it grows with.")
      writer.block("\(access)init(_ style: \(name).Style) {") { writer in
        let values = styles.flatMap { Self.switchCase($0.name, "self = \($0.textStyle.uiKit(in: name))") }
        writer.lines(["switch style {"] + values + ["}"])
      }
    }
  }
}
