/// NextStep's eight-bit encoding, in which octal escapes are numbered.
enum NextStepEncoding {
  /// The character with this number. Below 128 it is ASCII; 254 and 255 are unassigned, and read as NUL, as in
  /// Foundation.
  static func character(_ byte: UInt8) -> Unicode.Scalar {
    byte < 0x80 ? Unicode.Scalar(byte) : upperHalf[Int(byte) - 0x80]
  }

  /// Characters 128 to 255, as the Unicode consortium's NEXTSTEP.TXT lists them.
  private static let upperHalf = Array(
    """
    \u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏ\
    ÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷\
    ©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ\
    ®–†‡·¦¶•‚„”»…‰¬¿\
    ¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ\
    —±¼½¾àáâãäåçèéêë\
    ìÆíªîïðñŁØŒºòóôõ\
    öæùúûıüýłøœßþÿ\0\0
    """.unicodeScalars)
}
