import PushModel

/// The conversion of one message: adapt, cut to the target's limits, split, write, and prove on what was written.
struct ConversionRun {
    private let reading: MessageTranslation
    private let pair: ConversionPair
    private let shape: TargetShape
    private let options: ConversionOptions
    /// Accounts of the message that are one at the target.
    private let collisions: [Finding]
    private let memory: ReadingMemory
    /// Whether the message is pushed to anyone, whatever they set.
    private let isPushed: Bool

    init(
        _ reading: MessageTranslation, _ pair: ConversionPair, _ options: ConversionOptions,
        colliding collisions: [Finding], provedIn memory: ReadingMemory
    ) {
        self.reading = reading.isBareExtension ? reading.withUnknownParts : reading
        self.pair = pair
        shape = pair.shape(for: reading.source.shape, of: reading.message)
        self.options = options
        self.collisions = collisions
        self.memory = memory
        isPushed = self.reading.isPushedToSomebody
    }

    func conversion() -> Conversion {
        if let parts = MessageParts(of: reading, for: shape, by: pair) {
            return parts.conversion {
                ConversionRun($0, pair, options, colliding: collisions, provedIn: memory).conversion()
            }
        }
        var findings: [Finding] = []
        var messages: [WrittenMessage] = []
        var wordingCount = 0
        var unnoticed = FieldSet()
        if let refusal = refusal ?? pair.target.adapter.refusal(of: reading.message, in: shape.name) {
            findings = [refusal]
        } else {
            var adaptation = Adaptation(of: reading, by: pair, to: shape, options, isPushed: isPushed)
            adaptation.adapt()
            if reading.isBareExtension { adaptation.removeUnknownParts() }
            messages = sent(&adaptation)
            if !messages.isEmpty {
                adaptation.findings += collisions + adaptation.wording
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
            isBareExtension: reading.isBareExtension,
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
        if adaptation.isNoticed { return written(&adaptation) }
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

    /// Whether one message of the target's can name all receivers, and all members.
    private func namesAll(_ message: PushMessage) -> Bool {
        let count = message.receivers.count
        if let members = message.members?.count, members > mostMembers(of: message) { return false }
        return count <= 1 || count <= pair.target.adapter.mostReceivers(of: message, in: shape.name)
    }

    private func mostMembers(of message: PushMessage) -> Int {
        pair.target.adapter.mostMembers(of: message, in: shape.name) ?? .max
    }

    /// Writes each part, in the order of their receivers and members; what every part lacks is found once.
    private func writtenParts(_ adaptation: inout Adaptation) -> [WrittenMessage] {
        let most = pair.target.adapter.mostReceivers(of: adaptation.message, in: shape.name)
        let mostMembers = mostMembers(of: adaptation.message)
        var messages: [WrittenMessage] = []
        for part in adaptation.message.parts(ofAtMost: most).flatMap({
            $0.parts(ofAtMostMembers: mostMembers)
        }) {
            var losses: [Finding] = []
            messages.append(pair.target.adapter.write(part, shape: shape.name, findings: &losses))
            adaptation.note(losses)
        }
        return messages
    }

    /// Notes what the message lacks, or has beyond what it says, once it is written.
    private func noteOnceWritten(_ messages: [WrittenMessage], _ adaptation: inout Adaptation) {
        if adaptation.message.receivers.isEmpty, adaptation.message.conversationID == nil,
            !adaptation.message.isForEveryone, !pair.target.adapter.isClientShape(shape.name)
        {
            // A bare extension, or a push read back, does not say whom a call to the servers is for.
            adaptation.findings.append(Finding(.missingReceiver, .receivers))
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
        guard options.proves else { return (nil, []) }
        if messages.isEmpty { return (.degraded, []) }
        var proof = FidelityProof(pair)
        var parts = messages.map { pair.target.message(in: $0, shape: shape.name, memory) }
        if parts.count > 1, let first = parts[0].members {
            // The members of all parts together are those whom the message reaches.
            let members = parts.dropFirst().reduce(first) { $0 + ($1.members ?? []) }
            for index in parts.indices { parts[index].members = members }
        }
        for after in parts {
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

    /// The message for some of the members whom it names at a time.
    fileprivate func parts(ofAtMostMembers limit: Int) -> [PushMessage] {
        guard let members, members.count > limit else { return [self] }
        return stride(from: 0, to: members.count, by: limit).map { start in
            var part = self
            part.members = Array(members[start..<min(start + limit, members.count)])
            return part
        }
    }
}
