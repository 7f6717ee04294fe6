/// Writes what a message consists of beside its text.
extension BodyTable {
    /// A content in a vendor's spelling.
    @usableFromInline
    package struct Written {
        /// The members of the object.
        package var members: [JSONField] = []
        /// The object itself, where the app's own data is all of it.
        package var whole: RawJSON?
        /// The neutral members that were written.
        package var fields: [BodyField] = []
    }

    /// Spells a content.
    ///
    /// - Parameters:
    ///   - content: The neutral members.
    ///   - kind: The kind of the message.
    ///   - type: What the vendor calls its type.
    ///   - shape: The number of the shape.
    /// - Returns: What the vendor has keys for.
    package func written(
        _ content: [JSONField], of kind: MessageKind, named type: UTF8Text?, inShape shape: Int
    ) -> Written {
        var written = Written()
        var entries: [(steps: ArraySlice<BodyStep>, value: RawJSON)] = []
        let rows = rows(for: kind, named: type, inShape: shape).filter(\.isWritten)
        for row in rows {
            guard let field = row.field, !written.fields.contains(field),
                let value = row.value(of: field, in: content, among: rows)
            else { continue }
            written.fields.append(field)
            if case .envelope = row.transform, content[.event] != nil { written.fields.append(.event) }
            if row.path.steps.isEmpty {
                written.whole = value
            } else {
                entries.append((row.path.steps[...], value))
            }
        }
        if entries.isEmpty { return written }
        for row in rows {
            switch row.transform {
            case .constant(let value): entries.append((row.path.steps[...], value))
            case .unique: entries.append((row.path.steps[...], Self.key(of: content)))
            default: break
            }
        }
        written.members = Self.object(of: entries)
        return written
    }

    /// A key of a file, made of its address: 32 hexadecimal digits.
    private static func key(of content: [JSONField]) -> RawJSON {
        let address = content[.url] ?? .object(of: content)
        let halves = [UInt64(0xcbf2_9ce4_8422_2325), 0x6c62_272e_07bb_0142].map { start in
            address.text.withBytes { $0.fingerprint(from: start) }
        }
        let digits = halves.map { half in
            let digits = String(half, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }
        return .string(UTF8Text(digits.joined()))
    }

    /// The object of values at paths: members in the order in which paths first name them.
    private static func object(of entries: [(steps: ArraySlice<BodyStep>, value: RawJSON)])
        -> [JSONField]
    {
        var members: [JSONField] = []
        for entry in entries {
            guard let step = entry.steps.first, !members.contains(where: { $0.key == step.name }) else {
                continue
            }
            let named = entries.filter { $0.steps.first?.name == step.name }
            if entry.steps.count == 1 {
                members.append(JSONField(key: step.name, value: entry.value))
            } else if step.selector == nil {
                let inner = named.map { (steps: $0.steps.dropFirst(), value: $0.value) }
                members.append(JSONField(key: step.name, value: .object(of: object(of: inner))))
            } else {
                members.append(JSONField(key: step.name, value: .array(elements(of: named))))
            }
        }
        return members
    }

    /// The objects of an array, each with the member by which it is chosen first.
    private static func elements(
        of entries: [(steps: ArraySlice<BodyStep>, value: RawJSON)]
    ) -> [RawJSON] {
        var selectors: [BodySelector] = []
        for case let selector? in entries.map({ $0.steps.first?.selector })
        where !selectors.contains(selector) {
            selectors.append(selector)
        }
        return selectors.map { selector in
            let inner = entries.filter { $0.steps.first?.selector == selector }
                .map { (steps: $0.steps.dropFirst(), value: $0.value) }
            guard case .having(let name, let number) = selector else { return .object(of: object(of: inner)) }
            return .object(of: [JSONField(key: name, value: .integer(number))] + object(of: inner))
        }
    }
}

extension MessageWriter {
    /// Spells what the message consists of.
    package func spellContent() -> BodyTable.Written {
        if !held.contains(.content) || !Self.table.contents[number].isSomewhere { return BodyTable.Written() }
        let message = message
        return Self.table.bodies.written(
            message.content, of: message.kind, named: message.typeName, inShape: number)
    }

    /// Writes what the message consists of, where the shape has that.
    @usableFromInline
    func writeContent(in object: Int, to keys: inout KeyWriter) {
        let table = Self.table
        let place = sending == .notification ? table.noticeContents[number] : table.contents[number]
        if place.object != object { return }
        let content = content
        if content.fields.isEmpty { return }
        let whole = content.whole ?? .object(of: content.members)
        if let key = place.key {
            let value = place.isFolded ? RawJSON.string(whole.text) : whole
            keys.member(JSONField(key: key, value: value), of: .content)
        } else {
            // What belongs into an object of other keys is written there.
            for member in whole.parsed().root.members where !Self.hasKeys(member.key, in: object) {
                keys.member(JSONField(member), of: .content)
            }
        }
    }

