import PushModel

/// Compares what two sides make of one message, in every situation (readings C4, C5).
///
/// Only what the two messages can tell apart is resolved anew: whether a setting keeps a message from someone is known for
/// each standing (``SettingReasons``), the reasons that hold for everyone are asked once a side, and beside the words everyone
/// gets the same.
struct FidelityProof {
    private let pair: ConversionPair
    /// What differs, that first in which people read what was hidden from them.
    private(set) var differences: [Difference] = []
    /// The worst of them.
    private(set) var verdict = Fidelity.identical
    /// Where each of them is, as a number rather than a path.
    private var places: [Comparison.PointPlace] = []
    /// What the names of situations end in, where they are told apart by conversation.
    private var conversation = ""

    init(_ pair: ConversionPair) {
        self.pair = pair
        differences.reserveCapacity(4)
        places.reserveCapacity(4)
    }

    /// Compares the message as the source said it with the target's.
    ///
    /// Where one of them has translations, people whose devices have one of their languages are others than the rest (reading
    /// C15).
    mutating func compare(_ before: PushMessage, _ after: PushMessage) {
        compare(before, after, in: nil)
        if !before.holds(.translations) && !after.holds(.translations) { return }
        let ending = conversation
        for language in before.languages.union(after.languages).sorted() {
            conversation = "\(ending)/language-\(language)"
            compare(before, after, in: UTF8Text(language))
        }
        conversation = ending
    }

    private mutating func compare(
        _ before: PushMessage, _ after: PushMessage, in language: UTF8Text?
    ) {
        let blocked = (
            pair.source.resolver.suppression(of: before, on: Situation.devices, in: language),
            pair.target.resolver.suppression(of: after, on: Situation.devices, in: language)
        )
        // What nobody gets on either side is the same in every situation.
        if blocked.0 != nil && blocked.1 != nil { return }
        var screens = Screens(
            ShownSide(resolver: pair.source.resolver, vendor: pair.source, group: before.groupID),
            ShownSide(resolver: pair.target.resolver, vendor: pair.target, group: after.groupID), language)
        let isNamed = language == nil && (before.senderID != nil || before.groupID != nil)
        var named: [(member: String, display: Int, reached: UInt16, point: Comparison.Point)] = []
        for member in MemberClasses.members(before, after) {
            let id = pair.name(of: member.id)
            let reasons = (
                pair.source.resolver.reasons(
                    against: before, for: member.id, blocked.0, pair.reasons.source),
                pair.target.resolver.reasons(against: after, for: id, blocked.1, pair.reasons.target)
            )
            var names: SituationNames?
            let reached = compareReasons(reasons.0, reasons.1, member, &names)
            if reached == 0 { continue }
            screens.turn(to: (member.id, id))
            for display in Situation.displays.indices {
                screens.compare(before, after, in: Situation.displays[display], isNamed: isNamed)
                for point in screens.namedWords.points {
                    named.append((member.name, display, reached, point))
                }
                if screens.areEqual { continue }
                let situations = self.names(of: member, &names).names(display, reached)
                for point in screens.words.points { add(situations, point) }
                for point in screens.rest.points { add(situations, point) }
            }
        }
        // What differs without a name differs with one.
        for one in named.filter({ !tells(of: $0.point) }) {
            let names = SituationNames(one.member, "\(conversation)/\(Situation.named)")
            add(names.names(one.display, one.reached), one.point)
        }
    }

    /// Whether there is a difference like a point's, or a worse one in its place.
    private func tells(of point: Comparison.Point) -> Bool {
        places.indices.contains {
            places[$0] == point.place && differences[$0].fidelity >= point.fidelity
        }
    }

    /// Compares two extensions without their messages: with the same invented message, in each kind of conversation
    /// (reading E15).
    mutating func compareExtensions(_ before: PushMessage, _ after: PushMessage) {
        for kind in AssumedParts.conversations {
            conversation = "/" + kind.rawValue
            compare(
                before.withAssumedParts(in: kind),
                after.withAssumedParts(in: kind).withAssumedPushText(
                    by: pair.target.resolver.profile.policies.summaryText))
        }
        conversation = ""
    }

