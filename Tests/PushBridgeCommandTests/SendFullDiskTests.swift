import APNSTestServer
import Foundation
import Testing

#if os(Linux)
    @Suite("A full disk costs no outcome of send", .serialized)
    struct SendFullDiskTests {
        /// Whether this machine lets a test have a disk of its own.
        private static let hasDisks: Bool = {
            let result = try? PushBridgeProcess.shell("unshare -m mount -t tmpfs -o size=64k none /mnt")
            return result?.status == 0
        }()

        /// Sends to a small disk that grows once the command has noted that it is full.
        private func send(_ trial: SendTrial, _ input: String) throws -> PushBridgeProcess.Result {
            let file = try trial.folder.file("requests", input)
            let disk = trial.folder.path("disk")
            let arguments = trial.arguments.map { "'\($0)'" }.joined(separator: " ")
            let script = """
                mkdir '\(disk)'
                mount -t tmpfs -o size=64k none '\(disk)' || exit 99
                '\(PushBridgeProcess.binary.path)' \(arguments) --output '\(disk)/outcomes' '\(file)' 2> '\(disk).words' &
                for turn in {1..600}; do grep -q 'disk is full' '\(disk).words' && break; sleep 0.1; done
                wc -l < '\(disk)/outcomes'
                mount -o remount,size=4m none '\(disk)'
                wait $!
                status=$?
                cp '\(disk)/outcomes' '\(trial.folder.path("outcomes"))'
                cat '\(disk).words' >&2
                exit $status
                """
            return try PushBridgeProcess.shell(
                "exec unshare -m bash \"$1\"", try trial.folder.file("script", script))
        }

        @Test(
            "On a full disk the run waits until there is room, and no push is without an outcome or sent twice",
            .enabled(if: hasDisks))
        func fullDisk() async throws {
            let trial = try await SendTrial()
            let input = SendSample.records(4_000)
            let result = try send(trial, input)
            #expect(result.status == 0)
            #expect(result.error.contains("the disk is full") && result.error.contains("4000 accepted"))
            let before = Int(result.output.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0
            #expect(before > 100 && before < 1_000)
            #expect(try trial.outcomes(in: "outcomes").count == 4_000)
            #expect(trial.server.received.count == 4_000)
            #expect(Set(trial.server.received.map(\.deviceToken)).count == 4_000)
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
