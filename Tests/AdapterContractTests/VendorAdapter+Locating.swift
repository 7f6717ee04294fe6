import PushModel

extension VendorAdapter {
    /// Where a line spells a field.
    static func locate(_ field: CanonicalField, in input: VendorInput, shape: String) -> Location? {
        var diagnostics: [Diagnostic] = []
        var message = PushMessage()
        var places: (any FieldPlaces)?
        read(
            input, shape: shape, options: ReadingOptions(), in: ReadingMemory(), into: &message,
            diagnostics: &diagnostics,
            places: &places)
        return places?.location(of: field)
    }
}
