/// The fields of which a writer has written something so far: what was lost is then known without their values.
///
/// A class, because a writer never changes: it is large, and what changes is copied.
package final class SpelledFields {
    private var fields: [CanonicalField] = []

    /// Nothing is spelled yet.
    package init() { fields.reserveCapacity(24) }

    /// Notes a field.
    package func insert(_ field: CanonicalField) { fields.append(field) }

    /// Whether something was written of the field.
    package func contains(_ field: CanonicalField) -> Bool { fields.contains(field) }
}
