internal import PushBridge
internal import VendorSignature

/// The inputs of a run, in the order in which they are read: files, the standard input, and the files of folders.
struct InputList {
    /// The files; `-` is the standard input.
    private(set) var paths: [String] = []
    /// Whether records say which input they come from: there are several, or a folder, which may get more files.
    private(set) var areNamed: Bool
    /// Names of files and folders that are read under an earlier name, such as links.
    private(set) var repeated: [(name: String, first: String)] = []
    /// The files and folders so far, and the name under which each is read.
    private var seen: [String: String] = [:]

    /// Lists the inputs; a file or folder that has several names is read once.
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
        let identity = "\(status.identity.device) \(status.identity.node)"
        guard let first = seen[identity] else {
            seen[identity] = path
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
        return names.filter { !$0.hasPrefix(".") && !$0.hasPrefix("_") && !UnfinishedFile.isName($0) }
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

    var files: [NamedFile] { paths.map { NamedFile("The input", $0) } }

    /// The only input; nil where there are several.
    var only: NamedFile? { paths.count == 1 ? files[0] : nil }
}

/// Inputs that are read one after the other, each cut into blocks of its own; at most one is open.
struct InputSequence {
    private let inputs: InputList
    private let origin: UTF8Text?
    private let makeFraming: (ByteSource) -> LineFraming
    private let takesDigests: Bool
    private var framing: LineFraming
    /// The number of the input that is being read, from 0.
    private var number = 0
    /// How many bytes the inputs before it had.
    private var before = 0
    /// The SHA-256 digests of the inputs that were read to their ends, by their numbers.
    private(set) var digests: [Int: String] = [:]

    init(
        _ inputs: InputList, origin: String?, takesDigests: Bool,
        makeFraming: @escaping (ByteSource) -> LineFraming
    ) throws(CommandError) {
        self.inputs = inputs
        self.origin = origin.map { UTF8Text($0) }
        self.makeFraming = makeFraming
        self.takesDigests = takesDigests
        framing = makeFraming(try Self.open(inputs.paths[0], takesDigests))
    }

    private static func open(_ path: String, _ takesDigest: Bool) throws(CommandError) -> ByteSource {
        let source = try ByteSource(path: path)
        if takesDigest { source.digest = ContentDigest() }
        return source
    }

    /// The next block, which says which input it is of; nil at the end of the last one.
    mutating func next() throws(CommandError) -> InputBlock? {
        while true {
            if var block = try framing.next() {
                block.move(to: before + framing.source.position(of: block.end))
                block.origin = origin ?? name
                return block
            }
            digests[number] = framing.source.digest?.finish()
            guard number + 1 < inputs.paths.count else { return nil }
            before += framing.source.size ?? 0
            number += 1
            framing = makeFraming(try Self.open(inputs.paths[number], takesDigests))
        }
    }

    /// What records call the input that is being read, where they name inputs by their paths.
    private var name: UTF8Text? { inputs.areNamed ? UTF8Text(inputs.paths[number].shownPath) : nil }
}
