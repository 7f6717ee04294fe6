internal import GatewayCore
internal import PushRecords
internal import SQLiteStore

/// Writes the whole state of a gateway's store as lines, with which another store can be filled.
public struct StateExport: ~Copyable {
    /// How long changes are gathered where there are few.
    private static let pause = Duration.milliseconds(50)
    /// So many changes are few: what the import has not written yet is written within moments.
    private static let few = 1_000

    private let source: any StateSource
    private let output: ([UInt8]) throws -> Void
    private let hasReader: () -> Bool
    private var writer = JSONWriter()
    private var counts: [String: Int] = [:]

    /// Prepares an export.
    ///
    /// - Parameters:
    ///   - source: The store.
    ///   - output: Writes lines.
    ///   - hasReader: Whether somebody reads them still, which a write alone would tell late.
    init(
        from source: any StateSource, to output: @escaping ([UInt8]) throws -> Void,
        hasReader: @escaping () -> Bool = { true }
    ) {
        self.source = source
        self.output = output
        self.hasReader = hasReader
    }

    /// Writes a store's state to standard output.
    ///
    /// - Parameters:
    ///   - configuration: Where the store is.
    ///   - isFollowing: Whether to go on with what changes, until the gateway that serves from the store has ended.
    /// - Throws: `StoreError` of a store that cannot be read, and an error of the output.
    public static func run(_ configuration: StoreConfiguration, isFollowing: Bool) async throws {
        guard configuration.engine == nil else {
            throw StoreError(
                .unavailable, "Only a database file can be exported; the configuration names an engine.")
        }
        try configuration.requireFile()
        let source = try SQLiteStateSource(path: configuration.path, following: isFollowing)
        ExportOutput.noticeEnd()
        var export = StateExport(from: source, to: ExportOutput.write, hasReader: { ExportOutput.hasReader })
        do {
            try await export.write(isFollowing: isFollowing)
            await source.close()
        } catch {
            await source.close()
            throw error
        }
    }

    /// Writes all lines.
    mutating func write(isFollowing: Bool) async throws {
        try write(.start(format: StateLine.format, version: ProgramVersion.text))
        try await source.snapshot { try write($0) }
        if isFollowing {
            GatewayConsole.note(
                "Exported \(count) records. What changes follows until the gateway has ended.")
            try await follow()
        }
        try write(.end(counts: counts))
        GatewayConsole.note("The export is complete: \(count) records.")
    }

    /// Writes what changes, until the gateway has ended and nothing is left to write.
    private mutating func follow() async throws {
        var isCaughtUp = false
        while true {
            let isOver = try source.takeOver()
            let changes = try await source.changes()
            try write(changes)
            if !isCaughtUp, changes.count < Self.few {
                try write(.caughtUp)
                isCaughtUp = true
            }
            if isOver, changes.isEmpty { return }
            if isOver || changes.count >= Self.few { continue }
            guard hasReader() else { throw ExportOutput.Lost() }
            try await Task.sleep(for: Self.pause)
        }
    }

    /// How many records were written.
    private var count: Int { counts.values.reduce(0, +) }

    private mutating func write(_ records: [StateRecord]) throws {
        for record in records {
            counts[record.name, default: 0] += 1
            StateLine.record(record).write(to: &writer)
        }
        try flush()
    }

    private mutating func write(_ line: StateLine) throws {
        line.write(to: &writer)
        try flush()
    }

    private mutating func flush() throws {
        guard writer.count > 0 else { return }
        try output(writer.bytes())
        writer.removeAll()
    }
}
