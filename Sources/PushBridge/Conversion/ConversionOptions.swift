/// What a conversion aims at.
public enum ConversionPreference: String, Sendable, Hashable, CaseIterable {
    /// Whatever makes the target show what the source showed (reading C1).
    case screen
    /// Only what the sender said.
    case intent
}

/// What the conversion of each message follows, beside the profiles.
struct ConversionOptions: Sendable {
    let preference: ConversionPreference
    /// Whether words that would become visible to people who hide details are left out (reading C2).
    let keepsHidden: Bool
    let proves: Bool
}

extension MessageConverter.Configuration {
    var options: ConversionOptions {
        ConversionOptions(preference: preference, keepsHidden: keepsHidden, proves: proves)
    }
}