    /// Compares what the conversation itself has of a message, as the table of effects names the fields (reading C17).
    mutating func compareContent(_ before: PushMessage, _ after: PushMessage) {
        for (field, effect) in MessageEffect.fields {
            if field == .content {
                compareContentMembers(before, after)
                continue
            }
            guard effect == .contentChanged || field == .text || before.holds(field) else { continue }
            let isOfConversation = field == .mentions && before.conversationKind != after.conversationKind
            if !isOfConversation, let value = before.fieldValue(of: field),
                value == after.fieldValue(of: field)
            {
                continue
            }
            let (left, right) = (pair.content(field, of: before), pair.content(field, of: after))
            if left == .null && effect != .contentChanged { continue }
            if left == right || left.isSame(as: right) { continue }
            if field == .text, isInData(left, of: after) { continue }
            add(
                [],
                Comparison.Point(
                    place: .message(field), before: left, after: right, fidelity: effect.fidelity))
        }
    }

    private mutating func compareContentMembers(_ before: PushMessage, _ after: PushMessage) {
        if !before.holds(.content) && !after.holds(.content) { return }
        let comparison = ContentComparison(
            of: before.kind,
            with: after.judgedContent(besides: pair.usualTypeNames, against: before.kind), after.kind)
        let judged = before.judgedContent(besides: pair.usualTypeNames, against: after.kind)
        for point in comparison.points(judged) { add([], point) }
    }

    /// Whether a custom message has a text of another kind among its data.
    private func isInData(_ text: RawJSON, of after: PushMessage) -> Bool {
        after.kind == .custom && after.content[.data]?.parsed().root[BodyField.text.key]?.raw == text
    }

    /// Compares why someone gets no push, and returns the settings in which they get both, a bit for each.
    private mutating func compareReasons(
        _ before: Reasons, _ after: Reasons, _ member: MemberClasses.Member, _ names: inout SituationNames?
    ) -> UInt16 {
        var reached: UInt16 = 0
        for setting in pair.settings {
            switch (before[setting], after[setting]) {
            case (nil, nil): reached |= 1 << UInt16(setting)
            case (_?, _?): break
            case (let left, let right):
                let point = Comparison.Point(
                    place: .suppression, before: json(left), after: json(right), fidelity: .degraded)
                for display in Situation.displays.indices {
                    add(self.names(of: member, &names).names(display, 1 << UInt16(setting)), point)
                }
            }
        }
        return reached
    }

    private mutating func add(_ situations: [String], _ point: Comparison.Point) {
        verdict = max(verdict, point.fidelity)
        for index in places.indices
        where places[index] == point.place && differences[index].before == point.before
            && differences[index].after == point.after && differences[index].fidelity == point.fidelity
        {
            differences[index].situations += situations
            return
        }
        let difference = Difference(
            situations: situations, path: point.place.pointer, before: point.before, after: point.after,
            fidelity: point.fidelity)
        let isFirst = point.fidelity == .exposed
        if isFirst, let index = differences.indices.first(where: { differences[$0].fidelity != .exposed }) {
            places.insert(point.place, at: index)
            differences.insert(difference, at: index)
        } else {
            places.append(point.place)
            differences.append(difference)
        }
    }

    /// What the situations of a class are called; made once, and only where something differs.
    private func names(
        of member: MemberClasses.Member, _ names: inout SituationNames?
    ) -> SituationNames {
        if let names { return names }
        let isUsual = conversation.isEmpty && member.name == MemberClasses.unnamed
        let made = isUsual ? SituationNames.unnamed : SituationNames(member.name, conversation)
        names = made
        return made
    }

    private func json(_ reason: SuppressionReason?) -> RawJSON {
        reason.map { .string(UTF8Text($0.rawValue)) } ?? .null
    }
}

/// Why someone gets no push, in each setting.
private struct Reasons {
    /// The reason whatever they set.
    let always: SuppressionReason?
    /// What their settings say else, by the setting's place.
    let bySetting: [SuppressionReason?]

    subscript(setting: Int) -> SuppressionReason? { always ?? bySetting[setting] }
}

/// What both sides show one person after the other.
private struct Screens: ~Copyable {
    private var reader = Situation.reader(Situation.unnamed)
    /// What the person is called on each side.
    private var names = (Situation.unnamed, Situation.unnamed)
    private var before: ShownSide
    private var after: ShownSide
    /// The points in which the words differ.
    private(set) var words = Comparison()
    /// Those in which the rest differs, which is the same for everyone.
    private(set) var rest = Comparison()
    private var isRestCompared = false
    /// The points in which the words differ where everybody has names, if a name is shown.
    private(set) var namedWords = Comparison()

