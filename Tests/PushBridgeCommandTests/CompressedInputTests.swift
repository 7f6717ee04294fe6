import Foundation
import PushBridge
import Testing

@Suite("Input that was compressed with gzip or zstd is read as it was before")
struct CompressedInputTests {
    /// Messages of many lines, so that a part of them is whole lines too.
    private static let messages = (1...3_000).map { number in
        Sample.message("\(number) \(number &* 0x1E37_79B9_7F4A_7C15)") + "\n"
    }

    private static let text = messages.joined()
    /// What the messages become where they are not compressed.
    private static let plain = Result { try PushBridgeProcess.translate(text).output }

    private static func gzip(_ bytes: Data) throws -> Data { try compressed(bytes, by: "gzip") }

    private static func zstd(_ bytes: Data) throws -> Data { try compressed(bytes, by: "zstd") }

    /// What a tool of the system makes of bytes.
    private static func compressed(_ bytes: Data, by tool: String) throws -> Data {
        let folder = try TemporaryFolder()
        let result = try PushBridgeProcess.shell(
            "\(tool) -qc < \"$1\" > \"$2\"", try folder.file("in", bytes), folder.path("out"))
        #expect(result.status == 0, "\(result.error)")
        return try Data(contentsOf: folder.url.appendingPathComponent("out"))
    }

    /// What parallel compressors write between frames, and readers skip.
    private static let skippableFrame = Data([0x50, 0x2A, 0x4D, 0x18, 3, 0, 0, 0, 1, 2, 3])

    enum Form: String, CaseIterable {
        case gzip, members, emptyMember, padding, zstd, frames, skipped

        /// Compresses a text in this form.
        func bytes(of text: String) throws -> Data {
            let all = Data(text.utf8)
            let (first, second) = (all.prefix(all.count / 3), all.dropFirst(all.count / 3))
            return switch self {
            case .gzip: try CompressedInputTests.gzip(all)
            case .members: try CompressedInputTests.gzip(first) + CompressedInputTests.gzip(Data(second))
            case .emptyMember: try CompressedInputTests.gzip(Data()) + CompressedInputTests.gzip(all)
            case .padding: try CompressedInputTests.gzip(all) + Data(count: 700)
            case .zstd: try CompressedInputTests.zstd(all)
            case .frames: try CompressedInputTests.zstd(first) + CompressedInputTests.zstd(Data(second))
            case .skipped:
                try CompressedInputTests.skippableFrame + CompressedInputTests.zstd(all)
                    + CompressedInputTests.skippableFrame
            }
        }
    }

    @Test("Whatever its name, as a file and through a pipe", arguments: Form.allCases)
    func forms(_ form: Form) throws {
        let folder = try TemporaryFolder()
        let plain = try Self.plain.get()
        let bytes = try form.bytes(of: Self.text)
        let result = try PushBridgeProcess.run(["translate", try folder.file("messages.jsonl", bytes)])
        let isSame = result.output == plain && result.status == 0
        #expect(isSame, "\(result.error)")
        let script = #"(head -c 2 "$1"; sleep 0.1; tail -c +3 "$1") | "$0" translate"#
        let isSameThroughPipe =
            try PushBridgeProcess.shell(script, folder.path("messages.jsonl")).output == plain
        #expect(isSameThroughPipe)
    }

