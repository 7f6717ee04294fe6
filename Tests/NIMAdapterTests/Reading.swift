import PushModel
import Testing
import Vendors

/// What reading one line gives: the message, where it spells its fields, and what the reader has to tell.
struct Reading {
    let input: VendorInput
    let message: PushMessage
    let diagnostics: [Diagnostic]
    private let places: (any FieldPlaces)?

    /// Reads a line as a shape; a line that starts like no JSON is a form.
    init(_ line: String, as shape: String) throws {
        try self.init(Self.input(line), as: shape)
    }

    init(_ input: VendorInput, as shape: String) {
        var message = PushMessage()
        var diagnostics: [Diagnostic] = []
        var places: (any FieldPlaces)?
        NIMAdapter.read(
            input, shape: shape, options: ReadingOptions(), in: ReadingMemory(), into: &message,
            diagnostics: &diagnostics,
            places: &places)
        self.input = input
        self.message = message
        self.diagnostics = diagnostics
        self.places = places
    }

    /// Where the line spells a field.
    func location(of field: CanonicalField) -> Location? { places?.location(of: field) }

    static func input(_ line: String) throws -> VendorInput {
        guard let first = line.utf8.first, [0x7B, 0x5B, 0x22].contains(first) else {
            return .form(FormBody(UTF8Text(line)))
        }
        return VendorInput(try JSONDocument(line).root)
    }

    /// The neutral form.
    var neutral: RawJSON {
        get throws {
            var writer = JSONWriter()
            message.write(to: &writer)
            return try RawJSON(validating: writer.text())
        }
    }

    /// Each diagnostic as `kind path`.
    var told: [String] { diagnostics.map { "\($0.kind.rawValue) \($0.path)" } }

    /// Each diagnostic as `kind path row`.
    var toldWithRows: [String] { diagnostics.map { "\($0.kind.rawValue) \($0.path) \($0.row ?? "-")" } }
}

/// A line, the shape it is read as, and the neutral form it must give.
struct Example: CustomTestStringConvertible, Sendable {
    let shape: String
    let line: String
    let neutral: String
    let told: [String]

    init(_ shape: String, _ line: String, _ neutral: String, told: [String] = []) {
        self.shape = shape
        self.line = line
        self.neutral = neutral
        self.told = told
    }

    var testDescription: String { "\(shape) \(line)" }

    /// Checks the neutral form and everything that is told.
    func check(_ sourceLocation: SourceLocation = #_sourceLocation) throws {
        let reading = try Reading(line, as: shape)
        let neutral = try reading.neutral
        let expected = try RawJSON(validating: UTF8Text(self.neutral))
        #expect(
            neutral.parsed().root.isSame(as: expected.parsed().root),
            "\(neutral) instead of \(expected)", sourceLocation: sourceLocation)
        #expect(reading.told == told, sourceLocation: sourceLocation)
    }
}
