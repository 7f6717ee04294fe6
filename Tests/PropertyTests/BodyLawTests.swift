import PushRecords
import TestSupport
import Testing

@testable import PushBridge

@Suite("Laws of bodies")
struct BodyLawTests {
    @Test("Every target has sixty written messages, another vendor ten, and no two of a vendor show the same")
    func names() {
        for vendor in VendorPair.sources {
            let cases = BodyCase.all(of: vendor)
            #expect(cases.count >= (VendorPair.vendors.contains(vendor) ? 60 : 10), "\(vendor)")
            #expect(Set(cases.map(\.name)).count == cases.count, "\(vendor)")
        }
    }

    @Test("Each key of a body is in a written message", arguments: VendorPair.sources)
    func keys(vendor: String) throws {
        var configuration = MessageTranslator.Configuration()
        configuration.vendor = vendor
        let translator = try MessageTranslator(configuration)
        let messages = try BodyCase.all(of: vendor).map { try ShownBody($0, readBy: translator) }
        let unseen = try BodyKey.all(of: vendor).filter { key in !messages.contains { key.isShown(by: $0) } }
        #expect(unseen.map(\.id) == [])
    }

    @Test("A body is read under the neutral names", arguments: BodyCase.all)
    func reading(_ body: BodyCase) throws {
        var configuration = MessageTranslator.Configuration()
        configuration.vendor = body.vendor
        let message = try MessageTranslator(configuration).read(line: ByteSlice(body.line)).message
        let expected = try JSONDocument(body.content).root
        var parts = message.content
        // A tip has its text as messages have theirs.
        if parts[.text] == nil, expected["text"] != nil, let text = message.text {
            parts[.text] = .string(text)
        }
        let content = try JSONDocument(RawJSON.object(of: parts).description).root
        #expect(content.isSame(as: expected), "\(content.raw)")
    }

    @Test("A member that is called unknown is no part of a body", arguments: VendorPair.sources)
    func unknownMembers(vendor: String) throws {
        var configuration = MessageTranslator.Configuration()
        configuration.vendor = vendor
        let translator = try MessageTranslator(configuration)
        for body in BodyCase.all(of: vendor) {
            let message = try #require(JSONTree(message: body.line), "\(body.name)")
            let reading = try translator.read(line: ByteSlice(body.line))
            let unknown = reading.diagnostics.filter {
                ["unknown-key", "essential-key-unknown"].contains($0.code.name)
            }
            for place in message.memberPlaces where unknown.contains(where: { $0.path == place.pointer }) {
                let line = message.replacing(place.steps[...], with: nil).json()
                let without = try translator.read(line: ByteSlice(line)).message
                #expect(without.content == reading.message.content, "\(body.name): \(place.pointer)")
            }
        }
    }

    @Test("What another vendor's message lacks of a body is told, part by part", arguments: VendorPair.all)
    func losses(_ pair: VendorPair) throws {
        let converter = try BodyJourney.converter(from: pair.source, to: pair.target)
        var written = 0
        for body in BodyCase.all(of: pair.source) {
            let journey = try BodyJourney(body.line, by: converter)
            guard let after = journey.after else {
                #expect(journey.isRefusalTold, "\(body.name)\n\(journey.record.line)")
                continue
            }
            written += 1
            let untold = journey.before.parts(changedIn: after).filter { !journey.tells(of: $0) }
            #expect(untold == [], "\(body.name): \(body.line)\n\(journey.record.line)")
        }
        #expect(written >= 40, "\(written) were written")
    }

    @Test(
        "A body of which nothing is told comes back as it was, and many are such", arguments: VendorPair.all)
    func thereAndBack(_ pair: VendorPair) throws {
        let there = try BodyJourney.converter(from: pair.source, to: pair.target)
        let back = try BodyJourney.converter(from: pair.target, to: pair.source)
        let cases = BodyCase.all(of: pair.source)
        var quiet = 0
        for body in cases {
            let journey = try BodyJourney(body.line, by: there)
            if journey.isTold || journey.after == nil || journey.before.parts.isEmpty { continue }
            let home = try BodyJourney(journey.record.line, by: back)
            if home.isTold { continue }
            quiet += 1
            let after = try #require(home.after, "\(body.name)\n\(journey.record.line)\n\(home.record.line)")
            let changed = journey.before.parts(changedIn: after) + after.parts(changedIn: journey.before)
            #expect(changed == [], "\(body.name)\n\(journey.record.line)\n\(home.record.line)")
            #expect(journey.before.kind == after.kind, "\(body.name)")
        }
        // A call of OpenIM takes few kinds.
        #expect(quiet * (pair.target == "openim" ? 20 : 12) >= cases.count, "\(quiet) of \(cases.count)")
    }

