import PushModel

/// Finds out what became of each key of a message.
///
/// Which key of several fills a field is not decided here: the reader's diagnostics and the reader's places tell.
struct KeyFates {
    private let reading: MessageTranslation
    private let keys: [SpelledKey]
    private let notes: [String: [Diagnostic]]
    /// The paths of keys of which reading said that they have no effect.
    private let givenUp: Set<String>
    /// The last key at each path, by its place in `keys`; those before it do not count.
    private let lastKeys: [String: Int]
    /// The keys that can fill each field and are not given up, by their places in `keys`.
    private let candidates: [CanonicalField: [Int]]
    private var filled: [Int: [FieldValue]] = [:]
    private var winners: [CanonicalField: String] = [:]
    private(set) var implied: [FieldValue] = []
    /// Who is mentioned; nil where nobody is.
    private let mentioned: MentionShares?

    init(_ reading: MessageTranslation) {
        self.reading = reading
        let keys = reading.spelledKeys
        self.keys = keys
        mentioned = reading.message.value(of: .mentions).map(MentionShares.init)
        notes = Dictionary(grouping: reading.diagnostics, by: \.path)
        givenUp = Set(reading.diagnostics.filter { $0.kind == .ignored || $0.kind == .invalid }.map(\.path))
        lastKeys = Dictionary(keys.enumerated().map { ($1.path, $0) }) { $1 }
        candidates = Self.candidates(keys, lastKeys, givenUp)
        for field in CanonicalField.allCases {
            guard let value = reading.message.value(of: field) else { continue }
            let fillers = fillers(of: field)
            if fillers.isEmpty { implied.append(FieldValue(field: field, value: value)) }
            let shares = FieldShares(of: value, gathered: field.gathers && fillers.count > 1)
            for index in fillers {
                let share = field == .mentions ? mentioned?.share(of: keys[index].value) : nil
                filled[index, default: []].append(
                    FieldValue(field: field, value: share ?? shares.share(of: keys[index])))
            }
            if let first = fillers.min() { winners[field] = keys[first].path }
        }
    }

    var fates: [KeyFate] {
        keys.indices.map { index in
            KeyFate(
                key: keys[index], outcome: outcome(index), filled: filled[index] ?? [],
                diagnostics: isRepeated(index) ? [] : notes[keys[index].path] ?? [])
        }
    }

    /// Diagnostics that stand at no key.
    var otherDiagnostics: [Diagnostic] {
        let paths = Set(keys.map(\.path))
        return reading.diagnostics.filter { !paths.contains($0.path) }
    }

    private func outcome(_ index: Int) -> KeyFate.Outcome {
        let key = keys[index]
        if isRepeated(index) { return .lost(to: key.path) }
        if filled[index] != nil { return .filled }
        guard let field = key.field else { return .unused }
        if isGivenUp(index) {
            return winners[field].map { .lost(to: $0) } ?? .unused
        }
        guard !key.value.isNothing, let winner = winners[field] else { return .unchanged }
        if field == .mentions, MentionShares.isOff(key.value) { return .unchanged }
        return .lost(to: winner)
    }

    /// The keys that fill a field: those of its rows that nothing was said against; of several the one that the adapter
    /// finds, unless each adds something.
    private func fillers(of field: CanonicalField) -> [Int] {
        let candidates = candidates[field] ?? []
        if field == .rootData { return rootFillers(candidates) }
        if field == .mentions, candidates.count > 1, let mentioned {
            return candidates.filter { mentioned.part(of: keys[$0].value) != .none }
        }
        if candidates.isEmpty { return stand(in: field) }
        if field.gathers || candidates.count == 1 { return candidates }
        let place = reading.place(of: field)
        let found = candidates.last { keys[$0].path == place }
        return [found ?? candidates.first].compactMap(\.self)
    }

    /// The keys that say a field beside their own: the one that the adapter finds, an identifier that names several things
    /// at once, or members that are the app's data as well.
    private func stand(in field: CanonicalField) -> [Int] {
        if let place = reading.place(of: field), let found = keys.lastIndex(where: { $0.path == place }) {
            return [found]
        }
        if field == .appData, let data = reading.message.appData?.parsed().root, data.kind == .object {
            let members = Dictionary(grouping: data.members.map(\.self)) { pointerStep($0.key) }
            return keys.indices.filter { index in
                let step = keys[index].path.split(separator: "/", omittingEmptySubsequences: false).last
                return step.flatMap { members[String($0)] }?.contains { $0.value.raw == keys[index].value }
                    == true
            }
        }
        return field.namesakes.lazy.compactMap { namesake in
            keys.lastIndex { $0.field == namesake && !$0.value.isNothing }
        }.prefix(1).map(\.self)
    }

