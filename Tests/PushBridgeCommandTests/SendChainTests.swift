import APNSTestServer
import Foundation
import PushBridge
import Testing

@Suite("A run of send that goes on may be ended at any moment, and nothing is sent twice", .serialized)
struct SendChainTests {
    private static let count = 12

    /// How many lines each of six runs gets before it is ended: the first sends four, others end before the first
    /// outcome, in the middle of what is settled, or with new pushes.
    private static let stages = [4, 0, 2, 6, 3, 9]

    @Test(
        "Five runs that were ended at every stage go on from each other, and each push is sent once",
        arguments: [SIGTERM, SIGKILL], [true, false])
    func chain(_ signal: Int32, toFile: Bool) async throws {
        let trial = try await SendTrial()
        var earlier: String?
        for (run, lines) in Self.stages.enumerated() {
            let output = trial.folder.path("outcomes\(run)")
            let resume = earlier.map { ["--resume", $0] } ?? []
            let open = try OpenRun(trial.arguments + resume + (toFile ? ["--output", output] : []))
            if lines > 0 { open.write(SendSample.records(lines)) }
            let written = { () throws -> String in
                try toFile ? trial.folder.contents(ifAny: "outcomes\(run)") : open.written()
            }
            for _ in 0..<1_000 {
                let text = try written()
                let hasHead = earlier == nil || text.hasPrefix(#"{"resumes":["#)
                if hasHead, text.count(where: { $0 == "\n" }) >= lines { break }
                try await Task.sleep(for: .milliseconds(10))
            }
            kill(open.processIdentifier, signal)
            #expect(open.status == (signal == SIGKILL ? SIGKILL : 128 + signal))
            if !toFile { _ = try trial.folder.file("outcomes\(run)", open.written()) }
            earlier = output
        }
        let last = try await trial.send(SendSample.records(Self.count), "--resume", earlier ?? "")
        #expect(last.column("outcome") == Array(repeating: "accepted", count: Self.count))
        #expect(last.column("line") == (1...Self.count).map(String.init))
        #expect(trial.server.received.map(\.deviceToken) == (1...Self.count).map(SendSample.token))
        await trial.server.stop()
    }

    @Test("Whenever a run is killed while it repeats what is settled, nothing is sent again")
    func killedWhileRepeating() async throws {
        let trial = try await SendTrial()
        let input = SendSample.records(500)
        let first = try await trial.send(input)
        #expect(trial.server.received.count == 500)
        var earlier = try trial.folder.file("outcomes", first.output)
        for run in 0..<12 {
            let output = trial.folder.path("outcomes\(run)")
            let open = try OpenRun(trial.arguments + ["--resume", earlier, "--output", output])
            open.write(input)
            try await Task.sleep(for: .milliseconds(8 * run))
            kill(open.processIdentifier, SIGKILL)
            _ = open.status
            // What has no outcome yet is refused, and its predecessor serves.
            let next = try await trial.send(input, "--resume", output)
            #expect([0, 65, 74].contains(next.status))
            if next.status == 0 { earlier = output }
        }
        #expect(earlier.hasSuffix("11"), "No run came far enough to be ended in the middle")
        #expect(trial.server.received.count == 500)
        await trial.server.stop()
    }

    @Test("A file that holds everything does without the files before it, and reads as if it had begun anew")
    func whole() async throws {
        let trial = try await SendTrial()
        let first = try await trial.send(SendSample.records(3))
        let file = try trial.folder.file("first", first.output)
        let output = trial.folder.path("second")
        let second = try await trial.send(SendSample.records(4), "--resume", file, "--output", output)
        #expect(second.status == 0)
        let written = try trial.folder.contents(of: "second")
        #expect(!written.contains("resumes"))
        #expect(written.replacing(/^\{ +/, with: "{").hasPrefix(first.output))
        try FileManager.default.removeItem(atPath: file)
        let third = try await trial.send(SendSample.records(4), "--resume", output)
        #expect(third.status == 0)
        #expect(third.output.contains(first.output.dropFirst()))
        #expect(trial.server.received.count == 4)
        await trial.server.stop()
    }

    @Test("An input that ends too early leaves the names, since the files before it are still needed")
    func shortInput() async throws {
        let trial = try await SendTrial()
        let first = try trial.folder.file("first", await trial.send(SendSample.records(3)).output)
        let second = trial.folder.path("second")
        _ = try await trial.send(SendSample.records(1), "--resume", first, "--output", second)
        #expect(try trial.folder.contents(of: "second").hasPrefix(#"{"resumes":["#))
        let third = try await trial.send(SendSample.records(3), "--resume", second)
        #expect(third.column("line") == ["1", "2", "3"])
        #expect(trial.server.received.count == 3)
        await trial.server.stop()
    }

    @Test("A file that is still needed is found beside the one that names it, not written over, and missed")
    func predecessor() async throws {
        let trial = try await SendTrial()
        let manager = FileManager.default
        let first = try trial.folder.file("first", await trial.send(SendSample.records(3)).output)
        let second = try trial.folder.file(
            "second", #"{"resumes":["\#(first)"],"#)
        let third = try trial.folder.file("third", #"{"resumes":["\#(second)"]}"# + "\n")
        let overwriting = try await trial.send(
            SendSample.records(3), "--resume", third, "--output", first)
        #expect(overwriting.status == 64 && overwriting.error.contains("--resume and --output"))

        let moved = trial.folder.path("moved")
        try manager.createDirectory(atPath: moved, withIntermediateDirectories: true)
        for name in ["first", "second", "third"] {
            try manager.moveItem(atPath: trial.folder.path(name), toPath: moved + "/" + name)
        }
        let there = try await trial.send(SendSample.records(3), "--resume", moved + "/third")
        #expect(there.status == 0 && there.column("line") == ["1", "2", "3"])

        try manager.removeItem(atPath: moved + "/first")
        let gone = try await trial.send(SendSample.records(3), "--resume", moved + "/third")
        #expect(gone.status == 65 && gone.error.contains(first) && gone.error.contains("Put it back"))
        #expect(trial.server.received.count == 3)
        await trial.server.stop()
    }

    @Test(
        "A file without an outcome is refused, since its run may have gone on from others",
        arguments: ["", "\n", "{", "{\"", #"{"resumes":["/a"#, #"{"resu"#])
    func noOutcome(_ contents: String) async throws {
        let trial = try await SendTrial()
        let file = try trial.folder.file("outcomes", contents)
        let output = trial.folder.path("next")
        let result = try await trial.send(SendSample.records(1), "--resume", file, "--output", output)
        #expect(result.status == 65 && result.error.contains("contains no outcome"))
        #expect(!FileManager.default.fileExists(atPath: output))
        #expect(trial.server.received.isEmpty)
        await trial.server.stop()
    }

    @Test("A pipe cannot be named by the outcomes to come, and is refused")
    func pipe() async throws {
        let trial = try await SendTrial()
        let result = try await trial.send(SendSample.records(1), "--resume", "/dev/null")
        #expect(result.status == 64 && result.error.contains("read again"))
        await trial.server.stop()
    }

    @Test("An interrupted run says which file the next one needs besides its own")
    func advice() async throws {
        let trial = try await SendTrial()
        let first = try trial.folder.file("first", await trial.send(SendSample.records(3)).output)
        let second = trial.folder.path("second")
        let open = try OpenRun(trial.arguments + ["--resume", first, "--output", second])
        open.write(SendSample.records(1))
        while try trial.folder.contents(ifAny: "second").count(where: { $0 == "\n" }) < 1 {
            try await Task.sleep(for: .milliseconds(10))
        }
        kill(open.processIdentifier, SIGTERM)
        #expect(open.status == 128 + SIGTERM)
        let error = try open.told()
        #expect(error.contains("--resume \(second)") && error.contains("Keep ") && error.contains("/first"))
        await trial.server.stop()
    }

    /// What people do with the files of three lines, of which the last is to be gone on from.
    struct Renaming: CustomTestStringConvertible {
        let testDescription: String
        /// The files that are moved, in order.
        let moves: [(from: String, to: String)]
        let resumed: String
        let output: String
    }

    static let renamings = [
        Renaming(
            testDescription: "the new file takes the earlier one's name", moves: [("q2", "q1")],
            resumed: "q1", output: "q3"),
        Renaming(
            testDescription: "logs are rotated", moves: [("q1", "q0"), ("q2", "q1")], resumed: "q1",
            output: "q2"),
        Renaming(
            testDescription: "two files change places", moves: [("q2", "q"), ("q1", "q2"), ("q", "q1")],
            resumed: "q1", output: "q3"),
    ]

    @Test("A file that names itself after it was renamed is refused", arguments: renamings)
    func renamed(_ renaming: Renaming) async throws {
        let trial = try await SendTrial()
        let manager = FileManager.default
        let first = try trial.folder.file("q1", await trial.send(SendSample.records(3)).output)
        _ = try await trial.send("", "--resume", first, "--output", trial.folder.path("q2"))
        for move in renaming.moves {
            try? manager.removeItem(atPath: trial.folder.path(move.to))
            try manager.moveItem(
                atPath: trial.folder.path(move.from), toPath: trial.folder.path(move.to))
        }
        let file = trial.folder.path(renaming.resumed)
        let next = try await trial.send(
            SendSample.records(3), "--resume", file, "--output", trial.folder.path(renaming.output))
        #expect(next.status == 65, "\(next.error)")
        #expect(
            next.error.contains("\(file) continues ") && next.error.contains("Restore the earlier file"))
        #expect(trial.server.received.count == 3)
        await trial.server.stop()
    }

    @Test("Files that name each other in a ring are refused")
    func ring() async throws {
        let trial = try await SendTrial()
        let record = try await trial.send(SendSample.records(3)).output.dropFirst()
        let second = trial.folder.path("second")
        let first = try trial.folder.file("first", #"{"resumes":["\#(second)"],"# + record)
        _ = try trial.folder.file("second", #"{"resumes":["\#(first)"],"# + record)
        let result = try await trial.send(SendSample.records(3), "--resume", first)
        #expect(result.status == 65 && result.error.contains("a file that continues it"))
        #expect(trial.server.received.count == 3)
        await trial.server.stop()
    }

    @Test("Two files that go on from the same one, and a file that is given twice, are no ring")
    func sharedPredecessor() async throws {
        let trial = try await SendTrial()
        let first = try trial.folder.file("first", await trial.send(SendSample.records(3)).output)
        let head = #"{"resumes":["\#(first)"]}"# + "\n"
        let second = try trial.folder.file("second", head)
        let third = try trial.folder.file("third", head)
        let result = try await trial.send(
            SendSample.records(3), "--resume", second, "--resume", third, "--resume", second)
        #expect(result.status == 0 && result.column("line") == ["1", "2", "3"], "\(result.error)")
        #expect(trial.server.received.count == 3)
        await trial.server.stop()
    }

    /// Starts a run that goes on into a file, waits until lines of it are written, and ends it in good order.
    private func interrupt(
        _ trial: SendTrial, resuming earlier: String, into name: String, after lines: Int
    ) async throws -> String {
        let open = try OpenRun(
            trial.arguments + ["--resume", earlier, "--output", trial.folder.path(name)])
        open.write(SendSample.records(lines))
        while try trial.folder.contents(ifAny: name).count(where: { $0 == "\n" }) < lines {
            try await Task.sleep(for: .milliseconds(10))
        }
        kill(open.processIdentifier, SIGTERM)
        #expect(open.status == 128 + SIGTERM)
        return try open.told()
    }

    @Test("A run that was interrupted names all files that the next one needs")
    func adviceAboutAll() async throws {
        let trial = try await SendTrial()
        let first = try trial.folder.file("first", await trial.send(SendSample.records(3)).output)
        let second = trial.folder.path("second")
        let once = try await interrupt(trial, resuming: first, into: "second", after: 1)
        let twice = try await interrupt(trial, resuming: second, into: "third", after: 2)
        #expect(once.contains(/Keep \S+\/first until then, and do not rename it; \S+\/second refers to it\./))
        #expect(
            twice.contains(
                /Keep \S+\/first and \S+\/second until then, and do not rename them; \S+\/third refers to them\./
            ))
        await trial.server.stop()
    }

    @Test("A run that was interrupted once it had repeated everything does without the files before it")
    func interruptedWhole() async throws {
        let trial = try await SendTrial()
        let first = try trial.folder.file("first", await trial.send(SendSample.records(3)).output)
        let told = try await interrupt(trial, resuming: first, into: "second", after: 4)
        #expect(told.contains("To continue, ") && !told.contains("Keep "))
        #expect(try !trial.folder.contents(of: "second").contains("resumes"))
        try FileManager.default.removeItem(atPath: first)
        let last = try await trial.send(
            SendSample.records(5), "--resume", trial.folder.path("second"))
        #expect(last.status == 0 && last.column("line") == ["1", "2", "3", "4", "5"])
        #expect(trial.server.received.count == 5)
        await trial.server.stop()
    }
}
