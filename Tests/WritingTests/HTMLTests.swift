import Testing

@testable import Writing

@Suite struct HTMLTests {
  @Test func textIsNotMarkup() {
    let text = "<b a='x' c=\"y\">&amp;\u{202E}\n"
    let page: HTML = "<p title=\"\(text)\">\(text)</p>"
    let escaped = "&lt;b a=&#39;x&#39; c=&quot;y&quot;&gt;&amp;amp;\\u{202E}\\u{A}"
    #expect(page.text == "<p title=\"\(escaped)\">\(escaped)</p>")
  }

  @Test func markupStaysMarkup() {
    let parts: [HTML] = ["<i>\("ä & ö")</i>", "<b>\(17)</b>"]
    #expect(parts.joined(separator: ", ").text == "<i>ä &amp; ö</i>, <b>17</b>")
  }
}
