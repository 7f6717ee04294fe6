/// What a field holds, or a key says before it is put into its field.
@usableFromInline
package enum ModelValue: Sendable {
    case text(UTF8Text)
    case texts([UTF8Text])
    case flag(Bool)
    case integer(Int)
    /// A number as it is spelled.
    case number(UTF8Text)
    case kind(MessageKind)
    case conversation(Conversation.Kind)
    case audience(Audience)
    case sound(Sound)
    case json(RawJSON)
    case translations([LocalizedWords])
    case elements([MessageElement])
    /// A value that the adapter looks into later.
    case value(JSONValue)

    @inlinable package var text: UTF8Text? { if case .text(let text) = self { text } else { nil } }
    @inlinable package var texts: [UTF8Text]? { if case .texts(let texts) = self { texts } else { nil } }
    @inlinable package var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
    @inlinable package var number: UTF8Text? { if case .number(let number) = self { number } else { nil } }
    @inlinable package var integer: Int? { if case .integer(let integer) = self { integer } else { nil } }
    @inlinable package var kind: MessageKind? { if case .kind(let kind) = self { kind } else { nil } }
    @inlinable package var conversation: Conversation.Kind? {
        if case .conversation(let kind) = self { kind } else { nil }
    }
    @inlinable package var audience: Audience? {
        if case .audience(let audience) = self { audience } else { nil }
    }
    @inlinable package var sound: Sound? { if case .sound(let sound) = self { sound } else { nil } }
    @inlinable package var json: RawJSON? { if case .json(let json) = self { json } else { nil } }
    @inlinable package var translations: [LocalizedWords]? {
        if case .translations(let translations) = self { translations } else { nil }
    }
    @inlinable package var elements: [MessageElement]? {
        if case .elements(let elements) = self { elements } else { nil }
    }
    @inlinable package var value: JSONValue? { if case .value(let value) = self { value } else { nil } }
}

extension ModelValue: Equatable {
    /// Whether both say the same.
    @usableFromInline
    package static func == (left: ModelValue, right: ModelValue) -> Bool {
        switch (left, right) {
        case (.text(let left), .text(let right)): left == right
        case (.texts(let left), .texts(let right)): left == right
        case (.flag(let left), .flag(let right)): left == right
        case (.integer(let left), .integer(let right)): left == right
        case (.number(let left), .number(let right)): left == right
        case (.kind(let left), .kind(let right)): left == right
        case (.conversation(let left), .conversation(let right)): left == right
        case (.audience(let left), .audience(let right)): left == right
        case (.sound(let left), .sound(let right)): left == right
        case (.json(let left), .json(let right)): left == right
        case (.translations(let left), .translations(let right)): left == right
        case (.elements(let left), .elements(let right)): left == right
        case (.value(let left), .value(let right)): left.isSame(as: right)
        default: false
        }
    }
}

extension ModelValue {
    /// The value in the neutral JSON form of a message; nil for what says nothing there.
    var neutral: RawJSON? {
        switch self {
        case .text(let text): .string(text)
        case .texts(let texts): .array(texts.map(RawJSON.string))
        case .flag(let flag): .bool(flag)
        case .integer(let integer): .integer(integer)
        case .number(let number): try? RawJSON(validating: number)
        case .kind(let kind): .string(UTF8Text(kind.rawValue))
        case .conversation(let kind): .string(UTF8Text(kind.rawValue))
        case .audience(let audience): audience.neutral
        case .sound(let sound): sound.neutral
        case .json(let json): json
        case .translations(let translations): .array(translations.map(\.neutral))
        case .elements(let elements): .array(elements.map(\.neutral))
        case .value(let value): value.raw
        }
    }
}

extension Audience {
    /// The neutral form: the word for everyone, or a list.
    fileprivate var neutral: RawJSON? {
        switch self {
        case .nobody: nil
        case .everyone: .string("all")
        case .listed(let ids): .array(ids.map(RawJSON.string))
        }
    }
}

extension Sound {
    /// The neutral form: a file's name, or Apple's own object.
    fileprivate var neutral: RawJSON {
        switch self {
        case .file(let name): .string(name)
        case .critical(let object): object
        case .silent: .bool(false)
        }
    }
}
