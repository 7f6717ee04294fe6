import Foundation
import PushBridge
import Testing

@Suite("Commands that print one text can write it to a file")
struct TextOutputTests {
    @Test(
        "-o writes what standard output would show, and shows nothing there",
        arguments: [
            ["explain"], ["explain", "--format", "json"], ["mappings", "list", "--vendor", "nim-settings"],
            ["mappings", "show", "EM-012"],
        ])
    func file(_ arguments: [String]) throws {
        let folder = try TemporaryFolder()
        let input = Data(Sample.message.utf8)
        let shown = try PushBridgeProcess.run(arguments, input: input)
        let written = try PushBridgeProcess.run(
            arguments + ["-o", folder.path("text")], input: input)
        #expect(written.status == 0 && written.output.isEmpty, "\(written.error)")
        #expect(try folder.contents(of: "text") == shown.output)
    }

    @Test("The file may not be the input")
    func same() throws {
        let folder = try TemporaryFolder()
        let file = try folder.file("message", Sample.message)
        let result = try PushBridgeProcess.run(["explain", "-o", file, file])
        #expect(result.status == 64)
        #expect(try folder.contents(of: "message") == Sample.message)
    }

    @Test(
        "The short help of every command ends no sentence before its end",
        arguments: [
            "translate", "convert", "verify", "compare", "explain", "send", "mappings show", "token sign",
        ])
    func shortHelp(_ command: String) throws {
        let text = try PushBridgeProcess.run(command.split(separator: " ").map(String.init) + ["-h"]).output
        let lines = text.split(separator: "\n")
        #expect(lines.allSatisfy { !$0.hasSuffix("…") && ($0.count <= 80 || $0.contains("{")) }, "\(text)")
    }
}
