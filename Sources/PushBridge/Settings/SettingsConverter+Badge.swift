import PushModel
import Vendors

/// The hand-over of a user's badge (NS-042, NS-043, ES-070).
extension SettingsConverter {
    /// The hand-over for the counts that a line tells, with the target's object that reports the baseline; nil, with a word
    /// about it, where the counts are not whole.
    func handover(
        _ user: VendorUser, _ read: ReadSettings, _ written: inout WrittenSettings,
        _ losses: inout [SettingsLoss]
    ) -> BadgeHandover? {
        guard !user.items(of: .badge).isEmpty || user.baseline != nil else { return nil }
        guard read.places[SettingsPlace(.unread)] != nil || user.baseline != nil else {
            noteMissingCount(&losses)
            return nil
        }
        let count = user.baseline ?? read.recipient.unread
        let report = target.adapter.writeBadge(of: count)
        let badge = BadgeHandover(
            count: count, sourceCap: sourceCap(read), targetCap: targetCap(read, isReported: report != nil))
        if let report { written.members.append((.badge, report)) }
        note(badge, isReported: report != nil, &losses)
        return badge
    }

    /// A vendor that is its own target keeps its counts and its cap.
    var isHandedOver: Bool { configuration.source != configuration.target }

    private func sourceCap(_ read: ReadSettings) -> Int { read.badgeCap ?? source.profile.badgeCap }

    /// The cap that holds for the first push: of a badge that messages bring themselves, none but the one that the sender
    /// keeps to, which is the old vendor's unless the profile names another.
    private func targetCap(_ read: ReadSettings, isReported: Bool) -> Int {
        let cap = target.profile.badgeCap
        return isReported && isHandedOver || cap > 0 ? cap : sourceCap(read)
    }

    // MARK: What changes

    private func note(_ badge: BadgeHandover, isReported: Bool, _ losses: inout [SettingsLoss]) {
        guard isHandedOver else { return }
        if !isReported && badge.baseline > 0 {
            losses.append(
                SettingsLoss(
                    .badgeNotReported, .unread, [.number(badge.next)],
                    difference:
                        "will show 1 on the icon at the first push, not \(badge.expected), unless messages bring a badge of "
                        + "their own, \(badge.next) to begin with, until the app is opened"))
        } else if isReported && badge.next != badge.expected {
            losses.append(
                SettingsLoss(
                    .badgeCapsDiffer, .badgeCap, row: target.adapter.consoleRow(of: .badgeCap),
                    difference:
                        "will show \(badge.next) on the icon at the first push, not \(badge.expected)"))
        }
    }

    private func noteMissingCount(_ losses: inout [SettingsLoss]) {
        let own = source.adapter.badgeCounts.map(\.string)
        let counts = own.isEmpty ? VendorUser.baseline.string : own.joined(separator: " and ")
        losses.append(
            SettingsLoss(
                .missingBadgeCount, .unread, [.words(counts)],
                difference: "will show 1 on the icon at the first push, whatever it shows now"))
    }
}
