// What the host of a web view uses of UIKit besides fonts, as the iOS 18 SDK declares it. Compiled with UIKit.swift as one
// module.
//
// Sources: UIView.h, UITraitCollection.h and UIContentSizeCategory.h, and their pages at developer.apple.com.

@MainActor open class UIView: NSObject {
  nonisolated public override init() { super.init() }
  open var traitCollection: UITraitCollection { UITraitCollection() }
}

extension UIContentSizeCategory {
  public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
}
