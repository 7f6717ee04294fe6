import APNSTypes
package import PushModel

/// One message on its way from its vendor's words to what each recipient and device gets.
///
/// It is a class because a message is large and everyone on its way looks at it.
package final class MessageTranslation: Sendable {
    package let source: Source
    /// What the adapter read.
    let input: VendorInput
    package let message: PushMessage
    /// Whether the line is the record of a conversion or of a webhook, and the message within it was read.
    package let isRecord: Bool
    /// The JSON Pointer of the message within the line or the document.
    package let pathPrefix: String
    /// What reading found; it stands at the first translation.
    package let diagnostics: [Diagnostic]
    /// When the message was sent, where it is judged then; nil where it is judged at the moment of a call.
    let moment: Instant?
    /// Whether the message is to be judged at its own time, and has none.
    package let lacksItsTime: Bool
    /// What a message that has another identifier now was called before.
    private let formerID: UTF8Text?
    /// Why the message must not be used; nil for most messages.
    package let refusal: MessageError?
    /// Whether the group's members are unknown, where a group of two is a direct conversation (LC 8).
    let mayBeDirect: Bool
    /// Where the message spells what was read.
    private let places: (any FieldPlaces)?

    /// Reads a message.
    ///
    /// - Parameters:
    ///   - input: The message.
    ///   - source: What it is.
    ///   - isRecord: Whether it was taken out of a record.
    ///   - pathPrefix: The JSON Pointer of the message within the line or a larger document; empty for one of its own.
    ///   - remarks: What was found beside the message; it stands first.
    ///   - memory: What reading the last message left.
    ///   - configuration: At what time it is judged, and what the caller offers where the source is in doubt.
    package init(
        of input: VendorInput, as source: Source, isRecord: Bool = false, pathPrefix: String = "",
        besides remarks: [Diagnostic] = [], in memory: ReadingMemory,
        _ configuration: borrowing MessageTranslator.Configuration
    ) {
        self.input = input
        self.source = source
        self.isRecord = isRecord
        self.pathPrefix = pathPrefix
        var diagnostics: [Diagnostic] = []
        if !source.alternatives.isEmpty { diagnostics.append(.severalShapes(source, configuration.advice)) }
        var places: (any FieldPlaces)?
        var message = PushMessage()
        source.vendor.adapter.read(
            input, shape: source.shape, options: source.vendor.options, in: memory, into: &message,
            diagnostics: &diagnostics, places: &places)
        if message.namesMembersInVain && !source.vendor.adapter.isBareExtension(source.shape) {
            message.passOverMembers(places, &diagnostics)
        }
        formerID = configuration.renaming == nil ? nil : message.givenID
        refusal = configuration.renaming?.rename(
            &message, of: source.vendor, places, &diagnostics)
        message.prepareSearches()
        let moment = configuration.usesMessageTime ? message.moment : nil
        lacksItsTime = configuration.usesMessageTime && moment == nil
        mayBeDirect = false
        if lacksItsTime {
            diagnostics.append(Diagnostic(.withoutTime))
        }
        self.moment = moment
        self.message = consume message
        self.places = consume places
        if !pathPrefix.isEmpty {
            for index in diagnostics.indices {
                diagnostics[index].path = pathPrefix + diagnostics[index].path
            }
        }
        if !remarks.isEmpty { diagnostics.insert(contentsOf: remarks, at: 0) }
        self.diagnostics = consume diagnostics
    }

    /// The same line, taken for another message, with its own diagnostics unless others are given.
    init(
        _ other: MessageTranslation, saying message: PushMessage, diagnostics: [Diagnostic]? = nil,
        mayBeDirect: Bool? = nil
    ) {
        source = other.source
        input = other.input
        self.message = message
        isRecord = other.isRecord
        pathPrefix = other.pathPrefix
        self.diagnostics = diagnostics ?? other.diagnostics
        moment = other.moment
        lacksItsTime = other.lacksItsTime
        formerID = other.formerID
        refusal = other.refusal
        self.mayBeDirect = mayBeDirect ?? other.mayBeDirect
        places = other.places
    }

    /// The message as its group's members make it: a direct one, where a vendor without direct conversations has a group of the
    /// sender and one other (LC 8).
    package func addressed(among people: People) -> MessageTranslation {
        guard source.vendor.rules.profile.policies.twoMembersAreDirect, message.conversationKind == .group
        else { return self }
        let book = source.vendor.addressBook(of: people)
        guard let other = book.onlyOther(in: message) else {
            if message.conversationSort != nil || book.knowsGroup(of: message) { return self }
            return MessageTranslation(self, saying: message, mayBeDirect: true)
        }
        // The group's identifier is left out, so the map need not have it.
        var (direct, remarks) = (message, diagnostics.filter { !$0.isOfKeptGroup })
        (direct.conversationKind, direct.conversationID) = (.direct, nil)
        (direct.receivers, direct.members) = ([other], nil)
        if direct.namesMembersInVain { direct.passOverMembers(places, &remarks) }
        return MessageTranslation(self, saying: direct, diagnostics: remarks)
    }

    /// The identifier that the server gave the message, else the sending client's.
    package var ownID: UTF8Text? { formerID ?? message.givenID }

    /// Calls `body` with each addressee and what they get.
    ///
    /// Where a message reaches nobody, one part says so.
    package func forEachPart(
        for people: People, at now: Instant, _ body: (Addressee, borrowing Part) -> Void
    ) {
        let resolver = Resolver(source.vendor.rules, people: people, now: moment(ofCall: now))
        var pending = diagnostics
        forEachAddressee(among: people) { addressee in
            forEachReader(as: addressee, by: resolver) { reader in
                give(reader, by: resolver, besides: &pending) { body(addressee, $0) }
            }
        }
    }

    /// Calls `body` with what a reader gets, besides what is told of the message, once.
    @inline(__always) private func give(
        _ reader: Addressee, by resolver: Resolver, besides pending: inout [Diagnostic],
        _ body: (borrowing Part) -> Void
    ) {
        let told = pending
        pending = []
        body(part(for: reader, by: resolver, besides: told))
    }

    /// Calls `body` with whom an addressee is for the message: one for each language of their devices in which it has
    /// words, where it is translated.
    @inline(__always) func forEachReader(
        as addressee: Addressee, by resolver: Resolver, _ body: (Addressee) -> Void
    ) {
        guard message.holds(.translations), addressee.absence == nil else { return body(addressee) }
        for reader in resolver.readers(of: message, as: addressee) { body(reader) }
    }

    @inline(never)  // else the part is made elsewhere and moved
    private func part(
        for addressee: Addressee, by resolver: Resolver, besides diagnostics: [Diagnostic]
    ) -> Part {
        var part = Part(diagnostics: diagnostics)
        if let absence = addressee.absence {
            part.suppression = absence.reason
            part.diagnostics.append(.nobody(absence))
        } else {
            decide(addressee, by: resolver, &part)
        }
        return part
    }

    /// The moment for which the message is judged, in a call at a moment.
    func moment(ofCall now: Instant) -> Instant { moment ?? now }

    /// Calls `body` with each of `people` whom the message reaches, and with each conversation in which it reaches nobody.
    func forEachAddressee(among people: People, _ body: (Addressee) -> Void) {
        source.vendor.addressBook(of: people)
            .forEachAddressee(of: message, isForEveryone: isForEveryone, body)
    }

    /// Whether everyone in a recipients file is shown it: it is for everyone, or a part of a message that is previewed
    /// (reading E1).
    var isForEveryone: Bool {
        message.receivers.isEmpty
            && (message.isForEveryone || source.vendor.adapter.isBareExtension(source.shape))
    }

    /// What one recipient gets, before it is spelled for Apple; filled and read in its place, for it is large.
    package struct Part: ~Copyable {
        /// Why the recipient gets nothing; nil where they get the notification.
        package var suppression: SuppressionReason?
        package var notification = ResolvedNotification()
        /// The devices to push to; empty when none is known.
        package var devices: [Device] = []
        package var diagnostics: [Diagnostic]

        init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
    }

    private func decide(_ addressee: Addressee, by resolver: Resolver, _ part: inout Part) {
        var findings: [Finding] = []
        part.suppression = resolver.decide(
            message, for: addressee.recipient, in: addressee.group, into: &part.notification,
            findings: &findings)
        if addressee.isUnknown { part.diagnostics.append(Diagnostic(.unknownRecipient)) }
        if addressee.recipient.quiet != nil,
            resolver.restsOnZeroInterval(part.suppression, of: message, for: addressee.recipient)
        {
            part.diagnostics.append(Diagnostic(.zeroInterval))
        }
        if addressee.recipient.quiet != nil,
            resolver.restsOnUsualZone(part.suppression, for: addressee.recipient)
        {
            let zone = resolver.profile.policies.quietZone.name
            part.diagnostics.append(Diagnostic(.usualZone, [.words(zone)]))
        }
        tell(of: findings, &part.diagnostics)
        if !addressee.recipient.devices.isEmpty {
            part.devices = resolver.devices(of: addressee.recipient, for: message)
        }
    }

    /// Tells of findings, each with the place where this message spells the field.
    package func tell(of findings: [Finding], _ diagnostics: inout [Diagnostic]) {
        for index in findings.indices { tell(of: findings, at: index, &diagnostics) }
    }

    /// The same on their own.
    func diagnostics(of findings: [Finding]) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        tell(of: findings, &diagnostics)
        return diagnostics
    }

    /// Tells of one of them; part by part, since a whole finding that is taken out is copied.
    private func tell(of findings: [Finding], at index: Int, _ diagnostics: inout [Diagnostic]) {
        let field = findings[index].field
        var (row, path) = (findings[index].rule, "")
        if let member = findings[index].member,
            let place = places?.location(ofMember: member, of: field)
        {
            (row, path) = (row ?? place.row, place.path + findings[index].inner)
        } else if let place = location(ofFieldOrCounterpart: field) {
            row = row ?? place.row
            path = place.path
            if let member = findings[index].member { path += "/" + pointerStep(member) }
        }
        let isLocated = !path.isEmpty
        if !pathPrefix.isEmpty { path = pathPrefix + path }
        diagnostics.append(
            Diagnostic(
                findings[index].code, row: row, path: path, findings[index].arguments,
                severity: findings[index].severity, about: .field(field), isLocated: isLocated))
    }

    /// Where the message spells a field.
    func location(of field: CanonicalField) -> Location? { places?.location(of: field) }

    /// Where the message spells a field, or else the one that says the same at another vendor.
    private func location(ofFieldOrCounterpart field: CanonicalField) -> Location? {
        guard let places else { return nil }
        if let location = places.location(of: field) { return location }
        for field in field.counterparts {
            if let location = places.location(of: field) { return location }
        }
        return nil
    }
}

