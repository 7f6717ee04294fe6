/// One message on its way into a vendor's limits.
struct LimitFitting {
    /// The vendor as sentences name it.
    let vendor: String
    /// What writes a message.
    let writer: (borrowing PushMessage) -> any MessageWriter
    private(set) var findings: [Finding] = []

    init(vendor: String, writer: @escaping (borrowing PushMessage) -> any MessageWriter) {
        self.vendor = vendor
        self.writer = writer
    }

    /// Cuts a message down; false when it cannot be sent at all.
    ///
    /// Nothing is cut off a message that cannot be sent because of what is never cut.
    mutating func fit(_ message: inout PushMessage, _ limits: [Limit], writtenIn bytes: Int?) -> Bool {
        var isRefused = false
        for (index, limit) in limits.enumerated() where limit.cuts {
            if isRefused && !limit.onlyRefuses { break }
            guard limit.mayBeExceeded(by: message, writtenIn: bytes),
                limit.isFirst(of: limits[..<index], for: message), !isWithin(limit, message)
            else { continue }
            if !giveWay(to: limit, &message) { isRefused = true }
        }
        return !isRefused
    }

    /// Takes a limit's steps until the message is within it; false where it cannot be sent.
    private mutating func giveWay(to limit: Limit, _ message: inout PushMessage) -> Bool {
        var texts: [[CanonicalField]] = []
        for (number, step) in limit.steps.enumerated() {
            switch step {
            case .shorten(let fields):
                let isLast = number == limit.steps.count - 1
                if shorten(fields, &message, limit, toNothing: isLast) { return true }
                texts.append(fields)
            case .cut(let field): cut(field, of: &message, limit)
            case .lower(let field):
                message.set(field, .integer(limit.most))
                note(.loweredToMost, field, [.most, .vendor], limit)
            case .drop(let field):
                guard drop(field, of: &message, limit) else { continue }
                if isWithin(limit, message) { return true }
                for fields in texts where shorten(fields, &message, limit) { return true }
            case .first(let fields):
                keepFirst(of: fields, &message, limit)
            case .tell: tell(of: message, limit)
            case .elsewhere:
                if let field = limit.measures[0].field { note(.besideItsField, field, [.name], limit) }
            case .split: break
            case .refuse(let fields):
                refuse(message, for: fields, limit)
                return false
            }
        }
        return true
    }
}

// MARK: - Sizes

extension LimitFitting {
    private func isWithin(_ limit: Limit, _ message: PushMessage) -> Bool {
        if limit.unit == .value { return !limit.mayBeExceeded(by: message, writtenIn: nil) }
        let pieces = pieces(limit, message)
        // Nothing has more characters than bytes.
        return limit.unit.isOfText && Limit.Unit.bytes.size(of: pieces) <= limit.most
            || limit.unit.size(of: pieces) <= limit.most
    }

    /// The texts whose sizes are added up, or the elements that are counted.
    private func pieces(_ limit: Limit, _ message: PushMessage) -> [UTF8Text] {
        var writer: (any MessageWriter)?
        return limit.measures.flatMap { measure -> [UTF8Text] in
            if case .held(let field) = measure { return message.fieldValue(of: field)?.pieces ?? [] }
            let writing = writer ?? self.writer(message)
            writer = writing
            return switch measure {
            case .held: []
            case .written(_, let rows): rows.flatMap { writing.pieces(under: $0) }
            case .key(let row): writing.pieces(under: row)
            case .object(let object):
                (writing.object(object).map { [$0.text] } ?? []) + writing.contentOfAdapter(within: object)
            }
        }
    }
}

extension Limit.Unit {
    fileprivate func size(of pieces: [UTF8Text]) -> Int {
        switch self {
        case .characters: pieces.reduce(0) { $0 + $1.characterCount }
        case .bytes: pieces.reduce(0) { $0 + $1.count }
        case .items, .value: pieces.count
        }
    }
}

