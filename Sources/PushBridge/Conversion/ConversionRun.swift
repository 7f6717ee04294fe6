import PushModel

/// The conversion of one message: adapt, cut to the target's limits, split, write, and prove on what was written.
struct ConversionRun {
    private let reading: MessageTranslation
    private let pair: ConversionPair
    let shape: TargetShape
    private let options: ConversionOptions
    /// Accounts of the message that are one at the target.
    private let collisions: [Finding]
    private let memory: ReadingMemory
    /// Whether the message is pushed to anyone, whatever they set.
    private let isPushed: Bool
    /// Whether the message is a part of one that comes alone.
    private let isBareExtension: Bool
    /// What the verdict compares with: the message with the words for members that a direct one cannot say.
    private let judged: PushMessage

    init(
        _ reading: MessageTranslation, _ pair: ConversionPair, _ options: ConversionOptions,
        colliding collisions: [Finding], provedIn memory: ReadingMemory
    ) {
        isBareExtension = reading.isBareExtension
        self.reading = isBareExtension ? reading.withAssumedParts : reading.withoutWordsForMembers
        var judged = isBareExtension ? self.reading.message : reading.message
        judged.removePlatformsAtRoot()
        self.judged = judged
        self.pair = pair
        shape = pair.shape(for: reading.source.shape, of: reading.message)
        self.options = options
        self.collisions = collisions
        self.memory = memory
        isPushed = self.reading.isPushedToSomebody
    }

    /// - Throws: That the message becomes too many.
    func conversion() throws(MessageError) -> Conversion {
        if let parts = try SplitMessage(of: reading, for: shape, by: pair) {
            return try parts.conversion { (part) throws(MessageError) in
                try ConversionRun(part, pair, options, colliding: collisions, provedIn: memory).conversion()
            }
        }
        var findings: [Finding] = []
        var messages: [WrittenMessage] = []
        var wordingCount = 0
        var unnoticed = FieldSet()
        var lostClasses: Set<String> = []
        if let refusal = refusal ?? pair.target.adapter.refusal(of: reading.message, in: shape.name) {
            findings = [refusal]
        } else {
            var adaptation = Adaptation(of: reading, by: pair, to: shape, options, isPushed: isPushed)
            if judged.memberText != nil && reading.message.memberText == nil {
                adaptation.note(.membersInDirectMessage, .memberText)
            }
            if reading.mayBeDirect { adaptation.note(.mayBeDirect, .conversationID) }
            adaptation.adapt()
            if isBareExtension { adaptation.removeAssumedParts() }
            if let refusal = adaptation.refusalOfCommand {
                adaptation.findings = [refusal]
            } else {
                messages = try sent(&adaptation)
            }
            if !messages.isEmpty {
                if !collisions.isEmpty { adaptation.findings += collisions }
                adaptation.findings += adaptation.wording
                wordingCount = adaptation.wording.count
                lostClasses = Set(adaptation.classesLost().lazy.map(\.name))
            }
            findings = adaptation.findings
            unnoticed = adaptation.unnoticed
        }
        let marks =
            options.proves
            ? findings.map {
                LossMark($0, isPushed: isPushed, isUnnoticed: unnoticed.contains($0.field))
            } : []
        let (fidelity, differences) = proved(messages, marks)
        var diagnostics = reading.diagnostics
        let firstLoss = diagnostics.count
        diagnostics.reserveCapacity(firstLoss + findings.count)
        reading.tell(of: findings, &diagnostics)
        return Conversion(
            source: reading.source.name, target: shape.recordName, messages: messages,
            fidelity: fidelity, differences: differences, diagnostics: diagnostics, firstLoss: firstLoss,
            wordingCount: wordingCount,
            lossMarks: marks,
            isBareExtension: isBareExtension,
            isForClient: shape.isForClient,
            needsGroups: options.identifiers != nil && pair.check(of: .group)?.rule.isMadeByVendor == true,
            saysNothingOfPush: reading.isCopy, isAlreadyTarget: pair.isAlreadyTarget,
            losesPlatforms: findings.indices.contains {
                findings[$0].field == .platforms && findings[$0].kind == .dropped
            }, lostClasses: lostClasses)
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
        if message.members?.isEmpty == true && message.conversationKind != .direct {
            return Finding(.membersOfNobody, .members)
        }
        let condition = message.audienceCondition.map(AudienceCondition.init)
        if !message.isForEveryone && condition == nil && shape.isForEveryoneAlone {
            return Finding(.onlyForEveryone, message.holds(.receivers) ? .receivers : .kind)
        }
        let isSayable = pair.isSameVendor || condition?.isOfTagsAlone == true && message.receivers.isEmpty
        if condition != nil && !(isSayable && shape.fields.contains(.audienceCondition)) {
            return Finding(.conditionInOtherWords, .audienceCondition)
        }
        return nil
    }

