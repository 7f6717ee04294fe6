internal import PushBridge

/// Standard output, for what is written at once.
enum StandardOutput {
    /// Writes a line, and fails when nobody can read it.
    static func writeLine(_ line: String) throws(CommandError) { try write("\(line)\n") }

    /// Writes text, and fails when nobody can read it.
    static func write(_ text: String) throws(CommandError) {
        Interruption.ignoreClosedPipes()
        do throws(SystemReason) {
            try UTF8Text(text).withBytes { bytes throws(SystemReason) in
                try Descriptor.standardOutput.write(UnsafeRawBufferPointer(bytes))
            }
        } catch {
            throw .unwritable("standard output", error)
        }
    }
}
