public import PushBridge

// What closed sets of the model are called: their words for programs, in Chinese with what they mean.

extension CanonicalField {
    /// The field by its name, in Chinese with its meaning.
    public var words: Wording { .named(rawValue, in: "field") }
}

extension Fidelity {
    /// The verdict by its name, in Chinese with its meaning.
    public var words: Wording { .named(rawValue, in: "verdict-name") }

    /// What the verdict means.
    public var meaning: Wording { .text("verdict.\(self)") }
}

extension SuppressionReason {
    /// The reason by its name, in Chinese with its meaning.
    public var words: Wording { .named(rawValue, in: "reason") }

    /// Why there is no push.
    public var meaning: Wording { .text("reason.\(rawValue)") }
}

extension Gate {
    /// The gate by its name, in Chinese by what it asks.
    public var words: Wording { Wording(en: rawValue, zh: Wording.text("gate.\(rawValue)").chinese) }
}

extension TextLevel {
    /// The level by its name, in Chinese with its meaning.
    public var words: Wording { .named(rawValue, in: "level") }
}

extension Diagnostic.Kind {
    /// The kind by its name, in Chinese by its meaning.
    public var words: Wording { Wording(en: rawValue, zh: Wording.text("diagnostic.\(self)").chinese) }
}

extension MessageError.Code {
    /// Why a line was rejected: the code, in Chinese with its meaning.
    public var words: Wording { .named(rawValue, in: "error") }
}
