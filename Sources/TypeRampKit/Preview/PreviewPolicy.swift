import Writing

/// The Content-Security-Policy of the page: its own styles and its own script, fonts that are in it, and nothing else.
///
/// There are no requests, no attributes with styles or scripts, no forms and no frames.
enum PreviewPolicy {
  /// - Parameters:
  ///   - styles: the contents of the `<style>` elements.
  ///   - script: the content of the `<script>` element.
  static func text(styles: [UTF8Text], script: UTF8Text) -> String {
    let directives = [
      "default-src 'none'", "style-src " + styles.map(source).joined(separator: " "),
      "script-src " + source(script), "font-src data:", "base-uri 'none'", "form-action 'none'",
    ]
    return directives.joined(separator: "; ")
  }

  private static func source(_ content: UTF8Text) -> String {
    "'sha256-\(Base64.text(SHA256.hash(content.bytes)))'"
  }
}
