// What the recovery of each format expects.

extension Recovery {
  static let json = Recovery(
    closers: ("}", "]"), expectedKey: JSONMistake.expectedKey, expectedValue: JSONMistake.expectedValue,
    separators: (JSONMistake.missingComma, JSONMistake.missingComma),
    read: { text, nodes in BracketRecovery.read(text, isOpenStep: false, &nodes) })

  static let openStepPropertyList = Recovery(
    closers: ("}", ")"), expectedKey: OpenStepMistake.expectedKey, expectedValue: OpenStepMistake.expectedValue,
    separators: (OpenStepMistake.expectedSemicolon, OpenStepMistake.expectedCommaOrEnd), repeatsKeys: true,
    read: { text, nodes in BracketRecovery.read(text, isOpenStep: true, &nodes) })

  static let xmlPropertyList = Recovery(
    closers: ("</dict>", "</array>"), expectedKey: XMLMistake.expectedKey, expectedValue: XMLMistake.expectedValue,
    read: XMLRecovery.read)
}
