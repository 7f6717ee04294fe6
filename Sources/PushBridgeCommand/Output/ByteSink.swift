internal import PushBridge
internal import Synchronization

/// A file that a run writes, or the standard output, from its beginning to its end.
final class ByteSink: Sendable {
    /// The option that names it, as it is written.
    let option: String
    let name: String
    /// Tells whether another name leads to the same file; nil for what is no regular file.
    let identity: FileStatus.Identity?

    /// Whether this is a stream that the command was started with.
    let isStandard: Bool

    private let path: String
    private let descriptor: Descriptor
    /// Whether the file was not there before.
    private let isNew: Bool
    /// The file beside its place; nil for one that is written in its place.
    private let staged: StagedFile?
    /// Whether a write waits while the disk is full, instead of failing.
    private let waitsForRoom: Bool

    /// Names of the streams; opening `/dev/stderr` would empty a file that others write to as well.
    private static let standardStreams: [String: Descriptor] = [
        "-": .standardOutput, "/dev/stdout": .standardOutput, "/dev/stderr": .standardError,
    ]

    /// Opens a file and leaves what it holds alone until `begin`.
    ///
    /// A new file is for its owner alone unless it holds only counts: device tokens and texts are confidential. A staged file
    /// gets its name only when it is finished.
    init(
        _ option: String, _ path: String, isPrivate: Bool = true, isStaged: Bool = false,
        waitsForRoom: Bool = false
    ) throws(CommandError) {
        let stream = Self.standardStreams[path]
        isStandard = stream != nil
        name = stream?.number == 1 ? "standard output" : path.shownPath
        self.option = option
        self.path = path
        self.waitsForRoom = waitsForRoom
        do {
            staged = isStaged && stream == nil ? try StagedFile(at: path, isPrivate: isPrivate) : nil
            (descriptor, isNew) =
                if let descriptor = stream ?? staged?.descriptor {
                    (descriptor, false)
                } else {
                    try Descriptor.writing(path, isPrivate: isPrivate)
                }
        } catch {
            throw .unwritable(name, error)
        }
        // Of a file that replaces another, that one counts.
        let status = staged.map { FileStatus(path: $0.target) } ?? descriptor.status
        identity = status?.isRegular == true ? status?.identity : nil
    }

    /// The only file that a command writes, opened and empty.
    static func output(_ path: String, reading read: [NamedFile]) throws(CommandError) -> ByteSink {
        let sink = try ByteSink("--output", path)
        try refuseSame([sink], reading: read)
        try sink.begin()
        return sink
    }

    /// Empties the file but for its first bytes, behind which the next are written; what the standard output leads to is
    /// only added to.
    func begin(behind kept: Int = 0) throws(CommandError) {
        guard !isStandard, staged == nil, identity != nil else { return }
        try naming { () throws(SystemReason) in try descriptor.truncate(to: kept) }
    }

    /// Keeps other runs from writing the file; a standard stream may be shared.
    func lock() throws(CommandError) {
        guard isStandard || identity == nil || descriptor.lock() else { throw .inUse(name) }
    }

    /// Removes the file again if it was not there before; what was there is left as it is.
    func discard() {
        staged?.discard()
        if isNew { Descriptor.remove(path) }
    }

    /// Ends a file that will not be whole, and returns the name under which its beginning is kept; nil where nothing is
    /// kept, and for a file that is written in its place.
    func keepPart() -> String? { staged?.keepPart() }

    func write(_ writer: borrowing JSONWriter) throws(CommandError) {
        guard writer.count > 0 else { return }
        try writer.withBytes { bytes throws(CommandError) in try write(UnsafeRawBufferPointer(bytes)) }
    }

    func write(_ text: String) throws(CommandError) {
        try UTF8Text(text).withBytes { bytes throws(CommandError) in
            try write(UnsafeRawBufferPointer(bytes))
        }
    }

    private func write(_ bytes: UnsafeRawBufferPointer) throws(CommandError) {
        var rest = bytes
        var isTold = false
        while !rest.isEmpty {
            do {
                try descriptor.writeSome(of: &rest)
            } catch {
                guard waitsForRoom, identity != nil, error.isLackOfRoom else {
                    throw .unwritable(name, error)
                }
                if !isTold { StandardError.note(CommandError.fullDisk(name)) }
                isTold = true
                WorkerThread.pause(microseconds: 500_000)
            }
        }
    }

    /// Closes the file, which is when a full disk may show at last, and gives it its name.
    func finish() throws(CommandError) {
        try naming { () throws(SystemReason) in
            try descriptor.close()
            try staged?.settle()
        }
    }

    /// Writes a text, ends its last line, and closes the file.
    func finish(with text: String) throws(CommandError) {
        try write(text + "\n")
        try finish()
    }

