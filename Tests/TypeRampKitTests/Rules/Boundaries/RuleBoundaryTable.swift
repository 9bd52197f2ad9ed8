extension RuleBoundary {
  static let sizes = """
    number-out-of-range: 'body': { BOLD, # }
      'fontSize': «0» | 'fontSize': 0.001 | 'fontSize': 10000 | 'fontSize': «10000.001» | 'lineHeight': «0»
      'maximumPointSize': «0» | 'tracking': -10000 | 'tracking': «-10000.001»
    number-out-of-range: 'metrics': { 'a': { 'value': # } } :: 0.001 | «10001»
    vanishing-size: 'body': { BOLD, # }
      'fontSize': «0.0004», 'fixed': true | 'fontSize': 0.0005, 'fixed': true | 'fontSize': «0.4» | 'fontSize': 1
      // The smaller of the two is the cause.
      'fontSize': 17, 'maximumPointSize': «0.0004» | 'fontSize': «0.4», 'maximumPointSize': 30
    unlikely-size: 'body': { BOLD, 'fontSize': # } :: «5.999» | 6 | 100 | «100.001» | 0.4
    fractional-size: 'body': { BOLD, 'fontSize': # }
      «17.5» | «17.001» | 17 | 17.5, 'fixed': true | 0.4
      // A limit is reported by its own rule.
      17.5, 'maximumPointSize': 16.5 | 17.5, 'minimumContentSizeCategory': 'XXXL'
    text-too-small: 'body': { BOLD, 'fontSize': # }
      «10.999», 'fixed': true | 11, 'fixed': true | 0.4 | 17, 'maximumPointSize': 9
      // One category is a range.
      «8», 'minimumContentSizeCategory': 'L', 'maximumContentSizeCategory': 'L'
    // Apple's own captions are as small at the small text sizes.
    text-too-small
      'caption': { BOLD, 'fontSize': 12 } | 'caption': { BOLD, 'fontSize': «11» }
      'caption2': { BOLD, 'fontSize': 11 } | 'caption2': { BOLD, 'fontSize': «10» }
    maximum-below-size: 'body': { BOLD, 'maximumPointSize': # }
      «16.999», 'fontSize': 17 | 17, 'fontSize': 17 | «16.999» | 17
    contradictory-limits: 'body': { # }
      'minimumContentSizeCategory': '«AX1»', 'maximumContentSizeCategory': 'XXXL'
      'minimumContentSizeCategory': 'AX1', 'maximumContentSizeCategory': 'AX1' | 'minimumContentSizeCategory': 'AX5'
      'maximumContentSizeCategory': 'XS'
    // A style with a maximum is compared at the default only.
    overtakes-larger-style: 'body': { BOLD, 'fontSize': 17, 'maximumPointSize': 40 }, #
      'footnote': { BOLD, 'fontSize': 18, 'fixed': true } | '«footnote»': { BOLD, 'fontSize': 18.1, 'fixed': true }
      'headline': { BOLD, 'fontSize': 30 } | 'callout': { BOLD, 'fontSize': 18 }
    overtakes-larger-style
      'body': { BOLD, 'fontSize': 17 }, '«footnote»': { BOLD, 'fontSize': 18, 'fixed': true }
      'body': { BOLD, 'fontSize': 17, 'fixed': true }, 'footnote': { BOLD, 'fontSize': 19 }
      // A style that is overtaken is reported once.
      'body': { BOLD, 'fontSize': 9 }, '«callout»': { BOLD, 'fontSize': 16 }, 'footnote': { BOLD, 'fontSize': 13 }
      'body': { BOLD, 'fontSize': 9 }, 'custom': { 'a': { BOLD, 'fontSize': 16, 'relativeTo': 'callout' } }
    never-doubles
      '«body»': { FONT, 'maximumPointSize': 33.9 } | 'body': { FONT, 'maximumPointSize': 34 }
      'body': { FONT, 'fixed': true } | 'body': { FONT, 'maximumPointSize': 16 }
      'body': { FONT, 'maximumContentSizeCategory': 'XXXL' } | '«body»': { FONT, 'maximumContentSizeCategory': 'AX1' }
      // A large title may grow as far as its curve does, and no less.
      'largeTitle': { BOLD } | '«largeTitle»': { BOLD, 'maximumPointSize': 50 }
    // Text to read must double, whatever its curve is.
    never-doubles: 'custom': { # }
      '«a»': { BOLD, 'fontSize': 20, 'relativeTo': 'largeTitle' }
      'a': { BOLD, 'fontSize': 20.6, 'relativeTo': 'largeTitle' }
      'a': { BOLD, 'fontSize': 20, 'relativeTo': 'title2' }
    // Less than twice the own size is the matter of never-doubles, under 11 points that of text-too-small.
    stays-small
      '«footnote»': { BOLD, 'fontSize': 13, 'maximumPointSize': 33.9 }
      'footnote': { BOLD, 'fontSize': 13, 'maximumPointSize': 34 }
      '«footnote»': { BOLD, 'fontSize': 13, 'maximumPointSize': 26 }
      'footnote': { BOLD, 'fontSize': 13, 'maximumPointSize': 25.9 }
      '«footnote»': { BOLD, 'fontSize': 11, 'maximumPointSize': 30 }
      'footnote': { BOLD, 'fontSize': 10, 'maximumPointSize': 30 }
    unlikely-curve: 'custom': { 'a': { BOLD, 'fontSize': # } }
      17.4, 'relativeTo': '«title»' | 17.5, 'relativeTo': 'title' | 17, 'relativeTo': 'title2'
      17, 'relativeTo': '«largeTitle»' | 27.5, 'relativeTo': '«body»' | 27.4, 'relativeTo': 'body'
      28, 'relativeTo': '«headline»' | 28, 'relativeTo': 'title3' | 20, 'relativeTo': 'body'
      40, 'relativeTo': 'caption', 'fixed': true
    unlikely-curve: 'title': { BOLD, # } :: 'fontSize': 17 | 'fontSize': 17, 'relativeTo': '«title»'
    limits-accessibility-sizes: 'body': { BOLD, # }
      'maximumContentSizeCategory': '«XXXL»' | 'maximumContentSizeCategory': 'AX1'
      'minimumContentSizeCategory': 'XS' | 'fontSize': 17, 'maximumContentSizeCategory': 'XXXL', 'fixed': true
    limits-in-labels: 'body': { # }
      // The whole range is no limit.
      BOLD, 'minimumContentSizeCategory': 'XS', 'maximumContentSizeCategory': 'AX5'
      FONT, '«maximumContentSizeCategory»': 'AX4' | FONT, '«minimumContentSizeCategory»': 'S'
      FONT, 'minimumContentSizeCategory': 'S', '«maximumContentSizeCategory»': 'AX4'
      FONT, 'maximumContentSizeCategory': 'XXXL' | BOLD, '«maximumPointSize»': 40 | FONT, 'maximumPointSize': 40
      BOLD, 'fontSize': 17, 'maximumPointSize': 40 | FONT, 'maximumContentSizeCategory': 'AX4', 'fixed': true
      BOLD, 'maximumPointSize': 40, '«maximumContentSizeCategory»': 'AX4'
    fixed-running-text
      'title3': { BOLD, 'fontSize': 17, 'fixed': true } | 'extraLargeTitle': { BOLD, 'fontSize': 17, 'fixed': true }
      'headline': { FONT, '«fixed»': true } | 'caption2': { FONT, '«fixed»': true } | 'body': { FONT, 'fixed': false }
      'custom': { 'a': { FONT, 'fixed': true } }
    ineffective-key: 'body': { FONT, 'fixed': # }
      true, '«maximumPointSize»': 40, '«minimumContentSizeCategory»': 'S' | true, 'lineHeight': 1.5
      true, '«maximumContentSizeCategory»': 'AX4', '«relativeTo»': 'body' | false, 'relativeTo': 'body'
    unlikely-line-height: 'body': { BOLD, 'lineHeight': # } :: «0.799» | 0.8 | 3 | «3.001»
    // What is probably meant in points is offered if the multiple is a likely one.
    unlikely-line-height: 'body': { BOLD, 'fontSize': 16, 'lineHeight': # }
      «48» => unsafe 3 | «48.1» => none | «12.8» => unsafe 0.8 | «12» => none
    unlikely-tracking: 'body': { FONT, 'tracking': # } :: 8.5 | «8.501» | -8.5 | «-8.501»
    // Below a point the size is the mistake.
    unlikely-tracking: 'body': { BOLD, 'fontSize': # } :: 1, 'tracking': «0.501» | 0.999, 'tracking': 0.501
    system-tracking: 'body': { # }
      BOLD, 'tracking': «-0.43» | BOLD, 'tracking': «-0.459» | BOLD, 'tracking': -0.461 | BOLD, 'tracking': «-0.401»
      BOLD, 'tracking': -0.399 | BOLD, 'tracking': 0.43 | 'design': 'serif', 'tracking': -0.43
      'design': 'default', 'fontSize': 34, 'tracking': «0.4» | FONT, 'tracking': -0.43
      // The table has whole sizes from 6 to 54 points, and 0 at 12.
      BOLD, 'fontSize': 6, 'tracking': «0.24» | BOLD, 'fontSize': 5, 'tracking': 0.24
      BOLD, 'fontSize': 54, 'tracking': «0.32» | BOLD, 'fontSize': 55, 'tracking': 0.32
      BOLD, 'fontSize': 12, 'tracking': 0 | BOLD, 'fontSize': 17.5, 'tracking': -0.43
    tight-text: 'body': { BOLD, # }
      'lineHeight': «1.499» | 'lineHeight': 1.5 | 'tracking': «-0.001» | 'tracking': 0
      'lineHeight': «1.4», 'tracking': «-0.1»
      // In each style that does not ignore the rule.
      'lineHeight': «1.4» }, 'callout': { BOLD, 'lineHeight': «1.3»
      'lineHeight': 1.4, 'typeramp': { 'ignore': ['tight-text'] } }, 'callout': { BOLD, 'lineHeight': «1.4»
    tight-text: 'custom': {}, '# }
      title3': { BOLD, 'lineHeight': 1.4 | headline': { BOLD, 'lineHeight': 1.4, 'tracking': -0.1
      subheadline': { BOLD, 'lineHeight': «1.4» | callout': { BOLD, 'lineHeight': «1.4»
      footnote': { BOLD, 'lineHeight': «1.4» | caption': { BOLD, 'lineHeight': «1.4»
      caption2': { BOLD, 'lineHeight': «1.4» | title': { BOLD, 'lineHeight': 1.4
    // The font's own is 1.25. A difference that the message would not show is none.
    line-height-clips: 'body': { 'fontName': 'Brand-Regular', 'fontSize': # }
      17, 'lineHeight': 1.2495 | 17, '«lineHeight»': 1.2485 | 17, 'lineHeight': 1.25 | 17
    line-height-clips: 'body': { #, 'lineHeight': 1 } :: FONT | BOLD
    // A font whose letters are measured is the matter of cut-letters.
    line-height-clips (letters): 'body': { 'fontSize': 17, 'fontName': # 1.1 }
      'Brand-Text', 'lineHeight': | 'Brand-Regular', '«lineHeight»':
    // Once for a font, at the first style that does not ignore the rule.
    missing-letters: 'body': { 'fontSize': 17, 'fontName': '#' }
      «Brand-Regular»', 'boldFontName': 'Brand-Regular | Brand-Text', 'boldFontName': '«Brand-Regular» | Georgia
      Brand-Regular', 'typeramp': { 'ignore': ['missing-letters'] } }, 'callout': { 'fontName': '«Brand-Regular»
    // A font with none of the letters is not meant for the language.
    missing-letters (measured): 'body': { 'fontSize': 17, 'fontName': '#' } :: Fits | «LacksOne» | «LacksBoth»
    // A cut of a third of a point can be seen: at the largest size 6 thousandths are less, and 7 are more.
    cut-letters (measured): 'body': { 'fontSize': 17, 'fontName': '#' }
      Fits | Above6 | «Above7» | Below6 | «Below7»
    // In each style, also in those with the same lines.
    cut-letters: 'title': { 'fontName': 'Brand-Text', 'fontSize': 28, # }
      '«lineHeight»': 1 }, 'title2': { 'fontName': 'Brand-Text', 'fontSize': 22, '«lineHeight»': 1
      '«lineHeight»': 1 }, 'title2': { 'fontName': 'Brand-Text', 'fontSize': 22, '«lineHeight»': 1.1
      'lineHeight': 1, 'typeramp': { 'ignore': ['cut-letters'] }
    """

  static let entries = """
    duplicate-text-style
      'caption': {}, '«caption1»': {} | 'body': {}, '«body»': {} | 'title': {}, 'title2': {}
      'custom': {}, 'custom': {}
    duplicate-key
      'custom': {}, '«custom»': {} | 'custom': { 'a': {}, '«a»': {} } | 'metrics': { 'a': {}, '«a»': {} }
      'body': { BOLD, '«weight»': 'bold' } | 'metrics': { 'a': { 'value': 1, '«value»': 1 } } | 'body': {}, 'body': {}
    // A weight in place of a name. A key is renamed if the entry is a style, has no such key, and can have the value.
    unknown-key: 'body': { # }
      '«name»': 'black' => weight | '«name»': 'blackish' => fontName | '«name»': 'black', BOLD => unsafe weight
      '«size»': 17 => fontSize | '«size»': 0 => unsafe fontSize | '$extensions': {}
    unknown-key :: 'bodi': { '«size»': 17 } => unsafe fontSize | 'metrics': { 'a': { '«size»': 1 } }
    unknown-value: 'typeramp': { 'ignore': ['#'] } :: unlikely-size | «unlikely-siez» => unlikely-size | «x» => none
    // A misspelt key is reported instead of a missing one.
    missing-font-name
      '«body»': { 'fontSize': 17 } | '«body»': { 'boldFontName': 'A-B' } | 'body': { 'fontSize': 17, BOLD }
      'body': { 'fontSize': 17, 'design': 'serif' } | 'body': { 'fontSize': 17, 'fontFamily': 'Georgia' }
      'body': { 'fontSize': 17, 'fontNam': 'A' } | 'body': { 'fontSize': 17, 'fontFamilly': 'A' }
      'body': { 'maximumPointSize': 30 }
    missing-font-size
      '«body»': { 'fontName': 'A-B' } | '«body»': { 'fontFamily': 'Georgia' }
      'body': { 'fontName': 'A', 'size': 17 } | 'body': { BOLD } | 'body': { 'boldFontName': 'A-B' }
      'body': { FONT }
    missing-font: 'body': { # }
      BOLD | 'design': 'serif' | 'fontName': 'A' | 'fontFamily': 'Georgia' | 'fontSize': 17 | 'boldFontName': 'A'
      'fontNam': 'A' | 'fontFamilly': 'A' | 'size': 17 | 'boldFontNam': 'A'
    missing-font
      '«body»': {} | '«body»': { 'italic': true } | 'custom': { '«a»': { 'relativeTo': 'body' } } | 'bodi': {}
      'body': 1
    empty-font-name
      'body': { 'fontName': '«»' } | 'body': { FONT, 'boldFontName': '«»' } | 'body': { FONT, 'boldFontName': ' ' }
    conflicting-font: 'body': { # }
      FONT, '«weight»': 'bold', '«design»': 'serif' | 'boldFontName': 'A-B', '«weight»': 'bold'
      FONT, 'boldFontName': 'A' | BOLD, 'design': 'serif' | 'fontFamily': 'Georgia', BOLD
      'fontFamily': 'Georgia', '«fontName»': 'Georgia', '«design»': 'serif' | FONT, '«italic»': true
      BOLD, '«italic»': false | 'fontSize': 17, 'italic': true
    // A slant and a font style contradict each other only if both are there.
    conflicting-font: 'body': { 'fontFamily': 'Georgia', 'italic': # }
      true | false | true, '«fontStyle»': 'normal' | true, 'fontStyle': 'italic' | false, 'fontStyle': 'normal'
      false, '«fontStyle»': 'italic'
    missing-relative-to: 'custom': { # }
      '«a»': { BOLD } | 'a': { 'relativeTo': 'body' } | 'a': { 'fixed': true } | '«a»': { 'fixed': false } | 'a': 1
      'a': { 'relativTo': 'body' }
    invalid-style-name: 'custom': { '#': {} }
      «reader» | «Reader_» | «metric» | «metricIcon» | «1a» | «_a» | «a-b» | «» | «ä» | «title1» | «Caption_1»
      readers | metri | iconMetric | a1 | a_ | z | A | aB': {}, '«a_b» | a': {}, 'b | a': {}, 'a
    invalid-metric-name: 'metrics': { '#': {} }
      «1a» | «_a» | «a-b» | «» | «ä» | a1 | a_ | z | A | body | reader | aB': {}, '«a_b» | a': {}, 'b | a': {}, 'a
    foreign-format
      '«typography-kit»': {} | '«typography-colors»': {} | '«ui-font-text-styles»': {}, 'body': {} | 'typography': {}
      '«generator»': 'typeramp' | 'generator': 'other' | '«UIAppFonts»': [] | '«CFBundleName»': '' | 'CFBundl': ''
      'UIAppFonts': [], 'body': {} | '«large»': { 'body': {} } | 'large': { 'bodi': {} } | 'larg': { 'body': {} }
      'large': { 'body': {} }, 'body': {} | { 'a': [MOST] } | «{ 'a': [1,MOST] }»
    empty-dictionary
      «{»} | «{» 'description': '', '$schema': 'x', 'typeramp': {} } | 'custom': {} | 'descriptions': '' | []
    // The extra-large titles do not count, and what is misspelt is not missing.
    missing-text-style :: {«}» | { TEN «}» | TEN, 'caption2': {} | TEN, 'captoin2': {} | [] | 'typography-kit': {}
    scaledfont-ignores
      'body': { FONT } | 'title': { FONT } | '«title1»': { FONT } | '«extraLargeTitle»': { FONT } | 'body': { BOLD }
      '«extraLargeTitle2»': { FONT } | 'body': { FONT, '«weight»': 'bold', '«$extensions»': {} }
      'custom': { 'title1': {} }
    scaledfont-voids
      'body': { FONT } | 'body': { 'fontName': '', 'fontSize': 17.5 }
      '«body»': { 'fontName': 'A', 'fontSize': '17' } | '«body»': { 'fontName': 'A' } | '«body»': { 'fontSize': 17 }
      '«body»': { 'fontName': 1, 'fontSize': 17 } | '«custom»': { 'a': {} } | '«description»': '', '«$extensions»': {}
    scaledfont-ignores (none) :: 'title1': { FONT }
    scaledfont-voids (none) :: 'body': {}
    invalid-postscript-name: 'body': { 'fontName': '#', 'fontSize': 17 }
      «A[B» | «A]B» | «A(B» | «A)B» | «A{B» | «A}B» | «A<B» | «A>B» | «A/B» | «A%B» | «A B» | «Aé» | «A\u{7F}» | A!B
      A~B | A-B | A_B | A.B | A+B | A', 'boldFontName': '«A B»
      AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
      «AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA»
    font-family-name: 'body': { 'fontName': '#', 'fontSize': 17 }
      «Futura» | Futura-Medium | «Georgia Bold» | Futur | Georgia | A', 'boldFontName': '«Futura»
      «Avenir Next» => AvenirNext-Regular | Georgia', 'boldFontName': '«Avenir Next» => unsafe AvenirNext-Bold
    unknown-font: 'body': { 'fontName': '#', 'fontSize': 17 }
      «Georgia-Black» | Georgia-Bold | A-B | «Brand.ttf» | «SFProText-Bold» | Futura
      A', 'boldFontName': '«Georgia-Black»
    // With font files, every other name is unknown.
    unknown-font (A-B): 'body': { 'fontName': '#', 'fontSize': 17 } :: A-B | «A-C»
      «Futura–Medium» => Futura-Medium | «Futura\u{A0}Medium» => Futura-Medium | « Futura-Medium » => Futura-Medium
    misspelt-font: 'body': { 'fontName': '#', 'fontSize': 17 }
      «Gerogia» => unsafe Georgia | «HelveticaNeu-Bold» => unsafe HelveticaNeue-Bold | Georgia | Geneva | Brand-Bold
      // Only in another letter, of a name with some: many short names are alike.
      «HelveticaNeu-Bould» => unsafe HelveticaNeue-Bold | Kefi | GeorgiaPro-Bold
      A-B', 'boldFontName': '«Georgie» => unsafe Georgia
    // With font files, it is unknown.
    misspelt-font (A-B) :: 'body': { 'fontName': 'Gerogia', 'fontSize': 17 }
    unknown-family: 'body': { 'fontFamily': '#', 'fontSize': 17 }
      «Georgi» | Georgia | «Georgia-Bold» | «» | «SF Pro»
    missing-face: 'body': { 'fontFamily': #, 'fontSize': 17 }
      '«Georgia»', 'weight': 'semibold' | 'Georgia', 'weight': 'bold', 'italic': true | 'Georgi', 'weight': 'semibold'
      '«Futura»', 'weight': 'bold', 'italic': true
    // In each style.
    missing-bold-font: 'body': { 'fontSize': 17, 'fontName': 'Brand-Regular', # }, 'callout': { FONT }
      'boldFontName': 'A-B' | 'fixed': true
    missing-bold-font: 'body': { 'fontName': '#', 'fontSize': 16 }
      «Brand-Regular»', 'fontSize': 17 }, 'callout': { 'fontName': '«Brand-Regular» | Georgia
      Brand-Regular', 'fontSize': 17, 'typeramp': { 'ignore': ['missing-bold-font'] } }, 'callout': { 'fontName': '«Brand-Regular»
    // A face of weight 500 at most, and one of the same family and slant that is bolder by 200.
    missing-bold-font (faces): 'body': { 'fontName': '#', 'fontSize': 17 }
      «A-Regular» | B-Regular | «C-Light» | D-Light | «E-Medium» | F-Semibold | G-Regular | «H-Italic» | I-Italic
      J-Regular
    // By the names of faces, and by the weights in files.
    lighter-bold-font: 'body': { 'fontSize': 17, 'fontName': '#' }
      Avenir-Book', 'boldFontName': 'Avenir-Heavy | Avenir-Heavy', 'boldFontName': '«Avenir-Book» | Avenir-Heavy
      Avenir-Book', 'boldFontName': 'Avenir-Book | Avenir-Heavy', 'boldFontName': '«Georgia»
    lighter-bold-font (faces): 'body': { 'fontSize': 17, 'fontName': '#' }
      A-Regular', 'boldFontName': 'A-Bold | A-Bold', 'boldFontName': '«A-Regular» | A-Bold', 'boldFontName': 'A-Bold
    // Every Info.plist must list a file of the font.
    undeclared-font (lists): 'body': { 'fontName': '#', 'fontSize': 17 }
      InBoth | «InOne» | «InNone» | InBoth', 'boldFontName': '«InOne» | «InOne»', 'boldFontName': 'InOne | Georgia
    undeclared-font (A-B) :: 'body': { FONT }
    duplicate-font (twice): 'body': { 'fontName': '#', 'fontSize': 17 }
      «A-B» | A-C | Georgia | «A-B»', 'boldFontName': 'A-B
    // Another case is a mistake in the list, and the file is not a second one.
    unlisted-font-file: 'UIAppFonts': # :: ['Brand-Regular.ttf'] | ['a/brand-regular.TTF'] | «[]» | «['Other.ttf']»
    unlisted-font-file: «{ 'CFBundleName': 'A' }»
    // A key that is nearly UIAppFonts.
    unlisted-font-file: «{ 'CFBundleName': 'A', 'AppFonts': [] }»
    unlisted-font-file: '#': ['Brand-Regular.ttf'] :: UIAppFonts | «UIAppfonts» | «UIAppFont» | «Fonts provided by application»
    missing-font-file: 'UIAppFonts': # :: ['Other.ttf', 'Fonts/Other.ttf'] | ['Other.ttf', '«other.ttf»'] | «{}» | [1]
    missing-font-file (none) :: 'UIAppFonts': ['a.ttf'] | 'UIAppFonts': «1» | 'AppFonts': 1
    unreachable-font: 'body': { 'fontSize': 17, 'fontName': '#' }
      «A-B»', 'boldFontName': '«A-C» | «A-B»', 'boldFontName': 'A-B | Georgia | Georgia', 'boldFontName': '«A-B»
    unreachable-font (none) :: 'body': { FONT }
    // A font that the app does not have is unknown.
    unreachable-font (A-B) :: 'body': { 'fontName': '«A-B»', 'fontSize': 17, 'boldFontName': 'A-C' }
    token-line-height: 'body': { TYPE, '$value': { 'fontSize': '17px', 'lineHeight': # } }
      «4» | 3.999 | '«1.3em»' | '1.3'
    token-reading: { 'body': { 'value': { 'fontFamily': 'Optima', 'fontSize': # } } } :: «6» | 5.999 | '6px'
    token-bare-dimension: 'body': { TYPE, '$value': { 'fontSize': # } }
      «17» | '17px' | '17px', 'letterSpacing': «0» | '17px', 'letterSpacing': '0px' | '17px', 'lineHeight': 1
    token-value: 'body': { TYPE, '$value': { 'fontSize': # } }
      «0» | 0.001 | 10000 | «10001» | 17, 'lineHeight': «0» | 17, 'lineHeight': 0.001 | 17, 'letterSpacing': -10000
      17, 'letterSpacing': «-10001» | 17, 'fontWeight': «0» | 17, 'fontWeight': 1 | 17, 'fontWeight': 1000
      17, 'fontWeight': «1000.5»
    token-font-weight: 'body': { TYPE, '$value': { 'fontSize': 17, 'fontWeight': # } }
      '«Bold»' | 'bold' | 'semi-bold' | '«semibold»' | '«600»' | 600
    """

  /// Rules about Swift.
  static let code = """
    fixed-text: a = #
      «UIFont.systemFont(ofSize: 17)» | UIFont.systemFont(ofSize: size) | UIFont.preferredFont(forTextStyle: .body)
      UIFontMetrics.default.scaledFont(for: UIFont.systemFont(ofSize: 17)) | NSFont.systemFont(ofSize: 17)
      «Font.custom('A-B', fixedSize: 17)» | Font.custom('A-B', size: 17) | Image(b).font(.system(size: 17))
      «Font.system(size: 10000)» | Font.system(size: 10001)
    limited-text: a.#
      «dynamicTypeSize(.xxxLarge)» | «dynamicTypeSize(... .accessibility4)» | dynamicTypeSize(.accessibility5)
      dynamicTypeSize(.xSmall ...) | «maximumContentSizeCategory = .large» | maximumContentSizeCategory = b
    undecided-font: a.font = #
      «UIFont.systemFont(ofSize: size)» | UIFont.systemFont(ofSize: 17) | NSFont.systemFont(ofSize: size)
      UIFont.preferredFont(forTextStyle: .body) | nil
    undecided-font: a.«font = Theme.title»
    no-live-update
      «UIFontMetrics.default.scaledFont(for: a)» | UIFont.«preferredFont»(forTextStyle: .body)
      b.adjustsFontForContentSizeCategory = true; UIFontMetrics.default.scaledFont(for: a)
      b.adjustsFontForContentSizeCategory = false; «UIFontMetrics.default.scaledFont(for: a)»
      metrics.«scaledFont(for: a)»; metrics.scaledFont(for: a); b.adjustsFontForContentSizeCategory = true
    font-in-code: UIFontMetrics.default.scaledFont(for: #)
      «.systemFont(ofSize: 17)» | «.systemFont(ofSize: 17, weight: .semibold)» | .systemFont(ofSize: 17, weight: .bold)
      .systemFont(ofSize: 18) | UIFont(name: 'A-B', size: 17) | .systemFont(ofSize: size)
    """

  /// Rules about texts, in a place that is 150 points wide. At AX5 a character is 26.5 points wide.
  static let texts = #"""
    text-does-not-fit: /**/ 'a' = '#';
      aa aa | «aa aaa» | aaaaaa | «aaa\U00adaaa» | «aaaa-aaaa» | aa\U00a0aa | «a\na» | «aaaaa/a»
    word-wider-than-line: /**/ 'a' = '#';
      aaaaa | «aaaaaa» | aaa\U00adaaa | aa aaaa | «aaa\U00a0aa» | aaaaa-a | aaaaa/a | «aaaaa!»
    """#
}
