#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Glibc
#endif

/// Why the operating system refused something.
struct SystemReason: Error, Hashable, CustomStringConvertible {
    /// The value of `errno`.
    let code: Int32

    /// What the last failed call of this thread left behind.
    static var last: SystemReason { SystemReason(code: errno) }

    /// The file is a directory.
    static let isDirectory = SystemReason(code: EISDIR)

    /// A link that another user put where everybody may create files.
    static let foreignLink = SystemReason(code: -1)

    /// There is no memory left.
    static let noMemory = SystemReason(code: ENOMEM)

    /// Whether there is no room left: the disk is full, or what its user may have of it.
    var isLackOfRoom: Bool { code == ENOSPC || code == EDQUOT }

    /// Whether whoever read a pipe has closed it.
    var isClosedPipe: Bool { code == EPIPE }

    /// Whether there is no file of the name, or cannot be.
    var isMissingFile: Bool { [ENOENT, ENOTDIR, ENAMETOOLONG].contains(code) }

    /// The system's words for it.
    var description: String {
        if self == .foreignLink {
            return "it is a link of another user, in a folder where every user may create files; "
                + "remove the link, or name the file that it leads to"
        }
        return String(cString: strerror(code))
    }
}
