import PushModel
import Testing

@Suite("Patterns of sentences")
struct SentencePatternTests {
    private static let pattern = SentencePattern("{key} has {found} bytes, and Apple takes {expected}.")

    @Test("Each name gives way to its value, and one without a value stays")
    func filled() {
        #expect(
            Self.pattern.filled { ["key": "a", "found": "{key}"][$0] }
                == "a has {key} bytes, and Apple takes {expected}.")
        #expect(SentencePattern("no names").filled { _ in "x" } == "no names")
    }

    @Test("A sentence that was made of a pattern gives its values back")
    func values() {
        let values = Self.pattern.values(in: "thread-id has 65 bytes, and Apple takes 64, or none.")
        #expect(values == ["key": "thread-id", "found": "65", "expected": "64, or none"])
        #expect(SentencePattern("It is {found}").values(in: "It is lost") == ["found": "lost"])
    }

    @Test(
        "Another sentence gives none",
        arguments: ["thread-id has 65 bytes.", "", "thread-id has 65 bytes, and Apple takes 64. Really"])
    func others(sentence: String) {
        #expect(Self.pattern.values(in: sentence) == nil)
    }
}
