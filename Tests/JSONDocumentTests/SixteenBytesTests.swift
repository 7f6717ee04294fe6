import CSixteenBytes
import TestSupport
import Testing

@Suite("Sixteen bytes at once")
struct SixteenBytesTests {
    /// What the scanner and the writer stop at, and their neighbours.
    private static let telling: [UInt8] = [
        0x00, 0x1F, 0x20, 0x21, 0x22, 0x23, 0x5B, 0x5C, 0x5D, 0x7F, 0x80, 0xA2, 0xDC, 0xFF,
    ]

    /// Sixteen plain bytes, and each byte there is in each place.
    private static let single: [[UInt8]] = (0..<16).flatMap { place in
        (UInt8.min...0xFF).map { byte in
            var bytes = [UInt8](repeating: 0x61, count: 16)
            bytes[place] = byte
            return bytes
        }
    }

    /// Sixteen bytes of those that tell.
    private static let mixed: [[UInt8]] = {
        var generator = SplitMix64(seed: 16)
        return (0..<20_000).map { _ in
            (0..<16).map { _ in generator.once(in: 4) ? generator.pick(telling) : 0x61 }
        }
    }()

    private func isStop(_ byte: UInt8) -> Bool { byte >= 0x80 || isEscaped(byte) }

    private func isEscaped(_ byte: UInt8) -> Bool { byte == 0x22 || byte == 0x5C || byte < 0x20 }

    @Test("The machine's instructions and the portable way find the first byte at which scanning stops")
    func stops() {
        let wrong = (Self.single + Self.mixed).filter { bytes in
            let expected = bytes.firstIndex(where: isStop) ?? 16
            return sixteen_bytes_before_stop(bytes) != expected
                || sixteen_bytes_before_stop_portable(bytes) != expected
        }
        #expect(wrong.isEmpty)
    }

    @Test("The machine's instructions and the portable way copy up to the first byte that needs an escape")
    func copies() {
        let wrong = (Self.single + Self.mixed).filter { bytes in
            let expected = bytes.firstIndex(where: isEscaped) ?? 16
            return copied(bytes, sixteen_bytes_copied_before_escape) != (expected, bytes)
                || copied(bytes, sixteen_bytes_copied_before_escape_portable) != (expected, bytes)
        }
        #expect(wrong.isEmpty)
    }

    /// The number returned, and what stands in the target, which has no room for a seventeenth byte.
    private func copied(
        _ bytes: [UInt8], _ copy: (UnsafePointer<UInt8>, UnsafeMutablePointer<UInt8>) -> Int
    ) -> (Int, [UInt8]) {
        var target = [UInt8](repeating: 0x2E, count: 16)
        let count = copy(bytes, &target)
        return (count, target)
    }
}
