import SwiftUI

enum Theme {
  static let title = Font.custom("Lato-Bold", size: 32, relativeTo: .largeTitle)
  static var body: UIFont { UIFontMetrics.default.scaledFont(for: UIFont(name: "Lato-Regular", size: 17)!, maximumPointSize: 40) }
  static func bold(_ size: CGFloat) -> UIFont { .boldSystemFont(ofSize: size) }
}

#if DEBUG
let a = UIFont.systemFont(ofSize: 17, weight: .semibold)  // typeramp:ignore
#else
let b = UIFontMetrics(forTextStyle: .headline).scaledFont(for: a)
#endif

#Preview { Text("\(Theme.bold(18))").font(.system(size: 15, design: .rounded).weight(.heavy)) }
struct Row: View {
  var body: some View {
    Image(systemName: "star").resizable().font(.system(size: 20))
    Text(#"\#(title) ("#).font(.custom("Lato-Regular", fixedSize: 13)).bold() /* a /* b */ */
    label.adjustsFontForContentSizeCategory = true
  }
}
