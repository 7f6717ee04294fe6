import PushBridge

/// A message that is not identical, with what lowers its verdict, in the terms in which losses are counted.
struct LossyMessage {
    let conversion: Conversion
    private let reading: MessageTranslation
    let verdict: Fidelity
    let causes: FidelityCauses
    let place: MessagePlace
    /// The keys that decided the verdict.
    let deciding: [FidelityCauses.Cause]

    init(
        _ conversion: Conversion, of reading: MessageTranslation, _ verdict: Fidelity,
        because causes: FidelityCauses, at place: MessagePlace
    ) {
        self.conversion = conversion
        self.reading = reading
        self.verdict = verdict
        self.causes = causes
        self.place = place
        deciding = causes.deciding(verdict)
    }

    /// What people notice, each once; something else where only the losses tell.
    ///
    /// Where the target has no such message, the push is lost, unless the source pushes it to nobody.
    var effects: Set<NoticedEffect> {
        if conversion.messages.isEmpty { return [reading.isPushedToSomebody ? .lostPush : .other] }
        var effects = Set(
            conversion.differences.lazy.filter { $0.fidelity == .degraded }.map(NoticedEffect.init))
        if effects.isEmpty { effects.insert(.other) }
        return effects
    }

    /// What people notice, by situation; nothing where only the losses tell.
    var meetings: Set<LossTally.Meeting> {
        var meetings: Set<LossTally.Meeting> = []
        for difference in conversion.differences where difference.fidelity == .degraded {
            let effect = NoticedEffect(difference)
            for situation in difference.situations {
                meetings.insert(LossTally.Meeting(situation: Self.folded(situation), effect: effect))
            }
        }
        return meetings
    }

    /// Everything that must be mended for the message not to be degraded, in the order of names; of very much only the first, and
    /// `""`, as if no row explained the rest.
    var rowSet: [String] {
        var names: Set<String> = []
        for reason in causes.reasons where reason.fidelity == .degraded {
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

    /// A situation without the conversation, and without the number that tells classes of members apart:
    /// `summary/free/mentioned` of `summary/free/mentioned-2/group`.
    private static func folded(_ situation: String) -> String {
        let parts = situation.split(separator: "/", maxSplits: 3)
        guard parts.count >= 3 else { return situation }
        let member = parts[2].prefix { $0 != "-" }
        if parts.count == 3 && member.count == parts[2].count { return situation }
        return "\(parts[0])/\(parts[1])/\(member)"
    }
}

extension FidelityCauses.Cause {
    /// What the cause is counted under: its row, else the code of what is told, else what happened; empty where only the
    /// screens differ.
    var name: String { row ?? diagnostic.map { Self.shortName($0.code.name, $0.kind) } ?? "" }

    /// What tells one thing that is told of a row from another.
    var sentenceName: String {
        guard let diagnostic else { return "" }
        // Sentences without a code are told apart where no row says what they are about.
        if diagnostic.code.name.isEmpty && row == nil { return diagnostic.message }
        return Self.shortName(diagnostic.code.name, diagnostic.kind)
    }

    fileprivate static func shortName(_ code: String, _ kind: Diagnostic.Kind) -> String {
        code.isEmpty ? kind.rawValue : code
    }
}

extension ToldLoss {
    /// The name of the cause's sentence.
    ///
    /// - Parameter row: What the cause is counted under.
    /// - Returns: What tells it from the row's other sentences.
    func sentenceName(under row: String) -> String {
        let name = FidelityCauses.Cause.shortName(code, kind)
        // A cause without a row is counted under its short name.
        return code.isEmpty && row == name ? message.english : name
    }
}
