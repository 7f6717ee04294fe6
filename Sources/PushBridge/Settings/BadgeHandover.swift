/// The number on a user's icon when the vendor changes.
///
/// Both vendors write absolute numbers from counts of their own, which begin at 0 at a new vendor. The baseline is what
/// the old vendor's icon stood for, before any cap: NIM's reported total plus its server's count (NS-042, NS-043),
/// Easemob's offline messages (ES-070). Reported to the new vendor, or added to the badge of each message where nobody
/// can report it, it keeps the icon where it is; the app's next report, or its opening, replaces it.
public struct BadgeHandover: Sendable, Hashable {
    /// The number that the icon shows now.
    public var icon: Int
    /// The count to begin with at the new vendor.
    public var baseline: Int
    /// What the first counted push at the new vendor shows, once the baseline is in place.
    public var next: Int
    /// What that push would have shown at the old vendor.
    let expected: Int

    /// Creates a hand-over.
    ///
    /// - Parameters:
    ///   - count: The count that the old vendor holds.
    ///   - sourceCap: The old vendor's cap; 0 for none.
    ///   - targetCap: The new vendor's cap; 0 for none.
    public init(count: Int, sourceCap: Int, targetCap: Int) {
        let (sum, overflows) = count.addingReportingOverflow(1)
        let following = overflows ? Int.max : sum
        baseline = count
        icon = Self.capped(count, at: sourceCap)
        expected = Self.capped(following, at: sourceCap)
        next = Self.capped(following, at: targetCap)
    }

    private static func capped(_ count: Int, at cap: Int) -> Int { cap > 0 ? min(count, cap) : count }
}
