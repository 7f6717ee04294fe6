internal import Foundation
internal import JSONDocument
internal import PushRecords

/// Writes the whole state of an ended gateway's store as lines, with which another store can be filled.
package struct StateExport: ~Copyable {
    private let source: any StateSource
    private let output: ([UInt8]) throws -> Void
    private var lines: [UInt8] = []
    private var counts: [String: Int] = [:]

    /// Prepares an export of a store, and takes what writes lines.
    init(from source: any StateSource, to output: @escaping ([UInt8]) throws -> Void) {
        self.source = source
        self.output = output
    }

    /// Writes a store's state to standard output.
    package static func run(_ configuration: StoreConfiguration) async throws {
        guard configuration.engine == nil else {
            throw StoreError(
                .unavailable, "Only a database file can be exported; the configuration names an engine.")
        }
        try configuration.requireFile()
        let source = try SQLiteStateSource(path: configuration.path)
        // A reader that ends is an error, and not the end of this process.
        signal(SIGPIPE, SIG_IGN)
        var export = StateExport(from: source) { bytes in
            do { try FileHandle.standardOutput.write(contentsOf: Data(bytes)) } catch { throw LostOutput() }
        }
        do {
            try await export.write()
            await source.close()
        } catch {
            await source.close()
            throw error
        }
    }

    /// Writes all lines.
    mutating func write() async throws {
        try write(.start(format: StateRecord.format, version: ProgramVersion.text))
        try await source.forEachPart { records in
            for record in records {
                counts[record.name, default: 0] += 1
                try write(record)
            }
        }
        try write(.end(counts: counts))
        GatewayConsole.note("The export is complete: \(counts.values.reduce(0, +)) records.")
    }

    private mutating func write(_ record: StateRecord) throws {
        lines += record.line
        if lines.count < 1 << 16, record.name != "start", record.name != "end" { return }
        try output(lines)
        lines.removeAll(keepingCapacity: true)
    }
}

extension StateRecord {
    /// The record as a line of JSON with its line feed.
    var line: [UInt8] { jsonLines([self]) { try? DocumentEncoder().encode($0, into: &$1) } }

    /// Reads a line.
    init(line: ByteSlice) throws(StateLineError) {
        do {
            self = try DocumentDecoder().decode(StateRecord.self, from: UTF8Text(repairing: line))
        } catch {
            throw StateLineError(
                error.code == .noJSON
                    ? "It is no JSON."
                    : error.path.isEmpty ? "It is no record of format \(StateRecord.format)." : "\(error).")
        }
    }
}

/// Why an export cannot be read.
struct StateLineError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What is wrong, for people; holds no text of a message and no secret.
    let description: String

    init(_ description: String) { self.description = description }
}

/// That the output takes no more.
private struct LostOutput: Error, CustomStringConvertible {
    let description =
        "The output takes no more: its reader has ended, or there is no room. Run export and import again."
}
