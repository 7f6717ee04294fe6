import PushModel
import Vendors

/// The conversion of one user's line: read, complete from the source's defaults, write, and tell what changes.
extension SettingsConverter {
    /// - Throws: ``MessageError`` for a line that is no user's.
    package func conversion(of line: JSONValue, pathPrefix: String) throws(MessageError) -> SettingsConversion
    {
        let user: VendorUser
        do {
            user = try VendorUser(line, zones: configuration.zones)
        } catch {
            let remedy = error.code == .unknownValue ? "" : " Give at least {\"user\":\"…\"}."
            throw MessageError(.invalidSettings, "The line is no user's settings: \(error).\(remedy)")
        }
        try checkVendor(user)
        try checkForms(user)
        var diagnostics: [Diagnostic] = user.unknownMembers.map {
            Diagnostic(.unknownMember, at: Location(row: "", path: $0))
        }
        var read = source.adapter.readSettings(
            of: user, now: configuration.now, under: source.profile.policies, diagnostics: &diagnostics)
        if user.isOwnRecord, let baseline = user.baseline { read.recipient.unread = baseline }
        let misread = differences(of: diagnostics, read)
        var losses: [SettingsLoss] = []
        var recipient = completed(read.recipient, &losses)
        nameZone(of: &recipient, &losses)
        let original = recipient
        try rename(&recipient, besides: &read, &diagnostics)
        let renamed = recipient
        let accounts = lowerIdentifiers(of: &recipient, besides: read.followers, &losses)
        noteForce(recipient, &losses)
        noteForceInQuietTime(recipient, &losses)
        noteForceInMutedGroups(recipient, &losses)
        noteDisplay(recipient, &losses)
        var written = target.adapter.writeSettings(
            of: recipient, form: form, now: configuration.now, for: target.profile, losses: &losses)
        let badge = handover(user, read, &written, &losses)
        let places = places(read, user)
        let told = losses.map { diagnostic($0, places) }
        let held = readBack(written, recipient)
        let ignoresCase = source.profile.policies.identifiersIgnoreCase
        let ringing = RingingDifferences(
            from: silencing(ignoresCase ? recipient : renamed, source), to: silencing(held, target),
            besides: read.followers, isSameVendor: isSameVendor)
        written.requests.name(AppName(appKey: target.profile.appKey))
        return SettingsConversion(
            original: original, recipient: held, written: written, badge: badge,
            differences: misread + ringing.differences
                + losses.compactMap { SettingsDifference($0, about: Self.subject(of: $0, recipient)) },
            diagnostics: (diagnostics + told).map { $0.within(pathPrefix) }, accounts: accounts)
    }

    /// Whom or what a loss is about: one of the conversations, else the person.
    private static func subject(of loss: SettingsLoss, _ recipient: Recipient) -> UTF8Text {
        guard loss.place.field.isOfConversation, let index = loss.place.index,
            recipient.conversations.indices.contains(index)
        else { return recipient.id }
        return recipient.conversations[index].subject
    }

    /// A record holds its target's words, which may mean something else in the source's.
    private func checkVendor(_ user: VendorUser) throws(MessageError) {
        guard let vendor = user.vendor, registry.adapter(for: vendor.string) != source.adapter else {
            return
        }
        throw MessageError(
            .invalidSettings,
            "/target says that the settings are \(vendor)'s, and they were to be read as \(configuration.source)'s. Name the "
                + "vendor that holds them as the one to convert from.")
    }

    func silencing(_ recipient: Recipient, _ side: Side) -> Silencing {
        Silencing(
            recipient, at: side.profile, forced: ForcedMessages(of: side.adapter), now: configuration.now)
    }

    private func checkForms(_ user: VendorUser) throws(MessageError) {
        let named = user.namedForms
        if named.isEmpty { return }
        let forms = source.adapter.readableForms
        guard let unknown = named.first(where: { !forms.contains($0.form.string) }) else { return }
        throw MessageError(
            .invalidSettings,
            "\(unknown.path) is \"\(unknown.form)\", which is no form of \(configuration.source)'s settings; there are "
                + "\(forms.joined(separator: ", ")). Name one of them, or none.")
    }

    /// What the target holds once everything is set: of the count, what it was told, or has itself.
    private func readBack(_ written: WrittenSettings, _ recipient: Recipient) -> Recipient {
        let user = VendorUser(written, of: recipient)
        var toldBefore: [Diagnostic] = []
        var held = target.adapter.readSettings(
            of: user, now: configuration.now, under: target.profile.policies, diagnostics: &toldBefore
        ).recipient
        if !isHandedOver { held.knownUnread = recipient.knownUnread }
        return held
    }