    /// Writes what of the content belongs into an object that has other keys too.
    @usableFromInline
    func writeContent(under name: UTF8Text, to keys: inout KeyWriter) {
        guard sending != .notification, Self.table.contents[number].key == nil,
            let object = content.members.first(where: { $0.key == name })?.value, object.kind == .object
        else { return }
        for member in object.parsed().root.members { keys.member(JSONField(member), of: .content) }
    }

    private static func hasKeys(_ name: UTF8Text, in object: Int) -> Bool {
        table.row(name, in: object).map { !table.rows[$0].writes.isEmpty && table.rows[$0].members != nil }
            ?? false
    }

    /// Tells of what the shape has no key for.
    @usableFromInline
    func noteContentLosses(_ findings: inout [Finding]) {
        let message = message
        let written = content.fields.map(\.key)
        let lost = message.content.map(\.key).filter { !written.contains($0) }.map(\.string)
        let descriptions = lost.filter { BodyField(rawValue: $0)?.isDescription(in: message.kind) == true }
        for member in lost where !descriptions.contains(member) {
            let isUnknown = member == BodyField.unknown.rawValue
            let names = isUnknown ? message.content[.unknown]?.parsed().root.members.map(\.key) : nil
            findings.append(
                Finding(
                    .contentLeftOut, .content,
                    [
                        names.map { .text(UTF8Text($0.map(\.string).joined(separator: ", "))) }
                            ?? .words(member)
                    ]
                        + shapeInWords))
        }
        if descriptions.isEmpty { return }
        findings.append(
            Finding(
                .descriptionLeftOut, .content, [.words(descriptions.joined(separator: ", "))] + shapeInWords))
    }
}

extension BodyRow {
    /// The value of a field in the row's spelling; nil where the message lacks it, or the spelling cannot say it.
    fileprivate func value(of field: BodyField, in content: [JSONField], among rows: [BodyRow]) -> RawJSON? {
        var value = content[field]
        if case .envelope = transform, let event = content[.event],
            !rows.contains(where: { $0.field == .event })
        {
            value = .object([(BodyField.event.key, event)] + (value.map { [(field.key, $0)] } ?? []))
        }
        // What is the whole object is spelled by the key above it.
        if path.steps.isEmpty { return value.flatMap { $0.kind == .object ? $0 : nil } }
        return value.flatMap { spelled($0, as: spellings.first ?? .any) }
    }

    private func spelled(_ value: RawJSON, as spelling: Spelling) -> RawJSON? {
        if transform.isLines {
            let lines = value.kind == .array ? value.parsed().root.elements.compactMap(\.string) : []
            return lines.isEmpty ? value : .string(UTF8Text(lines.map(\.string).joined(separator: "\n")))
        }
        if case .word(let words) = transform {
            let text = value.parsed().root.string?.lowercasedASCII()
            return words.first { $0.text == text }.map { .integer($0.number) }
        }
        switch (spelling, transform) {
        case (.object, .texts): return value.membersAsTexts
        case (.integer, .seconds):
            return value.parsed().root.integer.map { .integer(($0 + 500) / 1_000) }
        case (.digits, .seconds):
            return value.parsed().root.integer.map { .string(UTF8Text(String(($0 + 500) / 1_000))) }
        default: break
        }
        switch spelling {
        case .any, .boolean: return value
        case .object: return value.kind == .object ? value : nil
        case .array: return value.kind == .array ? value : nil
        case .integer, .number: return value.kind == .number ? value : nil
        case .digits:
            return .string(value.kind == .string ? value.parsed().root.string ?? .empty : value.text)
        case .text where value.kind == .string: return value
        case .jsonText where value.kind == .string && spellings.contains(.text): return value
        case .text, .jsonText: return .string(value.text)
        }
    }
}

extension RawJSON {
    /// An object whose values are texts: those that are none as their JSON; nil for what is no object.
    fileprivate var membersAsTexts: RawJSON? {
        let root = parsed().root
        guard root.kind == .object else { return nil }
        return .object(
            of: root.members.map { member in
                JSONField(
                    key: member.key,
                    value: member.value.kind == .string ? member.value.raw : .string(member.value.raw.text))
            })
    }
}
