#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Glibc
#endif

/// Standard output, for one line.
enum TokenOutput {
    /// Writes a line, and fails when nobody can read it.
    static func writeLine(_ line: String) throws {
        // A reader that went away is an error to report, not a signal to die of.
        signal(SIGPIPE, SIG_IGN)
        do {
            var line = line + "\n"
            try line.withUTF8 { try Descriptor.standardOutput.write(UnsafeRawBufferPointer($0)) }
        } catch let reason as SystemReason {
            throw TokenFailure.unwritable(reason)
        }
    }
}
