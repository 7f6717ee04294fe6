import JSONDocument
import Testing

@Suite("Validation of UTF-8")
struct UTF8ValidationTests {
    private func agrees(_ bytes: [UInt8]) -> Bool {
        let expected = ReferenceRecogniser.firstInvalidOffset(in: bytes)
        guard (UTF8Text(validating: ByteSlice(bytes)) == nil) == (expected != nil) else { return false }
        // The scanner checks strings by itself.
        let quoted = [0x22] + bytes + [0x22]
        return Outcome(ByteSlice(quoted)) == ReferenceRecogniser.outcome(of: quoted)
    }

    @Test("All pairs of bytes from 0x80 up are judged as the standard library does")
    func pairs() {
        var wrong: [[UInt8]] = []
        for first in UInt8(0x80)...0xFF {
            for second in UInt8.min...0xFF where second != 0x22 && second != 0x5C && second >= 0x20 {
                if !agrees([first, second]) { wrong.append([first, second]) }
            }
        }
        #expect(wrong.isEmpty)
    }

    @Test(
        "Sequences at the bounds of table 3-7 are judged as the standard library does, whatever stands around them"
    )
    func bounds() {
        let leads: [UInt8] = [
            0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xF8,
        ]
        let nexts: [UInt8] = [0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0]
        let surroundings = [
            ("", ""), ("大", ""), ("", "大"), ("1234567", "大家"), ("12345678", "x"), ("大家", "abcdefghi"),
        ]
        var wrong: [[UInt8]] = []
        for lead in leads {
            for second in nexts {
                for third in nexts {
                    for fourth in [0x41, 0x80, 0xBF] as [UInt8] {
                        for (before, after) in surroundings {
                            let bytes =
                                Array(before.utf8) + [lead, second, third, fourth] + Array(after.utf8)
                            if !agrees(bytes) { wrong.append(bytes) }
                        }
                    }
                }
            }
        }
        #expect(wrong.isEmpty)
    }

    @Test("Every scalar value is accepted")
    func allScalars() {
        for plane in UInt32(0)...16 {
            var scalars = String.UnicodeScalarView()
            for value in plane << 16..<(plane + 1) << 16 {
                if let scalar = UnicodeScalar(value) { scalars.append(scalar) }
            }
            let bytes = Array(String(scalars).utf8)
            #expect(UTF8Text(validating: ByteSlice(bytes)) != nil)
        }
    }
}
