extension VendorTable {
    /// The fields of a form, with those that it repeats as lists where their keys can hold one (RC 13).
    func withLists(_ form: JSONValue, shape: Int) -> JSONValue {
        let lists = objects[shapes[shape].root].rows.filter { keys[$0].holdsListOrText }.map { names[$0] }
        let repeated = lists.filter { name in form.members.count { $0.key == name } > 1 }
        if repeated.isEmpty { return form }
        var members: [(key: UTF8Text, value: RawJSON)] = []
        for member in form.members {
            if !repeated.contains(member.key) {
                members.append((member.key, member.value.raw))
            } else if !members.contains(where: { $0.key == member.key }) {
                let values = form.members.filter { $0.key == member.key }.map(\.value.raw)
                members.append((member.key, .array(values)))
            }
        }
        return RawJSON.object(members).parsed().root
    }
}

extension CompiledKey {
    /// Whether the key holds a list of identifiers, or one alone as a text.
    fileprivate var holdsListOrText: Bool {
        transform == .identifierList && types.contains(.string) && types.contains(.array)
    }
}
