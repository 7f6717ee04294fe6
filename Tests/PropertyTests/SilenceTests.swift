import PushBridge
import TestSupport
import Testing

@Suite("No key is lost in silence")
struct SilenceTests {
    @Test("Every member of every golden message is seen or told of", arguments: 0..<4)
    func golden(part: Int) throws {
        var known: [String: Accounting] = [:]
        for (number, line) in Corpus.fixtures.bareMessages.enumerated() where number % 4 == part {
            let losses = try Accounting.losses(in: line, &known)
            #expect(losses == [], "\(line)")
        }
    }

    @Test("Each excuse is one that some golden message needs", arguments: Excuse.all)
    func needed(excuse: Excuse) throws {
        let isNeeded = try Corpus.fixturesBySource.get().contains { source, messages in
            let accounting = try Accounting(source: source)
            return messages.contains { message in
                excuse.mayExcuse(message, of: source)
                    && accounting.losses(in: message).contains { excuse.excuses("\(source) \($0)") }
            }
        }
        #expect(isNeeded)
    }

    @Test("Every member of two golden messages in one is seen or told of", arguments: 0..<4)
    func merged(part: Int) throws {
        var random = SplitMix64(seed: UInt64(2_000 + part))
        for (source, messages) in try Corpus.fixturesBySource.get() {
            let accounting = try Accounting(source: source)
            for _ in 0..<8 {
                let message = random.pick(messages).merged(with: random.pick(messages))
                #expect(accounting.unexcused(in: message, of: source) == [], "\(message.json())")
            }
        }
    }

    @Test("A member that a reader never sees is found", arguments: DeafReading.all)
    func deaf(_ reading: DeafReading) throws {
        let message = try #require(JSONTree(message: reading.line))
        let full = try Accounting(source: reading.source)
        #expect(full.losses(in: message) == [])
        #expect(try reading.accounting.losses(in: message) == [reading.pointer])
    }
}

/// A reader that passes over one member, as one that lacks a row would.
struct DeafReading: Sendable, CustomTestStringConvertible {
    let source: String
    let line: String
    /// The member it passes over.
    let pointer: String

    var testDescription: String { "\(source) \(pointer)" }

    var accounting: Accounting {
        get throws {
            let full = try Accounting(source: source)
            return Accounting { line in
                guard let tree = JSONTree(message: line),
                    let place = tree.memberPlaces.first(where: { $0.pointer == pointer })
                else { return full.read(line) }
                return full.read(tree.replacing(place.steps[...], with: nil).json())
            }
        }
    }

    static let all = [
        DeafReading(
            source: "easemob/rest",
            line:
                #"{"to":["b"],"type":"txt","body":{"msg":"x"},"ext":{"em_apns_ext":{"em_push_title":"T"}}}"#,
            pointer: "/ext/em_apns_ext/em_push_title"),
        DeafReading(
            source: "easemob/rest", line: #"{"to":["b"],"type":"txt","body":{"msg":"x"},"routetype":"x"}"#,
            pointer: "/routetype"),
        DeafReading(
            source: "nim/server-v1",
            line:
                #"{"from":"a","ope":"0","to":"b","type":"0","body":"{\"msg\":\"x\"}","option":"{\"push\":true}"}"#,
            pointer: "/option/push"),
        DeafReading(source: "nim/sdk", line: #"{"text":"x","sessionId":"b","isTop":1}"#, pointer: "/isTop"),
    ]
}
