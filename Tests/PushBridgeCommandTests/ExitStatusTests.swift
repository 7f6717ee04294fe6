import Foundation
import Testing

@Suite("The exit status tells what happened")
struct ExitStatusTests {
    struct Usage: CustomTestStringConvertible {
        let arguments: [String]
        let names: String

        var testDescription: String { arguments.joined(separator: " ") }
    }

    static let usages = [
        Usage(arguments: ["translate", "--from", "slack"], names: "slack"),
        Usage(arguments: ["translate", "--shape", "cube"], names: "cube"),
        Usage(arguments: ["translate", "--from", "nim", "--shape", "rest"], names: "rest"),
        Usage(arguments: ["translate", "--jobs", "0"], names: "--jobs"),
        Usage(arguments: ["translate", "--jobs", "many"], names: "--jobs"),
        Usage(arguments: ["translate", "--max-line", "0"], names: "--max-line"),
        Usage(arguments: ["translate", "--now", "yesterday"], names: "--now"),
        Usage(arguments: ["translate", "--format", "xml"], names: "--format"),
        Usage(arguments: ["translate", "--payload-style", "apple"], names: "--payload-style"),
        Usage(arguments: ["translate", "--progress", "loud"], names: "--progress"),
        Usage(arguments: ["translate", "--unknown"], names: "--unknown"),
        Usage(arguments: ["translate", "--summary", "-"], names: "standard output"),
        Usage(arguments: ["unknown"], names: "unknown"),
    ]

    @Test("Wrong usage is 64 and says what is wrong", arguments: usages)
    func usage(_ example: Usage) throws {
        let result = try PushBridgeProcess.run(example.arguments)
        #expect(result.status == 64)
        #expect(result.error.hasPrefix("Error: "))
        #expect(result.error.contains(example.names))
        #expect(result.output.isEmpty)
    }

    @Test("A run without rejects is 0 and says nothing")
    func done() throws {
        let result = try PushBridgeProcess.translate(Sample.message)
        #expect(result.status == 0)
        #expect(result.error.isEmpty)
    }

    @Test("A warning is 1 with --strict only, and the records are the same")
    func strict() throws {
        let odd = Sample.message(#"\ud800"#)
        let lenient = try PushBridgeProcess.translate(odd)
        let strict = try PushBridgeProcess.translate(odd, "--strict")
        #expect(lenient.status == 0)
        #expect(strict.status == 1)
        #expect(strict.error.hasPrefix("Note: 1 warning"))
        #expect(strict.output == lenient.output)
    }

    @Test("An input that cannot be read is 74, named with the reason")
    func unreadable() throws {
        let folder = try TemporaryFolder()
        let missing = try PushBridgeProcess.run(["translate", folder.path("missing")])
        #expect(missing.status == 74)
        #expect(
            missing.error == "Error: \(folder.path("missing")) cannot be read: No such file or directory.\n")
        let directory = try PushBridgeProcess.run(["translate", folder.url.path])
        #expect(directory.status == 74)
        let words =
            "contains no file to read. Names that begin with '.' or '_' are left out, and unfinished files: '.partial' and '.tmp-…'."
        #expect(directory.error == "Error: \(folder.url.path) \(words)\n")
    }

    @Test("An output that cannot be opened is 74, named with the reason")
    func unwritable() throws {
        let folder = try TemporaryFolder()
        for option in ["--output", "--rejects", "--summary"] {
            let path = folder.path("missing/file")
            let result = try PushBridgeProcess.translate(Sample.message, option, path)
            #expect(result.status == 74)
            #expect(result.error == "Error: \(path) cannot be written: No such file or directory.\n")
        }
    }

    @Test("The input is not overwritten, whatever name the output has")
    func sameFile() throws {
        let folder = try TemporaryFolder()
        let input = try folder.file("in", Sample.message)
        try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: input)
        for option in ["--output", "--rejects", "--summary"] {
            let result = try PushBridgeProcess.run(["translate", input, option, folder.path("link")])
            #expect(result.status == 64)
            #expect(result.error.contains(option))
            #expect(try folder.contents(of: "in") == Sample.message)
        }
    }

    @Test("Two outputs are not one file")
    func sameOutputs() throws {
        let folder = try TemporaryFolder()
        let result = try PushBridgeProcess.translate(
            Sample.message, "--output", folder.path("x"), "--rejects", folder.path("x"))
        #expect(result.status == 64)
        #expect(result.error.contains("--output and --rejects"))
    }

    @Test("--version prints a version")
    func version() throws {
        let result = try PushBridgeProcess.run(["--version"])
        #expect(result.status == 0)
        #expect(result.output.split(separator: ".").count == 3)
    }

    @Test("Help names every option and every exit status")
    func help() throws {
        let result = try PushBridgeProcess.run(["translate", "--help"])
        #expect(result.status == 0)
        let options = [
            "--from", "--shape", "--profile", "--recipients", "--groups", "--members-from", "--audience-from",
            "--now", "--jobs",
            "--output",
            "--rejects",
            "--summary", "--strict", "--progress", "--format", "--payload-style", "--max-line",
            "--no-truncate",
        ]
        for option in options { #expect(result.output.contains(option)) }
        for status in ["64", "65", "74"] { #expect(result.output.contains(status)) }
    }
}
