internal import Foundation
internal import GRDB
internal import Synchronization

#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Glibc
#endif

/// Notices that a file goes bad while it is in use.
///
/// Damage lasts: nothing more is written from then on, since what is written to a damaged file is lost. Trouble with the
/// disk may pass.
final class FileWatch: Sendable {
    private struct State {
        var damage: StoreError?
        var trouble: (error: StoreError, at: ContinuousClock.Instant)?
    }

    private let path: String
    private let witness: FileWitness
    private let state = Mutex(State())
    /// For how long the disk counts as bad after it failed.
    private let memory: Duration

    /// Watches a file that was opened just now.
    init(path: String, memory: Duration = .seconds(3)) {
        self.path = path
        self.memory = memory
        witness = FileWitness(path: path)
    }

    /// That the file is damaged; nil as long as nothing has shown it.
    var damage: StoreError? { state.withLock { $0.damage } }

    /// That the file is damaged, or that its disk failed some seconds ago; nil where all is well.
    var fault: StoreError? {
        state.withLock { state in
            if let trouble = state.trouble, trouble.at.duration(to: .now) > memory { state.trouble = nil }
            return state.damage ?? state.trouble?.error
        }
    }

    /// Learns of an error, whatever it is.
    func note(_ error: StoreError) {
        state.withLock { state in
            switch error.code {
            case .damaged: state.damage = state.damage ?? error
            case .disk: state.trouble = (error, .now)
            default: break
            }
        }
    }

    /// Looks at the file itself, because pages in memory hide damage: whether it is still there, its head, and the beginning
    /// of each table.
    ///
    /// A whole check would take minutes for a large file; damage elsewhere shows when it is read.
    func look() async {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            DispatchQueue.global(qos: .utility).async {
                if let sight = self.witness.fault {
                    self.note(StoreError(.damaged, sight))
                } else if self.damage == nil {
                    self.readAnew()
                }
                continuation.resume()
            }
        }
    }

    /// Reads by a connection of its own, which has nothing in memory.
    private func readAnew() {
        do {
            let queue = try DatabaseQueue.looking(at: path)
            try queue.read { try $0.readEachTable() }
            try queue.close()
        } catch {
            note(StoreError(sqlite: error, path: path))
        }
    }
}

/// What a database file looked like when it was opened, and whether it still does, without asking SQLite.
final class FileWitness: Sendable {
    private struct Sight {
        /// What the system knows the file by.
        var number: Int
        var size: Int
    }

    private let path: String
    private let first: [String: Sight]
    private let state: Mutex<(size: Int, descriptor: Int32?)>

    /// Looks at a database and its log.
    init(path: String) {
        self.path = path
        let sights = [path, path + "-wal"].reduce(into: [:]) { $0[$1] = Self.sight(of: $1) ?? nil }
        first = sights
        state = Mutex((sights[path]?.size ?? 0, nil))
    }

    /// Nothing of the store uses the file any more: closing a descriptor of it ends SQLite's locks.
    deinit { state.withLock { if let descriptor = $0.descriptor { _ = close(descriptor) } } }

    /// What is wrong with the files, and what to do; nil for nothing.
    var fault: String? {
        for (file, sight) in first {
            // Where the system does not answer just now, statements will fail.
            guard let now = Self.sight(of: file) else { continue }
            if now?.number != sight.number { return "\(file) was deleted or replaced \(Self.remedy)" }
        }
        if isCutOff { return "\(path) is damaged: it was cut off \(Self.remedy)" }
        if !hasHead { return "\(path) is damaged: its head was overwritten \(Self.remedy)" }
        return nil
    }

    private static let remedy =
        "while the gateway runs. Stop the gateway, restore the file from a copy, and start it again."

    /// Whether the file is shorter than it was, and than its head says: VACUUM makes both less.
    private var isCutOff: Bool {
        guard let size = (Self.sight(of: path) ?? nil)?.size else { return false }
        let wanted = head.map(Self.size(in:))
        return state.withLock { state in
            if size < state.size, size < wanted ?? .max { return true }
            state.size = size
            return false
        }
    }

    /// Whether the file begins as every SQLite file does; one that cannot be read fails in statements.
    private var hasHead: Bool { head?.starts(with: Self.beginning) ?? true }

    /// The first bytes of the file; nil for fewer.
    private var head: [UInt8]? {
        state.withLock { state in
            if state.descriptor == nil {
                let descriptor = open(path, O_RDONLY | O_CLOEXEC)
                state.descriptor = descriptor < 0 ? nil : descriptor
            }
            guard let descriptor = state.descriptor else { return nil }
            var head = [UInt8](repeating: 0, count: 100)
            return pread(descriptor, &head, head.count, 0) == head.count ? head : nil
        }
    }

    private static let beginning = Array("SQLite format 3\0".utf8)

    /// How long a file is by its head: the page size at 16, where 1 stands for 65 536, times the pages at 28.
    private static func size(in head: [UInt8]) -> Int {
        func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
        let page = number(head[16..<18])
        return (page == 1 ? 65_536 : page) * number(head[28..<32])
    }

    /// What the system knows a file by; an inner nil for none, an outer one where it cannot be told.
    private static func sight(of path: String) -> Sight?? {
        do {
            let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
            let attributes = try FileManager.default.attributesOfItem(atPath: real)
            guard let number = attributes[.systemFileNumber] as? Int, let size = attributes[.size] as? Int
            else { return nil }
            return Sight(number: number, size: size)
        } catch CocoaError.fileNoSuchFile, CocoaError.fileReadNoSuchFile {
            return .some(nil)
        } catch {
            return nil
        }
    }
}
