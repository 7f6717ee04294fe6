public import VendorMapping

/// Reads the messages of Easemob and of Agora Chat, which share their conventions.
public enum EasemobAdapter: VendorAdapter {
    /// The names of the vendors whose messages look like this.
    public static var vendors: [String] { ["easemob", "agora"] }

    /// The names of the shapes that it reads.
    public static var shapes: [String] { EasemobShape.allCases.map(\.rawValue) }

    /// Calls `body` with the shapes that `input` could be; a form is never one of them.
    public static func recognise(_ input: VendorInput, as body: (String) -> Void) {
        guard case .json(let message) = input, message.kind == .object else { return }
        let (likeliest, other) = EasemobShape.candidates(for: message)
        if let likeliest { body(likeliest.rawValue) }
        if let other { body(other.rawValue) }
    }

    /// Whether messages of a shape are for everyone: a bare extension says nothing of receivers (reading E1).
    public static func isForEveryone(shape: String) -> Bool { shape == EasemobShape.ext.rawValue }

    /// Reads a message; a wrong value costs that value and yields a diagnostic, never the message.
    public static func read(
        _ input: VendorInput, shape: String, options: ReadingOptions, in memory: ReadingMemory,
        into message: inout PushMessage, diagnostics: inout [Diagnostic],
        places: inout (any FieldPlaces)?
    ) {
        guard case .json(let root) = input, let shape = EasemobShape(rawValue: shape) else {
            diagnostics.append(Diagnostic(.notAnObject))
            return
        }
        EasemobDialect.read(
            root, shape: shape.number, options, in: memory, &message, &diagnostics, &places)
    }

    /// Every key of `input` in its order, but for objects whose members are keys themselves.
    public static func spelledKeys(in input: VendorInput, shape: String) -> [SpelledKey] {
        guard case .json(let message) = input, let shape = EasemobShape(rawValue: shape) else { return [] }
        return VendorTable.easemob.spelledKeys(in: message, shape: shape.number)
    }
}
