import PushRecords
import TestSupport
import Testing

@Suite("Whatever a line to convert holds")
struct ConversionLineTests {
    @Test(
        "A third of the golden messages, another one for each target, become sound messages, which can be read again",
        arguments: ConversionTarget.all)
    func golden(target: ConversionTarget) throws {
        let run = try Run(target)
        for (number, message) in Corpus.fixtures.messages.enumerated() where target.isMet(by: number) {
            let problem = run.problem(with: Array(message.utf8))
            #expect(problem == nil, "\(message)")
        }
    }

    @Test("So does every damaged one, the same from every job", arguments: ConversionTarget.all)
    func damaged(target: ConversionTarget) throws {
        var random = SplitMix64(seed: UInt64(9_100 + target.number))
        let run = try Run(target)
        for _ in 0..<60 {
            let line = Mutation.fixtures.line(using: &random)
            let problem = run.problem(with: line)
            #expect(problem == nil, "\(String(decoding: line, as: UTF8.self))")
        }
    }

    /// Two jobs to one target, one back and a translator.
    private final class Run {
        private var job: LineJob
        private var other: LineJob
        private var back: LineJob
        private var translation: LineJob

        init(_ target: ConversionTarget) throws {
            var configuration = MessageConverter.Configuration(target: target.vendor)
            configuration.targetShape = target.shape
            let converter = try MessageConverter(configuration)
            job = LineJob(ConversionTask(converter))
            other = LineJob(ConversionTask(converter))
            let source = target.vendor == "nim" ? "easemob" : "nim"
            back = LineJob(
                ConversionTask(try MessageConverter(MessageConverter.Configuration(target: source))))
            translation = try Setting.plain.job()
        }

        func problem(with line: [UInt8]) -> String? {
            let converted = ConvertedLine(line, by: &job)
            if ConvertedLine(line, by: &other) != converted { return "another job gives other bytes" }
            return converted.problem(back: &back, translation: &translation)
        }
    }
}

/// A shape that messages can become.
struct ConversionTarget: Sendable, CustomTestStringConvertible {
    let vendor: String
    let shape: String
    /// Its place among all.
    let number: Int

    var testDescription: String { "\(vendor)/\(shape)" }

    static let all: [ConversionTarget] = MessageTranslator.vendors.flatMap { vendor in
        MessageConverter.shapes(of: vendor).map { (vendor, $0) }
    }
    .enumerated().map { ConversionTarget(vendor: $1.0, shape: $1.1, number: $0) }

    /// Whether a message is in this target's third; neighbours, which are shapes of one vendor, have different ones.
    func isMet(by message: Int) -> Bool { message % 3 == number % 3 }
}
