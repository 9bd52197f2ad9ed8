import Diagnostics
import Testing

@testable import TypeRampKit

/// Tracking that the system font has by itself. Design tools of earlier years round differently.
@Suite struct SystemTrackings {
  @Test(arguments: [
    (#""weight": "regular", "tracking": -0.43"#, true), (#""weight": "bold", "tracking": -0.408"#, true),
    (#""design": "default", "fontSize": 34, "tracking": 0.4"#, true),
    (#""weight": "regular", "fontSize": 54, "tracking": 0.32"#, true),
    (#""weight": "regular", "fontSize": 6, "tracking": 0.24"#, true),
    (#""weight": "regular", "tracking": -0.3"#, false), (#""weight": "regular", "tracking": 0.43"#, false),
    (#""weight": "regular", "fontSize": 12, "tracking": 0"#, false),
    (#""weight": "regular", "fontSize": 55, "tracking": 0.3"#, false),
    (#""weight": "regular", "fontSize": 17.5, "tracking": -0.43"#, false),
    (#""design": "serif", "tracking": -0.43"#, false),
    (#""fontName": "Georgia", "fontSize": 17, "tracking": -0.43"#, false),
  ])
  func areNoted(entry: String, isNoted: Bool) {
    let found = findings(in: "{ \"body\": { \(entry) } }").filter { $0.id == "system-tracking" }
    #expect(found.map(\.severity) == (isNoted ? [.note] : []))
  }

  @Test func theSizeIsThatOfTheStyle() {
    let found = findings(in: #"{ "title": { "weight": "regular", "tracking": 0.38 } }"#)
    #expect(
      found.map(\.message).contains(
        "the system font has 0.38 points of tracking by itself at 28 points; 'tracking' would apply it twice"))
  }
}
