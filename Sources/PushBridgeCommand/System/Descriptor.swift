#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Glibc
#endif

/// An open file, pipe or terminal; interrupted calls are repeated.
struct Descriptor {
    /// The number by which the operating system knows it.
    let number: Int32

    static let standardInput = Descriptor(number: 0)
    static let standardOutput = Descriptor(number: 1)
    static let standardError = Descriptor(number: 2)

    /// Makes sure that no file which is opened later takes the number of a standard stream that the caller has closed.
    ///
    /// Writing to such a stream goes on failing.
    static func occupyStandardNumbers() {
        for number: Int32 in 0...2 where !Descriptor(number: number).isOpen {
            _ = open("/dev/null", number == 0 ? O_WRONLY : O_RDONLY)
        }
    }

    static func reading(_ path: String) throws(SystemReason) -> Descriptor {
        Descriptor(number: try repeated { path.withPath { open($0, O_RDONLY | O_CLOEXEC) } })
    }

    /// The names of what a folder holds, in no order, without those of the folder itself and the one that it lies in.
    static func names(in folder: String) throws(SystemReason) -> [String] {
        guard let stream = folder.withPath(opendir) else { throw .last }
        defer { closedir(stream) }
        var names: [String] = []
        while true {
            errno = 0
            guard let entry = readdir(stream) else { break }
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 1) { PathText.string($0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        if errno != 0 { throw .last }
        return names
    }

    /// Opens a file for writing, creates it if need be, and leaves what it holds alone.
    static func writing(
        _ path: String, isPrivate: Bool
    ) throws(SystemReason) -> (file: Descriptor, isNew: Bool) {
        _ = try linkTarget(path)
        let flags = O_WRONLY | O_CREAT | O_CLOEXEC
        let rights: mode_t = isPrivate ? 0o600 : 0o666
        let new = try? repeated { path.withPath { open($0, flags | O_EXCL, rights) } }
        if let new { return (Descriptor(number: new), true) }
        return (Descriptor(number: try repeated { path.withPath { open($0, flags, rights) } }), false)
    }

    /// Reads what is there, waiting for the first byte; 0 at the end.
    func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemReason) -> Int {
        try waiting(for: POLLIN) { systemRead(number, buffer) }
    }

    func write(_ bytes: UnsafeRawBufferPointer) throws(SystemReason) {
        var rest = bytes
        while !rest.isEmpty { try writeSome(of: &rest) }
    }

    /// Writes as many bytes as can be written at once, and takes them off the front.
    func writeSome(of rest: inout UnsafeRawBufferPointer) throws(SystemReason) {
        let bytes = rest
        let count = try waiting(for: POLLOUT) { systemWrite(number, bytes) }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }

    /// Reads what is at a place, in bytes from the file's beginning; 0 at the end.
    func read(into buffer: UnsafeMutableRawBufferPointer, at place: Int) throws(SystemReason) -> Int {
        try waiting(for: POLLIN) { pread(number, buffer.baseAddress, buffer.count, off_t(place)) }
    }

    /// Shortens a file to its first bytes, and writes the next behind them.
    func truncate(to count: Int) throws(SystemReason) {
        _ = try Self.repeated { ftruncate(number, off_t(count)) }
        guard lseek(number, off_t(count), SEEK_SET) != -1 else { throw .last }
    }

    /// Locks a file until it is closed; false if another process has locked it.
    ///
    /// A file system without locks locks nothing.
    func lock() -> Bool { flock(number, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK }

    /// Removes a file's name; a file that cannot be removed stays.
    static func remove(_ path: String) { _ = path.withPath(unlink) }

    /// A path from the root, without links; the path itself where nothing is there.
    static func wholePath(_ path: String) -> String {
        guard let whole = path.withPath({ realpath($0, nil) }) else { return path }
        defer { free(whole) }
        return PathText.string(whole)
    }

    /// Closes it; bytes that were to be written later may turn out lost here.
    func close() throws(SystemReason) {
        // An interrupted close has closed; repeating it could close somebody else's file.
        guard systemClose(number) == 0 || errno == EINTR else { throw .last }
    }

    /// Whether reading would not wait; the end counts too.
    var isReadable: Bool { poll(for: POLLIN, timeout: 0) }

    /// Whether a person sits at the other end.
    var isTerminal: Bool { isatty(number) == 1 }

    var isOpen: Bool { fcntl(number, F_GETFD) != -1 }

    var status: FileStatus? { FileStatus(of: self) }

    /// Repeats a call while signals interrupt it.
    private static func repeated(_ call: () -> Int32) throws(SystemReason) -> Int32 {
        while true {
            let result = call()
            if result != -1 { return result }
            if errno != EINTR { throw .last }
        }
    }

    /// Repeats a call while signals interrupt it, or while another process has set the descriptor not to wait.
    private func waiting(for event: Int32, _ call: () -> Int) throws(SystemReason) -> Int {
        while true {
            let result = call()
            if result != -1 { return result }
            switch errno {
            case EINTR: continue
            case EAGAIN, EWOULDBLOCK: _ = poll(for: event, timeout: -1)
            default: throw .last
            }
        }
    }

    private func poll(for event: Int32, timeout: Int32) -> Bool {
        var request = pollfd(fd: number, events: Int16(event), revents: 0)
        return systemPoll(&request, timeout) > 0
    }
}

// Inside the type, its own methods hide the functions of the same names.
private func systemRead(_ number: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    read(number, buffer.baseAddress, buffer.count)
}

private func systemWrite(_ number: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(number, bytes.baseAddress, bytes.count)
}

private func systemClose(_ number: Int32) -> Int32 { close(number) }

private func systemPoll(_ request: inout pollfd, _ timeout: Int32) -> Int32 { poll(&request, 1, timeout) }

struct FileStatus {
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

    /// What a path leads to; nil when nothing is there, or access is denied.
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

extension Descriptor {
    /// Creates a file for writing that must not be there yet.
    static func creating(
        _ path: String, isPrivate: Bool, like model: String?
    ) throws(SystemReason) -> Descriptor {
        let number = path.withPath {
            open($0, O_WRONLY | O_CREAT | O_CLOEXEC | O_EXCL, isPrivate ? 0o600 : 0o666)
        }
        guard number != -1 else { throw .last }
        var status = stat()
        if let model, model.withPath({ stat($0, &status) }) == 0 {
            _ = fchown(number, status.st_uid, status.st_gid)
            _ = fchmod(number, status.st_mode & 0o7777)
        }
        return Descriptor(number: number)
    }

    /// Gives a file another name, in place of whatever had it.
    static func rename(_ path: String, to other: String) throws(SystemReason) {
        guard path.withPath({ path in other.withPath { systemRename(path, $0) } }) == 0 else { throw .last }
    }

    /// Where a path leads when its last part is a link, or a link to a link; the path itself for any other.
    static func linkTarget(_ path: String) throws(SystemReason) -> String {
        var path = path
        // As many links as Linux follows.
        for _ in 0..<40 {
            var bytes = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
            let count = path.withPath { readlink($0, &bytes, Int(PATH_MAX)) }
            guard count > 0 else { break }
            if isForeignLink(path) { throw .foreignLink }
            let target = PathText.string(bytes)
            path = target.hasPrefix("/") ? target : folder(of: path) + target
        }
        return path
    }

    /// Whether a link belongs to another user, in a folder where every user may create files and only owners may remove them.
    private static func isForeignLink(_ path: String) -> Bool {
        var (link, folder) = (stat(), stat())
        let parent = self.folder(of: path)
        guard path.withPath({ lstat($0, &link) }) == 0,
            (parent.isEmpty ? "." : parent).withPath({ stat($0, &folder) }) == 0
        else { return false }
        let isShared = folder.st_mode & S_ISVTX != 0 && folder.st_mode & S_IWOTH != 0
        return isShared && link.st_uid != geteuid() && link.st_uid != folder.st_uid
    }

    /// The folder that a path names before its last part, with its slash; empty for a name alone.
    static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    }
}

// Inside the type, its own method hides the function of the same name.
private func systemRename(_ path: UnsafePointer<CChar>, _ other: UnsafePointer<CChar>) -> Int32 {
    rename(path, other)
}

struct SystemReason: Error, Hashable, CustomStringConvertible {
    /// The value of `errno`.
    let code: Int32

    /// What the last failed call of this thread left behind.
    static var last: SystemReason { SystemReason(code: errno) }

    static let isDirectory = SystemReason(code: EISDIR)

    /// A link that another user put where everybody may create files.
    static let foreignLink = SystemReason(code: -1)

    /// There is no memory left.
    static let noMemory = SystemReason(code: ENOMEM)

    /// Whether there is no room left: the disk is full, or what its user may have of it.
    var isLackOfRoom: Bool { code == ENOSPC || code == EDQUOT }

    /// Whether the reader of a pipe has closed it.
    var isClosedPipe: Bool { code == EPIPE }

    /// Whether there is no file of the name, or cannot be.
    var isMissingFile: Bool { [ENOENT, ENOTDIR, ENAMETOOLONG].contains(code) }

    var description: String {
        if self == .foreignLink {
            return "it is a link of another user, in a folder where every user may create files; "
                + "remove the link, or name the file that it leads to"
        }
        return String(cString: strerror(code))
    }
}
