import APNSTranslation
public import PushModel
import PushResolution

extension MessageTranslator {
    /// Explains one message.
    ///
    /// - Parameters:
    ///   - bytes: A vendor's message as JSON, or a form body.
    ///   - person: The only recipient of interest, also one whom the message does not reach; nil for all whom it reaches.
    ///   - maximumValues: How many values and keys the message may have; each takes 16 bytes of memory.
    /// - Returns: Its journey.
    /// - Throws: ``MessageError`` for a line that is no message.
    public func explain(
        _ bytes: ByteSlice, for person: UTF8Text? = nil,
        maximumValues: Int = JSONDocument.defaultMaximumValues
    ) throws(MessageError) -> Explanation {
        do throws(LineError) {
            var reader = JSONReader(maximumValues: maximumValues)
            let input = try LineReading.input(
                bytes, &reader, isFormPossible: recognition.readsForms)
            let reading = try MessageTranslation(of: input, pathPrefix: "", by: self)
            return explanation(of: reading, for: person)
        } catch {
            throw MessageError(error)
        }
    }

    private func explanation(of reading: MessageTranslation, for person: UTF8Text?) -> Explanation {
        let fates = KeyFates(reading)
        let source = reading.source
        let keys = configuration.payloadStyle.keys(
            own: VendorRegistry.applicationKeys(of: source.vendor.adapter))
        let journeys = Journeys(reading, applicationKeys: keys, person)
        return Explanation(
            source: source.name, recognition: recognition(of: reading), alternatives: source.alternatives,
            message: reading.message, keys: fates.fates, implied: fates.implied,
            diagnostics: fates.otherDiagnostics, recipients: journeys.all)
    }

    private func recognition(of reading: MessageTranslation) -> Explanation.Recognition {
        if reading.isRecord { return .record }
        if configuration.shape != nil { return .asked }
        return reading.source.alternatives.isEmpty ? .only : .likeliest
    }
}

/// The ways of one message to its recipients.
private struct Journeys {
    private let reading: MessageTranslation
    private let applicationKeys: ApplicationKeys
    private let person: UTF8Text?

    init(_ reading: MessageTranslation, applicationKeys: ApplicationKeys, _ person: UTF8Text?) {
        self.reading = reading
        self.applicationKeys = applicationKeys
        self.person = person
    }

    private var vendor: Vendor { reading.source.vendor }

    var all: [RecipientJourney] {
        var journeys: [RecipientJourney] = []
        var group: UTF8Text?
        vendor.addressBook.forEachAddressee(of: reading.message) { addressee in
            group = addressee.group
            if person.map({ isSame($0, addressee.recipient.id) }) ?? true {
                journeys.append(journey(of: addressee.recipient, in: addressee.group, isReached: true))
            }
        }
        guard let person, journeys.isEmpty else { return journeys }
        let people = vendor.addressBook.people
        let known = people?.find(person, ignoringCase: vendor.addressBook.ignoresCase)
        // Without a file nobody knows whom a group's message reaches.
        let isReached = people == nil && reading.message.conversation.kind == .group
        return [
            journey(
                of: known ?? Recipient(id: person), in: group ?? reading.message.groupID, isReached: isReached
            )
        ]
    }

    private func isSame(_ left: UTF8Text, _ right: UTF8Text) -> Bool {
        vendor.addressBook.ignoresCase ? left.equalsIgnoringASCIICase(right) : left == right
    }

    private func journey(
        of recipient: Recipient, in group: UTF8Text?, isReached: Bool
    ) -> RecipientJourney {
        let resolver = vendor.resolver
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
            recipient.devices.isEmpty ? [] : vendor.resolver.devices(of: recipient, for: reading.message)
        let devices: [Device?] = chosen.isEmpty ? [nil] : chosen
        return devices.map { device in
            var findings: [Finding] = []
            let outcome = reading.outcome(notification, device, &findings)
            return RecipientJourney.Delivery(
                device: device, outcome: outcome, diagnostics: reading.diagnostics(of: findings))
        }
    }
}
