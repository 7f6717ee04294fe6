/// Reads what a message consists of beside its text.
extension BodyTable {
    /// The contents of a message.
    ///
    /// - Parameters:
    ///   - root: The message.
    ///   - kinds: Its kind, or that of each of its parts.
    ///   - type: What the vendor calls its type.
    ///   - shape: The number of its shape, of which ``places`` has some.
    ///   - keys: What the vendor's table of keys names in the object that holds the content.
    /// - Returns: The neutral members of each object that holds a part of the message, and which members of these objects were
    ///   read for them.
    func contents(
        of root: JSONValue, _ kinds: [MessageKind], named type: UTF8Text?, inShape shape: Int,
        besides keys: ContentKeys
    ) -> (parts: [[JSONField]], names: [UTF8Text]) {
        for place in kinds[0].isNotice ? notices[shape] : places[shape] {
            let objects = Self.objects(at: place.steps[...], in: root)
            if objects.isEmpty { continue }
            var names: [UTF8Text] = []
            let parts = objects.enumerated().map { number, object in
                let kind = kinds[min(number, kinds.count - 1)]
                var reading = BodyReading(keys: keys, isWholeMessage: place.steps.isEmpty)
                reading.read(object, by: rows(for: kind, named: type, inShape: shape))
                names += reading.names
                return reading.members
            }
            return (parts, names)
        }
        return ([], [])
    }

    /// The values that a path leads to.
    private static func objects(at steps: ArraySlice<BodyStep>, in value: JSONValue) -> [JSONValue] {
        let value = value.asSpelled
        guard let step = steps.first else { return [value] }
        guard value.kind == .object, let next = value[step.name], !next.isNull else { return [] }
        let rest = steps.dropFirst()
        if step.selector == nil { return objects(at: rest, in: next) }
        return next.asSpelled.elements.filter { $0.kind == .object }.flatMap { objects(at: rest, in: $0) }
    }
}

/// The content of one object while it is read.
private struct BodyReading {
    let keys: ContentKeys
    /// Whether the object is the message itself, whose other members are none of its content.
    let isWholeMessage: Bool
    private var found: [(row: Int, member: JSONField)] = []
    private var unknown: [JSONField] = []
    /// The members of the object itself that rows name.
    private(set) var names: [UTF8Text] = []

    init(keys: ContentKeys, isWholeMessage: Bool) {
        self.keys = keys
        self.isWholeMessage = isWholeMessage
    }

    /// What was read, in the table's order; of several keys for one field the first row's.
    var members: [JSONField] {
        var members: [JSONField] = []
        for (_, member) in found.sorted(by: { $0.row < $1.row })
        where !members.contains(where: { $0.key == member.key }) {
            members.append(member)
        }
        if !unknown.isEmpty { members[.unknown] = .object(of: unknown) }
        return members
    }

    mutating func read(_ value: JSONValue, by rows: [BodyRow]) {
        let numbered = rows.enumerated().filter { !$0.element.path.steps.isEmpty }
        let whole = rows.enumerated().first { $0.element.path.steps.isEmpty }
        if let whole {
            // An object of which some keys are known holds the data under one of them.
            let known = numbered.filter {
                $0.element.field != nil && value[$0.element.path.steps[0].name] != nil
            }
            if known.isEmpty { return take(ownMembers(of: value), whole.offset, whole.element) }
        }
        if value.kind == .object {
            walk(value, numbered, at: 0)
        } else if !value.isNull, !value.isEmptyString {
            unknown.append(JSONField(key: "value", value: value.raw))
        }
    }

    /// The object without the members that fill fields of the message, such as the users mentioned.
    private func ownMembers(of value: JSONValue) -> JSONValue {
        guard value.kind == .object, value.members.contains(where: { keys.fillFields($0.key) }) else {
            return value
        }
        return RawJSON.object(of: value.members.filter { !keys.fillFields($0.key) }.map { JSONField($0) })
            .parsed().root
    }

    private mutating func walk(_ object: JSONValue, _ rows: [(offset: Int, element: BodyRow)], at depth: Int)
    {
        for member in object.members where !member.value.isNull && !member.value.isEmptyString {
            let name = member.key
            let named = rows.filter { $0.element.path.steps[depth].name == name }
            if named.isEmpty {
                if depth > 0 || !isWholeMessage && !keys.contains(name) { unknown.append(JSONField(member)) }
                continue
            }
            if depth == 0 { names.append(name) }
            let deeper = named.filter { !$0.element.isLeaf(at: depth) }
            let isObject = !deeper.isEmpty && member.value.isContainer
            let leaves = named.filter {
                $0.element.isLeaf(at: depth) && (!isObject || $0.element.takesObjects)
            }
            for (number, row) in leaves { take(member.value, number, row) }
            if !isObject { continue }
            // Of an object that is taken as it is, nothing more is unknown.
            let known = unknown
            descend(into: member.value, deeper, at: depth)
            if !leaves.isEmpty { unknown = known }
        }
    }

