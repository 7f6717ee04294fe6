import PushModel

/// The number on the app's icon, which one vendor counts and another leaves.
extension Adaptation {
    mutating func adaptBadge() {
        adaptUsualBadge()
        adaptLeftBadge()
        if message.kind == .pushOnly { adaptUncountedPush() }
        if message.isCounted == true && !says(.isCounted) { message.isCounted = nil }
    }

    /// What the source's server shows of a message without a number, where the target's shows something else (RC 5).
    private mutating func adaptUsualBadge() {
        let (before, after) = (source.policies.defaultBadge, target.policies.defaultBadge)
        guard before != after, isPushed, message.badge == nil, !message.leavesBadge else { return }
        switch before {
        case .one where preference == .screen && says(.badge): message.badge = 1
        case .none where preference == .screen && says(.leavesBadge): message.leavesBadge = true
        default: note(.usualBadgesDiffer, .badge, [.words(after.rawValue), .words(before.rawValue)])
        }
    }

    /// An icon that keeps its number shows the unread messages without this one (TX 25).
    private mutating func adaptLeftBadge() {
        guard message.leavesBadge, message.badge == nil, !says(.leavesBadge), says(.isCounted) else { return }
        message.leavesBadge = false
        message.isCounted = false
        note(.leftBadgeIsUncounted, .leavesBadge)
    }

    /// A push without a message may leave the icon as it is unless it has a number (RC 26).
    private mutating func adaptUncountedPush() {
        guard message.badge == nil, !message.leavesBadge, shape.leavesBadge(of: pair.target) else { return }
        if message.isCounted == false {
            message.isCounted = nil
            note(.uncountedLeavesBadge, .isCounted)
        } else if !message.holds(.badgeIncrement) {
            note(.pushNotCounted, .isCounted)
        }
    }
}
