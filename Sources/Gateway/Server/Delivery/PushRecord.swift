internal import APNSTestServer
internal import Foundation
internal import PushBridge
internal import Synchronization

/// A file with a line for each push that the test server got.
final class PushRecord: Sendable {
    private let file: Mutex<FileHandle>

    init(_ path: String) throws {
        _ = FileManager.default.createFile(atPath: path, contents: nil)
        file = Mutex(try FileHandle(forWritingTo: URL(fileURLWithPath: path)))
    }

    /// Adds the line of a push.
    func add(_ push: ReceivedPush) {
        var writer = JSONWriter(capacity: 1_024)
        push.write(to: &writer, isFull: true)
        writer.newline()
        let line = Data(writer.bytes())
        file.withLock { $0.write(line) }
    }

    /// Closes the file.
    func end() { file.withLock { try? $0.close() } }
}
