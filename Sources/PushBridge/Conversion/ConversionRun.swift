import PushModel

/// The conversion of one message: adapt, cut to the target's limits, split, write, and prove on what was written.
struct ConversionRun {
    private let reading: MessageTranslation
    private let pair: ConversionPair
    private let shape: String
    private let options: ConversionOptions

    init(
        _ reading: MessageTranslation, _ pair: ConversionPair, _ shape: String,
        _ options: ConversionOptions
    ) {
        self.reading = reading
        self.pair = pair
        self.shape = shape
        self.options = options
    }

    func conversion() -> Conversion {
        var findings: [Finding] = []
        var messages: [WrittenMessage] = []
        if let refusal = pair.target.adapter.refusal(of: reading.message, in: shape) {
            findings = [refusal]
        } else {
            var adaptation = Adaptation(of: reading.message, by: pair, to: shape, options)
            adaptation.adapt()
            messages = written(&adaptation)
            findings = adaptation.findings
        }
        let (fidelity, differences) = proved(messages, findings)
        var diagnostics = reading.diagnostics
        let firstLoss = diagnostics.count
        for finding in findings { diagnostics.append(reading.diagnostic(finding)) }
        return Conversion(
            source: reading.source.name, target: pair.target.name(of: shape), messages: messages,
            fidelity: fidelity, differences: differences, diagnostics: diagnostics, firstLoss: firstLoss,
            reachesApple: options.proves ? findings.map(\.field.reachesApple) : [],
            losesPlatforms: findings.contains { $0.field == .platforms && $0.kind == .dropped })
    }

    /// The messages to send; what cutting and writing find joins what adapting found.
    private func written(_ adaptation: inout Adaptation) -> [WrittenMessage] {
        var losses: [Finding] = []
        let whole = pair.target.adapter.write(adaptation.message, shape: shape, findings: &losses)
        let adapted = adaptation.findings.count
        let fits = pair.target.adapter.fit(
            &adaptation.message, shape: shape, writtenIn: whole.bytes, findings: &adaptation.findings)
        guard fits else {
            // What was given up for a message that cannot be sent all the same is of no use to anyone.
            adaptation.findings.removeAll { $0.kind != .overLimit }
            return []
        }
        let isWhole = adaptation.findings.count == adapted
        return write(adaptation.message, isWhole ? (whole, losses) : nil, &adaptation.findings)
    }

    /// Writes each part; what every part lacks is found once.
    ///
    /// - Parameters:
    ///   - message: The message.
    ///   - whole: The message as it was written already, and what it lacks.
    ///   - findings: Receives what a part lacks.
    /// - Returns: The parts, in the order of their receivers.
    private func write(
        _ message: PushMessage, _ whole: (message: WrittenMessage, losses: [Finding])?,
        _ findings: inout [Finding]
    ) -> [WrittenMessage] {
        var messages: [WrittenMessage] = []
        let most = pair.target.adapter.mostReceivers(of: message, in: shape)
        if let whole, message.receivers.count <= most {
            messages = [whole.message]
            for finding in whole.losses where !findings.contains(finding) { findings.append(finding) }
        } else {
            for part in message.parts(ofAtMost: most) {
                var found: [Finding] = []
                messages.append(pair.target.adapter.write(part, shape: shape, findings: &found))
                for finding in found where !findings.contains(finding) { findings.append(finding) }
            }
        }
        if !pair.target.adapter.isClientShape(shape), message.receivers.isEmpty,
            message.conversation.id == nil
        {
            findings.append(Self.missingReceiver)
        }
        if message.appData == nil, pair.target.adapter.says(.appData, in: shape), let first = messages.first,
            readBack(first).appData != nil
        {
            findings.append(Self.gainedData)
        }
        return messages
    }

    /// A bare extension, or a push read back, does not say whom a call to the servers is for.
    private static let missingReceiver = Finding(
        .defaulted, .receivers,
        message: "the message names no receiver; add one to what was written before it is sent")

    /// What the target's server makes application data of, because it knows no better (EM 1.8).
    private static let gainedData = Finding(
        .approximated, .appData, severity: .info,
        message:
            "appData holds keys for the push at the target, whose server hands the app whatever it does not recognise"
    )

    // MARK: Proof

    /// The verdict and its differences: that of what is read back from the written messages, under the caps of reading C6.
    private func proved(
        _ messages: [WrittenMessage], _ findings: [Finding]
    ) -> (Fidelity?, [Difference]) {
        guard options.proves else { return (nil, []) }
        if messages.isEmpty { return (.degraded, []) }
        var proof = FidelityProof(pair)
        for message in messages { proof.compare(reading.message, readBack(message)) }
        let verdict = proof.differences.map(\.fidelity).max() ?? .identical
        return (max(verdict, cap(findings)), proof.differences)
    }

    private func readBack(_ written: WrittenMessage) -> PushMessage {
        var ignored: [Diagnostic] = []
        let line = pair.target.adapter.line(of: written)
        return pair.target.adapter.read(
            .json(line.parsed().root), shape: shape, options: pair.target.options, diagnostics: &ignored)
    }

    private func cap(_ findings: [Finding]) -> Fidelity {
        if !pair.source.resolver.pushesToSomebody(reading.message) { return .identical }
        return findings.reduce(.identical) { verdict, finding in
            guard finding.field.reachesApple else { return verdict }
            switch finding.kind {
            case .dropped: return .degraded
            case .approximated: return max(verdict, .sameScreen)
            default: return verdict
            }
        }
    }
}

extension PushMessage {
    /// The message for some of its receivers at a time.
    fileprivate func parts(ofAtMost limit: Int) -> [PushMessage] {
        if receivers.count <= limit { return [self] }
        return stride(from: 0, to: receivers.count, by: max(limit, 1)).map { start in
            var part = self
            part.receivers = Array(receivers[start..<min(start + max(limit, 1), receivers.count)])
            if conversation.kind != .direct && part.receivers.count == 1 {
                part.conversation.id = part.receivers[0]
            }
            return part
        }
    }
}
