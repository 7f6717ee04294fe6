public import PushModel

/// A user's settings as another vendor's.
public struct SettingsConversion: Sendable {
    /// The user's settings, in no vendor's words.
    public var recipient: Recipient
    /// The target's objects and calls.
    public var written: WrittenSettings
    /// The badge to begin with, if the line told the counts that the source holds.
    public var badge: BadgeHandover?
    /// What the user's phone will do differently: sentences without their subject.
    public var differences: [String]
    /// What reading and converting found.
    public var diagnostics: [Diagnostic]
}

/// The number on a user's icon when the vendor changes.
///
/// Both vendors write absolute numbers from counts of their own, which begin at 0 at a new vendor. The baseline is what the old
/// vendor's icon stood for, before any cap: NIM's reported total plus its server's count, Easemob's offline messages. Reported
/// to the new vendor, or added to the badge of each message where nobody can report it, it keeps the icon where it is; the
/// app's next report, or its opening, replaces it.
public struct BadgeHandover: Sendable, Hashable {
    /// The number that the icon shows now.
    public var icon: Int
    /// The count to begin with at the new vendor.
    public var baseline: Int
    /// What the first counted push at the new vendor shows, once the baseline is in place.
    public var next: Int

    /// Creates a hand-over.
    ///
    /// - Parameters:
    ///   - count: The count that the old vendor holds.
    ///   - sourceCap: The old vendor's cap; 0 for none.
    ///   - targetCap: The new vendor's cap; 0 for none.
    public init(count: Int, sourceCap: Int, targetCap: Int) {
        baseline = count
        icon = sourceCap > 0 ? min(count, sourceCap) : count
        let (sum, overflows) = count.addingReportingOverflow(1)
        let following = overflows ? Int.max : sum
        next = targetCap > 0 ? min(following, targetCap) : following
    }

    /// Whether the icon changes by something else than the new message.
    var isJump: Bool { next != icon && next != icon + 1 }
}
