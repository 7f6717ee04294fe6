internal import Synchronization

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
    ///
    /// - Parameters:
    ///   - path: The place.
    ///   - isPrivate: Whether a new file is for its owner alone; one in place of another keeps that one's rights.
    /// - Throws: That neither the place nor its folder can be written to.
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
    ///
    /// - Returns: The name; nil where there is nothing.
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
