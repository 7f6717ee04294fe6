import JSONDocument
import Testing

@Suite("Bytes")
struct ByteSliceTests {
    @Test("A storage keeps what was put into it")
    func storage() throws {
        #expect(ByteStorage([1, 2, 3]).count == 3)
        #expect(ByteStorage([]).count == 0)
        let copied = [UInt8](5..<9).withUnsafeBytes { ByteStorage(copying: $0) }
        #expect(ByteSlice(copied, 0..<4).withBytes { Array($0) } == [5, 6, 7, 8])
        let filled = ByteStorage(capacity: 100) { target in
            target.copyBytes(from: [9, 8, 7])
            return 3
        }
        #expect(filled.count == 3)
        #expect(ByteSlice(filled, 0..<3).withBytes { Array($0) } == [9, 8, 7])
    }

    @Test("An error while a storage is filled comes through")
    func failedFilling() {
        struct ReadFailed: Error {}
        #expect(throws: ReadFailed.self) { try ByteStorage(capacity: 10) { _ in throw ReadFailed() } }
    }

    @Test(
        "Lines end before line feeds, and behind the last one is none",
        arguments: [
            ("", []), ("\n", [""]), ("a", ["a"]), ("a\n", ["a"]), ("a\n\nb", ["a", "", "b"]),
            ("\n\n", ["", ""]), ("a\r\nb\n", ["a\r", "b"]),
        ] as [(String, [String])])
    func lines(text: String, expected: [String]) {
        // The slice is a part of other bytes, which have line feeds as well.
        let whole = ByteSlice(Array("x\n\(text)\ny".utf8))
        var lines: [String] = []
        for (line, number) in whole[2..<whole.count - 2].lines {
            lines.append(line.withBytes { String(decoding: $0, as: UTF8.self) })
            #expect(number == lines.count)
        }
        #expect(lines == expected)
    }

    @Test("A slice of a slice shares the bytes and counts from its own start")
    func slices() {
        let slice = ByteSlice(Array(0..<20))[5..<15]
        #expect(slice.count == 10)
        #expect(!slice.isEmpty)
        #expect(slice[0] == 5)
        #expect(slice[2..<4].withBytes { Array($0) } == [7, 8])
        #expect(slice[10..<10].isEmpty)
        #expect(slice.firstIndex(of: 9, from: 0) == 4)
        #expect(slice.firstIndex(of: 15, from: 0) == nil)
    }
}
