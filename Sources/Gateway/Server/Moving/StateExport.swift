internal import Foundation
internal import PushRecords

/// Writes the whole state of an ended gateway's store as lines, with which another store can be filled.
package struct StateExport: ~Copyable {
    private let source: any StateSource
    private let output: ([UInt8]) throws -> Void
    private var writer = JSONWriter()
    private var counts: [String: Int] = [:]

    /// Prepares an export of a store, and takes what writes lines.
    init(from source: any StateSource, to output: @escaping ([UInt8]) throws -> Void) {
        self.source = source
        self.output = output
    }

    /// Writes a store's state to standard output.
    ///
    /// - Parameter configuration: Where the store is.
    /// - Throws: `StoreError` of a store that cannot be read, or from which a gateway serves, and an error of the output.
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
        try write(.start(format: StateLine.format, version: ProgramVersion.text))
        try await source.forEachPart { records in
            for record in records {
                counts[record.name, default: 0] += 1
                try write(.record(record))
            }
        }
        try write(.end(counts: counts))
        GatewayConsole.note("The export is complete: \(counts.values.reduce(0, +)) records.")
    }

    private mutating func write(_ line: StateLine) throws {
        line.write(to: &writer)
        if case .record = line, writer.count < 1 << 16 { return }
        try output(writer.bytes())
        writer.removeAll()
    }
}

/// That the output takes no more.
private struct LostOutput: Error, CustomStringConvertible {
    let description =
        "The output takes no more: its reader has ended, or there is no room. Run export and import again."
}
