import PushModel

/// The ways of one message to its recipients.
struct Journeys: Sendable {
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

    /// Calls `body` with one journey after the other, for they are many and large, until it returns false.
    func forEach(_ body: (RecipientJourney) -> Bool) {
        let book = addressBook
        var last: Addressee?
        var isFound = false
        var goesOn = true
        reading.forEachAddressee(among: resolver.people) { addressee in
            last = addressee
            guard goesOn, person.map({ book.isSame($0, addressee.recipient.id) }) ?? true else { return }
            isFound = true
            // Devices that show the message in different languages each have a way of their own.
            reading.forEachReader(as: addressee, by: resolver) { reader in
                if goesOn { goesOn = body(journey(of: reader, isReached: addressee.absence == nil)) }
            }
        }
        if let person, !isFound { _ = body(journey(ofStranger: person, after: last)) }
    }

    /// What becomes of the message for someone whom it does not reach, or of whom nobody knows whether it does.
    private func journey(ofStranger person: UTF8Text, after last: Addressee?) -> RecipientJourney {
        let people = resolver.people.recipients
        let known = people?.find(person, ignoringCase: addressBook.ignoresCase)
        var stranger = Addressee(
            known ?? Recipient(id: person), in: last?.group ?? reading.message.groupID)
        if let absence = last?.absence, absence == .unknownGroup || absence == .unknownAudience {
            stranger.absence = absence
        }
        // Without a file nobody knows whom a group's message reaches.
        let isReached = people == nil && reading.message.conversationKind == .group
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
