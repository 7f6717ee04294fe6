/// What the command says to the person who called it.
enum StandardError {
    /// Writes text; what cannot be said is lost.
    static func write(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            try? Descriptor.standardError.write(UnsafeRawBufferPointer(bytes))
        }
    }

    /// Says something that does not stop the run.
    static func note(_ sentence: String) { write("Note: \(sentence)\n") }

    /// Says why the run stops, or what its result lacks.
    static func error(_ sentence: String) { write("Error: \(sentence)\n") }
}
