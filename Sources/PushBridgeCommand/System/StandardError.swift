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
