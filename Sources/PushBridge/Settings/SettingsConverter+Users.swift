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
        try checkForms(user)
        var diagnostics: [Diagnostic] = user.unknownMembers.map(Diagnostic.unknownMember)
        var read = source.adapter.readSettings(
            of: user, now: configuration.now, diagnostics: &diagnostics)
        read.recipient.unread = user.baseline ?? read.recipient.unread
        let misread = differences(of: diagnostics, read)
        var losses: [SettingsLoss] = []
        let recipient = completed(read.recipient, &losses)
        noteZone(user, recipient, &losses)
        var written = target.adapter.writeSettings(
            of: recipient, form: form, now: configuration.now, losses: &losses)
        let badge = handover(user, read, &written, &losses)
        let told = losses.map { diagnostic($0, read.places) }
        return SettingsConversion(
            recipient: recipient, written: written, badge: badge,
            differences: misread + losses.compactMap(\.difference),
            diagnostics: (diagnostics + told).map { $0.within(pathPrefix) })
    }

    private func checkForms(_ user: VendorUser) throws(LineError) {
        let named = user.namedForms
        if named.isEmpty { return }
        let forms = source.adapter.readableForms
        guard let unknown = named.first(where: { !forms.contains($0.form.string) }) else { return }
        throw LineError(
            .invalidSettings,
            "\(unknown.path) is \"\(unknown.form)\", which is no form of \(configuration.source)'s settings; there are "
                + "\(forms.joined(separator: ", ")). Name one of them, or none.")
    }

    /// The settings with the source's default where the target's is another (reading G2).
    private func completed(_ read: Recipient, _ losses: inout [SettingsLoss]) -> Recipient {
        var recipient = read
        guard read.display == nil, source.profile.display != target.profile.display else { return recipient }
        recipient.display = source.profile.display
        losses.append(
            SettingsLoss(
                .defaulted, .display, severity: .info,
                "is not set; the source's default, \(source.profile.display.rawValue), is written out because the "
                    + "target's is another"))
        return recipient
    }

    private func noteZone(_ user: VendorUser, _ recipient: Recipient, _ losses: inout [SettingsLoss]) {
        guard user.zone == nil, let daily = recipient.quiet?.daily, daily.start != daily.end else { return }
        losses.append(
            SettingsLoss(
                .defaulted, .quietDaily, severity: .info,
                "has no zone; its clock times are kept, and the neutral recipient takes them as UTC. Give the line a "
                    + "timeZone"))
    }

    // MARK: Badge

    private func handover(
        _ user: VendorUser, _ read: ReadSettings, _ written: inout WrittenSettings,
        _ losses: inout [SettingsLoss]
    ) -> BadgeHandover? {
        guard !user.items(of: .badge).isEmpty || user.baseline != nil else { return nil }
        let badge = BadgeHandover(
            count: read.recipient.unread, sourceCap: read.badgeCap ?? source.profile.badgeCap,
            targetCap: target.profile.badgeCap)
        if let object = target.adapter.writeBadge(of: badge.baseline, losses: &losses) {
            written.members.append((.badge, object))
        }
        if badge.isJump {
            losses.append(
                SettingsLoss(
                    .approximated, .badgeCap,
                    "differs between the two vendors; let both cap at the same number",
                    difference:
                        "will show \(badge.next) on the icon at the first push, where it shows \(badge.icon) now"
                ))
        }
        return badge
    }

    // MARK: Diagnostics

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
            severity: .warning, kind: .dropped, path: path,
            message:
                "The line has a member that is none of settings, and it was left out; check its spelling.")
    }

    /// The same about a value within a larger document.
    func within(_ prefix: String) -> Diagnostic {
        var diagnostic = self
        diagnostic.path = prefix + path
        return diagnostic
    }
}
