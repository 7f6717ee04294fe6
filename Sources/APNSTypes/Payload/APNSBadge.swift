/// What becomes of the number on the app's icon: three states.
public enum APNSBadge: Sendable, Hashable {
    /// No member: the number is left as it is.
    case unchanged
    /// `0`: the number is removed.
    case cleared
    /// The number to show; zero or less removes it.
    case count(Int)
}
