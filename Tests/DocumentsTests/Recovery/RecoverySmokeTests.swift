import Documents
import Testing
@Suite struct RecoverySmokeTests { @Test func a() { #expect(RecoveredDocument(Document(Array("{\"a\": {".utf8), path: "a.json"))?.tree.root.kind == .dictionary) } }
