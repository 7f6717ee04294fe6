/// What becomes of the number on the app's icon: three states.
public enum APNSBadge: Sendable, Hashable {
    /// No member: the number stays.
    case unchanged
    /// `0`: the number goes.
    case cleared
    /// The number to show; zero or less clears.
    case count(Int)
}
