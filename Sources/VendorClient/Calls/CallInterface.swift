internal import JSONDocument

/// A path of a vendor's server interfaces, as a row of `Mappings/calls.tsv`.
package struct CallInterface: Sendable {
    /// How a call's fields are sent.
    enum Body: Sendable {
        case nothing, form, json
    }

    /// By what the vendor knows a repeated call again, so that nothing happens twice.
    enum Key: Sendable {
        /// By nothing.
        case missing
        /// To repeat it changes nothing.
        case same
        /// By a header that repeated calls share.
        case header(UTF8Text)
        /// By a member that the body has.
        case body(UTF8Text)
    }

    /// The row's identifier.
    package let id: String
    /// The vendor's name.
    let vendor: String
    let method: UTF8Text
    /// The steps of the path; `{NAME}` is any one step.
    let path: [UTF8Text]
    let body: Body
    /// The member, or the step of the path, that names who gets something.
    let receivers: UTF8Text?
    /// Where an answer has what the vendor made.
    let answer: UTF8Text?
    /// Where an answer has the receivers that were refused.
    let refused: UTF8Text?
    let key: Key
    /// The names of its rates.
    package let rates: [String]
}

extension CallInterface {
    /// The vendor's interface of a method and a path without its query; nil for one that no row has.
    init?(_ method: UTF8Text, _ steps: [UTF8Text], of vendor: String) {
        let found = Self.all.first { interface in
            interface.vendor == vendor && interface.method == method && interface.path.count == steps.count
                && zip(interface.path, steps).allSatisfy { $0.hasPrefix("{") || $0 == $1 }
        }
        guard let found else { return nil }
        self = found
    }
}

extension JSONValue {
    /// The texts and numbers at a place: names with dots between, `*` for every member, `[]` for every element.
    func texts(at place: UTF8Text) -> [UTF8Text] {
        let steps = place.string.replacing("[]", with: ".[]").split(separator: ".")
        let values = steps.reduce([self]) { values, step in
            values.flatMap { value -> [JSONValue] in
                switch step {
                case "*": value.members.map(\.value)
                case "[]": Array(value.elements)
                default: value[UTF8Text(String(step))].map { [$0] } ?? []
                }
            }
        }
        return values.compactMap { ($0.string ?? $0.digits)?.detached }
    }

    /// A text or a whole number, or the elements of a list of such; also of one that is JSON in a text.
    var textsOfList: [UTF8Text] {
        if isString(beginningWith: UInt8(ascii: "[")), let text = string, let list = try? JSONDocument(text) {
            return list.root.textsOfList
        }
        return kind == .array ? texts(at: "[]") : [(string ?? digits)?.detached].compactMap(\.self)
    }
}
