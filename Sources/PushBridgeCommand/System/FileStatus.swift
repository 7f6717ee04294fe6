#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Glibc
#endif

/// What a file is.
struct FileStatus {
    /// Whether it has a size and a position.
    let isRegular: Bool
    let isDirectory: Bool
    /// In bytes.
    let size: Int
    /// The same for every name of one file.
    let identity: Identity

    struct Identity: Hashable {
        let device: UInt64
        let node: UInt64
    }

    /// What an open file is; nil when it is not open.
    init?(of file: Descriptor) {
        var status = stat()
        guard fstat(file.number, &status) == 0 else { return nil }
        self.init(status)
    }

    /// What a path leads to; nil when nothing is there, or nobody here may know.
    init?(path: String) {
        var status = stat()
        guard path.withPath({ stat($0, &status) }) == 0 else { return nil }
        self.init(status)
    }

    private init(_ status: stat) {
        isRegular = status.st_mode & S_IFMT == S_IFREG
        isDirectory = status.st_mode & S_IFMT == S_IFDIR
        size = Int(status.st_size)
        identity = Identity(
            device: UInt64(truncatingIfNeeded: status.st_dev), node: UInt64(truncatingIfNeeded: status.st_ino)
        )
    }
}
