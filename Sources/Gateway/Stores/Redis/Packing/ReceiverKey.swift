/// Whose order jobs keep: a person, or a group whose members are looked up.
struct ReceiverKey: Hashable {
    /// The name behind a letter that tells people and groups apart.
    let text: String

    init(_ work: NewJob) {
        text = (work.isForGroup ? "g" : "p") + work.receiver
    }

    /// The lane of the receiver's jobs.
    var lane: Int { StableHash.number(text, below: StableHash.lanes) }
}
