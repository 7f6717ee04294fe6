internal import PushBridge
internal import Synchronization

/// A file or the standard output, written from its beginning to its end.
final class ByteSink: Sendable {
    /// What people call it.
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

    /// Names of the streams; opening `/dev/stderr` would begin a file anew that others write to as well.
    private static let standardStreams: [String: Descriptor] = [
        "-": .standardOutput, "/dev/stdout": .standardOutput, "/dev/stderr": .standardError,
    ]

    /// Opens a file and leaves what it holds alone until `begin`.
    init(
        path: String, isPrivate: Bool, isStaged: Bool = false, waitsForRoom: Bool = false
    ) throws(CommandError) {
        let stream = Self.standardStreams[path]
        isStandard = stream != nil
        name = stream?.number == 1 ? "standard output" : path.shownPath
        self.path = path
        self.waitsForRoom = waitsForRoom
        do {
            staged =
                isStaged && stream == nil ? try StagedFile(at: path, isPrivate: isPrivate) : nil
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

    /// Empties the file; what the standard output leads to is only added to.
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

    /// Ends a file that will not be whole.
    func keepPart() -> String? { staged?.keepPart() }

    /// The place that it will have; nil for what is written in its place.
    var place: StagedFile.Name? { staged?.place }

    /// Does what comes before the file is written; discards it if that fails.
    func keepingNothing<Made>(_ make: () throws(CommandError) -> Made) throws(CommandError) -> Made {
        do {
            return try make()
        } catch {
            discard()
            throw error
        }
    }

    /// Writes what a writer holds.
    func write(_ writer: borrowing JSONWriter) throws(CommandError) {
        guard writer.count > 0 else { return }
        try writer.withBytes { bytes throws(CommandError) in try write(UnsafeRawBufferPointer(bytes)) }
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

    /// Puts bytes in place of what the file holds, and closes it.
    func writeWhole(_ bytes: [UInt8]) throws(CommandError) {
        try begin()
        try ByteSlice(bytes).withBytes { bytes throws(CommandError) in
            try write(UnsafeRawBufferPointer(bytes))
        }
        try finish()
    }

    /// Closes the file, which is when a full disk may show at last, and gives it its name.
    func finish() throws(CommandError) {
        try naming { () throws(SystemReason) in
            try descriptor.close()
            try staged?.settle()
        }
    }

    /// Names the file in what a call of the system fails with.
    private func naming<Value>(_ call: () throws(SystemReason) -> Value) throws(CommandError) -> Value {
        do {
            return try call()
        } catch {
            throw .unwritable(name, error)
        }
    }
}

/// A file that is written beside its place and put there when it is whole, so that nobody finds half of it.
final class StagedFile: Sendable {
    /// Where it will be; links are followed.
    let target: String
    /// Tells whether another name leads to the same place, although nothing may be there yet.
    let place: Name
    /// What is being written.
    let descriptor: Descriptor

    /// A name in a folder.
    struct Name: Hashable {
        let folder: String
        let name: String
    }

    /// What the name of a file ends in that is being written; a number follows.
    private static let beside = ".tmp-"
    /// What the name of a file ends in that will not be whole.
    private static let partial = ".partial"

    /// Whether a file of that name is the beginning of another, as a run leaves it that could not end.
    static func isUnfinished(_ name: String) -> Bool {
        if name.hasSuffix(partial) { return true }
        guard let mark = name.ranges(of: beside).last, mark.lowerBound > name.startIndex else { return false }
        let number = name[mark.upperBound...]
        return (1...8).contains(number.utf8.count) && number.allSatisfy(\.isHexDigit)
    }

    private let temporary: String
    private let isSettled = Mutex(false)

    /// Begins a file beside a place where a file is or nothing; nil for any other place, such as a pipe.
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
        temporary = "\(target)\(Self.beside)\(String(UInt32.random(in: .min ... .max), radix: 16))"
        descriptor = try Descriptor.creating(
            temporary, isPrivate: isPrivate, like: status == nil ? nil : target)
    }

    /// Puts the file, which is closed, into its place.
    func settle() throws(SystemReason) {
        guard take() else { return }
        try Descriptor.rename(temporary, to: target)
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
            let part = target + (number == 1 ? "" : ".\(number)") + Self.partial
            if let file = try? Descriptor.creating(part, isPrivate: true, like: nil) {
                try? file.close()
                return part
            }
        }
        return nil
    }

    /// Whether nobody has decided what becomes of it.
    private func take() -> Bool {
        isSettled.withLock { isSettled in
            defer { isSettled = true }
            return !isSettled
        }
    }
}
