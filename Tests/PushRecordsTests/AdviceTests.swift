import PushRecords
import Testing

@Suite("Advice is what was measured")
struct AdviceTests {
    @Test("Of a corpus with a known remedy, the remedy is the advice", arguments: AdviceCase.all)
    func remedies(_ example: AdviceCase) throws {
        let advice = try example.search()
        #expect(Self.lossy(advice.sample.counts) == example.lossy.before)
        #expect((advice.best?.candidates ?? []).flatMap(\.names).sorted() == example.best)
        guard let best = advice.best else { return }
        #expect(Self.lossy(best.measure.counts) == example.lossy.after)
        #expect(best.measure.worse == 0 && best.measure.better > 0)
    }

    @Test("A corpus converted as the advice says is what the advice said", arguments: AdviceCase.all)
    func kept(_ example: AdviceCase) throws {
        guard let best = try example.search().best else { return }
        var writer = JSONWriter()
        best.profile.write(to: &writer)
        let profile = try AppProfile(JSONDocument(writer.text().string).root)
        let changed = try #require(
            example.converter().changed(by: best.candidates.map(\.change), over: profile))
        let again = try AdviceCase.search(example.lines.enumerated().map { ($0 + 1, $1) }, by: changed)
        #expect(again.counts == best.measure.counts)
    }

    @Test("Every change that is told alone is measured on all messages, and helps more than it harms")
    func items() throws {
        for example in AdviceCase.all {
            let advice = try example.search()
            #expect(advice.items.count < advice.tried)
            for item in advice.items {
                #expect(item.measure.counts.messages == example.lines.count)
                #expect(item.measure.better + item.measure.eased > item.measure.worse)
            }
        }
    }

    @Test("What only the target's servers decide is told, and never in the profile")
    func servers() throws {
        let hidden = try #require(AdviceCase.all.first).search()
        let told = hidden.items.filter { $0.candidate.place == .profile }.flatMap(\.candidate.names)
        #expect(told.contains("policies.simpleHidesText"))
        #expect(!hidden.profile.policies.simpleHidesText)
        let toRoom = try #require(AdviceCase.all.last).search()
        let shapes = toRoom.items.filter { $0.candidate.names == ["shape sdk"] }
        #expect(shapes.map(\.candidate.movesSender) == [true])
    }

    @Test("A change that makes some messages worse says how many, and where the first is")
    func worse() throws {
        // Easemob shows NIM's hidden words, and Tencent's, which are not hidden: a server that hides words changes both.
        let open =
            #"{"From_Account":"alice","To_Account":"bob","MsgBody":[{"MsgType":"TIMTextElem","MsgContent":{"Text":"hi"}}],"OfflinePushInfo":{"Title":"Team","Desc":"hello"}}"#
        let lines = [AdviceCase.hidden, open, AdviceCase.hidden, open, AdviceCase.hidden]
        let hiding = ["policies.simpleHidesText"]
        let converter = try MessageConverter(.init(target: "easemob"))
        let found = try AdviceCase.search(lines.enumerated().map { ($0 + 1, $1) }, by: converter).advice
        let item = try #require(found.items.first { $0.candidate.names == hiding })
        #expect(item.measure.worse == 2 && item.measure.firstWorse?.line == 2)
        #expect(item.measure.become.total == 3)
        // With as many of them, nothing is gained, and nothing is advised.
        let even = lines.dropFirst()
        let none = try AdviceCase.search(even.enumerated().map { ($0 + 1, $1) }, by: converter).advice
        #expect(!none.items.isEmpty && !none.items.contains { $0.candidate.names == hiding })
        #expect(none.best?.measure.worse == 0)
    }

    @Test("A change with which messages are no longer written makes these worse")
    func unwritten() throws {
        let corpus = (0..<8).flatMap { number in
            [0, 1].map {
                AdviceCase.hidden.replacing("Lunch?", with: "secret\(number)")
                    .replacing("\"sessionType\":0", with: "\"sessionType\":\($0)")
            }
        }
        let converter = try MessageConverter(.init(target: "tencent"))
        let advice = try AdviceCase.search(corpus.enumerated().map { ($0 + 1, $1) }, by: converter).advice
        for item in advice.items { #expect(item.measure.unwritten == 0, "\(item.candidate.names)") }
        #expect(advice.best?.candidates.flatMap(\.names) == ["keepHidden true"])
    }

    @Test("The order in which messages come does not matter, only where they stand")
    func order() throws {
        let converter = try MessageConverter(.init(target: "easemob"))
        let lines = (1...2_600).map {
            (number: $0, line: $0 > 1_300 ? AdviceCase.silent : AdviceCase.hidden)
        }
        func json(_ lines: [(number: Int, line: String)]) throws -> String {
            var writer = JSONWriter()
            try AdviceCase.search(lines, by: converter).advice.write(to: &writer)
            return writer.text().string
        }
        #expect(try json(lines) == json(lines.reversed()))
    }

    @Test(
        "A sample has at most 2000 messages, about as many of each sort as the corpus, and states its error")
    func sample() throws {
        let lines = (1...5_000).map {
            (number: $0, line: $0 % 4 == 0 ? AdviceCase.silent : AdviceCase.hidden)
        }
        let converter = try MessageConverter(.init(target: "easemob"))
        let sample = try AdviceCase.search(lines, by: converter).advice.sample
        #expect(sample.counts.messages == MessageSample.most && sample.corpus == 5_000)
        #expect((1_420...1_580).contains(sample.counts.count(atLeast: .degraded)))
        #expect(sample.marginInPoints > 1.5 && sample.marginInPoints < 2.2)
        #expect(sample.permilleOfDegraded(sample.counts.count(atLeast: .degraded)) == 1_000)
    }

    @Test("A message that is very large is counted, and not kept")
    func large() throws {
        let text = String(repeating: "x", count: MessageSample.mostBytes)
        let lines = [AdviceCase.hidden, AdviceCase.hidden.replacing("Lunch?", with: text)]
        let converter = try MessageConverter(.init(target: "easemob"))
        let sample = try AdviceCase.search(lines.enumerated().map { ($0 + 1, $1) }, by: converter).advice
            .sample
        #expect(sample.counts.messages == 1 && sample.corpus == 2 && sample.tooLarge == 1)
    }

    @Test("A corpus of nothing has no advice, and its profile is the target's")
    func empty() throws {
        let converter = try MessageConverter(.init(target: "nim"))
        let advice = try AdviceCase.search([], by: converter).advice
        #expect(advice.items.isEmpty && advice.best == nil && advice.profile.vendor == "nim")
    }

    private static func lossy(_ counts: FidelityCounts) -> Int { counts.count(atLeast: .degraded) }
}
