internal import PushBridge

/// What the command says to the person who called it.
enum StandardError {
    /// Writes text; what cannot be said is lost.
    static func write(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            try? Descriptor.standardError.write(UnsafeRawBufferPointer(bytes))
        }
    }

    /// Says something that does not stop the run; what the sentence repeats may be foreign.
    static func note(_ sentence: String) { write("Note: \(ForeignText.sentence(sentence))\n") }

    /// Says why the run stops, or what its result lacks; what the sentence repeats may be foreign.
    static func error(_ sentence: String) { write("Error: \(ForeignText.sentence(sentence))\n") }
}

/// Standard output, for what is written at once.
enum StandardOutput {
    /// Writes a line, and fails when the reader has gone.
    static func writeLine(_ line: String) throws(CommandError) { try write("\(line)\n") }

    /// Writes text, and fails when the reader has gone.
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