    private mutating func descend(
        into value: JSONValue, _ rows: [(offset: Int, element: BodyRow)], at depth: Int
    ) {
        if rows.isEmpty { return }
        let value = value.asSpelled
        if value.kind == .object {
            return walk(value, rows.filter { $0.element.path.steps[depth].selector == nil }, at: depth + 1)
        }
        for element in value.elements where element.kind == .object {
            let selected = Self.rows(for: element, among: rows, at: depth)
            if selected.isEmpty {
                unknown.append(JSONField(key: rows[0].element.path.steps[depth].name, value: element.raw))
            } else {
                let inner = selected.filter { $0.element.path.steps.count > depth + 1 }
                if inner.isEmpty { continue }
                walk(element.without(selected.map(\.element.path.steps[depth])), inner, at: depth + 1)
            }
        }
    }

    /// The rows for an element of an array: those that name it, else those of any element and of the first one that is named.
    private static func rows(
        for element: JSONValue, among rows: [(offset: Int, element: BodyRow)], at depth: Int
    ) -> [(offset: Int, element: BodyRow)] {
        let steps = rows.map { $0.element.path.steps[depth] }
        let naming = rows.indices.filter { steps[$0].selector != .any && steps[$0].selects(element) }
        if !naming.isEmpty { return naming.map { rows[$0] } }
        let first = steps.first { $0.selector != .any }
        return steps.contains { $0.selector == .any }
            ? rows.indices.filter { steps[$0].selector == .any || steps[$0] == first }.map { rows[$0] } : []
    }

    private mutating func take(_ value: JSONValue, _ number: Int, _ row: BodyRow) {
        // Of no data at all, and of a text without formats, there is nothing to tell.
        guard let field = row.field, value.kind != .object || value.count > 0 else { return }
        if field == .formats, value.count == 0 { return }
        if case .envelope = row.transform, let envelope = row.spelledValue(value).asEnvelope {
            for (part, value) in envelope {
                found.append((number, JSONField(key: part.key, value: value.raw)))
            }
        } else if let neutral = row.neutral(value, field.form) {
            found.append((number, JSONField(key: field.key, value: neutral)))
        } else if !row.transform.isWord {
            unknown.append(JSONField(key: row.path.steps.last?.name ?? field.key, value: value.raw))
        }
    }
}

extension BodyStep {
    /// Whether the step leads to an object of the array under its name.
    fileprivate func selects(_ element: JSONValue) -> Bool {
        switch selector {
        case nil: false
        case .any: true
        case .having(let name, let number): element[name]?.wholeNumber == number
        }
    }
}

extension BodyRow {
    /// Whether the value may be an object or a list.
    fileprivate var takesObjects: Bool {
        spellings.contains { $0 == .object || $0 == .array || $0 == .any || $0 == .jsonText }
    }

    /// Whether the path ends with a step, and not among the elements of an array.
    fileprivate func isLeaf(at depth: Int) -> Bool {
        path.steps.count == depth + 1 && path.steps[depth].selector == nil
    }

    /// The value in the neutral form; nil for one that the field cannot hold.
    fileprivate func neutral(_ value: JSONValue, _ form: BodyField.ValueForm) -> RawJSON? {
        if case .word(let words) = transform {
            return words.first { $0.number == value.wholeNumber }.map { .string($0.text) }
        }
        switch form {
        case .text:
            if value.kind == .string { return value.raw }
            return value.kind == .number && !spellings.contains(.jsonText)
                ? value.number.map(RawJSON.string) : nil
        case .integer: return integer(value).map(RawJSON.integer)
        case .json where transform.isLines && value.kind == .string:
            return .array(value.string?.lines.map(RawJSON.string) ?? [])
        case .number:
            if value.kind == .number { return value.raw }
            return value.string.flatMap { try? RawJSON(validating: $0) }.flatMap {
                $0.kind == .number ? $0 : nil
            }
        case .json where takesTextsAlone && value.kind == .array:
            return .object(of: value.elements.flatMap { $0.members.map { JSONField($0) } })
        case .json: return spelledValue(value).raw
        }
    }

    /// The value that a text spells where the row says so; the value itself of any other.
    fileprivate func spelledValue(_ value: JSONValue) -> JSONValue {
        spellings.contains(.jsonText) || path.steps.isEmpty ? value.asSpelled : value
    }

