internal import NIOCore

extension ByteBuffer {
    /// Writes a command as servers expect it: the number of its words, then each with its length.
    mutating func writeCommand(_ words: [RedisWord]) {
        writeHead(UInt8(ascii: "*"), words.count)
        for word in words {
            switch word {
            case .text(let text):
                writeHead(UInt8(ascii: "$"), text.utf8.count)
                writeString(text)
            case .bytes(let bytes):
                writeHead(UInt8(ascii: "$"), bytes.count)
                writeBytes(bytes)
            case .integer(let number):
                let digits = String(number)
                writeHead(UInt8(ascii: "$"), digits.utf8.count)
                writeString(digits)
            }
            writeLineEnd()
        }
    }

    private mutating func writeHead(_ mark: UInt8, _ count: Int) {
        writeInteger(mark)
        writeString(String(count))
        writeLineEnd()
    }

    private mutating func writeLineEnd() { writeInteger(0x0D0A as UInt16) }
}
