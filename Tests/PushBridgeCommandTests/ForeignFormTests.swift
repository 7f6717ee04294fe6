import Foundation
import Testing

@Suite("Input that is compressed or in another encoding is named, with the command that mends it")
struct ForeignFormTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let name: String
        let bytes: [UInt8]
        let command: String

        var testDescription: String { name }
    }

    private static func text(_ encoding: String.Encoding, mark: [UInt8] = []) -> [UInt8] {
        mark + Array((Sample.message("中午") + "\n").data(using: encoding) ?? Data())
    }

    static let cases = [
        Case(name: "bzip2", bytes: Array("BZh91AY&SY".utf8), command: "bunzip2 -c"),
        Case(name: "xz", bytes: [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0, 0, 4], command: "xz -dc"),
        Case(name: "zip", bytes: [0x50, 0x4B, 3, 4, 20, 0], command: "unzip -p"),
        Case(name: "UTF-16LE", bytes: text(.utf16LittleEndian), command: "iconv -f UTF-16LE -t UTF-8"),
        Case(name: "UTF-16BE", bytes: text(.utf16BigEndian), command: "iconv -f UTF-16BE -t UTF-8"),
        Case(
            name: "UTF-16LE", bytes: text(.utf16LittleEndian, mark: [0xFF, 0xFE]),
            command: "iconv -f UTF-16LE -t UTF-8"),
        Case(
            name: "UTF-16BE", bytes: text(.utf16BigEndian, mark: [0xFE, 0xFF]),
            command: "iconv -f UTF-16BE -t UTF-8"),
        Case(name: "UTF-32LE", bytes: text(.utf32LittleEndian), command: "iconv -f UTF-32LE -t UTF-8"),
    ]

    @Test("An input is refused at once with 74", arguments: cases)
    func input(_ example: Case) throws {
        let folder = try TemporaryFolder()
        let file = try folder.file("messages", Data(example.bytes))
        let result = try PushBridgeProcess.run(["translate", file])
        #expect(result.status == 74)
        #expect(result.output.isEmpty)
        #expect(result.error.contains(" \(example.name). "), "\(result.error)")
        #expect(result.error.contains("\(example.command) \(file) | pushbridge …\n"))
        let piped = try PushBridgeProcess.run(["translate"], input: Data(example.bytes))
        #expect(piped.status == 74 && piped.error.contains("… | \(example.command) | pushbridge …\n"))
    }

    @Test("A settings file is refused with 65", arguments: ["--profile", "--recipients", "--groups"])
    func settings(option: String) throws {
        let folder = try TemporaryFolder()
        for example in Self.cases {
            let file = try folder.file("it's", Data(example.bytes))
            let result = try PushBridgeProcess.translate(Sample.message, option, file)
            #expect(result.status == 65)
            #expect(result.error.contains(example.name) && result.error.contains(example.command))
            #expect(result.error.contains(#"it'\''s' > NEWFILE"#), "\(result.error)")
        }
    }

    @Test("Lines in GBK are rejected one by one with the command, and a note names the whole of it")
    func gbk() throws {
        // 中午吃面吗
        let word: [UInt8] = [0xD6, 0xD0, 0xCE, 0xE7, 0xB3, 0xD4, 0xC3, 0xE6, 0xC2, 0xF0]
        let parts = Sample.message("#").split(separator: "#").map { Array($0.utf8) }
        let line = parts[0] + word + parts[1] + [0x0A]
        let folder = try TemporaryFolder()
        let file = try folder.file("gbk.jsonl", Data(Array("\(Sample.message)\n".utf8) + line))
        let result = try PushBridgeProcess.run(["translate", file])
        #expect(result.status == 1)
        #expect(result.records == [Record(line: 1), Record(line: 2, error: "invalid-utf8")])
        #expect(result.output.contains("looks like GBK, so convert the input with 'iconv -f GBK -t UTF-8'."))
        let note =
            "Note: Some rejected lines look like GBK. Convert the input: iconv -f GBK -t UTF-8 \(file) | pushbridge …\n"
        #expect(result.error.hasSuffix(note))
        let converted = try PushBridgeProcess.shell(
            #"iconv -f GBK -t UTF-8 "$1" | "$0" translate"#, file)
        #expect(converted.records == [Record(line: 1), Record(line: 2)])
    }

    @Test("Several printed objects are rejected line by line, with the hint to write one message a line")
    func printed() throws {
        let folder = try TemporaryFolder()
        let file = try folder.file("two.json", Sample.printedMessage + "\n" + Sample.printedMessage + "\n")
        let result = try PushBridgeProcess.run(["translate", file])
        #expect(result.status == 1)
        #expect(result.output.contains("write one message a line, for example with 'jq -c .'"))
        #expect(
            result.error.hasSuffix(
                "Write one message a line: jq -c . \(file) | pushbridge …\n"), "\(result.error)")
    }
}
