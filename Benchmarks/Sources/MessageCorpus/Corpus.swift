/// Whose messages a corpus holds; a mixed one those of Easemob and NIM.
public enum CorpusKind: String, CaseIterable, Sendable {
    case easemob, nim, tencent, rongcloud, mixed
}

/// Lines of messages, the same for the same kind and seed.
public struct Corpus: Sendable {
    private let kind: CorpusKind
    private var random: SplitMix64

    /// Creates the corpus of a seed.
    public init(_ kind: CorpusKind, seed: UInt64) {
        self.kind = kind
        random = SplitMix64(seed: seed)
    }

    /// Appends the next line, with its end.
    public mutating func writeLine(to bytes: inout [UInt8]) {
        let kind = kind != .mixed ? kind : random.chance(50) ? .easemob : .nim
        let escaping: JSONNode.Escaping = random.chance(5) ? .most : .least
        switch kind {
        case .easemob: EasemobMessages.line(&random).write(escaping, to: &bytes)
        case .tencent: TencentMessages.line(&random).write(escaping, to: &bytes)
        case .rongcloud: bytes.append(contentsOf: RongCloudMessages.line(&random, escaping).utf8)
        case .nim, .mixed: bytes.append(contentsOf: NIMMessages.line(&random, escaping).utf8)
        }
        bytes.append(UInt8(ascii: "\n"))
    }

    /// Writes lines to a receiver of chunks.
    public mutating func write(lines: Int, to receive: ([UInt8]) throws -> Void) rethrows {
        var bytes: [UInt8] = []
        for _ in 0..<lines {
            writeLine(to: &bytes)
            if bytes.count > 1 << 20 {
                try receive(bytes)
                bytes.removeAll(keepingCapacity: true)
            }
        }
        try receive(bytes)
    }
}
