internal import PushBridge

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
    ///
    /// - Parameters:
    ///   - path: A path, or `-` for the standard output.
    ///   - isPrivate: Whether a new file is for its owner alone, since it may hold device tokens and texts.
    ///   - isStaged: Whether a file gets its name only when it is finished.
    ///   - waitsForRoom: Whether a write waits while the disk is full, instead of failing.
    /// - Throws: That it cannot be opened.
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
    ///
    /// - Parameter kept: How many bytes stay, behind which the next are written.
    /// - Throws: That it cannot be written.
    func begin(behind kept: Int = 0) throws(CommandError) {
        guard !isStandard, staged == nil, identity != nil else { return }
        try naming { () throws(SystemReason) in try descriptor.truncate(to: kept) }
    }

    /// Keeps other runs from writing the file; a standard stream may be shared.
    ///
    /// - Throws: That another run writes it.
    func lock() throws(CommandError) {
        guard isStandard || identity == nil || descriptor.lock() else { throw .inUse(name) }
    }

    /// Removes the file again if it was not there before; what was there is left as it is.
    func discard() {
        staged?.discard()
        if isNew { Descriptor.remove(path) }
    }

    /// Ends a file that will not be whole.
    ///
    /// - Returns: The name under which its beginning is kept; nil where nothing is kept, and for a file that stands in its
    ///   place already.
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
