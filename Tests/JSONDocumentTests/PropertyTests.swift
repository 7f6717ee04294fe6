import JSONDocument
import TestSupport
import Testing

@Suite("Properties")
struct PropertyTests {
    @Test("What is written reads back as it was meant and is compact already", arguments: 0..<20)
    func writtenAndRead(_ seed: Int) throws {
        var generator = SplitMix64(seed: UInt64(seed))
        for _ in 0..<50 {
            let tree = JSONTree.random(using: &generator)
            var writer = JSONWriter(capacity: 1)
            tree.write(to: &writer)
            let text = writer.text()
            let value = try JSONDocument(text).root
            #expect(JSONTree(value) == tree)
            #expect(value.raw.text == text)
            var copy = JSONWriter()
            copy.value(value)
            #expect(copy.text() == text)
        }
    }

    @Test("White space and escaped slashes are all that compaction takes away", arguments: 0..<20)
    func compaction(_ seed: Int) throws {
        var generator = SplitMix64(seed: 1000 + UInt64(seed))
        for _ in 0..<50 {
            let tree = JSONTree.random(using: &generator)
            var loose = ""
            var compact = ""
            tree.spell(loosely: &loose, compactly: &compact, using: &generator)
            let value = try JSONDocument(loose).root
            #expect(JSONTree(value) == tree)
            #expect(value.raw.text.string == compact)
            #expect(value.isSame(as: try JSONDocument(compact).root))
            var writer = JSONWriter(capacity: 1)
            writer.value(value)
            #expect(writer.text().string == compact)
        }
    }

    @Test("Random bytes have the outcome that the reference gives them", arguments: 0..<20)
    func randomBytes(_ seed: Int) {
        var generator = SplitMix64(seed: 2000 + UInt64(seed))
        let tokens =
            Array("[]{},:\"\\/ \n0123456789-+.eEtruefalsn大é😀\u{1}u".utf8) + [0xFF, 0xC0, 0xED, 0xA0, 0x80, 0]
        for _ in 0..<1000 {
            let bytes = (0..<Int.random(in: 0..<30, using: &generator)).map { _ in generator.pick(tokens) }
            #expect(Outcome(ByteSlice(bytes)) == ReferenceRecogniser.outcome(of: bytes), "\(bytes)")
        }
    }

    @Test("A mutated document has the outcome that the reference gives it", arguments: 0..<20)
    func mutations(_ seed: Int) {
        var generator = SplitMix64(seed: 3000 + UInt64(seed))
        for _ in 0..<100 {
            var loose = ""
            var compact = ""
            JSONTree.random(using: &generator).spell(loosely: &loose, compactly: &compact, using: &generator)
            let original = Array((generator.once(in: 2) ? loose : compact).utf8)
            for _ in 0..<10 {
                let bytes = Self.mutated(original, using: &generator)
                #expect(Outcome(ByteSlice(bytes)) == ReferenceRecogniser.outcome(of: bytes), "\(bytes)")
            }
        }
    }

    private static func mutated(_ original: [UInt8], using generator: inout SplitMix64) -> [UInt8] {
        var bytes = original
        for _ in 0...Int.random(in: 0..<3, using: &generator) {
            let index = Int.random(in: 0...bytes.count, using: &generator)
            let byte =
                generator.once(in: 2)
                ? UInt8.random(in: 0...255, using: &generator)
                : generator.pick(Array("[]{},:\"\\/ 0-.etn".utf8))
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: bytes.insert(byte, at: index)
            case 1 where index < bytes.count: bytes[index] = byte
            case 2 where index < bytes.count: bytes.remove(at: index)
            default: bytes.removeSubrange(index..<min(bytes.count, index + 3))
            }
        }
        return bytes
    }
}
