import PushModel

/// The conversion of one message: adapt, cut to the target's limits, split, write, and prove on what was written.
struct ConversionRun {
    private let reading: MessageTranslation
    private let pair: ConversionPair
    private let shape: TargetShape
    private let options: ConversionOptions
    private let memory: ReadingMemory
    /// Whether the message is pushed to anyone, whatever they set.
    private let isPushed: Bool
    /// Whether words for the members of a group are not written, since the target's message is a direct one.
    private let losesWordsForMembers: Bool

    init(
        _ reading: MessageTranslation, _ pair: ConversionPair, _ options: ConversionOptions,
        provedIn memory: ReadingMemory
    ) {
        self.reading = reading.isBareExtension ? reading.withUnknownParts : reading.withoutWordsForMembers
        losesWordsForMembers = reading.message.memberText != nil && self.reading.message.memberText == nil
        self.pair = pair
        shape = pair.shape(for: reading.source.shape, of: reading.message)
        self.options = options
        self.memory = memory
        isPushed = self.reading.isPushedToSomebody
    }

    func conversion() -> Conversion {
        if let parts = MessageParts(of: reading, for: shape, by: pair) {
            return parts.conversion { ConversionRun($0, pair, options, provedIn: memory).conversion() }
        }
        var findings: [Finding] = []
        var messages: [WrittenMessage] = []
        var wordingCount = 0
        var unnoticed = FieldSet()
        if let refusal = refusal ?? pair.target.adapter.refusal(of: reading.message, in: shape.name) {
            findings = [refusal]
        } else {
            var adaptation = Adaptation(of: reading, by: pair, to: shape, options, isPushed: isPushed)
            if losesWordsForMembers { adaptation.note(.membersInDirectMessage, .memberText) }
            adaptation.adapt()
            if reading.isBareExtension { adaptation.removeUnknownParts() }
            messages = sent(&adaptation)
            if !messages.isEmpty {
                adaptation.findings += adaptation.wording
                wordingCount = adaptation.wording.count
            }
            findings = adaptation.findings
            unnoticed = adaptation.unnoticed
        }
        let (fidelity, differences) = proved(messages, findings, unnoticed)
        var diagnostics = reading.diagnostics
        let firstLoss = diagnostics.count
        diagnostics.reserveCapacity(firstLoss + findings.count)
        reading.tell(of: findings, &diagnostics)
        return Conversion(
            source: reading.source.name, target: shape.recordName, messages: messages,
            fidelity: fidelity, differences: differences, diagnostics: diagnostics, firstLoss: firstLoss,
            wordingCount: wordingCount,
            lossMarks: options.proves
                ? findings.indices.map {
                    LossMark(
                        field: findings[$0].field,
                        reachesApple: findings[$0].reachesApple && !unnoticed.contains(findings[$0].field))
                } : [],
            isBareExtension: reading.isBareExtension, saysNothingOfPush: reading.isCopy,
            isAlreadyTarget: pair.isAlreadyTarget,
            losesPlatforms: findings.indices.contains {
                findings[$0].field == .platforms && findings[$0].kind == .dropped
            })
    }

    /// What no vendor's message is that has no word for it.
    private var refusal: Finding? {
        let message = reading.message
        if message.isRefused && !shape.fields.contains(.isRefused) {
            return Finding(.refusedMessage, .isRefused)
        }
        if message.kind == .pushOnly && !pair.target.adapter.has(.pushOnly) {
            return Finding(.pushWithoutMessage, .kind)
        }
        if message.isForEveryone && !shape.fields.contains(.isForEveryone) {
            return Finding(.notForEveryone, .isForEveryone)
        }
        if !message.isForEveryone && shape.isForEveryoneAlone {
            return Finding(.onlyForEveryone, message.holds(.receivers) ? .receivers : .kind)
        }
        if message.holds(.audienceCondition)
            && !(pair.isSameVendor && shape.fields.contains(.audienceCondition))
        {
            return Finding(.conditionInOtherWords, .audienceCondition)
        }
        return nil
    }

    /// The messages to send: what nobody notices at the source is silent at the target, or not sent at all.
    private func sent(_ adaptation: inout Adaptation) -> [WrittenMessage] {
        if adaptation.isNoticed || adaptation.uncertain != nil { return written(&adaptation) }
        let (message, findings) = (adaptation.message, adaptation.findings)
        // A push that wakes the app is lost, whatever becomes of it.
        if !adaptation.isPushed {
            let messages = written(&adaptation)
            if !isPushedThere(messages) { return messages }
            (adaptation.message, adaptation.findings) = (message, findings)
        }
        if adaptation.silence() {
            let messages = written(&adaptation)
            if !isPushedThere(messages) { return messages }
        }
        adaptation.findings = [adaptation.refusalOfPush()]
        return []
    }

