import Foundation
import MessageCorpus
import Testing

/// The package's folder.
let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

@Suite("The corpus")
struct CorpusTests {
    @Test(
        "The shipped messages are what the generator makes",
        arguments: CorpusKind.allCases.filter { $0 != .mixed })
    func isCurrent(kind: CorpusKind) throws {
        let shipped = try Data(contentsOf: package.appending(path: "Corpus/\(kind.rawValue).jsonl"))
        #expect(
            shipped == Data(lines(kind, 280, seed: 1)),
            "Write it anew: swift run --package-path Benchmarks generate-corpus \(kind) 280 1 > Benchmarks/Corpus/\(kind).jsonl"
        )
    }

    @Test("The shipped messages take 600 KB at most")
    func isSmall() throws {
        let sizes = try [CorpusKind.easemob, .nim, .tencent, .rongcloud].map {
            try Data(contentsOf: package.appending(path: "Corpus/\($0.rawValue).jsonl")).count
        }
        #expect(sizes.reduce(0, +) <= 600_000)
    }

    @Test("Another seed makes other messages, and the same seed the same", arguments: CorpusKind.allCases)
    func followsTheSeed(kind: CorpusKind) {
        #expect(lines(kind, 20, seed: 7) == lines(kind, 20, seed: 7))
        #expect(lines(kind, 20, seed: 7) != lines(kind, 20, seed: 8))
    }

    @Test("The generator draws SplitMix64's numbers")
    func drawsKnownNumbers() {
        // The first outputs of the reference implementation for the seed 1234567.
        var random = SplitMix64(seed: 1_234_567)
        #expect(random.next() == 6_457_827_717_110_365_317)
        #expect(random.next() == 3_203_168_211_198_807_973)
    }

    @Test("Every line that is no form is JSON", arguments: CorpusKind.allCases)
    func isJSON(kind: CorpusKind) throws {
        for line in lines(kind, 500, seed: 3).split(separator: UInt8(ascii: "\n")) {
            if line.first == UInt8(ascii: "{") {
                #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line)) }
            } else {
                #expect([.nim, .rongcloud, .mixed].contains(kind) && line.contains(UInt8(ascii: "=")))
            }
        }
    }

    private func lines(_ kind: CorpusKind, _ count: Int, seed: UInt64) -> [UInt8] {
        var corpus = Corpus(kind, seed: seed)
        var bytes: [UInt8] = []
        for _ in 0..<count { corpus.writeLine(to: &bytes) }
        return bytes
    }
}
