#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Glibc
#endif

extension Descriptor {
    /// Creates a file for writing that must not be there yet.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - isPrivate: Whether it is for its owner alone.
    ///   - model: A file whose owner and rights the new one gets, as far as the system lets it; nil for none.
    /// - Returns: The open file.
    /// - Throws: Why it cannot be.
    static func creating(
        _ path: String, isPrivate: Bool, like model: String?
    ) throws(SystemReason) -> Descriptor {
        let number = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_EXCL, isPrivate ? 0o600 : 0o666)
        guard number != -1 else { throw .last }
        var status = stat()
        if let model, stat(model, &status) == 0 {
            _ = fchown(number, status.st_uid, status.st_gid)
            _ = fchmod(number, status.st_mode & 0o7777)
        }
        return Descriptor(number: number)
    }

    /// Gives a file another name, in place of whatever had it.
    static func rename(_ path: String, to other: String) throws(SystemReason) {
        guard systemRename(path, other) == 0 else { throw .last }
    }

    /// Where a path leads when its last part is a link, or a link to a link; the path itself for any other.
    static func linkTarget(_ path: String) -> String {
        var path = path
        // As many links as Linux follows.
        for _ in 0..<40 {
            var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
            let count = readlink(path, &bytes, bytes.count)
            guard count > 0 else { break }
            let target = String(decoding: bytes[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
            path = target.hasPrefix("/") ? target : folder(of: path) + target
        }
        return path
    }

    /// The folder that a path names before its last part, with its slash; empty for a name alone.
    static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    }
}

// Inside the type, its own method hides the function of the same name.
private func systemRename(_ path: String, _ other: String) -> Int32 { rename(path, other) }