    /// The settings with the source's defaults where the target's are others (reading G2).
    private func completed(_ read: Recipient, _ losses: inout [SettingsLoss]) -> Recipient {
        var recipient = read
        if read.display == nil && source.profile.display != target.profile.display {
            recipient.display = source.profile.display
            if !target.profile.policies.ignoresDisplay {
                losses.add(.defaultWritten, .display, [.words(source.profile.display.rawValue)])
            }
        }
        if read.mode == nil && source.profile.mode != target.profile.mode {
            recipient.mode = source.profile.mode
            losses.add(.defaultWritten, .mode, [.words(source.profile.mode.rawValue)])
        }
        return recipient
    }

    /// Names the zone of daily times for which nobody did: the one in which the source reads them, else the target (TX 38).
    private func nameZone(of recipient: inout Recipient, _ losses: inout [SettingsLoss]) {
        guard recipient.quietZone == nil, let daily = recipient.quietDaily, daily.start != daily.end else {
            return
        }
        let zone = source.usualZone ?? target.usualZone
        if let zone { recipient.quietZone = zone }
        let name = (zone ?? .utc).name
        losses.add(.missingZone, .quietDaily, [.words(name)])
    }

    /// Spells accounts as `convert` does: in lower case where one of two vendors ignores case (readings G15, G25).
    ///
    /// - Returns: The accounts and groups as the source spells them, where it tells apart what the target does not.
    private func lowerIdentifiers(
        of recipient: inout Recipient, besides followers: [ConversationSetting],
        _ losses: inout [SettingsLoss]
    ) -> [NamedAccount] {
        let policies = (source: source.profile.policies, target: target.profile.policies)
        guard !isSameVendor, policies.source.identifiersIgnoreCase || policies.target.identifiersIgnoreCase
        else { return [] }
        let named = recipient.conversations + followers
        let accounts =
            [NamedAccount(recipient.id, isGroup: false)]
            + named.filter { !$0.isOfAll }.map { NamedAccount($0.id, isGroup: $0.kind != .direct) }
        let map = policies.target.identifiersIgnoreCase ? nil : configuration.identifiers
        recipient.id = map.lowered(recipient.id)
        for index in recipient.conversations.indices where !recipient.conversations[index].isOfAll {
            let setting = recipient.conversations[index]
            if setting.kind == .direct { recipient.conversations[index].id = map.lowered(setting.id) }
        }
        if policies.source.identifiersIgnoreCase { return [] }
        for (account, earlier) in accounts.collisions {
            let index = named.firstIndex { $0.id == account.id && ($0.kind != .direct) == account.isGroup }
            losses.add(
                .accountsCollide, .conversationID, at: index,
                DiagnosticArgument.collision(of: account.id, with: earlier))
        }
        return accounts
    }

    /// Gives the user, and those of whom they set something, the identifiers that they have at the target.
    private func rename(
        _ recipient: inout Recipient, besides read: inout ReadSettings, _ diagnostics: inout [Diagnostic]
    ) throws(MessageError) {
        guard var map = configuration.identifiers else { return }
        map.ignoresCase = source.profile.policies.identifiersIgnoreCase
        for (kind, id, index) in recipient.rename(by: map) {
            let place = index.flatMap { read.places[SettingsPlace(.conversationID, $0)] }
            try map.tell(
                ofUnmapped: [id], kind, at: place ?? Location(row: "", path: "/user"), &diagnostics)
        }
        var others = Recipient(id: recipient.id)
        others.conversations = read.followers
        _ = others.rename(by: map)
        read.followers = others.conversations
    }

    // MARK: Diagnostics

    /// Where the line spells its settings; what is said about the badge as a whole stands at its object.
    private func places(_ read: ReadSettings, _ user: VendorUser) -> [SettingsPlace: Location] {
        guard let badge = user.items(of: .badge).first else { return read.places }
        let whole = Location(row: "", path: badge.path)
        return read.places.merging([SettingsPlace(.unread): whole, SettingsPlace(.badgeCap): whole]) {
            own, _ in own
        }
    }

    /// A loss with the place where the line spells the setting.
    func diagnostic(_ loss: SettingsLoss, _ places: [SettingsPlace: Location]) -> Diagnostic {
        let location = places[loss.place]
        let path = location?.path ?? ""
        return Diagnostic(
            loss.code, row: location.flatMap { $0.row.isEmpty ? nil : $0.row } ?? loss.row, path: path,
            loss.arguments, about: .setting(loss.place.field), isLocated: !path.isEmpty)
    }
}

