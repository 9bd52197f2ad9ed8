// The declarations of Core Text that generated Swift uses: names, labels and types. Nothing works; it is there to be
// compiled against where there is no SDK. Types of Core Foundation are those that Swift bridges them to.
//
// Sources: CTFont.h and CTFontManager.h. All of it is older than the oldest system of generated Swift.

@_exported public import Foundation

public typealias CFURL = URL
public typealias CFString = String
public typealias CFArray = [Any]

/// A class of Core Foundation, to which NSFont is bridged.
open class CTFont: NSObject {
  public let name: String
  public let size: Double
  public init(name: String = "", size: Double = 0) { (self.name, self.size) = (name, size) }
}
public struct CTFontDescriptor {}

/// NS_ENUM.
public enum CTFontManagerScope: UInt32 {
  case none = 0
  case process = 1
}

@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutableRawPointer?
) -> Bool { true }

public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? { nil }
public func CTFontCreateWithName(_ name: CFString, _ size: Double, _ matrix: UnsafeRawPointer?) -> CTFont { CTFont() }
public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: Double, _ matrix: UnsafeRawPointer?
) -> CTFont { CTFont() }
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.name }