    @Test("A document, settings and several inputs may be compressed too")
    func others() throws {
        let folder = try TemporaryFolder()
        let array = try folder.file(
            "array", try Self.gzip(Data("[\n\(Sample.message),\n\(Sample.message)\n]".utf8)))
        let lines = try folder.file("lines", try Self.zstd(Data(Sample.message.utf8)))
        let people = try folder.file("people", try Self.zstd(Data(#"{"id":"6006","mode":"none"}"#.utf8)))
        let empty = try folder.file("empty", try Self.gzip(Data()))
        let result = try PushBridgeProcess.run(["translate", array, empty, lines, "--recipients", people])
        #expect(result.status == 0 && result.error.isEmpty, "\(result.error)")
        #expect(result.records == [Record(line: 1), Record(line: 1), Record(line: 1)])
        #expect(result.output.split(separator: "\n").allSatisfy { $0.contains(#""suppressed":"mode-none""#) })
    }

    enum Damage: CaseIterable {
        case cut, changed, followed
    }

    @Test(
        "Where it is cut short or damaged, what came before is written, and file and byte are named",
        arguments: [Form.gzip, .members, .zstd, .frames], Damage.allCases)
    func damage(_ form: Form, _ damage: Damage) throws {
        let folder = try TemporaryFolder()
        var bytes = try form.bytes(of: Self.text)
        let place = bytes.count * 4 / 5
        switch damage {
        case .cut: bytes = bytes.prefix(place)
        case .changed: for index in place..<place + 16 { bytes[index] ^= 0x5A }
        case .followed: bytes += Data("garbage".utf8)
        }
        let plain = try Self.plain.get()
        let file = try folder.file("in put", bytes)
        let result = try PushBridgeProcess.run(["translate", file])
        #expect(result.status == 74)
        // gzip finds damage a little behind it; zstd looks at a block as a whole.
        let lines = result.output.writtenLines.prefix(900)
        let isBeginning = plain.hasPrefix(lines.joined(separator: "\n")) && result.output.hasSuffix("\n")
        #expect(isBeginning && lines.count == 900 || result.output.isEmpty && form == .zstd)
        let words = damage == .cut ? "is cut short: " : "is damaged at byte "
        #expect(result.error.contains("Error: \(file) \(words)"), "\(result.error)")
        let tool = [.gzip, .members].contains(form) ? "gzip" : "zstd"
        #expect(result.error.contains(tool) && result.error.contains("The lines before that were read."))
        let told = try #require(result.error.firstMatch(of: /byte, ?([0-9]+)\.|byte ([0-9]+):/))
        let byte = try #require((told.1 ?? told.2).flatMap { Int($0) })
        #expect(damage == .cut ? byte == bytes.count : byte <= bytes.count)
    }

    @Test(
        "Of zstd, every line of the blocks before the damage is written", arguments: [1, 12, 40, 3_000])
    func blocks(distance: Int) throws {
        let text = Self.text
        let blockSize = 128 << 10
        #expect(text.utf8.count > 2 * blockSize)
        var bytes = try Self.zstd(Data(text.utf8))
        bytes[bytes.count - distance] ^= 0x5A
        let folder = try TemporaryFolder()
        let result = try PushBridgeProcess.run(["translate", try folder.file("x.zst", bytes)])
        // The last four bytes are the checksum, which is wrong once all lines were there.
        let isChecksum = distance <= 4
        let whole = isChecksum ? text.utf8.count : (text.utf8.count - 1) / blockSize * blockSize - blockSize
        let lines = text.utf8.prefix(whole).count { $0 == UInt8(ascii: "\n") }
        #expect(result.status == 74 && result.records.count >= lines, "\(result.records.count) of \(lines)")
        #expect(!isChecksum || result.records.count == Self.messages.count)
        // A block that is damaged inside may become other lines; those before it are right.
        #expect(result.records.prefix(lines).allSatisfy { $0.error == nil })
    }

    @Test("Zeros behind a frame of zstd are skipped, as behind gzip's")
    func zeros() throws {
        let folder = try TemporaryFolder()
        let file = try folder.file("x", try Self.zstd(Data((Sample.message + "\n").utf8)) + Data(count: 700))
        let result = try PushBridgeProcess.run(["translate", file])
        #expect(result.status == 0 && result.records == [Record(line: 1)], "\(result.error)")
    }

    @Test("A bomb is a line that is too long, in little memory", arguments: ["gzip", "zstd"])
    func bomb(tool: String) throws {
        let zeros = Data(count: 64 << 20)
        let one = tool == "gzip" ? try Self.gzip(zeros) : try Self.zstd(zeros)
        let folder = try TemporaryFolder()
        let file = try folder.file("bomb", one + one + one + one)
        let script = #"ulimit -v 400000; "$0" translate --jobs 1 --max-line 1000 "$1""#
        let result = try PushBridgeProcess.shell(script, file)
        #expect(result.records == [Record(line: 1, error: "too-long")])
        #expect(result.output.contains("has \(4 << 26) bytes"))
    }

    @Test("What was compressed twice is named, with the command that undoes it once")
    func twice() throws {
        let folder = try TemporaryFolder()
        let file = try folder.file("twice", try Self.gzip(try Self.zstd(Data(Sample.message.utf8))))
        let result = try PushBridgeProcess.run(["translate", file])
        #expect(result.status == 74 && result.error.contains("is compressed with zstd."), "\(result.error)")
    }
}
