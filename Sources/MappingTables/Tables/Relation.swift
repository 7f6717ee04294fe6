/// How a vendor's key compares with the canonical field of its row.
public enum Relation: String, Sendable, Hashable, CaseIterable {
    /// Says the same; the writer writes it back.
    case equivalent
    /// Says less than the field can hold, so that writing may lose something.
    case narrower
    /// Says more than the field can hold, so that reading loses something.
    case broader
    /// Another spelling, or a switch that means something only beside other keys: read, not written for its own sake.
    case related
    /// Has no field; reading it yields a diagnostic.
    case unmapped
    /// Holds other keys, which have rows of their own.
    case container
}
