import APNSTestServer
import Foundation
import Testing

#if os(Linux)
    @Suite("A full disk ends a run of send in good order", .serialized)
    struct SendFullDiskTests {
        /// Whether this machine lets a test have a disk of its own.
        private static let hasDisks: Bool = {
            let result = try? PushBridgeProcess.shell("unshare -m mount -t tmpfs -o size=64k none /mnt")
            return result?.status == 0
        }()

        /// Sends to a disk of a size, and copies what is on it afterwards.
        private func send(
            _ trial: SendTrial, _ input: String, onDisk kilobytes: Int
        ) throws -> PushBridgeProcess.Result {
            let file = try trial.folder.file("requests", input)
            let disk = trial.folder.path("disk")
            let arguments = trial.arguments.map { "'\($0)'" }.joined(separator: " ")
            let script = """
                mkdir '\(disk)'
                mount -t tmpfs -o size=\(kilobytes)k none '\(disk)' || exit 99
                '\(PushBridgeProcess.binary.path)' \(arguments) --max-in-flight 100 --output '\(disk)/outcomes' '\(file)'
                status=$?
                ls -A '\(disk)' > '\(trial.folder.path("names"))'
                cp '\(disk)/outcomes' '\(trial.folder.path("outcomes"))'
                exit $status
                """
            return try PushBridgeProcess.shell(
                "exec unshare -m bash \"$1\"", try trial.folder.file("script", script))
        }

        @Test(
            "Every push on its way has its outcome, and the next run sends none of them",
            .enabled(if: hasDisks))
        func fullDisk() async throws {
            let trial = try await SendTrial()
            let input = SendSample.records(4_000)
            let result = try send(trial, input, onDisk: 1_024)
            #expect(result.status == 74)
            #expect(result.error.contains("the disk is full") && result.error.contains("To continue, "))
            let sent = trial.server.received.count
            let outcomes = try trial.folder.contents(of: "outcomes")
            #expect(sent > 500 && sent < 4_000)
            #expect(outcomes.count(where: { $0 == "\n" }) == sent && outcomes.hasSuffix("\n"))
            #expect(try trial.folder.contents(of: "names") == "outcomes\n")
            let rest = try await trial.resume(trial.folder.path("outcomes"), input)
            #expect(rest.status == 0)
            #expect(trial.server.received.count == 4_000)
            #expect(Set(trial.server.received.map(\.deviceToken)).count == 4_000)
            await trial.server.stop()
        }

        @Test("On a disk without room for what would be on its way, nothing is sent", .enabled(if: hasDisks))
        func fullFromTheStart() async throws {
            let trial = try await SendTrial()
            let result = try send(trial, SendSample.records(10), onDisk: 128)
            #expect(result.status == 74 && result.error.contains("No space left on device"))
            #expect(trial.server.received.isEmpty)
            await trial.server.stop()
        }

        @Test(
            "A device that takes nothing is told with the number of pushes that come again"
        )
        func fullDevice() async throws {
            let trial = try await SendTrial()
            let input = SendSample.records(50)
            let first = try await trial.send(input, "--output", "/dev/full")
            let told = first.error.firstMatch(of: /At most ([0-9]+) push/).flatMap { Int($0.1) } ?? 0
            #expect(first.status == 74 && told <= 50)
            let sent = trial.server.received.count
            #expect(sent > 0 && sent <= told)
            await trial.server.stop()
        }
    }
#endif
