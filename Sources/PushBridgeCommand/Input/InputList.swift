internal import PushBridge
internal import Synchronization
internal import VendorSignature

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

/// Inputs that are read one after the other, each cut into blocks of its own; at most one is open.
struct InputSequence {
    private let inputs: InputList
    private let origin: UTF8Text?
    private let makeFraming: (ByteSource) -> LineFraming
    private let digests: InputDigests?
    /// The input that is being read.
    private var framing: LineFraming
    /// Its number, from 0.
    private var number = 0
    /// How many bytes the inputs before it had.
    private var before = 0

    /// Opens the first input.
    init(
        _ inputs: InputList, origin: String? = nil, digests: InputDigests? = nil,
        makeFraming: @escaping (ByteSource) -> LineFraming
    ) throws(CommandError) {
        self.inputs = inputs
        self.origin = origin.map { UTF8Text($0) }
        self.makeFraming = makeFraming
        self.digests = digests
        framing = makeFraming(try Self.open(inputs.paths[0], digests))
    }

    private static func open(_ path: String, _ digests: InputDigests?) throws(CommandError) -> ByteSource {
        let source = try ByteSource(path: path)
        if digests != nil { source.digest = ContentDigest() }
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
            digests?.note(framing.source.digest, of: number)
            guard number + 1 < inputs.paths.count else { return nil }
            before += framing.source.size ?? 0
            number += 1
            framing = makeFraming(try Self.open(inputs.paths[number], digests))
        }
    }

    /// What records call the input that is being read, where they name inputs by their paths.
    private var name: UTF8Text? { inputs.areNamed ? UTF8Text(inputs.paths[number].shownPath) : nil }
}

/// The SHA-256 digests of inputs that were read to their ends, by the number of the input.
final class InputDigests: Sendable {
    private let digests = Mutex<[Int: String]>([:])

    /// The digest of an input; nil where it was not read to its end.
    subscript(number: Int) -> String? { digests.withLock { $0[number] } }

    /// Notes the digest of an input that ends.
    func note(_ digest: ContentDigest?, of number: Int) {
        guard let digits = digest?.finish() else { return }
        digests.withLock { $0[number] = digits }
    }
}