    private func integer(_ value: JSONValue) -> Int? {
        let factor = transform.isSeconds ? 1_000.0 : 1
        if !transform.isSeconds, let whole = value.wholeNumber ?? value.string?.wholeNumber { return whole }
        guard transform.isSeconds || spellings.contains(.number),
            let number = (value.number ?? value.string).flatMap({ Double($0.string) }), abs(number) < 1e12
        else { return nil }
        return Int((number * factor).rounded())
    }
}

extension JSONValue {
    /// The object or array that a text spells; the value itself where none does.
    fileprivate var asSpelled: JSONValue {
        guard kind == .string, let text = string, text.hasPrefix("{") || text.hasPrefix("["),
            let root = try? JSONDocument(text).root
        else { return self }
        return root
    }

    fileprivate var isContainer: Bool { kind == .object || kind == .array || asSpelled.kind == .object }

    /// The name of the app's own type and its data, where an object has these two, or one of them that needs the envelope,
    /// and nothing else.
    fileprivate var asEnvelope: [(BodyField, JSONValue)]? {
        guard kind == .object, count == 1 || count == 2 else { return nil }
        let (event, data) = (self[BodyField.event.key], self[BodyField.data.key])
        guard let event else {
            return data.flatMap { count == 1 && $0.kind != .object ? [(.data, $0)] : nil }
        }
        guard event.kind == .string, !event.isEmptyString, count == 1 || data != nil else { return nil }
        return [(.event, event)] + (data.map { [(.data, $0)] } ?? [])
    }

    /// The object without the member by which it was chosen from an array.
    fileprivate func without(_ steps: [BodyStep]) -> JSONValue {
        for case .having(let name, _)? in steps.map(\.selector) {
            return RawJSON.object(of: members.filter { $0.key != name }.map { JSONField($0) }).parsed().root
        }
        return self
    }
}

extension MessageReader {
    /// Takes what the message consists of beside its text.
    mutating func readContent(of root: JSONValue) {
        let table = table
        guard options.readsBodies, shape < table.bodies.places.count, !table.bodies.places[shape].isEmpty,
            message.holds(.kind) || message.holds(.elements)
                || table.bodies.hasMore(thanTextIn: message.typeName),
            message.kind.hasContent
        else { return }
        let place = message.kind.isNotice ? table.noticeContents[shape] : table.contents[shape]
        let kinds = message.elements.isEmpty ? [message.kind] : message.elements.map(\.kind)
        let (contents, names) = table.bodies.contents(
            of: root, kinds, named: message.typeName, inShape: shape,
            besides: ContentKeys(table: table, object: place.scope))
        if let row = place.row { places.imply(.content, by: row) }
        if hasStrangers { withdrawStrangers(names, in: place.scope) }
        if contents.count == 1 {
            message.content = contents[0]
        } else if contents.count == message.elements.count {
            for (number, content) in contents.enumerated() { message.elements[number].content = content }
        }
    }

    /// Takes what lies beside the object that holds the content, such as the message to which this one replies.
    ///
    /// No row of the table of keys knows such members, so only messages with unknown ones are asked.
    mutating func readContentOfMessage(_ root: JSONValue) {
        guard options.readsBodies, message.elements.isEmpty, message.kind.hasContent else { return }
        let rows = table.bodies.rowsOfMessage(inShape: shape)
        if rows.isEmpty { return }
        var reading = BodyReading(keys: ContentKeys(table: table, object: -1), isWholeMessage: true)
        reading.read(root, by: rows)
        if reading.names.isEmpty { return }
        if let row = table.contents[shape].row { places.imply(.content, by: row) }
        message.content += reading.members
        withdrawStrangers(reading.names, in: self.root)
    }

    /// Takes back that members of an object are unknown: the table of keys does not have them, but that of bodies does.
    private mutating func withdrawStrangers(_ names: [UTF8Text], in object: Int) {
        let homes = places.opened.indices.filter { places.opened[$0].object == object }
        let paths = Set(homes.flatMap { home in names.map { places.location(of: $0, in: home).path } })
        values.diagnostics.removeAll { diagnostic in
            [.unknownKey, .essentialKeyUnknown].contains(diagnostic.code) && paths.contains(diagnostic.path)
        }
    }
}

extension MessageKind {
    /// Whether vendors may have an interface of its own for the kind.
    fileprivate var isNotice: Bool { self == .customNotification || self == .command }

    /// Whether messages of the kind hold something for the conversation.
    fileprivate var hasContent: Bool {
        switch self {
        case .recall, .signalling, .reaction, .broadcast, .pushOnly: false
        default: true
        }
    }
}
