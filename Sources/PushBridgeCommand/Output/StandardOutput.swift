internal import PushBridge

#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Glibc
#endif

/// Standard output, for what is written at once.
enum StandardOutput {
    /// Writes a line, and fails when nobody can read it.
    static func writeLine(_ line: String) throws(CommandError) { try write("\(line)\n") }

    /// Writes text, and fails when nobody can read it.
    static func write(_ text: String) throws(CommandError) {
        // A reader that went away is an error to report, not a signal to die of.
        signal(SIGPIPE, SIG_IGN)
        do throws(SystemReason) {
            try UTF8Text(text).withBytes { bytes throws(SystemReason) in
                try Descriptor.standardOutput.write(UnsafeRawBufferPointer(bytes))
            }
        } catch {
            throw .unwritable("standard output", error)
        }
    }
}
