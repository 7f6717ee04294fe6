/// An adapter whose messages the engine reads by the vendor's table: all that is left to it is its dialect.
package protocol TableAdapter: VendorAdapter {
    /// What of reading is the vendor's alone.
    static var dialect: any VendorDialect.Type { get }

    /// The index of the vendor alone, for those who know whose a message is.
    static var roots: RootIndex { get }

    /// The rows of the vendor's presets; none where `Mappings/profiles.tsv` has them.
    static var presets: [BuiltInProfiles.Row] { get }
}

extension TableAdapter {
    package static var presets: [BuiltInProfiles.Row] { [] }

    /// The names of the vendors whose messages look like this.
    public static var vendors: [String] { dialect.table.vendors }

    /// The names of the shapes that it reads.
    public static var shapes: [String] { dialect.table.shapes.map(\.name) }

    /// Calls `body` with the shapes that `input` could be, where nobody but this vendor comes into question.
    public static func recognise(_ input: VendorInput, as body: (String) -> Void) {
        let shapes = dialect.table.shapes
        roots.forEachShape(of: input, of: 0, roots.evidence(of: input), isGiven: true) {
            body(shapes[$0].name)
        }
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

    /// What reading a message that was written gives again.
    ///
    /// - Parameters:
    ///   - line: The message as a line of input.
    ///   - shape: The shape's place in the table.
    /// - Returns: The message.
    package static func reread(_ line: RawJSON, shape: Int) -> PushMessage {
        let line = line.parsed()
        var message = PushMessage()
        var (diagnostics, places): ([Diagnostic], (any FieldPlaces)?) = ([], nil)
        dialect.read(
            .json(line.root), shape: shape, ReadingOptions(), in: ReadingMemory(), &message, &diagnostics,
            &places)
        return message
    }

    /// The member by which the vendor knows a call of a shape that comes again; nil where it asks for none.
    package static func callNumber(in shape: String) -> UTF8Text? {
        let table = dialect.table
        guard let number = table.number(ofShape: shape) else { return nil }
        let rows = table.objects[table.shapes[number].root].rows
        return rows.first { table.rows[$0].transform == .callNumber }.map { table.names[$0] }
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

extension TableAdapter {
    /// The names of the shapes that it writes.
    public static var writtenShapes: [String] {
        dialect.table.shapes.filter(\.isWritten).map(\.name)
    }

    /// The fields that a shape has a key for.
    public static func fields(sayableIn shape: String) -> FieldSet {
        dialect.table.fields(sayableIn: shape)
    }

    /// The shape that an app's client sends, and the one that its backend sends, where nobody asked for another.
    public static var usualShapes: (client: String, server: String) {
        let usual = dialect.table.usual
        return (usual.client.name, usual.server.name)
    }

    /// The shape in which a message is written where nobody asked for another.
    public static func usualShape(ofClients isClients: Bool, in conversation: Conversation.Kind) -> String {
        dialect.table.usualShape(ofClients: isClients, in: conversation).name
    }

    /// Whether messages of a shape come from an app's client.
    public static func isClientShape(_ shape: String) -> Bool {
        dialect.table.shape(named: shape)?.sender == .client
    }

    /// Whether a message of a shape is the vendor's copy, which lacks what the sender set for the push.
    public static func isCopy(_ shape: String, _ diagnostics: [Diagnostic]) -> Bool {
        dialect.table.shape(named: shape)?.sender == .copy
    }

    /// Whether a shape is a part of a message that comes alone.
    public static func isBareExtension(_ shape: String) -> Bool {
        dialect.table.shape(named: shape)?.isPart == true
    }
}
