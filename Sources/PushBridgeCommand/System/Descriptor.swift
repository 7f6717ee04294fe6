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

    /// Opens a file for reading.
    static func reading(_ path: String) throws(SystemReason) -> Descriptor {
        Descriptor(number: try repeated { open(path, O_RDONLY | O_CLOEXEC) })
    }

    /// Opens a file for writing, creates it if need be, and leaves what it holds alone.
    static func writing(_ path: String) throws(SystemReason) -> Descriptor {
        Descriptor(number: try repeated { open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666) })
    }

    /// Reads what is there, waiting for the first byte; 0 at the end.
    func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemReason) -> Int {
        try waiting(for: POLLIN) { systemRead(number, buffer) }
    }

    /// Writes all bytes.
    func write(_ bytes: UnsafeRawBufferPointer) throws(SystemReason) {
        var rest = bytes
        while !rest.isEmpty {
            let count = try waiting(for: POLLOUT) { systemWrite(number, rest) }
            rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        }
    }

    /// Makes the file empty.
    func truncate() throws(SystemReason) {
        _ = try Self.repeated { ftruncate(number, 0) }
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

    /// Whether it is open at all.
    var isOpen: Bool { fcntl(number, F_GETFD) != -1 }

    /// What it leads to; nil when it is not open.
    var status: FileStatus? {
        var status = stat()
        guard fstat(number, &status) == 0 else { return nil }
        return FileStatus(status)
    }

    /// Repeats a call while signals interrupt it.
    private static func repeated(_ call: () -> Int32) throws(SystemReason) -> Int32 {
        while true {
            let result = call()
            if result != -1 { return result }
            if errno != EINTR { throw .last }
        }
    }

    /// Repeats a call while signals interrupt it, or while somebody else has set the descriptor not to wait.
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

/// What an open file is.
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

    fileprivate init(_ status: stat) {
        isRegular = status.st_mode & S_IFMT == S_IFREG
        isDirectory = status.st_mode & S_IFMT == S_IFDIR
        size = Int(status.st_size)
        identity = Identity(
            device: UInt64(truncatingIfNeeded: status.st_dev), node: UInt64(truncatingIfNeeded: status.st_ino)
        )
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
