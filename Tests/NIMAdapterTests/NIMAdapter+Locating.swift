import NIMAdapter
import PushModel

extension NIMAdapter {
    /// Where a line spells a field.
    static func locate(_ field: CanonicalField, in input: VendorInput, shape: String) -> Location? {
        var diagnostics: [Diagnostic] = []
        var places: (any FieldPlaces)?
        _ = read(
            input, shape: shape, options: ReadingOptions(), diagnostics: &diagnostics, places: &places)
        return places?.location(of: field)
    }
}
