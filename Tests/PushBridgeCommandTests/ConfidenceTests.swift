import APNSTestServer
import Foundation
import Testing

@Suite("What is confidential stays with its owner", .serialized)
struct ConfidenceTests {
    /// The rights of a file, as three octal digits.
    private static func rights(_ path: String) throws -> String {
        let number = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        return String(number ?? 0, radix: 8)
    }

    @Test("New files of records and rejects are their owner's alone; counts are for everybody")
    func newFiles() throws {
        let folder = try TemporaryFolder()
        let result = try PushBridgeProcess.shell(
            #"umask 022; cd "$1"; echo x | "$0" translate --output out --rejects rejects --summary summary"#,
            folder.url.path)
        #expect(result.status == 1)
        #expect(try Self.rights(folder.path("out")) == "600")
        #expect(try Self.rights(folder.path("rejects")) == "600")
        #expect(try Self.rights(folder.path("summary")) == "644")
    }

    @Test("A file that is there keeps its rights")
    func oldFile() throws {
        let folder = try TemporaryFolder()
        let output = try folder.file("out", "")
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: output)
        #expect(try PushBridgeProcess.translate(Sample.message, "--output", output).status == 0)
        #expect(try Self.rights(output) == "640")
    }

    @Test("What send and the test server write of pushes is their owner's alone, and the certificate is not")
    func deliveries() async throws {
        let trial = try await SendTrial()
        let output = trial.folder.path("outcomes")
        #expect(try await trial.send(SendSample.records(1), "--output", output).status == 0)
        #expect(try Self.rights(output) == "600")
        let result = try PushBridgeProcess.shell(
            """
            umask 022; cd "$1"; "$0" test-server --record record --ca-out ca.new > address & server=$!
            for _ in $(seq 200); do [ -s address ] && break; sleep 0.05; done
            kill -TERM $server; wait $server
            """, trial.folder.url.path)
        #expect(result.status == 0)
        #expect(try Self.rights(trial.folder.path("record")) == "600")
        #expect(try Self.rights(trial.folder.path("ca.new")) == "644")
        await trial.server.stop()
    }

    #if os(Linux)
        @Test("While the command holds a key, a crash leaves no image of its memory")
        func coreDumps() async throws {
            let trial = try await SendTrial()
            let run = try OpenRun(trial.arguments)
            run.write(SendSample.records(1))
            while trial.server.received.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
            let process = "/proc/\(run.processIdentifier)"
            let limits = try String(contentsOfFile: "\(process)/limits", encoding: .utf8)
            let line = limits.split(separator: "\n").first { $0.hasPrefix("Max core file size") }
            #expect(line?.split(separator: " ").suffix(3).prefix(2) == ["0", "0"])
            let filter = try String(contentsOfFile: "\(process)/coredump_filter", encoding: .utf8)
            #expect(Int(filter.trimmingCharacters(in: .newlines), radix: 16) == 0)
            run.closeInput()
            #expect(run.status == 0)
            await trial.server.stop()
        }
    #endif
}
