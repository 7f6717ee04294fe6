import APNSTranslation
public import PushModel
import PushResolution

extension MessageTranslator {
    /// Explains one message.
    ///
    /// - Parameters:
    ///   - bytes: A vendor's message as JSON, or a form body.
    ///   - people: The people whom it may reach, and what they set.
    ///   - now: The moment of the push.
    ///   - person: The only recipient of interest, also one whom the message does not reach; nil for all whom it reaches.
    ///   - maximumValues: How many values and keys the message may have; each takes 16 bytes of memory.
    /// - Returns: Its journey.
    /// - Throws: ``MessageError`` for a line that is no message.
    public func explain(
        _ bytes: ByteSlice, for people: People = .unknown, at now: Instant, only person: UTF8Text? = nil,
        maximumValues: Int = JSONDocument.defaultMaximumValues
    ) throws(MessageError) -> Explanation {
        do throws(LineError) {
            var reader = JSONReader(maximumValues: maximumValues)
            let input = try LineReading.input(
                bytes, &reader, isFormPossible: recognition.readsForms)
            let reading = try MessageTranslation(of: input, pathPrefix: "", by: self)
            let resolver = Resolver(reading.source.vendor.rules, people: people, now: now)
            return explanation(of: reading, by: resolver, only: person)
        } catch {
            throw MessageError(error)
        }
    }

    private func explanation(
        of reading: MessageTranslation, by resolver: Resolver, only person: UTF8Text?
    ) -> Explanation {
        let fates = KeyFates(reading)
        let source = reading.source
        let keys = configuration.payloadStyle.keys(
            own: VendorRegistry.applicationKeys(of: source.vendor.adapter))
        let journeys = Journeys(reading, resolver, applicationKeys: keys, person)
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
    private let resolver: Resolver
    private let applicationKeys: ApplicationKeys
    private let person: UTF8Text?

    init(
        _ reading: MessageTranslation, _ resolver: Resolver, applicationKeys: ApplicationKeys,
        _ person: UTF8Text?
    ) {
        self.reading = reading
        self.resolver = resolver
        self.applicationKeys = applicationKeys
        self.person = person
    }

    private var addressBook: AddressBook { reading.source.vendor.addressBook(of: resolver.people) }

    var all: [RecipientJourney] {
        let book = addressBook
        var journeys: [RecipientJourney] = []
        var last: Addressee?
        reading.forEachAddressee(among: resolver.people) { addressee in
            last = addressee
            if person.map({ book.isSame($0, addressee.recipient.id) }) ?? true {
                journeys.append(journey(of: addressee, isReached: addressee.absence == nil))
            }
        }
        guard let person, journeys.isEmpty else { return journeys }
        return [journey(ofStranger: person, after: last)]
    }

    /// What becomes of the message for someone whom it does not reach, or of whom nobody knows whether it does.
    private func journey(ofStranger person: UTF8Text, after last: Addressee?) -> RecipientJourney {
        let people = resolver.people.recipients
        let known = people?.find(person, ignoringCase: addressBook.ignoresCase)
        var stranger = Addressee(
            known ?? Recipient(id: person), in: last?.group ?? reading.message.groupID)
        if last?.absence == .unknownGroup { stranger.absence = .unknownGroup }
        // Without a file nobody knows whom a group's message reaches.
        let isReached = people == nil && reading.message.conversation.kind == .group
        return journey(of: stranger, isReached: isReached)
    }

    private func journey(of addressee: Addressee, isReached: Bool) -> RecipientJourney {
        guard let absence = addressee.absence else {
            return journey(of: addressee.recipient, in: addressee.group, isReached: isReached)
        }
        return RecipientJourney(
            recipient: addressee.recipient, isReached: false,
            gates: [RecipientJourney.PassedGate(gate: .audience, verdict: .closed(absence.reason))],
            screen: nil, diagnostics: [.nobody(absence)])
    }

    private func journey(
        of recipient: Recipient, in group: UTF8Text?, isReached: Bool
    ) -> RecipientJourney {
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
            recipient.devices.isEmpty ? [] : resolver.devices(of: recipient, for: reading.message)
        let devices: [Device?] = chosen.isEmpty ? [nil] : chosen
        return devices.map { device in
            var findings: [Finding] = []
            let outcome = reading.outcome(notification, device, &findings)
            return RecipientJourney.Delivery(
                device: device, outcome: outcome, diagnostics: reading.diagnostics(of: findings))
        }
    }
}
