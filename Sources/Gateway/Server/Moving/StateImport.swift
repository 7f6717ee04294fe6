internal import Dispatch
internal import Foundation
internal import PushRecords

#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Glibc
#endif

/// Fills a store with the lines of an export.
package struct StateImport: ~Copyable {
    /// How many records are written together.
    private static let part = 1_000

    private let target: any StateTarget
    private var records: [StateRecord] = []
    private var counts: [String: Int] = [:]
    private var lines = 0
    private var hasBegun = false
    private var isWhole = false

    init(into target: any StateTarget) { self.target = target }

    /// Fills a store from standard input.
    package static func run(_ configuration: StoreConfiguration) async throws -> String? {
        var state = StateImport(into: try configuration.openTarget())
        do {
            var input = InputLines()
            while let lines = await input.next() { try await state.take(lines) }
            try state.end()
            await state.target.close()
            return nil
        } catch let error as StateLineError {
            await state.target.close()
            return error.description
        } catch {
            await state.target.close()
            throw error
        }
    }

    /// Takes some whole lines.
    mutating func take(_ lines: ByteSlice) async throws {
        for (line, _) in lines.lines {
            self.lines += 1
            try await take(try record(of: line))
        }
        try await apply()
    }

    private func record(of line: ByteSlice) throws(StateLineError) -> StateRecord {
        do throws(StateLineError) {
            return try StateRecord(line: line)
        } catch {
            throw StateLineError("Line \(lines) cannot be used: \(error)")
        }
    }

    /// Says so where the last line is missing.
    func end() throws(StateLineError) {
        guard !isWhole else { return }
        throw StateLineError(
            "The input ended before its last line, so the state is incomplete, and no gateway can serve from it. Run export and import again."
        )
    }

    private mutating func take(_ record: StateRecord) async throws {
        if isWhole { throw StateLineError("Something follows the last line of the export.") }
        switch record {
        case .start(let format, let version):
            guard format == StateRecord.format else {
                throw StateLineError(
                    "The export has format \(format), and this version reads \(StateRecord.format). Import it with version \(version)."
                )
            }
            hasBegun = true
            try await target.begin()
        case _ where !hasBegun: throw StateLineError("The first line is not that of an export.")
        case .end(let counts):
            guard counts == self.counts else {
                throw StateLineError(
                    "Lines of the export are missing: it told of \(counts.values.reduce(0, +)).")
            }
            try await apply()
            try await target.finish()
            isWhole = true
            GatewayConsole.note("The import is complete: \(count) records.")
        default:
            counts[record.name, default: 0] += 1
            records.append(record)
            if records.count >= Self.part { try await apply() }
        }
    }

    /// How many records were taken.
    private var count: Int { counts.values.reduce(0, +) }

    private mutating func apply() async throws {
        guard !records.isEmpty else { return }
        try await target.apply(records)
        records.removeAll(keepingCapacity: true)
    }
}

extension StoreConfiguration {
    /// What fills the store.
    fileprivate func openTarget() throws(StoreError) -> any StateTarget {
        guard let engine else { return SQLiteStateTarget(path: path) }
        return try RedisStateTarget(
            address: engine.address, options: engine.options(warn: GatewayConsole.note))
    }
}

/// Standard input, as many whole lines at a time as have come.
struct InputLines: ~Copyable {
    private var rest: [UInt8] = []
    private var isOver = false

    /// The next lines; nil at the end.
    mutating func next() async -> ByteSlice? {
        while !isOver {
            let bytes = await Self.chunk()
            isOver = bytes.isEmpty
            guard let end = isOver ? bytes.endIndex : bytes.lastIndex(of: UInt8(ascii: "\n")) else {
                rest += bytes
                continue
            }
            let lines = rest + bytes[..<end]
            rest = Array(bytes[end...].dropFirst())
            if !lines.isEmpty { return ByteSlice(lines) }
        }
        return nil
    }

    /// What has come, or comes next; nothing at the end, and where the input cannot be read.
    private static func chunk() async -> [UInt8] {
        // It may take minutes, in which no thread of the tasks' is to be held.
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                var bytes = [UInt8](repeating: 0, count: 1 << 20)
                var count = read(STDIN_FILENO, &bytes, bytes.count)
                while count < 0, errno == EINTR { count = read(STDIN_FILENO, &bytes, bytes.count) }
                continuation.resume(returning: Array(bytes.prefix(max(count, 0))))
            }
        }
    }
}