    init(_ before: ShownSide, _ after: ShownSide, _ language: UTF8Text?) {
        self.before = before
        self.after = after
        reader.language = language
    }

    /// Whether nothing differs.
    var areEqual: Bool { words.points.isEmpty && rest.points.isEmpty }

    /// Begins with another person.
    mutating func turn(to names: (UTF8Text, UTF8Text)) { self.names = names }

    /// Finds every point in which a message shows the person something else than another one; `isNamed` also where the
    /// servers and the person have names for the sender and the group.
    mutating func compare(
        _ left: PushMessage, _ right: PushMessage, in display: DisplayStyle, isNamed: Bool
    ) {
        if !isRestCompared {
            isRestCompared = true
            reader.unread = Situation.unread(
                before: left, by: before.resolver, after: right, by: after.resolver)
            reader.id = names.0
            before.fillBesideWords(left, for: reader)
            reader.id = names.1
            after.fillBesideWords(right, for: reader)
            rest.compareBesideWords(before, after)
        }
        reader.display = display
        namedWords = Comparison()
        if isNamed {
            compareWords(left, right, in: display, knowingNames: true)
            // Words that show no name are the same without one.
            if !before.showsNames && !after.showsNames { return }
            swap(&words, &namedWords)
        }
        compareWords(left, right, in: display, knowingNames: false)
    }

    private mutating func compareWords(
        _ left: PushMessage, _ right: PushMessage, in display: DisplayStyle, knowingNames: Bool
    ) {
        reader.id = names.0
        before.fillWords(left, for: reader, knowingNames: knowingNames)
        reader.id = names.1
        after.fillWords(right, for: reader, knowingNames: knowingNames)
        words.compareWords(before, after, of: left, in: display)
    }
}

extension Resolver {
    /// Whether a message is pushed to anyone, whatever they set.
    func pushesToSomebody(_ message: PushMessage) -> Bool {
        suppression(of: message, for: .undisturbed, in: message.groupID) == nil
    }

    /// Why someone gets no push of a message, in each setting.
    ///
    /// - Returns: The reasons; none in a setting in which they get the push.
    fileprivate func reasons(
        against message: PushMessage, for id: UTF8Text, _ blocked: SuppressionReason?,
        _ reasons: SettingReasons
    ) -> Reasons {
        let isReached = message.conversationKind == .direct || reaches(id, with: message)
        return Reasons(
            always: isReached ? blocked ?? lackOfWords(in: message, for: id) : .nothingToPush,
            bySetting: reasons[standing(of: id, in: message)])
    }
}

extension Resolver {
    /// Why someone gets nothing to read of a message that has words for those mentioned alone (RC 20).
    private func lackOfWords(in message: PushMessage, for id: UTF8Text) -> SuppressionReason? {
        guard message.memberText != nil, profile.policies.needsBody else { return nil }
        return suppression(of: message, on: Situation.devices, for: id)
    }
}

extension PushMessage {
    /// The languages in which it has words.
    fileprivate var languages: Set<String> { Set(translations.map(\.language.string)) }
}

extension Recipient {
    /// Someone who wants every push.
    fileprivate static let undisturbed = {
        var recipient = Recipient(id: Situation.unnamed)
        recipient.mode = .all
        return recipient
    }()
}

extension ConversionPair {
    /// What a message holds of its own content: identifiers as the target calls them, a mention only where members read it.
    fileprivate func content(
        _ field: CanonicalField, of message: PushMessage
    ) -> RawJSON {
        // An empty text shows what none shows.
        if field == .text { return message.judgedText.map(RawJSON.string) ?? .null }
        guard field == .mentions else { return message.value(of: field) ?? .null }
        if message.conversationKind == .direct { return .null }
        guard case .listed(let ids) = message.mentions else { return message.value(of: field) ?? .null }
        let names = Set(ids.map { ignoresCase ? $0.lowercasedASCII() : $0 }).sorted { $0.string < $1.string }
        return names.isEmpty ? .null : .array(names.map(RawJSON.string))
    }
}
