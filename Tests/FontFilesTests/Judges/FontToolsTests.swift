import FontFiles
import Foundation
import TestSupport
import Testing

/// Fonts of this system, and some made by fontTools, as fontTools and FreeType read them.
@Suite(
  .enabled(
    if: FontTools.python != nil, "no fontTools: set TYPERAMP_PYTHON, or have a python3 with fonttools on the path")
)
struct FontToolsTests {
  /// The packages in docs/dev/formats.md have two kinds of outlines, a collection and a variable font.
  @Test(.enabled(if: FontTools.installedFonts.count >= 15, "fewer than 15 fonts: see docs/dev/formats.md"))
  func installedFontsAreReadAsByFontTools() throws {
    try compare(FontTools.installedFonts)
  }

  @Test func madeFontsAreReadAsByFontTools() throws {
    try compare([])
  }

  private func compare(_ paths: [String]) throws {
    let scratch = try Scratch()
    let judged = try FontTools.faces(in: paths, makingFontsIn: scratch.folder)
    #expect(judged.count == paths.count + 5)
    for (path, faces) in judged {
      let file = try FontFile([UInt8](Data(contentsOf: URL(filePath: path))))
      #expect(file.faces.count == faces.count, "\(path)")
      for (face, judged) in zip(file.faces, faces) {
        #expect(FontTools.Face(face, as: judged) == judged, "\(path)")
      }
    }
  }
}

extension FontTools.Face {
  /// A face as the judge would describe it, without what the judge does not know: derived names, and invalid weights.
  fileprivate init(_ face: FontFace, as judged: FontTools.Face) {
    let metrics = face.metrics.map { [$0.unitsPerEm, $0.ascender, $0.descender, $0.lineGap] } ?? []
    let instances = face.instances.enumerated().map { index, instance in
      let other = judged.instances.indices.contains(index) ? judged.instances[index] : nil
      return FontTools.Instance(
        name: instance.subfamilyName,
        postScriptName: other?.postScriptName == nil ? nil : instance.postScriptName,
        adobePostScriptName: other?.adobePostScriptName == nil ? nil : instance.adobePostScriptName)
    }
    self.init(
      names: [face.postScriptName, face.fullName, face.familyName, face.subfamilyName], instances: instances,
      metrics: metrics, weight: face.weightClass, isItalic: face.isItalic)
  }
}
