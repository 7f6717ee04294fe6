internal import PushBridge
internal import VendorSignature

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
    ///
    /// - Parameters:
    ///   - inputs: The inputs, of which there is at least one.
    ///   - origin: What records call the input; nil where they name each by its path, or the only one not at all.
    ///   - digests: Gets the digest of each input; nil where nobody wants them.
    ///   - makeFraming: Cuts an input.
    /// - Throws: That the first input cannot be opened.
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
    ///
    /// - Throws: That an input cannot be read; no block comes behind it.
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
