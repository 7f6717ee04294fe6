/// A member of a payload that no field holds, kept byte for byte.
public struct APNSMember: Sendable, Hashable {
    /// The member's name.
    public var key: UTF8Text
    /// The member's value.
    public var value: RawJSON

    /// Creates a member.
    public init(key: UTF8Text, value: RawJSON) {
        self.key = key
        self.value = value
    }
}
