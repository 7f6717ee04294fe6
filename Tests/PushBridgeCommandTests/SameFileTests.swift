import Foundation
import PushBridge
import Testing

@Suite("No output is written over another file of the run", .serialized)
struct SameFileTests {
    /// How a file gets a second name.
    enum Name: CaseIterable {
        case same, symbolicLink, hardLink
    }

    @Test(
        "An output that is a file which the command reads is refused and the file left as it was: the first with each output, the others in turn",
        arguments: CommandFiles.all)
    func reading(_ command: CommandFiles) async throws {
        for (place, read) in command.reads.enumerated() {
            for (number, write) in command.writes.enumerated()
            where place == 0 || number == place % command.writes.count {
                let folder = try TemporaryFolder()
                let arguments = try command.arguments(in: folder)
                let name = Name.allCases[(place + number) % Name.allCases.count]
                let target = try Self.name(name, for: folder.path(read.file), in: folder)
                let result = try await PushBridgeProcess.runAside(arguments + [write, target])
                #expect(result.status == 64, "\(command) \(write) \(read.option) \(name)")
                #expect(result.error.contains(read.words) && result.error.contains(write))
                #expect(try folder.contents(of: read.file) == read.contents, "\(command) \(read.option)")
            }
        }
    }

    @Test(
        "Two outputs that are one file are refused, and nothing is left behind", arguments: CommandFiles.all)
    func writing(_ command: CommandFiles) async throws {
        for (place, first) in command.writes.enumerated() {
            for second in command.writes[(place + 1)...] {
                let folder = try TemporaryFolder()
                let arguments = try command.arguments(in: folder)
                let target = folder.path("target")
                let result = try await PushBridgeProcess.runAside(
                    arguments + [first, target, second, target])
                #expect(result.status == 64)
                #expect(result.error.contains(first) && result.error.contains(second))
                #expect(!FileManager.default.fileExists(atPath: target), "\(command) \(first) \(second)")
            }
        }
    }

    @Test("Every option that takes a file is one of those that are tried")
    func complete() throws {
        let result = try PushBridgeProcess.run(["--experimental-dump-help"])
        let root = try #require(try JSONDocument(result.output).root["command"])
        var commands: [String: Set<String>] = [:]
        Self.collect(root, [], into: &commands)
        let outputs: Set = ["--output", "--rejects", "--summary", "--record", "--ca-out"]
        let writing = commands.filter { !$0.value.isDisjoint(with: outputs) }
        #expect(Set(writing.keys) == Set(CommandFiles.all.map(\.description)))
        for command in CommandFiles.all {
            let tried = Set(command.reads.map(\.option).filter { $0.hasPrefix("--") } + command.writes)
            #expect(writing[command.description] == tried, "\(command)")
        }
        // What has no output of its own writes to standard output alone.
        for (name, options) in commands where writing[name] == nil {
            #expect(options.isSubset(of: CommandFiles.readOnly), "\(name)")
        }
    }

    @Test("Pipes and /dev/null may be shared")
    func shared() throws {
        let result = try PushBridgeProcess.translate(
            Sample.message, "--output", "/dev/null", "--rejects", "/dev/null", "--summary", "/dev/null")
        #expect(result.status == 0 && result.error == "")
        let script = #""$0" translate --output >(cat >&2) --rejects >(cat >&2) "$1"; echo "$?""#
        let folder = try TemporaryFolder()
        let piped = try PushBridgeProcess.shell(script, try folder.file("in", Sample.message))
        #expect(piped.output == "0\n")
    }

    /// Another name of a file.
    private static func name(_ name: Name, for path: String, in folder: TemporaryFolder) throws -> String {
        let link = folder.path("link")
        switch name {
        case .same: return path
        case .symbolicLink:
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
        case .hardLink: try FileManager.default.linkItem(atPath: path, toPath: link)
        }
        return link
    }

    /// The options of commands that take files, by the commands' names.
    private static func collect(
        _ command: JSONValue, _ names: [String], into commands: inout [String: Set<String>]
    ) {
        var options: Set<String> = []
        for argument in command["arguments"].map({ Array($0.elements) }) ?? [] {
            let takesFile =
                argument["completionKind"]?["file"] != nil
                || ["file", "folder"].contains(argument["valueName"]?.string?.string ?? "")
            guard takesFile, let name = argument["preferredName"]?["name"]?.string?.string else { continue }
            options.insert("--\(name)")
        }
        if !options.isEmpty { commands[names.joined(separator: " ")] = options }
        for sub in command["subcommands"].map({ Array($0.elements) }) ?? [] {
            collect(sub, names + [sub["commandName"]?.string?.string ?? ""], into: &commands)
        }
    }
}