    @Test("Without a member of a body, what is written or told is something else", arguments: VendorPair.all)
    func removedMembers(_ pair: VendorPair) throws {
        let converter = try BodyJourney.converter(from: pair.source, to: pair.target)
        var removed = 0
        for (number, body) in BodyCase.all(of: pair.source).enumerated() where number % 6 == pair.number % 6 {
            let message = try #require(JSONTree(message: body.line), "\(body.name)")
            let before = try BodyJourney(message.json(), by: converter)
            if before.after == nil { continue }
            for place in message.memberPlaces {
                let line = message.replacing(place.steps[...], with: nil).json()
                guard let after = try? BodyJourney(line, by: converter),
                    after.before.kind == before.before.kind,
                    before.before.parts(changedIn: after.before) != []
                else { continue }
                removed += 1
                #expect(
                    before.result != after.result,
                    "\(body.name): \(place.pointer) is missed by nobody\n\(line)")
            }
        }
        #expect(removed >= 10, "\(removed) members were removed")
    }

    @Test("A proof misses each part of a body that was written", arguments: VendorPair.all)
    func missedParts(_ pair: VendorPair) throws {
        let converter = try BodyJourney.converter(from: pair.source, to: pair.target)
        var missed = 0
        for body in BodyCase.all(of: pair.source) {
            let reading = try converter.translator.translation(of: body.line)
            let vendors = try #require(converter.pairs.first { $0.source === reading.source.vendor })
            let journey = try BodyJourney(body.line, by: converter)
            if journey.after == nil { continue }
            let written = try BodyJourney.message(of: journey.record)
            for part in written.content where journey.before.isKept(in: part.key.string) {
                var shorter = written
                shorter.content.removeAll { $0.key == part.key }
                var (proof, short) = (FidelityProof(vendors), FidelityProof(vendors))
                proof.compareContent(reading.message, written)
                short.compareContent(reading.message, shorter)
                missed += 1
                #expect(
                    short.differences != proof.differences && short.verdict != .identical,
                    "\(body.name): \(part.key)\n\(journey.record.line)")
            }
        }
        #expect(missed >= 50, "\(missed) parts were taken out")
    }
}

extension VendorPair {
    /// Its place among all.
    fileprivate var number: Int { Self.all.firstIndex(of: self) ?? 0 }
}

@Suite("Units of bodies")
struct BodyUnitTests {
    @Test("A recording of seven seconds has them in each vendor's unit", arguments: VendorPair.all)
    func seconds(_ pair: VendorPair) throws {
        let source = try #require(Recording.all[pair.source])
        let target = try #require(Recording.all[pair.target])
        let converter = try BodyJourney.converter(from: pair.source, to: pair.target)
        let record = try BodyJourney(source.line, by: converter).record
        let tree = try #require(JSONTree(record.line))
        let places = tree.memberPlaces.filter { $0.pointer == "/message" + target.pointer }
        #expect(places.map { tree.value($0.steps[...]).json() } == [target.length], "\(record.line)")
    }

    @Test(
        "Recordings keep their length to half a second, and whole seconds exactly", arguments: VendorPair.all)
    func durations(_ pair: VendorPair) throws {
        let converter = try BodyJourney.converter(from: pair.source, to: pair.target)
        var compared = 0
        for body in BodyCase.all(of: pair.source) {
            let journey = try BodyJourney(body.line, by: converter)
            guard journey.before.kind == journey.after?.kind, let before = journey.before.duration,
                let after = journey.after?.duration
            else { continue }
            compared += 1
            #expect(abs(before - after) <= 500, "\(body.name)")
            if before % 1_000 == 0 { #expect(before == after, "\(body.name)") }
        }
        #expect(compared >= 8, "\(compared) recordings")
    }
}

/// A recording of seven seconds as a vendor's call has it.
private struct Recording {
    let line: String
    /// Where the call has the length, and how it is spelled there.
    let pointer: String
    let length: String

    static let all = [
        "easemob": Recording(
            line:
                #"{"from":"u1","to":["u2"],"type":"audio","body":{"url":"https://files.example.com/1","length":7}}"#,
            pointer: "/body/length", length: "7"),
        "nim": Recording(
            line: #"""
                {"conversation_id":"u1|1|u2","message":{"message_type":2,"attachment":\#
                {"url":"https://files.example.com/1","duration":7000}}}
                """#,
            pointer: "/message/attachment/duration", length: "7000"),
        "tencent": Recording(
            line: #"""
                {"From_Account":"u1","To_Account":"u2","MsgRandom":1,"MsgBody":[{"MsgType":"TIMSoundElem",\#
                "MsgContent":{"Url":"https://files.example.com/1","UUID":"a","Second":7,"Download_Flag":2}}]}
                """#,
            pointer: "/MsgBody/0/MsgContent/Second", length: "7"),
        "rongcloud": Recording(
            line: #"""
                {"fromUserId":"u1","toUserId":"u2","objectName":"RC:HQVCMsg",\#
                "content":"{\"remoteUrl\":\"https://files.example.com/1\",\"duration\":7}"}
                """#,
            pointer: "/content/duration", length: "7"),
        "openim": Recording(
            line: #"""
                {"sendID":"u1","recvID":"u2","sessionType":1,"contentType":103,\#
                "content":{"sourceUrl":"https://files.example.com/1","duration":7}}
                """#,
            pointer: "/content/duration", length: "7"),
    ]
}