// MARK: - One translation for each device

extension MessageTranslation {
    /// What each recipient and device gets.
    package func translations(for people: People, at now: Instant) -> [Translation] {
        var translations: [Translation] = []
        forEachPart(for: people, at: now) { addressee, part in
            append(part, of: addressee.recipient, to: &translations)
        }
        return translations
    }

    func translations(for addressee: Addressee, among people: People, at now: Instant) -> [Translation] {
        let resolver = Resolver(source.vendor.rules, people: people, now: moment(ofCall: now))
        var translations: [Translation] = []
        var pending = diagnostics
        forEachReader(as: addressee, by: resolver) { reader in
            give(reader, by: resolver, besides: &pending) {
                append($0, of: addressee.recipient, to: &translations)
            }
        }
        return translations
    }

    private func append(
        _ part: borrowing Part, of recipient: Recipient, to translations: inout [Translation]
    ) {
        if let reason = part.suppression {
            translations.append(translation(recipient, nil, .suppressed(reason), part.diagnostics))
            return
        }
        let devices: [Device?] = part.devices.isEmpty ? [nil] : part.devices
        for (index, device) in devices.enumerated() {
            var findings: [Finding] = []
            let outcome = outcome(part.notification, device, &findings)
            var told = index == 0 ? part.diagnostics : []
            tell(of: findings, &told)
            translations.append(translation(recipient, device, outcome, told, badge: part.notification.badge))
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
        _ recipient: Recipient, _ device: Device?, _ outcome: Translation.Outcome,
        _ diagnostics: [Diagnostic], badge: Int? = nil
    ) -> Translation {
        Translation(
            source: source.name, recipient: recipient, device: device, outcome: outcome, badge: badge,
            diagnostics: diagnostics)
    }
}

extension Diagnostic {
    /// The line fits more than one reading.
    fileprivate static func severalShapes(_ source: Source, _ advice: Remedy.Words) -> Diagnostic {
        let shapes: [DiagnosticArgument] = [
            .words(source.name), .words(source.alternatives.joined(separator: ", ")),
        ]
        guard let advice = advice(.confirmShape) else { return Diagnostic(.severalShapes, shapes) }
        return Diagnostic(.severalShapesNamed, shapes + [.words(advice)])
    }

    /// The message, or what it says in one group, reaches nobody.
    static func nobody(_ absence: Absence) -> Diagnostic { Diagnostic(absence.code) }
}

extension Absence {
    fileprivate var code: DiagnosticCode {
        switch self {
        case .namesNobody: .namesNobody
        case .emptyFile: .emptyRecipientsFile
        case .onlySender: .onlySender
        case .emptyGroup: .emptyGroup
        case .unknownGroup: .unknownGroup
        case .unknownAudience: .unknownAudience
        }
    }
}

extension PushMessage {
    fileprivate var givenID: UTF8Text? { id?.nonEmpty ?? clientID?.nonEmpty }

    /// When the message was sent, as its timestamp says; nil where it has none that can be read.
    package var moment: Instant? {
        guard let timestamp, let milliseconds = timestamp.plainInteger, milliseconds > 0,
            milliseconds <= Self.latest
        else { return nil }
        return Instant(seconds: milliseconds / 1_000)
    }

    /// The end of the year 9999, in milliseconds.
    private static let latest = 253_402_300_799_999
}