    /// The messages to send: what nobody notices at the source is silent at the target, or not sent at all.
    private func sent(_ adaptation: inout Adaptation) throws(MessageError) -> [WrittenMessage] {
        if adaptation.isNoticed || adaptation.uncertain != nil { return try written(&adaptation) }
        let (message, findings) = (adaptation.message, adaptation.findings)
        // A push that wakes the app is lost, whatever becomes of it.
        if !adaptation.isPushed {
            let messages = try written(&adaptation)
            if !isPushedThere(messages) { return messages }
            (adaptation.message, adaptation.findings) = (message, findings)
        }
        if adaptation.silence() {
            let messages = try written(&adaptation)
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
            isBareExtension ? message.withAssumedParts(in: .group) : message)
    }

    /// What is written of the message; what cutting and writing find joins what adapting found.
    private func written(_ adaptation: inout Adaptation) throws(MessageError) -> [WrittenMessage] {
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
            messages = try writtenParts(&adaptation)
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
    private func writtenParts(_ adaptation: inout Adaptation) throws(MessageError) -> [WrittenMessage] {
        let most = pair.target.adapter.mostReceivers(of: adaptation.message, in: shape.name)
        let mostMembers = mostMembers(of: adaptation.message)
        var messages: [WrittenMessage] = []
        var size = 0
        for part in adaptation.message.parts(ofAtMost: most).flatMap({
            $0.parts(ofAtMostMembers: mostMembers)
        }) {
            var losses: [Finding] = []
            messages.append(pair.target.adapter.write(part, shape: shape.name, findings: &losses))
            size += messages[messages.count - 1].bytes
            try SplitMessage.refuse(messages.count, bytes: size)
            adaptation.note(losses)
        }
        return messages
    }

    /// Notes what the message lacks, or has beyond what it says, once it is written.
    private func noteOnceWritten(_ messages: [WrittenMessage], _ adaptation: inout Adaptation) {
        // A bare extension, or a push read back, says neither whom a call to the servers is for nor who sends it.
        if !messages.isEmpty, !shape.isForClient {
            let message = adaptation.message
            if message.receivers.isEmpty, message.conversationID == nil, !message.isForEveryone,
                !message.holds(.audienceCondition)
            {
                adaptation.findings.append(Finding(.missingReceiver, .receivers))
            }
            if message.senderID == nil, message.kind != .pushOnly, adaptation.says(.senderID) {
                adaptation.findings.append(Finding(.missingSender, .senderID))
            }
            if message.kind == .recall, adaptation.says(.timestamp), message.timestamp == nil {
                adaptation.findings.append(Finding(.contentMissing, .timestamp, [.words("timestamp")]))
            }
        }
        if !messages.isEmpty {
            adaptation.noteImpossibleIdentifiers()
            if pair.knowsTemplates && !pair.isAlreadyTarget { adaptation.noteMissingTemplates() }
        }
        if messages.contains(where: \.hasLeftovers), adaptation.says(.appData),
            pair.target.options.appDataKeys == .allButDocumented
        {
            // The target's server makes application data of what it does not know (EM 9.12).
            adaptation.findings.append(Finding(.keysBecomeData, .appData))
        }
    }

    // MARK: Proof

    /// The verdict and its differences: that of what is read back from the written messages, and of what is told (reading C16).
    private func proved(
        _ messages: [WrittenMessage], _ marks: [LossMark]
    ) -> (Fidelity?, [Difference]) {
        guard options.proves, !pair.isAlreadyTarget else { return (nil, []) }
        if messages.isEmpty { return (.degraded, []) }
        var proof = FidelityProof(pair)
        var parts = messages.map { pair.target.message(in: $0, shape: shape.name, memory) }
        if parts.count > 1, let first = parts[0].members {
            // The members of all parts together are those whom the message reaches.
            let members = parts.dropFirst().reduce(first) { $0 + ($1.members ?? []) }
            for index in parts.indices { parts[index].members = members }
        }
        for var after in parts {
            after.removePlatformsAtRoot()
            if isBareExtension {
                proof.compareExtensions(judged, after)
            } else {
                proof.compare(judged, after)
                proof.compareContent(judged, after)
            }
        }
        var verdict = proof.verdict
        for mark in marks { verdict = max(verdict, mark.cap) }
        for index in reading.diagnostics.indices {
            verdict = max(verdict, reading.diagnostics[index].effect?.fidelity ?? .identical)
        }
        return (verdict, proof.differences)
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

    fileprivate func parts(ofAtMostMembers limit: Int) -> [PushMessage] {
        guard let members, members.count > limit else { return [self] }
        return stride(from: 0, to: members.count, by: limit).map { start in
            var part = self
            part.members = Array(members[start..<min(start + limit, members.count)])
            return part
        }
    }
}
