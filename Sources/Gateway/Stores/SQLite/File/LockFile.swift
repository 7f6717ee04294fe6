#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Glibc
#endif

/// A file beside the database that the serving process holds locked; the system lets go of it when the process ends.
///
/// The database itself cannot be locked for this: closing any descriptor of it would end SQLite's own locks.
struct LockFile: Sendable {
    private let descriptor: Int32

    /// Locks the file of a database, to serve from it.
    init(of path: String) throws(StoreError) {
        guard let lock = try LockFile(file: Self.file(of: path)) else {
            throw StoreError(
                .unavailable,
                "Another process serves from \(path). Stop it, or configure another file for this one.")
        }
        self = lock
    }

    /// What the process that serves from a database holds locked.
    static func file(of path: String) -> String { path + ".lock" }

    /// Locks a file, which is made if it does not exist; nil where another process has it locked.
    init?(file: String) throws(StoreError) {
        descriptor = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw StoreError.cannotOpen(file, errno) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            let reason = errno
            _ = Self.closeDescriptor(descriptor)
            if reason == EWOULDBLOCK { return nil }
            throw StoreError.cannotOpen(file, reason)
        }
    }

    /// Lets other processes serve.
    ///
    /// The file stays, since one who waits for it may have it open.
    func release() {
        // To close is not enough: a program that is being started just now has a copy of the descriptor.
        flock(descriptor, LOCK_UN)
        _ = Self.closeDescriptor(descriptor)
    }

    private static func closeDescriptor(_ descriptor: Int32) -> Int32 { close(descriptor) }
}
