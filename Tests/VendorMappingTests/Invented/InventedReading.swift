import PushModel
import Vendors

/// A message of the invented vendor, as it was read.
struct InventedReading {
    var message = PushMessage()
    var diagnostics: [Diagnostic] = []
    var places: (any FieldPlaces)?

    init(_ json: String, shape: String) throws {
        InventedAdapter.read(
            .json(try JSONDocument(json).root), shape: shape, options: ReadingOptions(),
            in: ReadingMemory(), into: &message, diagnostics: &diagnostics, places: &places)
    }

    /// What was told: the code and the place.
    var told: [String] { diagnostics.map { "\($0.code.name) \($0.path)" } }

    /// The neutral form of a field.
    func value(of field: CanonicalField) -> String? { message.value(of: field)?.text.string }
}
