/// Members chosen from an object, and where they stand in it if nothing stands between them.
struct MemberRun {
    /// How many were chosen.
    private(set) var count = 0
    /// The offset of the first one's key.
    private var start = 0
    /// The offset behind the last one's value.
    private var end = 0
    private var isBroken = false
    private var isOver = false

    /// Looks at the next member of the object.
    mutating func take(_ member: borrowing JSONMember, if isChosen: Bool) {
        guard isChosen else {
            isOver = count > 0
            return
        }
        isBroken = isBroken || isOver
        if count == 0 { start = member.keyValue.byteOffset }
        end = Int(member.place.place.end)
        count += 1
    }

    /// The members with the commas between them; nil where others, or white space, stand among them.
    func text(in object: JSONValue) -> UTF8Text? {
        let place = object.place
        guard count > 0, !isBroken, !place.isLoose else { return nil }
        let spelling = object.text(of: place)
        return spelling[start - place.start..<end - place.start]
    }
}
