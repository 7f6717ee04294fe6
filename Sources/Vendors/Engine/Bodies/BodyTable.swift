/// What a vendor's messages consist of: its table of bodies, as it is compiled from `Mappings/`.
@usableFromInline
package final class BodyTable: Sendable {
    /// Where the object lies whose members the rows name, for each shape by its number: the likeliest place first.
    let places: [[BodyPath]]
    /// Where it lies in custom notifications and commands, for which a vendor may have an interface of its own.
    let notices: [[BodyPath]]
    /// The types of text messages that have more than their text.
    private let textTypes: [UTF8Text]
    /// The rows, which are made when first asked: most runs of the program meet few vendors, and none pays for the others.
    private let rows: @Sendable () -> BodyRows

    package init(
        places: [[BodyPath]] = [], notices: [[BodyPath]] = [], textTypes: [UTF8Text] = [],
        rows: @escaping @Sendable () -> BodyRows = { .none }
    ) {
        self.places = places
        self.notices = notices.isEmpty ? places : notices
        self.textTypes = textTypes
        self.rows = rows
    }

    /// Whether text messages of a type have more than their text.
    func hasMore(thanTextIn type: UTF8Text?) -> Bool {
        type.map(textTypes.contains) ?? false
    }

    /// The rows for a message.
    ///
    /// - Parameters:
    ///   - kind: Its kind.
    ///   - type: What the vendor calls its type; a type without rows of its own has those of the kind.
    ///   - shape: The number of the shape.
    /// - Returns: The rows, in the table's order.
    func rows(for kind: MessageKind, named type: UTF8Text?, inShape shape: Int) -> [BodyRow] {
        let groups = rows().groups[kind] ?? []
        let group =
            groups.first { $0.shape == shape && $0.type == type }
            ?? groups.first { $0.shape == shape && $0.type == nil }
        return group?.rows ?? []
    }

    /// The rows whose paths begin at the message, whatever its kind.
    func rowsOfMessage(inShape shape: Int) -> [BodyRow] {
        rows().ofMessage.filter { $0.shapes.isEmpty || $0.shapes.contains(shape) }
    }

    /// Whether messages of a kind have a key for a field in a shape.
    package func has(
        _ field: BodyField, in kind: MessageKind, named type: UTF8Text?, inShape shape: Int
    ) -> Bool {
        rows(for: kind, named: type, inShape: shape).contains { $0.field == field && $0.isWritten }
    }

    /// Whether a vendor's custom messages take texts alone as members of their data.
    package func takesTextsAlone(inShape shape: Int) -> Bool {
        rows(for: .custom, named: nil, inShape: shape).contains { $0.isWritten && $0.takesTextsAlone }
    }

    /// The fields without which a vendor refuses a message of a kind, or which it takes from its own store alone.
    package func needs(
        of kind: MessageKind, named type: UTF8Text?, inShape shape: Int
    ) -> [(field: BodyField, need: BodyRow.Need)] {
        rows(for: kind, named: type, inShape: shape).compactMap { row in
            row.field.flatMap { field in row.need.map { (field, $0) } }
        }
    }
}

/// The rows of a table of bodies, by the messages that have them.
package final class BodyRows: Sendable {
    fileprivate let groups: [MessageKind: [Group]]
    /// The rows whose paths begin at the message.
    fileprivate let ofMessage: [BodyRow]

    /// The rows for messages of a type in a shape, in the table's order.
    fileprivate struct Group {
        let type: UTF8Text?
        let shape: Int
        let rows: [BodyRow]
    }

    /// - Parameters:
    ///   - rows: The rows, in the table's order.
    ///   - shapes: How many shapes the vendor has.
    package init(_ rows: [BodyRow], shapes: Int) {
        ofMessage = rows.filter(\.path.isOfMessage)
        let rows = rows.filter { !$0.path.isOfMessage }
        var groups: [MessageKind: [Group]] = [:]
        for (kind, type) in rows.flatMap(\.kinds) {
            if groups[kind]?.contains(where: { $0.type == type }) == true { continue }
            groups[kind, default: []] += (0..<shapes).compactMap { shape in
                let own = rows.filter { row in
                    row.isOf(kind, named: type) && (row.shapes.isEmpty || row.shapes.contains(shape))
                }
                return own.isEmpty ? nil : Group(type: type, shape: shape, rows: own)
            }
        }
        self.groups = groups
    }

    package static let none = BodyRows([], shapes: 0)
}