    /// The app's own members of a payload, and those of the vendor's that stay at its root.
    private func rootFillers(_ candidates: [Int]) -> [Int] {
        guard let payload = reading.place(of: .rootData) else { return candidates }
        let kept = Set(reading.message.rootData.map { payload + "/" + pointerStep($0.key) })
        let own = Set(candidates)
        return keys.indices.filter {
            own.contains($0) || kept.contains(keys[$0].path) && !isRepeated($0)
        }
    }

    /// Whether a later key of the same name counts.
    private func isRepeated(_ index: Int) -> Bool { lastKeys[keys[index].path] != index }

    /// Whether reading said that the key has no effect.
    private func isGivenUp(_ index: Int) -> Bool { givenUp.contains(keys[index].path) }

    private static func candidates(
        _ keys: [SpelledKey], _ lastKeys: [String: Int], _ givenUp: Set<String>
    ) -> [CanonicalField: [Int]] {
        var candidates: [CanonicalField: [Int]] = [:]
        for (index, key) in keys.enumerated() {
            guard let field = key.field, !key.value.isNothing, lastKeys[key.path] == index,
                !givenUp.contains(key.path)
            else { continue }
            candidates[field, default: []].append(index)
        }
        return candidates
    }
}

extension MessageTranslation {
    /// The keys of the message, placed within the line.
    fileprivate var spelledKeys: [SpelledKey] {
        source.vendor.adapter.spelledKeys(in: input, shape: source.shape).map { key in
            var key = key
            key.path = pathPrefix + key.path
            return key
        }
    }

    /// Where the line spells a field.
    fileprivate func place(of field: CanonicalField) -> String? {
        location(of: field).map { pathPrefix + $0.path }
    }
}

extension CanonicalField {
    /// Whether several keys fill the field together.
    fileprivate var gathers: Bool {
        switch self {
        case .rootData, .apsExtras, .explicitExtras, .appData, .platforms, .extension, .translations,
            .elements:
            true
        default: false
        }
    }
}

extension CanonicalField {
    /// The fields whose keys say this one too, where it has no key of its own: the identifier of a conversation names its
    /// kind and who takes part, and a list of people to force mentions them (reading G7).
    fileprivate var namesakes: [CanonicalField] {
        switch self {
        case .senderID, .conversationKind, .receivers: [.conversationID]
        case .mentions: [.force]
        case .force: [.mentions]
        default: []
        }
    }
}

extension RawJSON {
    /// Whether the value says nothing: `null`, or an empty string.
    fileprivate var isNothing: Bool { self == .null || description == #""""# }
}

/// The ways of one message to its recipients.
struct KeyTraces: Sendable {
    let reading: MessageTranslation
    let resolver: Resolver
    let applicationKeys: ApplicationKeys
    let person: UTF8Text?

    private var addressBook: AddressBook { reading.source.vendor.addressBook(of: resolver.people) }

    /// Calls `body` with one journey after the other, for they are many and large, until it returns false.
    func forEach(_ body: (RecipientJourney) -> Bool) {
        let book = addressBook
        var last: Addressee?
        var isFound = false
        var goesOn = true
        reading.forEachAddressee(among: resolver.people) { addressee in
            last = addressee
            guard goesOn, person.map({ book.isSame($0, addressee.recipient.id) }) ?? true else { return }
            isFound = true
            // Devices that show the message in different languages each have a way of their own.
            reading.forEachReader(as: addressee, by: resolver) { reader in
                if goesOn { goesOn = body(journey(of: reader, isReached: addressee.absence == nil)) }
            }
        }
        if let person, !isFound { _ = body(journey(ofStranger: person, after: last)) }
    }

    /// What becomes of the message for someone whom it does not reach, or of whom nobody knows whether it does.
    private func journey(ofStranger person: UTF8Text, after last: Addressee?) -> RecipientJourney {
        let people = resolver.people.recipients
        let known = people?.find(person, ignoringCase: addressBook.ignoresCase)
        var stranger = Addressee(
            known ?? Recipient(id: person), in: last?.group ?? reading.message.groupID)
        if let absence = last?.absence, absence == .unknownGroup || absence == .unknownAudience {
            stranger.absence = absence
        }
        // Without a file nobody knows whom a group's message reaches.
        let isReached = people == nil && reading.message.conversationKind == .group
        return journey(of: stranger, isReached: isReached)
    }

    private func journey(of addressee: Addressee, isReached: Bool) -> RecipientJourney {
        guard let absence = addressee.absence else {
            return journey(of: addressee.recipient, in: addressee.group, isReached: isReached)
        }
        return RecipientJourney(
            recipient: addressee.recipient, isReached: false,
            gates: [RecipientJourney.PassedGate(gate: .audience, verdict: .closed(absence.reason))],
            screen: nil, diagnostics: [.nobody(absence)])
    }

