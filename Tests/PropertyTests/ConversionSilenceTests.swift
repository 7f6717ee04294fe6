import PushRecords
import TestSupport
import Testing

@Suite("No key is lost in silence on the way to another vendor")
struct ConversionSilenceTests {
    @Test(
        "Every member of a third of each source's golden messages, another one for each target, is written or told of",
        arguments: ConversionTarget.adapters)
    func golden(target: ConversionTarget) throws {
        let written = try Corpus.fixturesBySource.get().flatMap { source, messages in
            let accounting = try Accounting(converting: source, to: target)
            return messages.enumerated().filter { target.isMet(by: $0.offset) }.map(\.element)
                .filter { accounting.read($0.json()) != nil }.map { (source, $0, accounting) }
        }
        #expect(written.count >= 2, "\(written.count) messages become something")
        for (source, message, accounting) in written {
            let losses = accounting.unexcused(in: message, of: source, but: Excuse.conversions)
            #expect(losses == [], "\(message.json())")
        }
    }

    @Test("Each excuse is one that some golden message needs", arguments: Excuse.onlyConversions)
    func needed(excuse: Excuse) throws {
        let isNeeded = try Corpus.fixturesBySource.get().contains { source, messages in
            let candidates = messages.filter { excuse.mayExcuse($0, of: source) }
            return try ConversionTarget.adapters.contains { target in
                if candidates.isEmpty { return false }
                let accounting = try Accounting(converting: source, to: target)
                return candidates.contains { message in
                    accounting.losses(in: message).contains { excuse.excuses("\(source) \($0)") }
                }
            }
        }
        #expect(isNeeded)
    }

    @Test(
        "Every member of two golden messages in one is written or told of",
        arguments: ConversionTarget.adapters)
    func merged(target: ConversionTarget) throws {
        var random = SplitMix64(seed: 2_100)
        for (source, messages) in try Corpus.fixturesBySource.get() {
            let accounting = try Accounting(converting: source, to: target)
            for _ in 0..<4 {
                let message = random.pick(messages).merged(with: random.pick(messages))
                let losses = accounting.unexcused(in: message, of: source, but: Excuse.conversions)
                #expect(losses == [], "\(message.json())")
            }
        }
    }

    @Test("A member that is lost without its word is found", arguments: LostMember.all)
    func planted(lost: LostMember) throws {
        let message = try #require(JSONTree(message: lost.line))
        let target = try #require(
            ConversionTarget.all.first { $0.vendor == lost.target && $0.shape == "sdk" })
        let telling = try Accounting(converting: lost.source, to: target)
        #expect(telling.losses(in: message) == [])
        let silent = Accounting { line in
            telling.read(line).map { ($0.form, $0.diagnostics.filter { $0.path != lost.pointer }) }
        }
        #expect(silent.losses(in: message) == [lost.pointer])
    }
}

/// A member of which only a diagnostic tells.
struct LostMember: Sendable, CustomTestStringConvertible {
    let source: String
    let target: String
    let line: String
    let pointer: String

    var testDescription: String { "\(source) \(pointer)" }

    static let all = [
        LostMember(
            source: "easemob/rest", target: "nim",
            line: #"{"to":["b"],"type":"loc","body":{"msg":"x"},"ext":{"em_push_ext":{"content":"C"}}}"#,
            pointer: "/body/msg"),
        LostMember(
            source: "nim/sdk", target: "easemob",
            line:
                #"{"session":{"sessionId":"b","sessionType":0},"text":"x","apnsPayload":{"apsField":{"alert":{"body":"B","loc-args":["x"]}}}}"#,
            pointer: "/apnsPayload/apsField/alert/loc-args"),
    ]
}

extension ConversionTarget {
    /// The shapes of the vendors whose spelling is their own.
    static let adapters = all.filter { VendorPair.vendors.contains($0.vendor) }
}

extension Accounting {
    /// Converts messages of one source; one that becomes none is told of as a whole.
    init(converting source: String, to target: ConversionTarget) throws {
        var configuration = MessageConverter.Configuration(target: target.vendor)
        configuration.targetShape = target.shape
        let parts = source.split(separator: "/").map(String.init)
        configuration.vendor = parts.first
        configuration.shape = parts.last
        configuration.proves = false
        configuration.profiles = try [Self.profile.get()]
        let converter = try MessageConverter(configuration)
        read = { line in
            guard let conversion = try? converter.convert(line: ByteSlice(line)), !conversion.messages.isEmpty
            else {
                return nil
            }
            let written = conversion.messages.map { "\($0.body) \($0.request?.path.string ?? "")" }
            return (written.joined(separator: "\n"), conversion.diagnostics)
        }
    }

    /// A profile with the templates of all golden cases, but for those that serve unasked.
    private static let profile = Result {
        var profile = try AppProfile(vendor: "easemob")
        for text in Corpus.fixtures.profiles {
            // Zones decide nothing about templates.
            let other = try AppProfile(JSONDocument(text).root, zones: { _ in .utc })
            profile.templates.merge(other.templates) { own, _ in own }
        }
        profile.templates["default"] = nil
        profile.templates["detail"] = nil
        return profile
    }
}
