internal import Foundation

/// Standard output, as an export writes to it.
enum ExportOutput {
    /// That the output takes no more.
    struct Lost: Error, CustomStringConvertible {
        let description =
            "The output takes no more: whoever read it has ended, or there is no room. Run export and import again."
    }

    /// Has a reader that ends be an error, and not the end of this process, so that the store is tidied up.
    static func noticeEnd() { signal(SIGPIPE, SIG_IGN) }

    /// Writes all bytes.
    static func write(_ bytes: [UInt8]) throws {
        do {
            try FileHandle.standardOutput.write(contentsOf: Data(bytes))
        } catch {
            throw Lost()
        }
    }

    /// Whether somebody reads a pipe still, which a write would tell only when there is something to write.
    static var hasReader: Bool {
        var output = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
        return poll(&output, 1, 0) <= 0 || Int32(output.revents) & (POLLERR | POLLHUP) == 0
    }
}
