/// What the elements of a message's arrays said, one after the other.
@usableFromInline
package struct GatheredElements: Sendable {
    /// The parts of the message.
    package var parts: [MessageElement] = []
    /// Words in languages.
    package var words: [LocalizedWords] = []
    /// Identifiers of people.
    package var people: [UTF8Text] = []
    /// The keys that name them.
    package var naming: [MetKey] = []
    /// The key that says that everyone is meant.
    package var everyone: MetKey?

    /// The people, or everyone; nil for nobody.
    package var audience: Audience? {
        everyone != nil ? .everyone : people.isEmpty ? nil : .listed(people)
    }

    /// Forgets all, and keeps the memory.
    mutating func removeAll() {
        if !parts.isEmpty { parts.removeAllForNext() }
        if !words.isEmpty { words.removeAllForNext() }
        if !people.isEmpty { people.removeAllForNext() }
        if !naming.isEmpty { naming.removeAllForNext() }
        everyone = nil
    }
}
