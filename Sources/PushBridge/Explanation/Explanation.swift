public import APNSTypes
public import PushModel

/// One message's journey: what it was taken for, what became of each of its keys, and what each recipient gets and why.
public struct Explanation: Sendable {
    /// What it was taken for, such as `easemob/rest`.
    public var source: String
    /// Why.
    public var recognition: Recognition
    /// Other readings that fit, as `vendor/shape`.
    public var alternatives: [String]
    /// What the sender asked for.
    public var message: PushMessage
    /// Every key of the input, in its order.
    public var keys: [KeyFate]
    /// Fields that no key fills: what the shape or the vendor says where the sender says nothing.
    public var implied: [FieldValue]
    /// Diagnostics of reading that belong to no single key.
    public var diagnostics: [Diagnostic]
    let journeys: KeyTraces

    /// What each recipient gets, all in memory; see ``forEachRecipient(_:)`` for messages to very many.
    public var recipients: [RecipientJourney] {
        var all: [RecipientJourney] = []
        forEachRecipient {
            all.append($0)
            return true
        }
        return all
    }

    /// Finds out what each recipient gets, one after the other.
    ///
    /// - Parameter body: Gets what one recipient gets, and returns whether the next one is wanted.
    public func forEachRecipient(_ body: (RecipientJourney) -> Bool) { journeys.forEach(body) }

    /// Why a message was taken for what it was taken for.
    public enum Recognition: String, Sendable, Hashable {
        /// The caller said so.
        case asked
        /// The record of a conversion says so.
        case record
        /// Nothing else fits.
        case only
        /// More fits, and this is the likeliest.
        case likeliest
    }
}

/// A canonical field and what it holds.
public struct FieldValue: Sendable, Hashable {
    /// The field.
    public var field: CanonicalField
    /// Its value in the neutral form.
    public var value: RawJSON
}

/// A key of a message and what became of it.
public struct KeyFate: Sendable, Hashable {
    /// The key.
    public var key: SpelledKey
    /// The outcome.
    public var outcome: Outcome
    /// The fields that it filled, with what they hold; of an object to which several keys add a member each, only the
    /// member of this key.
    public var filled: [FieldValue]
    /// What reading said about it.
    public var diagnostics: [Diagnostic]

    /// What became of a key.
    public enum Outcome: Sendable, Hashable {
        /// It filled at least one field.
        case filled
        /// Another key, at that place, says the same thing and counts.
        case lost(to: String)
        /// It says what holds anyway, or nothing.
        case unchanged
        /// It has no part in the push.
        case unused
    }
}

/// What one recipient gets for a message, and why.
public struct RecipientJourney: Sendable {
    /// The recipient.
    public var recipient: Recipient
    /// Whether the message reaches them; false for someone who was asked about all the same.
    public var isReached: Bool
    /// The gates that the message came to, in order; a closed one is the last.
    public var gates: [PassedGate]
    /// The notification; nil where a gate is closed.
    public var screen: Screen?
    /// What resolving found.
    public var diagnostics: [Diagnostic]

    /// A gate and what it did.
    public struct PassedGate: Sendable, Hashable {
        /// The gate.
        public var gate: Gate
        /// What it did.
        public var verdict: Gate.Verdict
    }

    /// The notification, and where it came from.
    public struct Screen: Sendable {
        /// What the recipient should see.
        public var notification: ResolvedNotification
        /// The levels that had words, whether they are shown or not.
        public var offers: TextOffers
        /// Where the app's data stands in the payload, as JSON Pointers.
        public var dataPlaces: [String]
        /// One for each device; a single one without a device where none is known.
        public var deliveries: [Delivery]
    }

    /// What goes to one device.
    public struct Delivery: Sendable {
        /// The device; nil when none is known.
        public var device: Device?
        /// The request, or why Apple would not take it.
        public var outcome: Translation.Outcome
        /// What spelling it for Apple found.
        public var diagnostics: [Diagnostic]
    }
}

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
        let reading = try translation(of: input(bytes, maximumValues: maximumValues))
        return explanation(of: reading, for: people, at: now, only: person)
    }

    /// Explains a message that was read.
    package func explanation(
        of reading: MessageTranslation, for people: People, at now: Instant, only person: UTF8Text?
    ) -> Explanation {
        let resolver = Resolver(reading.source.vendor.rules, people: people, now: reading.moment(ofCall: now))
        let fates = KeyFates(reading)
        let source = reading.source
        let keys = configuration.payloadStyle.keys(
            of: source.vendor.number, in: recognition.registry)
        let journeys = KeyTraces(
            reading: reading, resolver: resolver, applicationKeys: keys, person: person)
        return Explanation(
            source: source.name, recognition: recognition(of: reading), alternatives: source.alternatives,
            message: reading.message, keys: fates.fates, implied: fates.implied,
            diagnostics: fates.otherDiagnostics, journeys: journeys)
    }

    private func recognition(of reading: MessageTranslation) -> Explanation.Recognition {
        if reading.isRecord { return .record }
        if configuration.shape != nil { return .asked }
        return reading.source.alternatives.isEmpty ? .only : .likeliest
    }
}
