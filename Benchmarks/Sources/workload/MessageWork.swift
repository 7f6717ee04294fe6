import Foundation
import JSONDocument
import PushRecords

/// The work on messages that are in memory already, on one thread.
enum MessageWork {
    /// A full buffer is thrown away, as a program would hand it on.
    private static let fullBuffer = 1 << 16

    /// Reads each line's JSON, and nothing else; form bodies are left out.
    static func scan(_ lines: Lines, rounds: Int) throws -> Work {
        var reader = JSONReader()
        var work = Work()
        let documents = lines.slices.filter { $0[0] == UInt8(ascii: "{") }
        for _ in 0..<rounds {
            for line in documents {
                work.bytes += try reader.read(line).raw.text.count
                work.operations += 1
            }
        }
        return work
    }

    /// Translates each line into records for people.
    static func translate(
        _ lines: Lines, _ translator: MessageTranslator, for people: People, rounds: Int
    ) throws -> Work {
        try write(
            lines, LineJob(TranslationTask(translator, for: people) { TranslationSettings.now }),
            rounds: rounds)
    }

    /// Makes a translator and translates the first line, as a program that was just started; nothing of that in one round alone, so
    /// that a longer run differs from it by just this.
    static func start(_ lines: Lines, rounds: Int) throws -> Work {
        guard rounds > 1 else { return Work(operations: 1) }
        let settings = TranslationSettings(recipients: nil, groups: nil)
        var work = try translate(
            Lines(firstOf: lines), try settings.translator(), for: try settings.people(), rounds: 1)
        work.operations += 1
        return work
    }

    /// Converts each line to the other vendor.
    static func convert(_ lines: Lines, to target: String, proves: Bool, rounds: Int) throws -> Work {
        var configuration = MessageConverter.Configuration(target: target)
        configuration.proves = proves
        let converter = try MessageConverter(configuration)
        return try write(lines, LineJob(ConversionTask(converter)), rounds: rounds)
    }

    /// Has records written about each line.
    private static func write(_ lines: Lines, _ job: consuming LineJob, rounds: Int) throws -> Work {
        var job = job
        var output = LineOutput()
        var work = Work()
        for _ in 0..<rounds {
            for (index, line) in lines.slices.enumerated() {
                job.work(on: line, line: index + 1, into: &output)
                work.operations += 1
                if output.records.count > fullBuffer {
                    work.bytes += output.records.count
                    output.records.removeAll()
                }
            }
        }
        work.bytes += output.records.count
        let rejected = output.tally[.rejected]
        guard rejected.isEmpty else { throw WorkloadError("Lines were rejected: \(rejected)") }
        return work
    }
}
