public import PushBridge

/// A message that is not identical, with what lowers its verdict, in the terms in which losses are counted.
struct LossyMessage {
    let conversion: Conversion
    let verdict: Fidelity
    let causes: FidelityCauses
    let place: MessagePlace
    /// Whether somebody got a push of the message before.
    let wasPushed: Bool
    /// The keys that decided the verdict.
    let deciding: [FidelityCauses.Cause]

    init(
        _ conversion: Conversion, _ verdict: Fidelity, because causes: FidelityCauses,
        wasPushed: Bool, at place: MessagePlace
    ) {
        self.conversion = conversion
        self.verdict = verdict
        self.causes = causes
        self.place = place
        self.wasPushed = wasPushed
        deciding = causes.deciding(verdict)
    }

    /// What people notice, each once; something else where only the losses tell, or a message is missing that was not pushed.
    var effects: Set<NoticedEffect> {
        if conversion.messages.isEmpty { return [missing.effect] }
        var effects = Set(
            conversion.differences.lazy.filter(\.fidelity.isNoticed).map(NoticedEffect.init))
        effects.formUnion(conversion.effects.compactMap(NoticedEffect.init))
        if effects.isEmpty { effects.insert(.other) }
        return effects
    }

    /// What people notice and who does, each once with the first difference that is one; nothing where only the losses tell, and
    /// a missing message without a difference.
    var shown: [ShownDifference: Difference?] {
        if conversion.messages.isEmpty { return [missing: nil] }
        var shown: [ShownDifference: Difference?] = [:]
        for difference in conversion.differences where difference.fidelity.isNoticed {
            let key = ShownDifference(difference)
            if shown[key] == nil { shown[key] = .some(difference) }
        }
        return shown
    }

    /// What people notice of a message that the target has not.
    private var missing: ShownDifference { wasPushed ? .missingPush : .missingMessage }

    /// Everything that must be mended for the message to lose nothing, in the order of names; of very much only the first, and
    /// `""`, as if no row explained the rest.
    var rowSet: [String] {
        var names: Set<String> = []
        for reason in causes.reasons where reason.fidelity.isLoss {
            if reason.causes.isEmpty { names.insert("") }
            for cause in reason.causes { names.insert(cause.name) }
        }
        return Self.shortened(names.sorted())
    }

    /// The most bytes of the names in a set of rows.
    static let mostRowSetBytes = 100

    private static func shortened(_ names: [String]) -> [String] {
        var bytes = 0
        let kept = names.prefix { name in
            bytes += name.utf8.count + 3
            return bytes <= mostRowSetBytes
        }
        if kept.count == names.count { return names }
        return kept.first == "" ? Array(kept) : [""] + kept
    }
}

extension FidelityCauses.Cause {
    /// What the cause is counted under: its row, else the code of what is told, else what happened; empty where only the
    /// screens differ.
    var name: String { row ?? diagnostic?.code.name ?? "" }

    /// What tells one thing that is told of a row from another.
    var sentenceName: String { diagnostic?.code.name ?? "" }
}

extension ToldLoss {
    /// What tells it from the row's other sentences: its code; its words in tallies that are older than codes.
    var sentenceName: String { code.isEmpty ? message.english : code }
}

/// What a conversion tells of a loss, in every language; what a tally keeps of a diagnostic.
public struct ToldLoss: Sendable, Hashable {
    /// The row of `Mappings/`; nil where none applies.
    public var row: String?
    /// The diagnostic's code; empty for one without.
    public var code: String
    /// What happened.
    public var kind: Diagnostic.Kind
    /// How much it matters.
    public var severity: Diagnostic.Severity
    /// Where: a JSON Pointer into the line; a long one is cut.
    public var path: String
    /// The key, what happened and what to do.
    public var message: Wording
}

extension ToldLoss {
    init(_ diagnostic: Diagnostic) {
        row = diagnostic.row
        code = diagnostic.code.name
        kind = diagnostic.kind
        severity = diagnostic.severity
        path = ShortText.cut(diagnostic.path, to: ShortText.mostPath)
        message = Wording(
            en: ShortText.cut(diagnostic.message, to: ShortText.mostTold),
            zh: ShortText.cut(diagnostic.message(in: .chinese), to: ShortText.mostTold))
    }
}

/// Makes examples of one message, which takes time: only where they are kept.
struct ExampleMaker {
    private let message: LossyMessage
    private let reading: MessageTranslation
    private let converter: MessageConverter

    init(_ message: LossyMessage, of reading: MessageTranslation, by converter: MessageConverter) {
        self.message = message
        self.reading = reading
        self.converter = converter
    }

    /// The message with its differences.
    var example: CorpusExample { CorpusExample(of: message) }

    /// The message as people see one difference of it.
    ///
    /// - Parameters:
    ///   - shown: What people notice.
    ///   - difference: The difference; nil for a message that the target has not.
    /// - Returns: An example; nil where there are no screens.
    func example(of shown: ShownDifference, _ difference: Difference?) -> ShownExample? {
        let made = converter.screens(of: reading, as: message.conversion, for: difference)
        guard let screens = made.map(ShownScreens.init) else { return nil }
        return ShownExample(
            place: message.place, source: message.conversion.source,
            rows: message.causes.causes(of: difference, in: reading).map(\.name).filter { !$0.isEmpty }
                .withoutRepeats,
            unseen: screens.shows(shown.effect) ? nil : difference, screens: screens
        ).shortened
    }
}
