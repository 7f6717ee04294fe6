import APNSTranslation
import APNSTypes
import PushModel
import PushResolution

/// One message on its way from its vendor's words to what each recipient and device gets.
struct MessageTranslation {
    let source: Source
    /// What the adapter read.
    let input: VendorInput
    let message: PushMessage
    /// Whether the line is the record of a conversion or of a webhook, and the message within it was read.
    let isRecord: Bool
    /// The JSON Pointer of the message within the line or the document.
    let pathPrefix: String
    /// What reading found; it stands at the first translation.
    let diagnostics: [Diagnostic]

    /// Recognises and reads a message.
    ///
    /// - Parameters:
    ///   - input: The line.
    ///   - pathPrefix: The JSON Pointer of the message within a larger document; empty for a line of its own.
    ///   - translator: Knows the vendors.
    /// - Throws: ``LineError`` for nobody's message.
    init(of input: VendorInput, pathPrefix: String, by translator: MessageTranslator) throws(LineError) {
        var (input, pathPrefix) = (input, pathPrefix)
        if case .json(let line) = input, let webhook = try WebhookRecord.content(of: line) {
            input = .json(try webhook.verified())
            pathPrefix += "/message"
            source = try translator.recognition.source(of: input, from: webhook.vendor)
            isRecord = true
        } else if case .json(let line) = input, let record = try ConversionRecord.unwrapped(line) {
            input = .json(record.input)
            pathPrefix += "/message"
            source = try translator.recognition.source(of: record)
            isRecord = true
        } else {
            source = try translator.recognition.source(of: input)
            isRecord = false
        }
        self.input = input
        self.pathPrefix = pathPrefix
        var diagnostics: [Diagnostic] = []
        if !source.alternatives.isEmpty { diagnostics.append(.ambiguous(source)) }
        message = source.vendor.adapter.read(
            input, shape: source.shape, options: source.vendor.options, diagnostics: &diagnostics)
        if !pathPrefix.isEmpty {
            for index in diagnostics.indices {
                diagnostics[index].path = pathPrefix + diagnostics[index].path
            }
        }
        self.diagnostics = diagnostics
    }

    /// Calls `body` for each recipient.
    ///
    /// A message that reaches nobody has one part that says so.
    func forEachPart(_ body: (Part) -> Void) {
        var pending = diagnostics
        var reachesSomebody = false
        source.vendor.addressBook.forEachAddressee(of: message) { addressee in
            body(part(for: addressee, pending))
            pending = []
            reachesSomebody = true
        }
        if !reachesSomebody {
            pending.append(.nobody)
            let recipient = Recipient(id: message.conversation.id ?? message.receivers.first ?? "")
            body(
                Part(
                    recipient: recipient, decision: .suppress(.nothingToPush), devices: [],
                    diagnostics: pending))
        }
    }

    /// What one recipient gets, before it is spelled for Apple.
    struct Part {
        let recipient: Recipient
        let decision: PushDecision
        /// The devices to push to; empty when none is known.
        let devices: [Device]
        var diagnostics: [Diagnostic]
    }

    private func part(for addressee: Addressee, _ pending: [Diagnostic]) -> Part {
        let resolver = source.vendor.resolver
        var findings: [Finding] = []
        let decision = resolver.decide(
            message, for: addressee.recipient, in: addressee.group, findings: &findings)
        var diagnostics = pending
        if addressee.isUnknown { diagnostics.append(.unknownRecipient) }
        if resolver.restsOnZeroInterval(decision, of: message, for: addressee.recipient) {
            diagnostics.append(.zeroInterval)
        }
        for finding in findings { diagnostics.append(diagnostic(finding)) }
        let devices =
            addressee.recipient.devices.isEmpty ? [] : resolver.devices(of: addressee.recipient, for: message)
        return Part(
            recipient: addressee.recipient, decision: decision, devices: devices, diagnostics: diagnostics)
    }

    /// A finding with the place where this message spells the field.
    func diagnostic(_ finding: Finding) -> Diagnostic {
        let adapter = source.vendor.adapter
        let fields = [finding.field] + finding.field.counterparts
        let location = fields.lazy.compactMap {
            adapter.locate($0, in: input, shape: source.shape)
        }.first
        let step = location == nil ? "" : finding.member.map { "/" + pointerStep($0) } ?? ""
        let path = (location?.path ?? "") + step
        return Diagnostic(
            row: finding.rule ?? location?.row, severity: finding.severity, kind: finding.kind,
            path: pathPrefix + path, message: Self.words(of: finding, at: path))
    }

    /// The words of a finding, with the key that the message spells before the model's name of the field.
    private static func words(of finding: Finding, at path: String) -> String {
        let name = finding.field.rawValue
        guard finding.message.hasPrefix(name + " "), let key = path.split(separator: "/").last,
            key.contains(where: \.isLetter)
        else { return finding.message }
        return key == name ? finding.message : "\(key) (\(name))" + finding.message.dropFirst(name.count)
    }
}

// MARK: - One translation for each device

extension MessageTranslation {
    /// Calls `body` with what each recipient and device gets.
    func forEach(_ body: (Translation) -> Void) {
        forEachPart { part in
            switch part.decision {
            case .suppress(let reason):
                body(translation(part, nil, .suppressed(reason), part.diagnostics))
            case .notify(let notification):
                let devices: [Device?] = part.devices.isEmpty ? [nil] : part.devices
                for (index, device) in devices.enumerated() {
                    var findings: [Finding] = []
                    let outcome = outcome(notification, device, &findings)
                    let told = (index == 0 ? part.diagnostics : []) + findings.map(diagnostic)
                    body(translation(part, device, outcome, told))
                }
            }
        }
    }

    /// What goes to one device.
    func outcome(
        _ notification: ResolvedNotification, _ device: Device?, _ findings: inout [Finding]
    ) -> Translation.Outcome {
        do {
            return .request(
                try source.vendor.translator.request(for: notification, to: device, findings: &findings))
        } catch {
            return .rejected(error)
        }
    }

    private func translation(
        _ part: Part, _ device: Device?, _ outcome: Translation.Outcome, _ diagnostics: [Diagnostic]
    ) -> Translation {
        Translation(
            source: source.name, recipient: part.recipient, device: device, outcome: outcome,
            diagnostics: diagnostics)
    }
}

extension Diagnostic {
    /// The line fits more than one reading.
    fileprivate static func ambiguous(_ source: Source) -> Diagnostic {
        Diagnostic(
            severity: .info, kind: .ambiguous, path: "",
            message:
                "The line was taken for \(source.name), and fits \(source.alternatives.joined(separator: ", ")) "
                + "too. Name the shape with --shape to be sure.")
    }

    /// The recipients file lacks the person.
    fileprivate static var unknownRecipient: Diagnostic {
        Diagnostic(
            severity: .info, kind: .defaulted, path: "",
            message: "The recipients file lacks this recipient, who has the vendor's defaults and no device.")
    }

    /// The recipient's quiet interval means two things.
    fileprivate static var zeroInterval: Diagnostic {
        Diagnostic(
            severity: .info, kind: .ambiguous, path: "",
            message:
                "The recipient's quiet interval from 0:0 to 0:0 is off when a client set it and all day when REST "
                + "did; policies.zeroQuietInterval decided. Leave the interval out, or set the policy.")
    }

    /// The message reaches nobody.
    fileprivate static var nobody: Diagnostic {
        Diagnostic(
            severity: .warning, kind: .defaulted, path: "",
            message:
                "The message reaches nobody: its group or the recipients file has no one but the sender. "
                + "Add recipients, or the group's members with --groups.")
    }
}