    /// Writes a JSON value, ends its line, and closes the file.
    func finish(_ write: (inout JSONWriter) -> Void) throws(CommandError) {
        var writer = JSONWriter()
        write(&writer)
        writer.newline()
        try self.write(writer)
        try finish()
    }

    private func naming<Value>(_ call: () throws(SystemReason) -> Value) throws(CommandError) -> Value {
        do {
            return try call()
        } catch {
            throw .unwritable(name, error)
        }
    }

    /// Refuses a run that would write one file twice, or over a file that it reads; new files are removed then.
    ///
    /// Names do not count, since links and folders give one file several; pipes and `/dev/null` may be shared.
    static func refuseSame(_ files: [ByteSink], reading read: [NamedFile]) throws(CommandError) {
        var seen = read.map {
            (option: $0.option, name: $0.name, identity: $0.identity, place: StagedFile.Name?.none)
        }
        for sink in files {
            let place = sink.staged?.place
            let same = seen.first { other in
                other.identity != nil && other.identity == sink.identity
                    || other.place != nil && other.place == place
                    || other.name == sink.name && sink.isStandard
            }
            if let same {
                for file in files { file.discard() }
                throw .sameFile(same.option, sink.option, name: sink.name)
            }
            seen.append((sink.option, sink.name, sink.identity, place))
        }
    }
}

/// A file that is written beside its place and put there when it is whole, so that no reader finds half of it.
private final class StagedFile: Sendable {
    /// Where it will be; links are followed.
    let target: String
    /// Tells whether another name leads to the same place, although nothing may be there yet.
    let place: Name
    let descriptor: Descriptor

    /// A name in a folder.
    struct Name: Hashable {
        let folder: String
        let name: String
    }

    private let temporary: String
    private let isSettled = Mutex(false)

    /// Begins a file beside a place where a file is or nothing; nil for any other place, such as a pipe.
    ///
    /// A new file may be for its owner alone; one in place of another keeps that one's rights.
    init?(at path: String, isPrivate: Bool) throws(SystemReason) {
        let status = FileStatus(path: path)
        // Whoever opened a descriptor goes on with the file that it is.
        if status?.isRegular == false || path.hasPrefix("/dev/fd/") || path.hasPrefix("/proc/") { return nil }
        target = try Descriptor.linkTarget(path)
        if status != nil {
            // What may not be written to is not replaced either.
            try Descriptor.writing(target, isPrivate: isPrivate).file.close()
        }
        let folder = Descriptor.folder(of: target)
        place = Name(
            folder: Descriptor.wholePath(folder.isEmpty ? "." : folder),
            name: String(target.dropFirst(folder.count)))
        temporary = UnfinishedFile.name(beside: target)
        descriptor = try Descriptor.creating(
            temporary, isPrivate: isPrivate, like: status == nil ? nil : target)
    }

    /// Puts the file, which is closed, into its place.
    func settle() throws(SystemReason) {
        if take() { try Descriptor.rename(temporary, to: target) }
    }

    /// Removes it; what was in its place stays.
    func discard() {
        if take() { Descriptor.remove(temporary) }
    }

    /// Keeps what there is of it under a name that says that it is not whole; an empty one is removed.
    func keepPart() -> String? {
        guard take() else { return nil }
        if descriptor.status?.size != 0, let part = freeName(),
            (try? Descriptor.rename(temporary, to: part)) != nil
        {
            return part
        }
        Descriptor.remove(temporary)
        return nil
    }

    /// A name that no file has, as that of an input or of an earlier run's part, taken by an empty file.
    private func freeName() -> String? {
        for number in 1...1_000 {
            let part = target + (number == 1 ? "" : ".\(number)") + UnfinishedFile.partial
            if let file = try? Descriptor.creating(part, isPrivate: true, like: nil) {
                try? file.close()
                return part
            }
        }
        return nil
    }

    /// Whether nothing has decided yet what becomes of it.
    private func take() -> Bool {
        isSettled.withLock { isSettled in
            defer { isSettled = true }
            return !isSettled
        }
    }
}

/// The names of files that are the beginnings of others, as a run leaves them that could not end.
enum UnfinishedFile {
    /// A random number follows.
    private static let beside = ".tmp-"
    fileprivate static let partial = ".partial"

    fileprivate static func name(beside target: String) -> String {
        "\(target)\(beside)\(String(UInt32.random(in: .min ... .max), radix: 16))"
    }

    static func isName(_ name: String) -> Bool {
        if name.hasSuffix(partial) { return true }
        guard let mark = name.ranges(of: beside).last, mark.lowerBound > name.startIndex else { return false }
        let number = name[mark.upperBound...]
        return (1...8).contains(number.utf8.count) && number.allSatisfy(\.isHexDigit)
    }
}