extension ModelValue {
    /// What a limit counts of it.
    fileprivate var pieces: [UTF8Text] {
        switch self {
        case .text(let text): [text]
        case .json(let json): [json.text]
        case .sound(.file(let name)): [name]
        default: listed ?? []
        }
    }
}

extension MessageWriter {
    /// What a limit counts of what is written under a row's key.
    fileprivate func pieces(under row: Int) -> [UTF8Text] {
        guard Self.table.rows[row].writes.contains(sending) else { return [] }
        return switch value(of: row) {
        case .text(let text): [text]
        case .raw(let value): [value.text]
        case .texts(let texts), .foldedTexts(let texts): texts
        default: []
        }
    }

    /// The content that the adapter itself writes into an object, beside what the table's rows say there.
    fileprivate func contentOfAdapter(within object: Int) -> [UTF8Text] {
        let place = Self.table.contents[number]
        let isWithin =
            object == place.scope || place.row.map(Self.table.objects[object].rows.contains) == true
        guard place.object < 0, isWithin, !content.members.isEmpty else { return [] }
        return [RawJSON.object(of: content.members).text]
    }
}

// MARK: - What goes

extension LimitFitting {
    /// Shortens texts as little as has to be.
    ///
    /// - Parameters:
    ///   - fields: The texts.
    ///   - message: The message.
    ///   - limit: The limit.
    ///   - toNothing: Whether a single text may come down to `…` alone, as one of several may.
    /// - Returns: False, and nothing is shorter, where that is not enough.
    private mutating func shorten(
        _ fields: [CanonicalField], _ message: inout PushMessage, _ limit: Limit, toNothing: Bool = false
    ) -> Bool {
        var candidate = message
        for field in fields { shorten(field, of: &candidate, limit) }
        guard isWithin(limit, candidate) else { return false }
        let shorter = fields.filter { candidate.text(of: $0) != message.text(of: $0) }
        if fields.count == 1, !toNothing, candidate.text(of: fields[0]) == "…" { return false }
        message = candidate
        for field in shorter { noteShortened(field, of: message, limit) }
        return true
    }

    /// Leaves the whole characters of an identifier that fit, and nothing in place of the others.
    private mutating func cut(_ field: CanonicalField, of message: inout PushMessage, _ limit: Limit) {
        guard let text = message.text(of: field) else { return }
        message.set(field, .text(text.fitting(inBytes: limit.most)))
        note(.cutOff, field, [.most, .unit, .vendor], limit)
    }

    /// Leaves as much of a text as fits; where nothing does, its first character.
    private func shorten(_ field: CanonicalField, of message: inout PushMessage, _ limit: Limit) {
        guard let text = message.text(of: field) else { return }
        var fitting = 2
        var tooLong = text.characterCount
        while tooLong - fitting > 1 {
            let middle = fitting + (tooLong - fitting) / 2
            message.set(field, .text(text.shortened(toCharacters: middle)))
            if isWithin(limit, message) { fitting = middle } else { tooLong = middle }
        }
        let shorter = text.shortened(toCharacters: fitting)
        let isShorter = limit.unit.size(of: [shorter]) < limit.unit.size(of: [text])
        message.set(field, .text(isShorter ? shorter : text))
    }

    /// Leaves a field out where less is written without it.
    private mutating func drop(_ field: CanonicalField, of message: inout PushMessage, _ limit: Limit) -> Bool
    {
        guard message.holds(field) else { return false }
        var without = message
        if message.members(of: field).isEmpty {
            without.set(field, nil)
        } else {
            without.setMembers(field, [])
        }
        guard limit.unit.size(of: pieces(limit, without)) < limit.unit.size(of: pieces(limit, message)) else {
            return false
        }
        message = without
        note(.leftOutToFit, field, [.name, .most, .unit], limit, severity: field.lossSeverity)
        return true
    }

