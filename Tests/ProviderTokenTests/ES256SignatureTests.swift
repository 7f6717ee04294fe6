import ProviderToken
import Testing

@Suite("ES256 signatures")
struct ES256SignatureTests {
    @Test("r‖s survives the way to DER and back, however short its numbers are")
    func roundTrip() throws {
        var random = Xorshift(seed: 11)
        for zeros in 0...32 {
            for _ in 0..<40 {
                let other = Int.random(in: 0...32, using: &random)
                let raw = random.number(zeros: zeros) + random.number(zeros: other)
                let signature = try ES256Signature(raw: raw)
                #expect(try ES256Signature(der: signature.der).raw == raw)
            }
        }
    }

    @Test(
        "DER is written in its canonical form",
        arguments: [
            ([UInt8](repeating: 0, count: 64), [0x30, 6, 2, 1, 0, 2, 1, 0]),
            (
                [UInt8](repeating: 0, count: 31) + [0x7F] + [UInt8](repeating: 0, count: 31) + [0x80],
                [0x30, 7, 2, 1, 0x7F, 2, 2, 0, 0x80]
            ),
            (
                [UInt8](repeating: 0xFF, count: 64),
                [0x30, 70, 2, 33, 0] + [UInt8](repeating: 0xFF, count: 32) + [2, 33, 0]
                    + [UInt8](repeating: 0xFF, count: 32)
            ),
        ] as [([UInt8], [UInt8])])
    func canonical(raw: [UInt8], der: [UInt8]) throws {
        #expect(try ES256Signature(raw: raw).der == der)
        #expect(try ES256Signature(der: der).raw == raw)
    }

    @Test(
        "What is not canonical DER is refused",
        arguments: [
            [], [0x30], [0x31, 6, 2, 1, 1, 2, 1, 1], [0x30, 6, 2, 1, 1, 2, 1],
            [0x30, 5, 2, 1, 1, 2, 1, 1], [0x30, 7, 2, 1, 1, 2, 1, 1], [0x30, 6, 2, 1, 1, 2, 1, 1, 0],
            [0x30, 7, 2, 1, 1, 2, 1, 1, 0], [0x30, 0x81, 6, 2, 1, 1, 2, 1, 1], [0x30, 6, 3, 1, 1, 2, 1, 1],
            [0x30, 5, 2, 0, 2, 1, 1], [0x30, 6, 2, 1, 0x80, 2, 1, 1], [0x30, 7, 2, 2, 0, 1, 2, 1, 1],
            [0x30, 7, 2, 2, 0, 0, 2, 1, 1], [0x30, 3, 2, 1, 1],
            [0x30, 38, 2, 33, 1] + [UInt8](repeating: 1, count: 32) + [2, 1, 1],
            [0x30, 39, 2, 34, 0, 0x80] + [UInt8](repeating: 1, count: 32) + [2, 1, 1],
        ] as [[UInt8]])
    func notCanonical(der: [UInt8]) {
        #expect(refusal { _ = try ES256Signature(der: der) }?.code == .malformedToken)
    }

    @Test("Only 64 bytes are r‖s", arguments: [0, 1, 63, 65, 70, 128])
    func lengths(count: Int) {
        #expect(
            refusal { _ = try ES256Signature(raw: [UInt8](repeating: 1, count: count)) }?.code
                == .malformedToken)
    }

    @Test("A DER signature in place of r‖s is called by its name")
    func namesDER() {
        let der = [0x30, 69, 2, 33] + [UInt8](repeating: 1, count: 67)
        #expect(refusal { _ = try ES256Signature(raw: der) }?.description.contains("DER") == true)
    }

    @Test("Reading damaged DER never does worse than refuse, and what it takes is canonical")
    func damaged() throws {
        var random = Xorshift(seed: 5)
        for _ in 0..<5_000 {
            let zeros = Int.random(in: 0...32, using: &random)
            let signature = try ES256Signature(raw: random.number(zeros: zeros) + random.number(zeros: 0))
            let damaged = random.damage(signature.der)
            guard let read = try? ES256Signature(der: damaged) else { continue }
            #expect(read.der == damaged)
        }
    }
}

extension Xorshift {
    /// 32 bytes, the first `zeros` of them zero and the next one not.
    fileprivate mutating func number(zeros: Int) -> [UInt8] {
        (0..<32).map { index in
            index < zeros ? 0 : .random(in: (index == zeros ? 1 : 0)...255, using: &self)
        }
    }
}
