extension RongCloudWords {
    /// What a value means that is one of the words or the numbers.
    func meaning(of value: JSONValue) -> VendorWords.Meaning? {
        if let number = value.wholeNumber { return list.meaning(of: number) }
        return value.string.flatMap { list.meaning(of: $0) }
    }

    /// The text that a value means.
    func text(of value: JSONValue) -> UTF8Text? {
        if case .text(let text) = meaning(of: value) { text } else { nil }
    }
}

extension MessageKind {
    /// The kind of a type's name: every name of the vendor's that no list has is a notice's (RC 16).
    init(rongCloud name: UTF8Text) {
        if case .kind(let kind) = RongCloudWords.types.list.meaning(of: name) {
            self = kind
        } else {
            self = name.hasPrefix("RC:") ? .notice : .custom
        }
    }
}
