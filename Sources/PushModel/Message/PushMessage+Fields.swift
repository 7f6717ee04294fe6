extension PushMessage {
    /// The neutral JSON form of what `field` holds; nil when it holds nothing or its default.
    public func value(of field: CanonicalField) -> RawJSON? { holds(field) ? neutral(field) : nil }

    /// The whole message in its neutral form: one flat object, a member for each field that says something.
    ///
    /// ```json
    /// {"text":"hi","sender.id":"6001","receivers":["6006"],"alert.title":"Ada"}
    /// ```
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        for field in presentFields {
            guard let value = neutral(field) else { continue }
            writer.key(UTF8Text(field.rawValue))
            writer.raw(value)
        }
        writer.endObject()
    }

    /// What a field says, in the neutral form; nil for a field of members that has none.
    private func neutral(_ field: CanonicalField) -> RawJSON? {
        if let value = fieldValue(of: field) { return value.neutral }
        let members = members(of: field)
        return members.isEmpty ? nil : .object(of: members)
    }
}

extension PushMessage {
    /// The members of a field that holds members of any name; none for other fields.
    package func members(of field: CanonicalField) -> [JSONField] {
        switch field {
        case .rootData: rootData
        case .platforms: platforms
        case .apsExtras: apsExtras
        case .explicitExtras: explicitAlert?.extras ?? []
        default: []
        }
    }
}
