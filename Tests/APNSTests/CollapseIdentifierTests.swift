import APNSTypes
import Testing

@Suite("Collapse identifiers")
struct CollapseIdentifierTests {
    @Test("One that fits stays, and an empty one is none")
    func fitting() {
        #expect(CollapseIdentifier.fitting("order-9") == "order-9")
        #expect(CollapseIdentifier.fitting(text("x", 64)) == text("x", 64))
        #expect(CollapseIdentifier.fitting("") == nil)
    }

    @Test("One over 64 bytes is cut behind the last whole character", arguments: cuts)
    func cut(cut: Cut) {
        let kept = CollapseIdentifier.fitting(text(cut.character, cut.count, after: cut.lead))
        #expect(kept == text(cut.character, cut.kept, after: cut.lead))
        #expect((kept?.count ?? 0) <= CollapseIdentifier.maximumBytes)
    }

    @Test("A single character over 64 bytes leaves nothing")
    func monster() {
        #expect(CollapseIdentifier.fitting(text("\u{301}", 40, after: "e")) == nil)
        #expect(CollapseIdentifier.fitting(text("\u{301}", 400, after: "e")) == nil)
        #expect(CollapseIdentifier.fitting(text("\u{301}", 400, after: "abe")) == "ab")
    }
}

private func text(_ character: String, _ count: Int, after lead: String = "") -> UTF8Text {
    UTF8Text(lead + String(repeating: character, count: count))
}

/// A repeated character, and how often it is left.
struct Cut: CustomTestStringConvertible, Sendable {
    let lead: String
    let character: String
    let count: Int
    let kept: Int

    init(_ character: String, _ count: Int, after lead: String = "", kept: Int) {
        self.lead = lead
        self.character = character
        self.count = count
        self.kept = kept
    }

    var testDescription: String { "\(lead)\(character)×\(count) to \(kept)" }
}

private let cuts: [Cut] = [
    Cut("x", 65, kept: 64),
    Cut("x", 10_000, kept: 64),
    Cut("é", 33, kept: 32),
    Cut("é", 33, after: "x", kept: 31),
    Cut("您", 22, kept: 21),
    Cut("😀", 17, kept: 16),
    Cut("😀", 17, after: "xyz", kept: 15),
    Cut("🇨🇳", 9, kept: 8),
    Cut("🇨🇳", 9, after: "x", kept: 7),
    Cut("👨‍👩‍👧‍👦", 3, kept: 2),
    Cut("👨‍👩‍👧‍👦", 3, after: String(repeating: "x", count: 14), kept: 2),
    Cut("👨‍👩‍👧‍👦", 3, after: String(repeating: "x", count: 15), kept: 1),
    Cut("👍🏽", 9, kept: 8),
    Cut("e\u{301}", 22, kept: 21),
    Cut("한", 22, kept: 21),
    Cut("\r\n", 33, after: "x", kept: 31),
]
