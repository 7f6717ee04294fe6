import Foundation
import PushBridge
import TestSupport
import Testing

@testable import PushBridgeCommand

@Suite("A document may arrive in any pieces")
struct DocumentCutTests {
    /// Every fixture's messages as one document.
    private static let documents = FixtureCase.all.compactMap { fixture -> [UInt8]? in
        let messages = fixture.lines("input").filter { (try? JSONDocument($0)) != nil }
        return messages.isEmpty ? nil : Array("[\n\(messages.joined(separator: ",\n"))\n]\n".utf8)
    }

    @Test("However a read cuts a fixture, it stays one document with the same messages")
    func everyCut() {
        #expect(Self.documents.count > 200)
        for document in Self.documents {
            let whole = ByteSlice(document)
            for cut in 1..<document.count {
                var cursor = DocumentCursor(maximumValues: JSONDocument.defaultMaximumValues)
                let first = cursor.last(in: whole[0..<cut].wholeCharacters)
                if case .broken = first {
                    Issue.record("cut at \(cut): \(String(decoding: document, as: UTF8.self))")
                }
                guard cut % 97 == 0 || cut > document.count - 4 else { continue }
                if case .end = cursor.last(in: whole) { continue }
                Issue.record("cut at \(cut): \(String(decoding: document, as: UTF8.self))")
            }
        }
    }

    @Test("A pipe that ends a read inside a character changes nothing", arguments: 0..<6)
    func characterInTwo(shift: Int) throws {
        let message = Sample.message("中文").replacing(",", with: ",\n")
        let bytes = Array("[\n\(message)]\n".utf8)
        let start = try #require(bytes.firstIndex(of: 0xE4))
        let folder = try TemporaryFolder()
        let head = try folder.file("head", Data(bytes[..<(start + shift)]))
        let tail = try folder.file("tail", Data(bytes[(start + shift)...]))
        let result = try PushBridgeProcess.shell(
            "(cat \"$1\"; sleep 0.2; cat \"$2\") | \"$0\" translate", head, tail)
        #expect(result.records == [Record(line: 1)], "\(result.output)")
    }

    @Test("A Chinese document of more than a block is one, wherever the blocks end", arguments: 0..<6)
    func alignment(blanks: Int) throws {
        let messages = Array(repeating: Sample.message(String(repeating: "中文", count: 600)), count: 400)
        let document =
            String(repeating: " ", count: blanks) + "[\n" + messages.joined(separator: ",\n") + "\n]\n"
        let result = try PushBridgeProcess.translate(document)
        #expect(result.records == Array(repeating: Record(line: 1), count: 400))
    }

    @Test("An input that ends inside a character is no document")
    func cutOff() throws {
        let bytes = Array("[\n\"中".utf8).dropLast()
        let result = try PushBridgeProcess.run(["translate"], input: Data(bytes))
        #expect(
            result.records == [
                Record(line: 1, error: "invalid-json"), Record(line: 2, error: "invalid-utf8"),
            ])
    }
}
