internal import PushBridge
internal import Synchronization

/// Collects what the reader of a profile notes.
final class NoteCollection: Sendable {
    private let notes = Mutex<[SettingsNote]>([])

    /// Adds a note.
    func add(_ note: SettingsNote) { notes.withLock { $0.append(note) } }

    /// All notes, in the order in which they came.
    var all: [SettingsNote] { notes.withLock { $0 } }
}
