import PushBridge
import PushRecords
import TestSupport
import Testing

@Suite("Tallies of parts are the tally of the whole")
struct CorpusTallyLawTests {
    private static let lines: [String] = {
        var random = SplitMix64(seed: 16)
        // Real messages differ by more rows than made ones.
        var lines = ["{", "", #"{"unknown":1}"#] + Corpus.fixtures.messages.prefix(400)
        for number in 0..<600 {
            let vendor = VendorPair.vendors[number % VendorPair.vendors.count]
            let message = GeneratedMessage.random(of: vendor, using: &random)
            lines.append(message.line)
        }
        return lines
    }()

    @Test(
        "However lines are divided and in whatever order parts are added, the bytes are the same",
        arguments: 1...6)
    func merge(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let maker = try TallyMaker(countingPeople: seed % 2 == 0)
        let names = ["", "a", "b/1", "b/10", "b/2"]
        var files: [String: [String]] = [:]
        for line in Self.lines { files[random.pick(names), default: []].append(line) }
        let whole = maker.tally(of: files)
        var parts = try files.map { try maker.tally(of: [$0.key: $0.value]).writtenAndRead() }
        while parts.count > 1 {
            var sum = parts.remove(at: Int.random(in: parts.indices, using: &random))
            let index = Int.random(in: parts.indices, using: &random)
            try sum.add(parts[index])
            parts[index] = try sum.writtenAndRead()
        }
        #expect(parts[0].text == whole.text)
        #expect(whole.conversions.messages.count(atLeast: .degraded) > 100)
    }

    @Test(
        "The same holds for many examples and parts of all sizes", arguments: 1...6)
    func parts(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let maker = try TallyMaker(
            countingPeople: seed % 2 == 0, examples: 100, to: seed % 3 == 0 ? "nim" : "easemob")
        var files: [String: [String]] = [:]
        for line in Self.lines {
            let number = Int.random(in: 1...Int.random(in: 1...7, using: &random), using: &random)
            files["s3/warehouse/chat/2026-11/a-long-name-of-a-folder/part-\(number)", default: []].append(
                line)
        }
        let whole = maker.tally(of: files)
        var parts = try files.map { try maker.tally(of: [$0.key: $0.value]).writtenAndRead() }
        while parts.count > 1 {
            var sum = parts.remove(at: Int.random(in: parts.indices, using: &random))
            let index = Int.random(in: parts.indices, using: &random)
            try sum.add(parts[index])
            parts[index] = try sum.writtenAndRead()
        }
        #expect(parts[0].text == whole.text)
    }

    @Test("Each degraded message is in one set of rows, one conversation, one kind and one day")
    func sums() throws {
        let tally = try TallyMaker(countingPeople: false).tally(of: ["": Self.lines]).conversions
        let degraded = tally.messages.count(atLeast: .degraded)
        #expect(tally.losses.sortedRowSets.reduce(0) { $0 + $1.notice.messages } == degraded)
        for facet in Facet.allCases {
            let counts = tally[facet].values.map(\.counts)
            #expect(counts.reduce(0) { $0 + $1.count(atLeast: .degraded) } == degraded, "\(facet)")
            #expect(counts.reduce(0) { $0 + $1.messages } == tally.messages.messages, "\(facet)")
        }
        for effect in tally.losses.effects.values {
            #expect(effect.messages <= tally.messages.count(atLeast: .vendorWording) && effect.first != nil)
        }
        #expect(tally.losses.effects[.badge] != nil && tally.losses.effects[.text] != nil)
    }
}

/// Makes the tally of named inputs, as `verify` does.
private struct TallyMaker {
    private let converter: MessageConverter
    private var audit = ConversionAudit()

    init(countingPeople: Bool, examples: Int = 3, to target: String = "nim") throws {
        converter = try MessageConverter(.init(target: target))
        audit.examples = examples
        if countingPeople { audit.people = People() }
    }

    func tally(of files: [String: [String]]) -> CorpusTally {
        var task = ConversionTask(converter)
        task.writesRecords = false
        task.audit = audit
        var tally = Tally()
        var inputs = CorpusInputs()
        for (name, lines) in files.sorted(by: { $0.key < $1.key }) {
            var job = LineJob(task)
            job.origin = name.isEmpty ? nil : UTF8Text(name)
            var output = LineOutput()
            for (index, line) in lines.enumerated() {
                job.work(on: ByteSlice(Array(line.utf8)), line: index + 1, into: &output)
            }
            tally.add(output.tally)
            inputs.add(.init(name: name.isEmpty ? nil : name, lines: lines.count, bytes: nil))
        }
        let measurement = CorpusTally.Measurement(by: "test", converter.configuration, audit)
        return CorpusTally(tally, by: converter, measurement, of: inputs, countingPeople: audit.people != nil)
    }
}

extension CorpusTally {
    fileprivate var text: String {
        var writer = JSONWriter()
        write(to: &writer)
        return writer.text().string
    }

    fileprivate func writtenAndRead() throws -> CorpusTally { try CorpusTally(JSONDocument(text).root) }
}
