/// What a key says, before it is put into its field.
package enum FieldValue: Sendable {
    case text(UTF8Text)
    case texts([UTF8Text])
    case flag(Bool)
    case integer(Int)
    case kind(MessageKind)
    case conversation(Conversation.Kind)
    case audience(Audience)
    case sound(Sound)
    case json(RawJSON)
    /// A value that the adapter looks into later.
    case value(JSONValue)

    package var text: UTF8Text? { if case .text(let text) = self { text } else { nil } }
    package var texts: [UTF8Text]? { if case .texts(let texts) = self { texts } else { nil } }
    package var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
    package var integer: Int? { if case .integer(let integer) = self { integer } else { nil } }
    package var kind: MessageKind? { if case .kind(let kind) = self { kind } else { nil } }
    package var conversation: Conversation.Kind? { if case .conversation(let kind) = self { kind } else { nil } }
    package var audience: Audience? { if case .audience(let audience) = self { audience } else { nil } }
    package var sound: Sound? { if case .sound(let sound) = self { sound } else { nil } }
    package var json: RawJSON? { if case .json(let json) = self { json } else { nil } }
    package var value: JSONValue? { if case .value(let value) = self { value } else { nil } }
}

extension FieldValue: Equatable {
    /// Whether both say the same.
    package static func == (left: FieldValue, right: FieldValue) -> Bool {
        switch (left, right) {
        case (.text(let left), .text(let right)): left == right
        case (.texts(let left), .texts(let right)): left == right
        case (.flag(let left), .flag(let right)): left == right
        case (.integer(let left), .integer(let right)): left == right
        case (.kind(let left), .kind(let right)): left == right
        case (.conversation(let left), .conversation(let right)): left == right
        case (.audience(let left), .audience(let right)): left == right
        case (.sound(let left), .sound(let right)): left == right
        case (.json(let left), .json(let right)): left == right
        case (.value(let left), .value(let right)): left.isSame(as: right)
        default: false
        }
    }
}