    /// Leaves the first elements of lists; the one that was measured is told of.
    private mutating func keepFirst(
        of fields: [CanonicalField], _ message: inout PushMessage, _ limit: Limit
    ) {
        let measured = pieces(limit, message)
        let told = fields.first { message.fieldValue(of: $0)?.listed == measured } ?? fields[0]
        for field in fields {
            guard let value = message.fieldValue(of: field) else { continue }
            message.set(field, value.first(limit.most))
        }
        note(.onlyFirstKept, told, [.count(measured.count), .vendor, .most], limit)
    }
}

extension PushMessage {
    /// The text that a field holds.
    fileprivate func text(of field: CanonicalField) -> UTF8Text? {
        holds(field) ? fieldValue(of: field)?.text : nil
    }
}

extension ModelValue {
    /// The value with at most so many of the elements that it lists.
    fileprivate func first(_ count: Int) -> ModelValue {
        switch self {
        case .texts(let texts): .texts(Array(texts.prefix(count)))
        case .audience(.listed(let ids)): .audience(.listed(Array(ids.prefix(count))))
        default: self
        }
    }
}

// MARK: - What is told

extension LimitFitting {
    /// A value that sentences about limits name.
    private enum Word {
        case name, most, unit, vendor
        case count(Int)
    }

    private mutating func noteShortened(
        _ field: CanonicalField, of message: PushMessage, _ limit: Limit
    ) {
        // Beside the text of an alert that decides alone, only other platforms show it.
        let isBesideAlert = field == .body && message.explicitAlert?.body != nil
        let severity: Diagnostic.Severity? = isBesideAlert ? .info : nil
        if limit.measures[0].field == field {
            note(.cutOff, field, [.most, .unit, .vendor], limit, severity: severity)
        } else {
            note(.shortenedToFit, field, [.name, .most, .unit], limit, severity: severity)
        }
    }

    private mutating func tell(of message: PushMessage, _ limit: Limit) {
        guard let field = limit.measures[0].field else { return }
        note(.tooManyForOneCall, field, [.count(pieces(limit, message).count), .most], limit)
    }

    /// Names the largest of the fields that cannot be left out.
    private mutating func refuse(_ message: PushMessage, for fields: [CanonicalField], _ limit: Limit) {
        let isNamed = !fields.isEmpty
        let fields = isNamed ? fields : writtenFields(limit, message)
        let sizes = fields.map { field -> (CanonicalField, Int) in
            let text = isNamed ? message.fieldValue(of: field)?.text : nil
            return (field, (text ?? message.value(of: field)?.text)?.count ?? 0)
        }
        guard let largest = sizes.max(by: { $0.1 < $1.1 })?.0 else { return }
        if limit.name.isEmpty {
            note(.tooLongToSend, largest, [.most, .unit, .vendor], limit)
        } else {
            note(.tooLargeToSend, largest, [.name, .most, .unit], limit)
        }
    }

    /// The fields that may be written in what is measured.
    private func writtenFields(_ limit: Limit, _ message: PushMessage) -> [CanonicalField] {
        let table = type(of: writer(message)).table
        return limit.measures.flatMap { measure -> [CanonicalField] in
            guard case .object(let object) = measure else { return measure.field.map { [$0] } ?? [] }
            return table.written[object].flatMap { Array($0.fields) }
        }
    }

    private mutating func note(
        _ code: DiagnosticCode, _ field: CanonicalField, _ words: [Word], _ limit: Limit,
        severity: Diagnostic.Severity? = nil
    ) {
        let arguments = words.map { word -> DiagnosticArgument in
            switch word {
            case .name: .words(limit.name)
            case .most: .number(limit.most)
            case .unit: .words(limit.unit.rawValue)
            case .vendor: .words(vendor)
            case .count(let count): .number(count)
            }
        }
        findings.append(Finding(code, field, arguments, severity: severity))
    }
}
