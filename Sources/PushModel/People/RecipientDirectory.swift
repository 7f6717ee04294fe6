/// The people of a recipients file, found by identifier.
///
/// Many people take little more memory than the texts of their settings: all but the first ones are made when asked for.
public struct RecipientDirectory: Sendable {
    private let people: PackedRecipients
    private let exact: IdentifierTable
    /// The table in which case does not matter; nil where no identifier has capitals, for which the other one serves.
    private let folded: IdentifierTable?

    /// Creates a directory; of two entries with one identifier the later counts.
    ///
    /// - Parameters:
    ///   - recipients: Everyone.
    ///   - noteRepeated: Called with the place of an entry whose identifier, in any case, an earlier one has, and with the
    ///     remark about it.
    public init(_ recipients: [Recipient], noteRepeated: (Int, SettingsRemark) -> Void = { _, _ in }) {
        var people = PackedRecipients()
        for recipient in recipients { people.append(recipient) }
        self.init(people, noteRepeated: noteRepeated)
    }

    /// Creates a directory of people who were packed one by one.
    ///
    /// - Parameters:
    ///   - people: Everyone.
    ///   - noteRepeated: As above.
    package init(_ people: consuming PackedRecipients, noteRepeated: (Int, SettingsRemark) -> Void) {
        people.seal()
        let people = people
        var repeated: Set<Int> = []
        exact = IdentifierTable(of: people, ignoringCase: false) { place in
            repeated.insert(place)
            if !people.haveCapitals { noteRepeated(place, .repeated("recipient", people.id(at: place))) }
        }
        folded =
            people.haveCapitals
            ? IdentifierTable(of: people, ignoringCase: true) { place in
                let id = people.id(at: place)
                let isSpelledAlike = repeated.contains(place)
                noteRepeated(
                    place,
                    isSpelledAlike ? .repeated("recipient", id) : .repeatedInOtherCase("recipient", id))
            } : nil
        self.people = people
    }

    /// Everyone, in the file's order; an array is made each time.
    public var recipients: [Recipient] { (0..<people.count).map { people[$0] } }

    /// How many entries there are.
    public var count: Int { people.count }

    /// Whether there is nobody.
    public var isEmpty: Bool { people.count == 0 }

    /// The person with that identifier.
    ///
    /// - Parameters:
    ///   - id: A user identifier as a message spells it.
    ///   - ignoringCase: Whether ASCII case does not matter (reading G15).
    /// - Returns: The recipient, or nil for someone the file does not know.
    public func find(_ id: UTF8Text, ignoringCase: Bool) -> Recipient? {
        place(of: id, ignoringCase).map { people[$0] }
    }

    /// The nickname of the person with that identifier, for whom nothing else is made.
    package func nickname(of id: UTF8Text, ignoringCase: Bool) -> UTF8Text? {
        place(of: id, ignoringCase).flatMap { people.nickname(at: $0) }
    }

    private func place(of id: UTF8Text, _ ignoresCase: Bool) -> Int? {
        if isEmpty { return nil }
        guard ignoresCase else { return exact.place(of: id, in: people) }
        guard let folded else { return exact.place(of: id.lowercasedASCII(), in: people) }
        return folded.place(of: id, in: people)
    }

    /// Calls `body` with everyone once, in the file's order: of two entries about one person the later counts.
    ///
    /// - Parameters:
    ///   - ignoringCase: Whether ASCII case does not matter (reading G15).
    ///   - body: Gets each person.
    public func forEach(ignoringCase: Bool, _ body: (Recipient) -> Void) {
        var superseded = (ignoringCase ? folded ?? exact : exact).superseded[...]
        for place in 0..<people.count {
            if superseded.first.map({ Int($0) == place }) == true {
                superseded.removeFirst()
            } else {
                body(people[place])
            }
        }
    }
}