    private func journey(
        of recipient: Recipient, in group: UTF8Text?, isReached: Bool
    ) -> RecipientJourney {
        var gates: [RecipientJourney.PassedGate] = []
        resolver.forEachGate(of: reading.message, for: recipient, in: group) {
            gates.append(RecipientJourney.PassedGate(gate: $0, verdict: $1))
        }
        var findings: [Finding] = []
        let decision = resolver.decide(reading.message, for: recipient, in: group, findings: &findings)
        var screen: RecipientJourney.Screen?
        if case .notify(let notification) = decision {
            screen = RecipientJourney.Screen(
                notification: notification,
                offers: resolver.textOffers(of: reading.message, for: recipient, in: group),
                dataPlaces: applicationKeys.dataPlaces(of: notification),
                deliveries: deliveries(of: notification, to: recipient))
        }
        return RecipientJourney(
            recipient: recipient, isReached: isReached, gates: gates, screen: screen,
            diagnostics: reading.diagnostics(of: findings))
    }

    private func deliveries(
        of notification: ResolvedNotification, to recipient: Recipient
    ) -> [RecipientJourney.Delivery] {
        let chosen =
            recipient.devices.isEmpty ? [] : resolver.devices(of: recipient, for: reading.message)
        let devices: [Device?] = chosen.isEmpty ? [nil] : chosen
        return devices.map { device in
            var findings: [Finding] = []
            let outcome = reading.outcome(notification, device, &findings)
            return RecipientJourney.Delivery(
                device: device, outcome: outcome, diagnostics: reading.diagnostics(of: findings))
        }
    }
}

/// What each of several keys adds to a field.
///
/// Where the field is an object to which keys add a member each, a key's share is that member. Everything else is one
/// value, of which no part belongs to a single key.
struct FieldShares {
    private let whole: RawJSON
    /// The members of the object by their steps in a path; empty where the field is not shared.
    private var members: [String: JSONMember] = [:]

    /// Prepares to share a field's value.
    init(of whole: RawJSON, gathered: Bool) {
        self.whole = whole
        guard gathered, whole.kind == .object else { return }
        for member in whole.parsed().root.members { members[pointerStep(member.key)] = member }
    }

    /// What a key added: an object with its member, or the whole value where no member has the key's name.
    func share(of key: SpelledKey) -> RawJSON {
        guard !members.isEmpty,
            let step = key.path.split(separator: "/", omittingEmptySubsequences: false).last,
            let member = members[String(step)]
        else { return whole }
        return .object([(member.key, member.value.raw)])
    }
}

/// What each of several keys adds to who is mentioned: keys that name people, and switches without which the names do not
/// count or which mention everybody (RC 20, TX 32).
struct MentionShares {
    private let whole: RawJSON
    /// Those who are mentioned by their names; nil for everybody.
    private let names: [UTF8Text]?

    /// Takes the field's value in the neutral form.
    init(of whole: RawJSON) {
        self.whole = whole
        let value = whole.parsed().root
        names = value.kind == .array ? value.elements.compactMap(\.string) : nil
    }

    /// How a key takes part.
    enum MentionPart {
        case none, names, `switch`
    }

    /// What a key has to do with it: a list or a name counts if it names somebody of them, anything else if it is on.
    func part(of value: RawJSON) -> MentionPart {
        let given = Self.identifiers(in: value)
        if let names, given.contains(where: names.contains) { return .names }
        return value.kind == .array || Self.isOff(value) || names == nil && isName(value) ? .none : .switch
    }

    /// Those of the people mentioned whom a key names; nil for a key that names nobody.
    func share(of value: RawJSON) -> RawJSON? {
        guard let names, part(of: value) == .names else { return nil }
        return .array(Self.identifiers(in: value).filter(names.contains).map(RawJSON.string))
    }

    static func isOff(_ value: RawJSON) -> Bool {
        ["0", "false", #""0""#, #""false""#].contains(value.description)
    }

    /// Whether a text is somebody's name, and no switch in digits or a word.
    private func isName(_ value: RawJSON) -> Bool {
        value.parsed().root.string.map { !Self.switches.contains($0.string) } ?? false
    }

    private static let switches = ["0", "1", "2", "true", "false"]

    private static func identifiers(in value: RawJSON) -> [UTF8Text] {
        let value = value.parsed().root
        if value.kind == .array { return value.elements.compactMap(\.string) }
        return [value.string].compactMap(\.self)
    }
}

extension ApplicationKeys {
    /// Where a notification's data stands in the payload, as JSON Pointers.
    func dataPlaces(of notification: ResolvedNotification) -> [String] {
        if notification.appData == nil && notification.rootData.isEmpty { return [] }
        let root = containsData ? "/" + pointerStep(container) : ""
        switch data {
        case .object(let name), .member(let name), .text(let name): return ["\(root)/\(pointerStep(name))"]
        case .root:
            var names = notification.rootData.map(\.key)
            if let data = notification.appData?.parsed().root {
                names += data.kind == .object ? data.members.map(\.key).filter(isApps) : [Self.dataKey]
            }
            return names.map { "\(root)/\(pointerStep($0))" }
        }
    }
}
