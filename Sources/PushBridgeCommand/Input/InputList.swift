internal import PushBridge

/// The inputs of a run, in the order in which they are read: files, the standard input, and the files of folders.
struct InputList {
    /// The files; `-` is the standard input.
    private(set) var paths: [String] = []
    /// Whether records say which input they come from: there are several, or a folder whose files somebody may add to.
    private(set) var areNamed: Bool
    /// Names of files and folders that are read under an earlier name, such as links.
    private(set) var repeated: [(name: String, first: String)] = []
    /// The files and folders so far, and the name under which each is read.
    private var seen: [FileStatus.Identity: String] = [:]

    /// Lists the inputs; a file or folder that has several names is read once.
    ///
    /// - Parameter named: Files, folders, and `-`; nothing is opened but folders.
    /// - Throws: That a folder cannot be read, or that it holds no file.
    init(_ named: [String]) throws(CommandError) {
        areNamed = named.count > 1
        for path in named {
            let status = path == "-" ? nil : FileStatus(path: path)
            if isRepeated(path, status) { continue }
            guard status?.isDirectory == true else {
                paths.append(path)
                continue
            }
            areNamed = true
            let (count, repeats) = (paths.count, repeated.count)
            try addFiles(of: path)
            if paths.count == count && repeated.count == repeats { throw .emptyFolder(path.shownPath) }
        }
    }

    /// Adds what lies in a folder and in its folders: what can be read to an end, and what cannot be looked at, which
    /// reading will tell.
    private mutating func addFiles(of folder: String) throws(CommandError) {
        for name in try Self.names(in: folder) {
            let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
            let inner = FileStatus(path: path)
            if isRepeated(path, inner) { continue }
            if inner?.isDirectory == true {
                try addFiles(of: path)
            } else if inner?.isRegular ?? true {
                paths.append(path)
            }
        }
    }

    /// Whether a file or folder was listed under another name; pipes and devices are never the same.
    private mutating func isRepeated(_ path: String, _ status: FileStatus?) -> Bool {
        guard let status, status.isRegular || status.isDirectory else { return false }
        guard let first = seen[status.identity] else {
            seen[status.identity] = path
            return false
        }
        repeated.append((path.shownPath, first.shownPath))
        return true
    }

    /// The names in a folder that count, by their bytes: hidden ones do not, nor marks such as Spark's `_SUCCESS`, nor files
    /// that were not finished.
    private static func names(in folder: String) throws(CommandError) -> [String] {
        let names: [String]
        do {
            names = try Descriptor.names(in: folder)
        } catch {
            throw .unreadable(folder.shownPath, error)
        }
        return names.filter { !$0.hasPrefix(".") && !$0.hasPrefix("_") && !StagedFile.isUnfinished($0) }
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// How many bytes all of them have; nil where one is a pipe or a terminal.
    var size: Int? {
        var sum = 0
        for file in files {
            guard let status = file.status, status.isRegular else { return nil }
            sum += status.size
        }
        return sum
    }

    /// The inputs as files that no output may be.
    var files: [NamedFile] { paths.map { NamedFile("The input", $0) } }

    /// The only input; nil where there are several.
    var only: NamedFile? { paths.count == 1 ? files[0] : nil }
}
