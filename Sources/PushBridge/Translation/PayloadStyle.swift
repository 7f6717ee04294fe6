/// Which application keys stand at a payload's root.
public enum PayloadStyle: String, Sendable, Hashable, CaseIterable {
    /// Those of the message's own vendor.
    case vendor
    /// `f`, `t`, `g`, `m` and `e`.
    case easemob
    /// `nim` and the payload's own keys.
    case nim
    /// One neutral object.
    case neutral

    /// The keys for a message of a vendor whose own are `own`.
    func keys(own: ApplicationKeys) -> ApplicationKeys {
        switch self {
        case .vendor: own
        case .easemob: .easemob
        case .nim: .nim
        case .neutral: .neutral
        }
    }
}