/// A row of a table of bodies.
///
/// A class, so that messages pass rows on without copying what they hold.
package final class BodyRow: Sendable {
    /// The row's identifier, such as `EB-014`.
    package let id: String
    /// The kinds of messages that have the key; of a type where one of a kind has keys of its own.
    let kinds: [(kind: MessageKind, type: UTF8Text?)]
    /// The numbers of the shapes that spell the key so; none for all.
    let shapes: [Int]
    /// Where the key lies; no steps for the object itself.
    let path: BodyPath
    /// The spellings of the value, the one that is written first.
    let spellings: [Spelling]
    /// What the key says; nil for what is the vendor's alone.
    package let field: BodyField?
    let transform: BodyTransform
    let isWritten: Bool
    let need: Need?

    /// How a value is spelled.
    package enum Spelling: Sendable {
        case text
        case integer
        case number
        /// A number in a text.
        case digits
        case boolean
        case object
        case array
        /// JSON in a text.
        case jsonText
        case any
    }

    /// What becomes of the value on the way.
    package enum BodyTransform: Sendable {
        case copy
        /// Seconds of what the field counts in milliseconds.
        case seconds
        /// An object of texts: what is none is spelled as the JSON of it.
        case texts
        /// The app's own JSON; beside the name of its type an object of both, `{"event":"order","data":{"id":7}}`.
        case envelope
        /// A text of lines, of which the field is the list.
        case lines
        /// A number for each of some texts; any other text is lost.
        case word([(number: Int, text: UTF8Text)])
        /// A key of the file that is made of its address, the same for the same address.
        case unique
        /// The same value in every message.
        case constant(RawJSON)
    }

    /// Whether values are no texts though the vendor takes nothing else.
    var takesTextsAlone: Bool { if case .texts = transform { true } else { false } }

    /// What a vendor asks for.
    package enum Need: Sendable {
        /// Without the key it refuses the call.
        case required
        /// It takes files from its own store alone.
        case upload
    }

    @inline(never)
    package init(
        _ id: String, _ kinds: [(MessageKind, UTF8Text?)], shapes: [Int] = [], _ path: BodyPath,
        _ spellings: [Spelling], _ field: BodyField? = nil, _ transform: BodyTransform = .copy,
        isWritten: Bool = false, need: Need? = nil
    ) {
        self.id = id
        self.kinds = kinds.map { (kind: $0.0, type: $0.1) }
        self.shapes = shapes
        self.path = path
        self.spellings = spellings
        self.field = field
        self.transform = transform
        self.isWritten = isWritten
        self.need = need
    }

    fileprivate func isOf(_ kind: MessageKind, named type: UTF8Text?) -> Bool {
        kinds.contains { $0.kind == kind && $0.type == type }
    }
}

/// One name on the way.
package struct BodyStep: Sendable, Hashable {
    /// The member's name.
    let name: UTF8Text
    /// Which object of the array under the name; nil for what is no array.
    let selector: BodySelector?
}

/// Which object of an array.
package enum BodySelector: Sendable, Hashable {
    /// Each of them, one of which a message has.
    case any
    /// The one whose member has a number.
    case having(UTF8Text, Int)
}

/// The way to a value: names of members, and which object of an array.
package struct BodyPath: Sendable, Hashable {
    let steps: [BodyStep]
    /// Whether it begins at the message, and not at the object that holds the content.
    let isOfMessage: Bool

    /// Takes a path apart: `size.width`, `ImageInfoArray[Type=1].URL`, `bodies[].url`, `.` for no step at all; `/threadReply.senderId`
    /// begins at the message.
    @inline(never)
    package init(_ text: UTF8Text) {
        isOfMessage = text.hasPrefix("/")
        steps = text.string.drop { $0 == "/" }.split(separator: ".").map { step in
            guard let bracket = step.firstIndex(of: "["), step.hasSuffix("]") else {
                return BodyStep(name: UTF8Text(String(step)), selector: nil)
            }
            let condition = step[step.index(after: bracket)...].dropLast().split(separator: "=")
            let name = UTF8Text(String(step[..<bracket]))
            guard condition.count == 2, let number = Int(condition[1]) else {
                return BodyStep(name: name, selector: .any)
            }
            return BodyStep(name: name, selector: .having(UTF8Text(String(condition[0])), number))
        }
    }
}

extension BodyRow.BodyTransform {
    var isLines: Bool { if case .lines = self { true } else { false } }
    var isWord: Bool { if case .word = self { true } else { false } }
    var isSeconds: Bool { if case .seconds = self { true } else { false } }
}

extension UTF8Text {
    /// The lines of a text.
    var lines: [UTF8Text] { string.split(separator: "\n").map { UTF8Text(String($0)) } }
}
