// The declarations of WebKit that the host of a web view uses, as the iOS 18 SDK has them. Scripts are kept as WebKit keeps
// them, and nothing is shown.
//
// Sources: WKWebView.h, WKWebViewConfiguration.h, WKUserContentController.h and WKUserScript.h, and their pages at
// developer.apple.com.

@_exported public import UIKit

@MainActor open class WKWebView: UIView {
  /// A copy in WebKit, with the same content controller.
  public let configuration = WKWebViewConfiguration()
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {}
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? { nil }
}

@MainActor open class WKWebViewConfiguration: NSObject {
  nonisolated public override init() { super.init() }
  open lazy var userContentController = WKUserContentController()
}

@MainActor open class WKUserContentController: NSObject {
  open private(set) var userScripts: [WKUserScript] = []
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  open func removeAllUserScripts() { userScripts = [] }
}

@MainActor open class WKUserScript: NSObject {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    self.source = source
    self.injectionTime = injectionTime
  }
}

public enum WKUserScriptInjectionTime: Int, Sendable {
  case atDocumentStart = 0
  case atDocumentEnd = 1
}

@MainActor open class WKNavigation: NSObject {}
