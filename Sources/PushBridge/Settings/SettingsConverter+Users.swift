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
        let told = losses.map { diagnostic($0, read.places) }
        return SettingsConversion(
            recipient: recipient, written: written, badge: badge,
            differences: losses.compactMap(\.difference),
            diagnostics: (diagnostics + told).map { $0.within(pathPrefix) })
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
        guard !user.items(of: .badge).isEmpty else { return nil }
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
