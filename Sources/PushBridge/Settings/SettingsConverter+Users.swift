import PushModel

/// The conversion of one user's line: read, complete from the source's defaults, write, and tell what changes.
extension SettingsConverter {
    /// - Throws: ``LineError`` for a line that is no user's.
    func conversion(of line: JSONValue, pathPrefix: String) throws(LineError) -> SettingsConversion {
        let user: VendorUser
        do {
            user = try VendorUser(line, zones: configuration.zones)
        } catch {
            throw LineError(
                .invalidSettings, "The line is no user's settings: \(error). Give at least {\"user\":\"…\"}.")
        }
        var diagnostics: [Diagnostic] = user.unknownMembers.map(Diagnostic.unknownMember)
        let read = source.adapter.readSettings(
            of: user, now: configuration.now, diagnostics: &diagnostics)
        var losses: [SettingsLoss] = []
        let recipient = completed(read.recipient, &losses)
        noteZone(user, recipient, &losses)
        var written = target.adapter.writeSettings(
            of: recipient, form: form, now: configuration.now, losses: &losses)
        let badge = handover(user, read, &written, &losses)
        let places = places(read, user)
        let told = losses.map { diagnostic($0, places) }
        return SettingsConversion(
            original: recipient, recipient: readBack(written, recipient), written: written, badge: badge,
            differences: losses.compactMap(\.difference),
            diagnostics: (diagnostics + told).map { $0.within(pathPrefix) })
    }

    /// What the target holds once everything is set; a vendor that is its own target keeps its counts.
    private func readBack(_ written: WrittenSettings, _ recipient: Recipient) -> Recipient {
        let user = VendorUser(written, of: recipient)
        var toldBefore: [Diagnostic] = []
        var held = target.adapter.readSettings(
            of: user, now: configuration.now, diagnostics: &toldBefore
        ).recipient
        if !isHandedOver { held.unread = recipient.unread }
        return held
    }

    /// The settings with the source's defaults where the target's are others (reading G2).
    private func completed(_ read: Recipient, _ losses: inout [SettingsLoss]) -> Recipient {
        var recipient = read
        if read.display == nil && source.profile.display != target.profile.display {
            recipient.display = source.profile.display
            losses.append(Self.defaulted(.display, source.profile.display.rawValue))
        }
        if read.mode == nil && source.profile.mode != target.profile.mode {
            recipient.mode = source.profile.mode
            losses.append(Self.defaulted(.mode, source.profile.mode.rawValue))
        }
        return recipient
    }

    private static func defaulted(_ field: SettingsField, _ word: String) -> SettingsLoss {
        SettingsLoss(
            .defaulted, field, severity: .info,
            "is not set; the source's default, \(word), is written out because the target's is another")
    }

    private func noteZone(_ user: VendorUser, _ recipient: Recipient, _ losses: inout [SettingsLoss]) {
        guard user.zone == nil, let daily = recipient.quiet?.daily, daily.start != daily.end else { return }
        losses.append(
            SettingsLoss(
                .defaulted, .quietDaily, severity: .info,
                "has no zone; its clock times are kept, and the neutral recipient takes them as UTC. Give the line a "
                    + "timeZone"))
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
        let name = location.flatMap { $0.path.split(separator: "/").last.map(String.init) }
        return Diagnostic(
            row: location.flatMap { $0.row.isEmpty ? nil : $0.row } ?? loss.row, severity: loss.severity,
            kind: loss.kind,
            path: location?.path ?? "",
            message: "\(name ?? loss.place.field.rawValue) \(loss.message).")
    }
}

extension Diagnostic {
    fileprivate static func unknownMember(_ path: String) -> Diagnostic {
        Diagnostic(
            severity: .info, kind: .ignored, path: path,
            message: "The line has a member that is none of settings; it was ignored.")
    }

    /// The same about a value within a larger document.
    func within(_ prefix: String) -> Diagnostic {
        var diagnostic = self
        diagnostic.path = prefix + path
        return diagnostic
    }
}
