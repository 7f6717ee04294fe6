/// What a conversion aims at.
public enum ConversionPreference: String, Sendable, Hashable, CaseIterable {
    /// Whatever makes the target show what the source showed (reading C1).
    case screen
    /// Only what the sender said.
    case intent
}
