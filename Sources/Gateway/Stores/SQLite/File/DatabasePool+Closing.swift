internal import Foundation
internal import GRDB

extension DatabasePool {
    /// Closes all connections, once those that read are done.
    ///
    /// The library waits for them in the thread that asks. That is one of its own here: tasks have few threads, and the
    /// reads that are waited for need one of these.
    func closeInOwnThread() async {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                // It fails only where statements are in use still, and then what was written is safe in the log.
                try? self.close()
                continuation.resume()
            }
        }
    }
}