extension SettingsConverter.Side {
    /// The zone in which the vendor reads daily times of people who name none; nil where it has none of its own.
    fileprivate var usualZone: TimeZoneRule? {
        let zone = profile.policies.quietZone
        return zone != .utc || profile.preset.map { $0.policies.quietZone != .utc } ?? false ? zone : nil
    }
}

extension Diagnostic {
    /// The same about a value within a larger document.
    func within(_ prefix: String) -> Diagnostic {
        var diagnostic = self
        diagnostic.path = prefix + path
        return diagnostic
    }
}

/// What a phone does differently because a setting could not be read as somebody meant it.
extension SettingsConverter {
    /// A difference for each setting that is lost before it is converted.
    func differences(of diagnostics: [Diagnostic], _ read: ReadSettings) -> [SettingsDifference] {
        var told: Set<Misread> = []
        return diagnostics.compactMap { diagnostic in
            guard diagnostic.severity != .info, diagnostic.isLoss else { return nil }
            let field = diagnostic.row.flatMap(source.adapter.setting(ofRow:))
            let misread = Misread(field: field, object: Self.object(at: diagnostic.path))
            // What a badge without its counts comes to is told by the hand-over.
            if diagnostic.kind == .invalid && Self.isBadge(misread.object) { return nil }
            // Whose an object is, all of its settings hang on.
            let consequence =
                field == nil || field == .id
                ? consequence(in: misread.object) : Self.consequence(of: field ?? .id)
            guard field == nil || told.insert(misread).inserted else { return nil }
            return SettingsDifference(
                SettingsDifference.misread, about: UTF8Text(diagnostic.path),
                "\(consequence), since \(Self.reason(of: diagnostic))")
        }
    }

    private static func reason(of diagnostic: Diagnostic) -> String {
        switch diagnostic.kind {
        case .ambiguous: "two things are said about it"
        case .defaulted: "\(diagnostic.path) leaves a part of it open"
        case .dropped where diagnostic.row != nil: "\(diagnostic.path) was left out"
        default: "\(diagnostic.path) could not be read"
        }
    }

    /// A setting of one of the line's objects.
    private struct Misread: Hashable {
        var field: SettingsField?
        var object: String
    }

    /// The place of the line's object in which a place lies: `/conversations/0` for `/conversations/0/type`.
    private static func object(at path: String) -> String {
        let steps = path.split(separator: "/").drop { $0 == "settings" }
        return steps.prefix(2).prefix { $0 == steps.first || Int($0) != nil }.joined(separator: "/")
    }

    private static func isBadge(_ object: String) -> Bool { member(of: object) == .badge }

    private static func member(of object: String) -> SettingsMember? {
        SettingsMember(rawValue: String(object.prefix { $0 != "/" }))
    }

    /// What may come of a key that nobody knows, or that no setting of its own has.
    private func consequence(in object: String) -> String {
        switch Self.member(of: object) {
        case .conversations: Self.consequence(of: .conversationMode)
        case .devices: Self.consequence(of: .deviceToken)
        case .template: Self.consequence(of: .template)
        case .badge: Self.consequence(of: .unread)
        case .quiet where source.adapter.settingsTable.row(of: .display) == nil:
            Self.consequence(of: .quietDaily)
        case .display, .quiet, nil: "may not ring or show details as the user chose"
        }
    }

    private static func consequence(of field: SettingsField) -> String {
        if field.isOfConversation { return "may not ring in a conversation as the user chose" }
        if field.isOfDevice { return "may get no push on a device" }
        return switch field {
        case .display: "may show more or less of a message than the user set"
        case .mode, .quietDaily, .quietDailyMode, .quietFrom, .quietUntil, .quietZone,
            .pushWhileDesktopOnline:
            "may not ring as the user chose"
        case .nickname: "may have another name on others' phones"
        case .language, .template, .textKey: "may show messages in other words than the user chose"
        case .unread, .badgeCap: "may show another number on the icon"
        default: "may not ring or show details as the user chose"
        }
    }
}

extension Diagnostic {
    /// Whether it tells that something of the input counts for nothing, or for something else.
    fileprivate var isLoss: Bool {
        switch kind {
        case .invalid, .overLimit, .dropped, .ambiguous, .defaulted: true
        case .approximated, .ignored, .repaired: false
        }
    }
}
