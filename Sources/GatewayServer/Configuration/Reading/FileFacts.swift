#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Glibc
#endif

/// What the system says about a file.
struct FileFacts {
    /// Whether it is a file with contents.
    let isRegular: Bool
    /// Whether it is a folder.
    let isFolder: Bool
    /// In bytes.
    let size: Int
    /// Whether users may read it who are neither its owner nor of its group.
    let isReadableByOthers: Bool
    /// When it was changed last, in Unix seconds.
    let changedAt: Int

    /// Asks about a path; nil where nothing is, or nobody here may know.
    init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        isRegular = status.st_mode & S_IFMT == S_IFREG
        isFolder = status.st_mode & S_IFMT == S_IFDIR
        size = Int(status.st_size)
        isReadableByOthers = status.st_mode & S_IROTH != 0
        #if canImport(Darwin)
            changedAt = status.st_mtimespec.tv_sec
        #else
            changedAt = Int(status.st_mtim.tv_sec)
        #endif
    }

    /// Whether this user may write to a path.
    static func isWritable(_ path: String) -> Bool { access(path, W_OK) == 0 }
}
