import PushModel
import PushRecords
import Testing

@testable import MigrationReport

@Suite("The page has words for what the model knows")
struct ReportWordsTests {
    @Test("Every kind of message has a Chinese name", arguments: MessageKind.allCases)
    func kinds(_ kind: MessageKind) {
        let words = Facet.kinds.words(of: kind.rawValue)
        #expect(words.chinese.unicodeScalars.allSatisfy { $0.value >= 0x2E80 })
        #expect(words.english != words.chinese)
    }

    /// The policies that take one of several values, and those that are texts or zones.
    static let policies =
        Policies.choices.map(\.key.string) + ["quietZone", "unknownElementText", "defaultSound"]

    @Test("Every policy is told in words, not by its name", arguments: policies)
    func policy(_ name: String) {
        let words = Wording.word(name, in: "setting")
        #expect(words.english.contains(" ") && words.chinese != words.english, "\(name)")
    }

    /// What ``ProfileWording`` tells of by a word, and the words that it can take.
    static let values: [(role: String, words: [String])] = [
        ("group-sender", Policies.GroupSender.allCases.map(\.rawValue)),
        ("made-title", Policies.MadeTitle.allCases.map(\.rawValue)),
        ("category", Policies.UsualCategory.allCases.map(\.rawValue)),
        ("mutable-content", Policies.MutableContent.allCases.map(\.rawValue)),
    ]

    @Test("Every value in which profiles differ has words in both languages", arguments: values)
    func value(_ role: String, _ words: [String]) {
        for word in words {
            let wording = Wording.known("value.\(role).\(word)")
            #expect(wording != nil && wording?.english != wording?.chinese, "\(word)")
        }
    }
}