    /// Whether the target pushes what was written to anyone, whatever they set.
    private func isPushedThere(_ messages: [WrittenMessage]) -> Bool {
        guard let first = messages.first else { return false }
        let message = pair.target.message(in: first, shape: shape.name, memory)
        return pair.target.resolver.pushesToSomebody(
            reading.isBareExtension ? message.withUnknownParts(in: .group) : message)
    }

    /// What is written of the message; what cutting and writing find joins what adapting found.
    private func written(_ adaptation: inout Adaptation) -> [WrittenMessage] {
        var losses: [Finding] = []
        losses.reserveCapacity(4)
        let whole = pair.target.adapter.write(adaptation.message, shape: shape.name, findings: &losses)
        let adapted = adaptation.findings.count
        let fits = pair.target.adapter.fit(
            &adaptation.message, shape: shape.name, writtenIn: whole.bytes, findings: &adaptation.findings)
        guard fits else {
            // What was given up for a message that cannot be sent all the same is of no use to anyone.
            adaptation.findings.removeAll { $0.kind != .overLimit }
            return []
        }
        let isCut = adaptation.findings.count > adapted
        var messages: [WrittenMessage] = []
        if isCut || !namesAll(adaptation.message) {
            messages = writtenParts(&adaptation)
        } else {
            messages = [whole]
            adaptation.note(losses)
        }
        noteOnceWritten(messages, &adaptation)
        return messages
    }

    /// Whether one message of the target's can name all receivers.
    private func namesAll(_ message: PushMessage) -> Bool {
        let count = message.receivers.count
        return count <= 1 || count <= pair.target.adapter.mostReceivers(of: message, in: shape.name)
    }

    /// Writes each part, in the order of their receivers; what every part lacks is found once.
    private func writtenParts(_ adaptation: inout Adaptation) -> [WrittenMessage] {
        let most = pair.target.adapter.mostReceivers(of: adaptation.message, in: shape.name)
        var messages: [WrittenMessage] = []
        for part in adaptation.message.parts(ofAtMost: most) {
            var losses: [Finding] = []
            messages.append(pair.target.adapter.write(part, shape: shape.name, findings: &losses))
            adaptation.note(losses)
        }
        return messages
    }

    /// Notes what the message lacks, or has beyond what it says, once it is written.
    private func noteOnceWritten(_ messages: [WrittenMessage], _ adaptation: inout Adaptation) {
        // A bare extension, or a push read back, says neither whom a call to the servers is for nor who sends it.
        if !messages.isEmpty, !pair.target.adapter.isClientShape(shape.name) {
            let message = adaptation.message
            if message.receivers.isEmpty, message.conversationID == nil, !message.isForEveryone {
                adaptation.findings.append(Finding(.missingReceiver, .receivers))
            }
            if message.senderID == nil, message.kind != .pushOnly, adaptation.says(.senderID) {
                adaptation.findings.append(Finding(.missingSender, .senderID))
            }
        }
        if messages.contains(where: \.hasLeftovers), adaptation.says(.appData),
            pair.target.options.appDataKeys == .allButDocumented
        {
            // The target's server makes application data of what it does not know (EM 9.12).
            adaptation.findings.append(Finding(.keysBecomeData, .appData))
        }
    }

    // MARK: Proof

    /// The verdict and its differences: that of what is read back from the written messages, under the caps of reading C6.
    private func proved(
        _ messages: [WrittenMessage], _ findings: [Finding], _ unnoticed: FieldSet
    ) -> (Fidelity?, [Difference]) {
        guard options.proves, !pair.isAlreadyTarget else { return (nil, []) }
        if messages.isEmpty { return (.degraded, []) }
        var proof = FidelityProof(pair)
        for message in messages {
            let after = pair.target.message(in: message, shape: shape.name, memory)
            if reading.isBareExtension {
                proof.compareExtensions(reading.message, after)
            } else {
                proof.compare(reading.message, after)
            }
        }
        let verdict = proof.differences.map(\.fidelity).max() ?? .identical
        return (max(verdict, cap(findings, besides: unnoticed)), proof.differences)
    }

    private func cap(_ findings: [Finding], besides unnoticed: FieldSet) -> Fidelity {
        if !isPushed { return .identical }
        var verdict = Fidelity.identical
        for index in findings.indices
        where findings[index].reachesApple && !unnoticed.contains(findings[index].field) {
            switch findings[index].kind {
            case .dropped: return .degraded
            case .approximated: verdict = .sameScreen
            default: break
            }
        }
        return verdict
    }
}

extension PushMessage {
    /// The message for some of its receivers at a time.
    fileprivate func parts(ofAtMost limit: Int) -> [PushMessage] {
        if receivers.count <= limit { return [self] }
        return stride(from: 0, to: receivers.count, by: max(limit, 1)).map { start in
            var part = self
            part.receivers = Array(receivers[start..<min(start + max(limit, 1), receivers.count)])
            if conversationKind != .direct && part.receivers.count == 1 {
                part.conversationID = part.receivers[0]
            }
            return part
        }
    }
}
