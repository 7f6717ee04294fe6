/// An adapter whose messages the engine reads by the vendor's table: all that is left to it is its dialect.
package protocol TableAdapter: VendorAdapter {
    /// What of reading is the vendor's alone.
    static var dialect: any VendorDialect.Type { get }

    /// The index of the vendor alone, for those who know whose a message is.
    static var roots: RootIndex { get }
}

extension TableAdapter {
    /// The names of the shapes that it reads.
    public static var shapes: [String] { dialect.table.shapes.map(\.name) }

    /// Calls `body` with the shapes that `input` could be, where nobody but this vendor comes into question.
    public static func recognise(_ input: VendorInput, as body: (String) -> Void) {
        let shapes = dialect.table.shapes
        roots.forEachShape(of: input, of: 0, roots.evidence(of: input)) { body(shapes[$0].name) }
    }

    /// Reads a message; a wrong value costs that value and yields a diagnostic, never the message.
    public static func read(
        _ input: VendorInput, shape: String, options: ReadingOptions, in memory: ReadingMemory,
        into message: inout PushMessage, diagnostics: inout [Diagnostic], places: inout (any FieldPlaces)?
    ) {
        guard let number = dialect.table.number(ofShape: shape) else {
            diagnostics.append(Diagnostic(.unknownShape, [.words(shapes.joined(separator: ", "))]))
            return
        }
        dialect.read(input, shape: number, options, in: memory, &message, &diagnostics, &places)
    }

    /// Every key of `input` in its order, but for objects whose members are keys themselves.
    public static func spelledKeys(in input: VendorInput, shape: String) -> [SpelledKey] {
        var values = ValueReader()
        guard let number = dialect.table.number(ofShape: shape),
            let root = dialect.object(of: input, shape: number, &values)
        else { return [] }
        return dialect.table.spelledKeys(in: root, shape: number)
    }
}
