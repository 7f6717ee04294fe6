import Foundation
import Testing

@Suite("The task of the Spark job for archives")
struct ArchiveTaskTests {
    private static let script = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Trials/archive.py")

    @Test(
        "Killed, repeated and simultaneous attempts, broken lines and broken runs leave what one run writes")
    func task() async throws {
        let result = try await PushBridgeProcess.runAside(
            python: Self.script, ["--pushbridge", PushBridgeProcess.binary.path])
        #expect(result.status == 0, "\(result.output)\(result.error)")
    }
}

extension PushBridgeProcess {
    /// Runs a script with the Python that Scripts/test names, while other tests go on.
    fileprivate static func runAside(python script: URL, _ arguments: [String]) async throws -> Result {
        let python = ProcessInfo.processInfo.environment["PUSHBRIDGE_PYTHON"] ?? "python3"
        return try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(
                    with: Swift.Result {
                        try shell(#"exec "$@""#, [python, script.path] + arguments)
                    })
            }
        }
    }
}
