internal import Foundation
internal import GRDB
internal import Synchronization

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
