import Testing
import Writing

@testable import Emission
@testable import StyleModel
@testable import TypeRampKit

@Suite struct SwiftNameTests {
  @Test(arguments: [
    ("brand", "Brand"),
    ("noto-serif", "NotoSerif"),
    ("noto_serif", "NotoSerif"),
    ("notoSerif", "NotoSerif"),
    ("NotoSerif", "NotoSerif"),
    ("IBM Plex", "IBMPlex"),
    ("a.b.c", "ABC"),
    ("2024 brand", "_2024Brand"),
    ("über", "Über"),
    ("日本", "日本"),
    ("e\u{301}tude", "E\u{301}tude"),
    ("\u{301}x", "_\u{301}x"),
    ("x\u{202E}y", "XY"),
    ("x\u{FEFF}y", "XY"),
    ("x\u{61C}y\u{180E}z", "XYZ"),
    ("", "TextStyles"),
    ("__", "TextStyles"),
    ("!?", "TextStyles"),
    ("type", "TypeStyles"),
    ("font", "FontStyles"),
    ("String", "StringStyles"),
    ("style", "StyleStyles"),
    ("class", "Class"),
  ])
  func `a dictionary's name becomes a type's`(name: String, type: String) {
    #expect(Emitter.swift.typeName(for: name) == type)
  }

  @Test(arguments: [
    ("brandFonts", "brandFonts"),
    ("_x", "_x"),
    ("Double", "DoubleStyles"),
    ("class", "Class"),
    ("_", "TextStyles"),
    ("a b", "AB"),
  ])
  func `a name that was asked for is kept when Swift can have it`(name: String, type: String) {
    #expect(SwiftSamples.empty.swift(name: name).contains("\nenum \(type): TypeRamp.Dictionary {\n"))
  }

  @Test(arguments: [
    ("Brand", "brand"), ("IBMPlex", "ibmPlex"), ("IBM", "ibm"), ("NotoSerif", "notoSerif"), ("A1", "a1"),
    ("_2024Brand", "_2024BrandStyles"), ("Über", "über"), ("日本", "日本Styles"), ("Default", "defaultStyles"),
    ("System", "systemStyles"), ("Custom", "customStyles"), ("Init", "initStyles"),
  ])
  func `a function is called as its type, in lowerCamelCase`(type: String, function: String) {
    #expect(SwiftName.function(of: type) == function)
  }

  /// `.init` and `.none` would not mean a case.
  @Test(arguments: [
    ("price", "case price"), ("default", "case `default`"), ("init", "case init_ = \"init\""),
    ("none", "case none_ = \"none\""), ("allCases", "case allCases_ = \"allCases\""), ("size_", "case size_"),
  ])
  func `the raw value of a case is its name in the dictionary`(name: String, declaration: String) {
    #expect(SwiftName.caseDeclaration(of: name) == declaration)
  }

  @Test(arguments: [("iconSize", "iconSize"), ("default", "`default`"), ("Type", "`Type`")])
  func `a metric's name is quoted when it is a keyword`(name: String, member: String) {
    #expect(SwiftName.member(name) == member)
  }
}
