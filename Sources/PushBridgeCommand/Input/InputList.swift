internal import PushBridge

/// The inputs of a run, in the order in which they are read: files, the standard input, and the files of folders.
struct InputList {
    /// The files; `-` is the standard input.
    private(set) var paths: [String] = []
    /// Whether records say which input they come from: there are several, or a folder whose files somebody may add to.
    private(set) var areNamed: Bool

    /// Lists the inputs.
    ///
    /// - Parameter named: Files, folders, and `-`; nothing is opened but folders.
    /// - Throws: That a folder cannot be read, or that it holds no file.
    init(_ named: [String]) throws(CommandError) {
        areNamed = named.count > 1
        for path in named {
            guard path != "-", let status = FileStatus(path: path), status.isDirectory else {
                paths.append(path)
                continue
            }
            areNamed = true
            let count = paths.count
            try addFiles(of: path, status, within: [])
            if paths.count == count { throw .emptyFolder(path) }
        }
    }

    /// Adds what lies in a folder and in its folders: what can be read to an end, and what cannot be looked at, which
    /// reading will tell.
    private mutating func addFiles(
        of folder: String, _ status: FileStatus, within outer: [FileStatus.Identity]
    ) throws(CommandError) {
        // A link may lead back to a folder that it lies in.
        if outer.contains(status.identity) { return }
        for name in try Self.names(in: folder) {
            let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
            let inner = FileStatus(path: path)
            if let inner, inner.isDirectory {
                try addFiles(of: path, inner, within: outer + [status.identity])
            } else if inner?.isRegular ?? true {
                paths.append(path)
            }
        }
    }

    /// The names in a folder that count, by their bytes: hidden ones do not, nor marks such as Spark's `_SUCCESS`, nor files
    /// that were not finished.
    private static func names(in folder: String) throws(CommandError) -> [String] {
        let names: [String]
        do {
            names = try Descriptor.names(in: folder)
        } catch {
            throw .unreadable(folder, error)
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
