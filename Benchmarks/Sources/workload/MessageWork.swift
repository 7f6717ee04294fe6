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

    /// Translates each line into records for people.
    static func translate(
        _ lines: Lines, _ translator: MessageTranslator, for people: People, rounds: Int
    ) throws -> Work {
        var worker = translator.makeWorker()
        var tally = TranslationTally()
        let work = write(lines, rounds: rounds) { number, line, records, rejects in
            worker.translate(
                line: number, line, for: people, at: TranslationSettings.now, records: &records,
                rejects: &rejects, tally: &tally)
        }
        try refuseRejects(tally.counts)
        return work
    }

    /// Converts each line to the other vendor.
    static func convert(_ lines: Lines, to target: String, proves: Bool, rounds: Int) throws -> Work {
        var configuration = MessageConverter.Configuration(target: target)
        configuration.proves = proves
        var worker = try MessageConverter(configuration).makeWorker()
        var tally = ConversionTally()
        let work = write(lines, rounds: rounds) { number, line, records, rejects in
            worker.convert(line: number, line, records: &records, rejects: &rejects, tally: &tally)
        }
        try refuseRejects(tally.counts)
        return work
    }

    /// Has records written about each line; `body` gets its number, the line, and where records and rejects go.
    @inline(__always)
    private static func write(
        _ lines: Lines, rounds: Int,
        _ body: (Int, ByteSlice, inout JSONWriter, inout JSONWriter) -> Void
    ) -> Work {
        var records = JSONWriter(capacity: 2 * fullBuffer)
        var rejects = JSONWriter()
        var work = Work()
        for _ in 0..<rounds {
            for (index, line) in lines.slices.enumerated() {
                body(index + 1, line, &records, &rejects)
                work.operations += 1
                if records.count > fullBuffer {
                    work.bytes += records.count
                    records.removeAll()
                }
            }
        }
        work.bytes += records.count
        return work
    }

    private static func refuseRejects(_ counts: LineCounts) throws {
        guard counts.rejected.isEmpty else { throw WorkloadError("Lines were rejected: \(counts.rejected)") }
    }
}
