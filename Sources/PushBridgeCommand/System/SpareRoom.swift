#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Glibc
#endif

/// Room on a disk that is kept for the end of a run, and given back once the disk is full.
///
/// A file without a name holds it, so that nothing is left behind however the run ends.
final class SpareRoom: Sendable {
    private let file: Descriptor

    /// Takes room on the disk of a file; nil where room cannot be taken beforehand.
    ///
    /// - Parameters:
    ///   - path: The file, beside which the room is taken.
    ///   - bytes: How much.
    /// - Throws: That the disk is full.
    init?(beside path: String, bytes: Int) throws(SystemReason) {
        #if canImport(Darwin)
            return nil
        #else
            let name = "\(path).room-\(getpid())"
            let number = name.withPath { open($0, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600) }
            guard number != -1 else { return nil }
            Descriptor.remove(name)
            file = Descriptor(number: number)
            let failure = SystemReason(code: posix_fallocate(number, 0, off_t(bytes)))
            if failure.isLackOfRoom { throw failure }
            if failure.code != 0 { return nil }
        #endif
    }

    /// Gives the room back.
    deinit { try? file.close() }
}
