extension IOSFonts {
  /// The PostScript names of the fonts that ship with iOS, by the versions whose public lists contain them. The list
  /// for 9 is a union over 3.0 to 9.0 and over devices. Names that begin with a dot are private to the system and not
  /// listed.
  package static let table: [(versions: [Int], names: String)] = [
    (
      [6, 7, 9, 14, 18, 26],
      """
      AcademyEngravedLetPlain AmericanTypewriter AmericanTypewriter-Bold AmericanTypewriter-Condensed
      AmericanTypewriter-CondensedBold AmericanTypewriter-CondensedLight AmericanTypewriter-Light AppleColorEmoji
      AppleSDGothicNeo-Bold AppleSDGothicNeo-Medium Arial-BoldItalicMT Arial-BoldMT Arial-ItalicMT ArialHebrew
      ArialHebrew-Bold ArialMT ArialRoundedMTBold Avenir-Black Avenir-BlackOblique Avenir-Book Avenir-BookOblique
      Avenir-Heavy Avenir-HeavyOblique Avenir-Light Avenir-LightOblique Avenir-Medium Avenir-MediumOblique
      Avenir-Oblique Avenir-Roman AvenirNext-Bold AvenirNext-BoldItalic AvenirNext-DemiBold
      AvenirNext-DemiBoldItalic AvenirNext-Heavy AvenirNext-HeavyItalic AvenirNext-Italic AvenirNext-Medium
      AvenirNext-MediumItalic AvenirNext-Regular AvenirNext-UltraLight AvenirNext-UltraLightItalic
      AvenirNextCondensed-Bold AvenirNextCondensed-BoldItalic AvenirNextCondensed-DemiBold
      AvenirNextCondensed-DemiBoldItalic AvenirNextCondensed-Heavy AvenirNextCondensed-HeavyItalic
      AvenirNextCondensed-Italic AvenirNextCondensed-Medium AvenirNextCondensed-MediumItalic
      AvenirNextCondensed-Regular AvenirNextCondensed-UltraLight AvenirNextCondensed-UltraLightItalic Baskerville
      Baskerville-Bold Baskerville-BoldItalic Baskerville-Italic Baskerville-SemiBold Baskerville-SemiBoldItalic
      BodoniOrnamentsITCTT BodoniSvtyTwoITCTT-Bold BodoniSvtyTwoITCTT-Book BodoniSvtyTwoITCTT-BookIta
      BodoniSvtyTwoOSITCTT-Bold BodoniSvtyTwoOSITCTT-Book BodoniSvtyTwoOSITCTT-BookIt BodoniSvtyTwoSCITCTT-Book
      BradleyHandITCTT-Bold ChalkboardSE-Bold ChalkboardSE-Light ChalkboardSE-Regular Chalkduster Cochin
      Cochin-Bold Cochin-BoldItalic Cochin-Italic Copperplate Copperplate-Bold Copperplate-Light
      CourierNewPS-BoldItalicMT CourierNewPS-BoldMT CourierNewPS-ItalicMT CourierNewPSMT DevanagariSangamMN
      DevanagariSangamMN-Bold Didot Didot-Bold Didot-Italic EuphemiaUCAS EuphemiaUCAS-Bold EuphemiaUCAS-Italic
      Futura-CondensedExtraBold Futura-CondensedMedium Futura-Medium Futura-MediumItalic GeezaPro GeezaPro-Bold
      Georgia Georgia-Bold Georgia-BoldItalic Georgia-Italic GillSans GillSans-Bold GillSans-BoldItalic
      GillSans-Italic GillSans-Light GillSans-LightItalic Helvetica Helvetica-Bold Helvetica-BoldOblique
      Helvetica-Light Helvetica-LightOblique Helvetica-Oblique HelveticaNeue HelveticaNeue-Bold
      HelveticaNeue-BoldItalic HelveticaNeue-CondensedBlack HelveticaNeue-CondensedBold HelveticaNeue-Italic
      HelveticaNeue-Light HelveticaNeue-LightItalic HelveticaNeue-Medium HelveticaNeue-UltraLight
      HelveticaNeue-UltraLightItalic HiraMinProN-W3 HiraMinProN-W6 HoeflerText-Black HoeflerText-BlackItalic
      HoeflerText-Italic HoeflerText-Regular Kailasa Kailasa-Bold MalayalamSangamMN MalayalamSangamMN-Bold
      MarkerFelt-Thin MarkerFelt-Wide Noteworthy-Bold Noteworthy-Light Optima-Bold Optima-BoldItalic
      Optima-ExtraBlack Optima-Italic Optima-Regular Palatino-Bold Palatino-BoldItalic Palatino-Italic
      Palatino-Roman Papyrus Papyrus-Condensed PartyLetPlain SinhalaSangamMN SinhalaSangamMN-Bold SnellRoundhand
      SnellRoundhand-Black SnellRoundhand-Bold Symbol TamilSangamMN TamilSangamMN-Bold Thonburi Thonburi-Bold
      TimesNewRomanPS-BoldItalicMT TimesNewRomanPS-BoldMT TimesNewRomanPS-ItalicMT TimesNewRomanPSMT
      Trebuchet-BoldItalic TrebuchetMS TrebuchetMS-Bold TrebuchetMS-Italic Verdana Verdana-Bold Verdana-BoldItalic
      Verdana-Italic ZapfDingbatsITC Zapfino
      """
    ),
    (
      [7, 9, 14, 18, 26],
      """
      AlNile AlNile-Bold AppleSDGothicNeo-Light AppleSDGothicNeo-Regular AppleSDGothicNeo-SemiBold
      AppleSDGothicNeo-Thin ArialHebrew-Light DINAlternate-Bold DINCondensed-Bold Damascus DamascusBold
      DamascusMedium DamascusSemiBold DiwanMishafi Farah HelveticaNeue-MediumItalic HelveticaNeue-Thin Menlo-Bold
      Menlo-BoldItalic Menlo-Italic Menlo-Regular SavoyeLetPlain Thonburi-Light
      """
    ),
    (
      [6, 7, 9, 14],
      """
      Courier Courier-Bold Courier-BoldOblique Courier-Oblique
      """
    ),
    (
      [9, 14, 18, 26],
      """
      DamascusLight HelveticaNeue-ThinItalic KhmerSangamMN KohinoorDevanagari-Light LaoSangamMN
      """
    ),
    (
      [6, 7, 9],
      """
      BanglaSangamMN BanglaSangamMN-Bold GujaratiSangamMN GujaratiSangamMN-Bold GurmukhiMN GurmukhiMN-Bold
      HiraKakuProN-W3 HiraKakuProN-W6 KannadaSangamMN KannadaSangamMN-Bold Marion-Bold Marion-Italic
      Marion-Regular OriyaSangamMN OriyaSangamMN-Bold STHeitiSC-Light STHeitiSC-Medium STHeitiTC-Light
      STHeitiTC-Medium TeluguSangamMN TeluguSangamMN-Bold
      """
    ),
    (
      [14, 18, 26],
      """
      AmericanTypewriter-Semibold AppleSDGothicNeo-UltraLight AppleSymbols Charter-Black Charter-BlackItalic
      Charter-Bold Charter-BoldItalic Charter-Italic Charter-Roman Futura-Bold Galvji Galvji-Bold
      GillSans-SemiBold GillSans-SemiBoldItalic GillSans-UltraBold HiraMaruProN-W4 HiraginoSans-W3 HiraginoSans-W6
      HiraginoSans-W7 KohinoorBangla-Light KohinoorBangla-Regular KohinoorBangla-Semibold
      KohinoorDevanagari-Regular KohinoorDevanagari-Semibold KohinoorGujarati-Bold KohinoorGujarati-Light
      KohinoorGujarati-Regular KohinoorTelugu-Light KohinoorTelugu-Medium KohinoorTelugu-Regular MuktaMahee-Bold
      MuktaMahee-Light MuktaMahee-Regular MyanmarSangamMN MyanmarSangamMN-Bold NotoNastaliqUrdu
      NotoNastaliqUrdu-Bold NotoSansKannada-Bold NotoSansKannada-Light NotoSansKannada-Regular
      NotoSansMyanmar-Bold NotoSansMyanmar-Light NotoSansMyanmar-Regular NotoSansOriya NotoSansOriya-Bold
      PingFangHK-Light PingFangHK-Medium PingFangHK-Regular PingFangHK-Semibold PingFangHK-Thin
      PingFangHK-Ultralight PingFangSC-Light PingFangSC-Medium PingFangSC-Regular PingFangSC-Semibold
      PingFangSC-Thin PingFangSC-Ultralight PingFangTC-Light PingFangTC-Medium PingFangTC-Regular
      PingFangTC-Semibold PingFangTC-Thin PingFangTC-Ultralight Rockwell-Bold Rockwell-BoldItalic Rockwell-Italic
      Rockwell-Regular
      """
    ),
    (
      [7, 9],
      """
      IowanOldStyle-Bold IowanOldStyle-BoldItalic IowanOldStyle-Italic IowanOldStyle-Roman Superclarendon-Black
      Superclarendon-BlackItalic Superclarendon-Bold Superclarendon-BoldItalic Superclarendon-Italic
      Superclarendon-Light Superclarendon-LightItalic Superclarendon-Regular
      """
    ),
    (
      [14, 18],
      """
      Kefa-Regular
      """
    ),
    (
      [18, 26],
      """
      GranthaSangamMN-Bold GranthaSangamMN-Regular HiraginoSans-W4 HiraginoSans-W5 HiraginoSans-W8 Impact
      NotoSansSyriac-Regular NotoSansSyriac-Regular_Black NotoSansSyriac-Regular_Bold
      NotoSansSyriac-Regular_ExtraBold NotoSansSyriac-Regular_ExtraLight NotoSansSyriac-Regular_Light
      NotoSansSyriac-Regular_Medium NotoSansSyriac-Regular_SemiBold NotoSansSyriac-Regular_Thin PingFangMO-Light
      PingFangMO-Medium PingFangMO-Regular PingFangMO-Semibold PingFangMO-Thin PingFangMO-Ultralight
      STIXTwoMath-Regular STIXTwoText STIXTwoText-Italic STIXTwoText-Italic_Bold-Italic
      STIXTwoText-Italic_Medium-Italic STIXTwoText-Italic_SemiBold-Italic STIXTwoText_Bold STIXTwoText_Medium
      STIXTwoText_SemiBold
      """
    ),
    (
      [7],
      """
      GeezaPro-Light HelveticaNeue-Thin_Italic
      """
    ),
    (
      [9],
      """
      DBLCDTempBlack KohinoorDevanagari-Book KohinoorDevanagari-Medium SanFranciscoDisplay-Black
      SanFranciscoDisplay-Bold SanFranciscoDisplay-Heavy SanFranciscoDisplay-Light SanFranciscoDisplay-Medium
      SanFranciscoDisplay-Regular SanFranciscoDisplay-Semibold SanFranciscoDisplay-Thin
      SanFranciscoDisplay-Ultralight SanFranciscoRounded-Black SanFranciscoRounded-Bold SanFranciscoRounded-Heavy
      SanFranciscoRounded-Light SanFranciscoRounded-Medium SanFranciscoRounded-Regular
      SanFranciscoRounded-Semibold SanFranciscoRounded-Thin SanFranciscoRounded-Ultralight SanFranciscoText-Bold
      SanFranciscoText-BoldG1 SanFranciscoText-BoldG2 SanFranciscoText-BoldG3 SanFranciscoText-BoldItalic
      SanFranciscoText-BoldItalicG1 SanFranciscoText-BoldItalicG2 SanFranciscoText-BoldItalicG3
      SanFranciscoText-Heavy SanFranciscoText-HeavyItalic SanFranciscoText-Light SanFranciscoText-LightItalic
      SanFranciscoText-Medium SanFranciscoText-MediumItalic SanFranciscoText-Regular SanFranciscoText-RegularG1
      SanFranciscoText-RegularG2 SanFranciscoText-RegularG3 SanFranciscoText-RegularItalic
      SanFranciscoText-RegularItalicG1 SanFranciscoText-RegularItalicG2 SanFranciscoText-RegularItalicG3
      SanFranciscoText-Semibold SanFranciscoText-SemiboldItalic SanFranciscoText-Thin SanFranciscoText-ThinItalic
      """
    ),
    (
      [18],
      """
      DecoTypeNastaleeqUrdu-Bold DecoTypeNastaleeqUrdu-Regular
      """
    ),
    (
      [26],
      """
      KefaIII-Bold KefaIII-ExtraBold KefaIII-Light KefaIII-Regular
      """
    ),
  ]
}
