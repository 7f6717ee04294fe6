import PushModel

/// Something that a conversion lost, with the field that it is about.
struct Loss {
    let mark: LossMark
    let diagnostic: Diagnostic

    /// The loss as the cause of a difference.
    var cause: FidelityCauses.Cause {
        FidelityCauses.Cause(row: diagnostic.row, diagnostic: diagnostic)
    }

    /// Whether something is less, or other, than the source said.
    var isLost: Bool { diagnostic.kind == .dropped || diagnostic.kind == .approximated }

    /// Whether it may be why something differs: what the source ignores too, or what was understood anyway, is not.
    var isPossibleCause: Bool {
        switch diagnostic.kind {
        case .ignored, .repaired: false
        case .dropped, .approximated: true
        default: diagnostic.severity != .info || diagnostic.code.reach == .usualKeys
        }
    }
}

/// Finds the keys that explain a point in which the screens differ.
///
/// A message may lose several things that are shown at one place. Only those are named that decided what somebody reads there:
/// in which situations it differs tells whether it is about hidden details or about some members' words.
struct PointCauses {
    private let losses: [Loss]
    private let reading: MessageTranslation
    /// Whether the words are those of the template that the sender named.
    private let usesTemplate: Bool

    init(of losses: [Loss], in reading: MessageTranslation) {
        self.losses = losses.filter(\.isPossibleCause)
        self.reading = reading
        var words = NotificationWords()
        var ignored: [Finding] = []
        reading.fillWordsForEveryone(&words, &ignored)
        usesTemplate = words.titleLevel == .senderTemplate || words.bodyLevel == .senderTemplate
    }

    /// The causes of a difference: what hides or reveals words, where only people who hide details meet it; else the losses of
    /// what is shown there; else, among words, the losses of other words; else the key that fills what is shown there.
    func causes(of difference: Difference) -> [FidelityCauses.Cause] {
        let fields = ShownFields.fields(at: difference.path)
        let able = losses.filter { $0.diagnostic.code.reach.holds(difference) }
        let hiding = able.filter { $0.diagnostic.code.reach == .hiddenWords }
        let others = able.filter { $0.diagnostic.code.reach != .hiddenWords }
        let shown = others.filter { fields.contains($0.mark.field) }
        let candidates = [
            hiding.filter { fields.contains($0.mark.field) },
            hiding,
            shown.filter { $0.isLost && $0.mark.reachesApple },
            shown.filter(\.isLost),
            shown,
            others.filter { $0.diagnostic.code.reach == .usualKeys },
            others.filter { ShownFields.isWords(difference.path) && $0.isLost && $0.isAboutWords },
        ]
        if let losses = candidates.first(where: { !$0.isEmpty }) { return deciding(losses).map(\.cause) }
        return [filling(fields.filter { isRead($0, in: difference) })].compactMap(\.self)
    }

    /// Where an alert decides alone, the losses of its words hide those of the words beside it.
    private func deciding(_ losses: [Loss]) -> [Loss] {
        guard reading.message.explicitAlert != nil else { return losses }
        let explicit = losses.filter { CanonicalField.explicitWording.contains($0.mark.field) }
        return explicit.isEmpty ? losses : explicit
    }

    /// Whether words of a field are read in a difference's situations: a template's only where the profile has the template,
    /// and some members' by those members.
    private func isRead(_ field: CanonicalField, in difference: Difference) -> Bool {
        let name = field.rawValue
        if name.hasPrefix("template.") { return usesTemplate }
        if name.hasPrefix("directed.") || field == .memberText || field == .mentions {
            return difference.situations.contains(where: \.isOfListedMember)
        }
        return true
    }

    /// The key that fills what is shown at a place; one that says what holds anyway decides nothing.
    private func filling(_ fields: [CanonicalField]) -> FidelityCauses.Cause? {
        for field in fields where reading.message.holds(field) {
            guard let row = reading.location(of: field)?.row, !row.isEmpty else { continue }
            return FidelityCauses.Cause(row: row, diagnostic: nil)
        }
        return nil
    }
}

extension Loss {
    fileprivate var isAboutWords: Bool {
        diagnostic.code.reach == .memberWords || CanonicalField.wording.contains(mark.field)
    }
}

extension CanonicalField {
    /// The fields of an alert that decides alone.
    fileprivate static let explicitWording = allCases.filter { $0.rawValue.hasPrefix("explicitAlert.") }
}
