import Foundation
import JSONDocument
import PushBridge

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

    /// Translates each line into records.
    static func translate(_ lines: Lines, _ translator: MessageTranslator, rounds: Int) throws -> Work {
        var worker = translator.makeWorker()
        var records = JSONWriter(capacity: 2 * fullBuffer)
        var rejects = JSONWriter()
        var tally = TranslationTally()
        var work = Work()
        for _ in 0..<rounds {
            for (index, line) in lines.slices.enumerated() {
                worker.translate(line: index + 1, line, records: &records, rejects: &rejects, tally: &tally)
                work.operations += 1
                if records.count > fullBuffer {
                    work.bytes += records.count
                    records.removeAll()
                }
            }
        }
        guard tally.counts.rejected.isEmpty else { throw WorkloadError("Lines were rejected: \(tally.counts.rejected)") }
        work.bytes += records.count
        return work
    }

    /// Converts each line to the other vendor.
    static func convert(_ lines: Lines, to target: String, proves: Bool, rounds: Int) throws -> Work {
        var configuration = MessageConverter.Configuration(target: target)
        configuration.proves = proves
        var worker = try MessageConverter(configuration).makeWorker()
        var records = JSONWriter(capacity: 2 * fullBuffer)
        var rejects = JSONWriter()
        var tally = ConversionTally()
        var work = Work()
        for _ in 0..<rounds {
            for (index, line) in lines.slices.enumerated() {
                worker.convert(line: index + 1, line, records: &records, rejects: &rejects, tally: &tally)
                work.operations += 1
                if records.count > fullBuffer {
                    work.bytes += records.count
                    records.removeAll()
                }
            }
        }
        guard tally.counts.rejected.isEmpty else { throw WorkloadError("Lines were rejected: \(tally.counts.rejected)") }
        work.bytes += records.count
        return work
    }
}
