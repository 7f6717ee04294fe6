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
    ///
    /// - Throws: That a link is one which the system would not follow either (`fs.protected_symlinks` of Linux).
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
