extension RawJSON {
    /// `null`.
    public static var null: RawJSON { RawJSON(compact: "null") }
    /// `{}`.
    package static var emptyObject: RawJSON { RawJSON(compact: "{}") }
    /// `[]`.
    package static var emptyArray: RawJSON { RawJSON(compact: "[]") }

    /// `true` or `false`.
    public static func bool(_ value: Bool) -> RawJSON {
        RawJSON(compact: value ? "true" : "false")
    }

    /// An integer.
    public static func integer(_ value: Int) -> RawJSON {
        RawJSON(compact: UTF8Text(value))
    }

    /// A string, escaped as `JSONWriter` does it.
    public static func string(_ text: UTF8Text) -> RawJSON {
        // The writer takes room for whole words at a time.
        written(capacity: text.count + 18) { $0.string(text) }
    }

    /// An object with members in this order.
    public static func object(_ members: [(key: UTF8Text, value: RawJSON)]) -> RawJSON {
        let capacity = members.reduce(2) { $0 + $1.key.count + $1.value.text.count + 4 }
        return written(capacity: capacity) { writer in
            writer.beginObject()
            for member in members {
                writer.key(member.key)
                writer.raw(member.value)
            }
            writer.endObject()
        }
    }

    /// An object with the members that `body` writes.
    package static func object(capacity: Int, members body: (inout JSONWriter) -> Void) -> RawJSON {
        written(capacity: capacity) { writer in
            writer.beginObject()
            body(&writer)
            writer.endObject()
        }
    }

    /// An object with those members of another whose keys `isKept` takes, spelled as they came; nil for none.
    package static func object(
        membersOf object: JSONValue, where isKept: (borrowing UTF8Text) -> Bool
    ) -> RawJSON? {
        var kept = MemberRun()
        object.forEachMember { kept.take($0, if: $0.withKey(isKept)) }
        if kept.count == 0 { return nil }
        if kept.count == object.count { return object.raw }
        if let text = kept.text(in: object) {
            return RawJSON(compact: UTF8Text(concatenating: "{", text, "}"))
        }
        return written(capacity: object.spelling.count) { writer in
            writer.beginObject()
            object.forEachMember { if $0.withKey(isKept) { writer.member($0) } }
            writer.endObject()
        }
    }

    /// An object with the members of one before those of another.
    ///
    /// Where either has no members, the second stands for both, or the first if the second is empty.
    package init(joining first: RawJSON, _ second: RawJSON) {
        let (front, back) = (first.text, second.text)
        let brace = UInt8(ascii: "{")
        guard front.count > 2, front[0] == brace, back.count > 2, back[0] == brace else {
            self = back == Self.emptyObject.text ? first : second
            return
        }
        self.init(
            compact: UTF8Text(
                concatenating: front[0..<front.count - 1], ",", back[1..<back.count]))
    }

    /// An array with elements in this order.
    public static func array(_ elements: [RawJSON]) -> RawJSON {
        written(capacity: elements.reduce(2) { $0 + $1.text.count + 1 }) { writer in
            writer.beginArray()
            for element in elements { writer.raw(element) }
            writer.endArray()
        }
    }

    private static func written(capacity: Int, by body: (inout JSONWriter) -> Void) -> RawJSON {
        var writer = JSONWriter(capacity: capacity)
        body(&writer)
        return RawJSON(written: writer)
    }

    /// Takes what a writer wrote, which must be one whole value.
    package init(written writer: borrowing JSONWriter) {
        self.init(compact: writer.text())
    }
}
