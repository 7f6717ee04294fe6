package import PushModel
import Vendors

/// Finds out whose message a line holds, and in which shape (reading T2).
package final class SourceRecognition: Sendable {
    let vendors: [Vendor]
    /// Those whose messages look like one of these vendors', which only records name.
    let namesakes: [Vendor]
    /// All vendors that the bridge knows.
    package let registry: VendorRegistry
    /// What keys say, for all of them.
    private let roots: RootIndex
    /// The shape that was asked for; nil leaves it open.
    let shape: String?
    /// Whether the vendor was asked for; then only its shape can be in doubt.
    let isVendorGiven: Bool
    /// Whether some vendor in question has messages that are forms.
    package let readsForms: Bool

    init(
        vendors: [Vendor], namesakes: [Vendor] = [], of registry: VendorRegistry, shape: String?,
        isVendorGiven: Bool
    ) {
        self.vendors = vendors
        self.namesakes = namesakes
        self.registry = registry
        roots = registry.roots
        self.shape = shape
        self.isVendorGiven = isVendorGiven
        readsForms = vendors.contains { $0.adapter.dialect.table.readsForms }
    }

    /// The line's source.
    ///
    /// - Throws: ``MessageError`` when no vendor, or none of the vendor's shapes, fits.
    package func source(of input: VendorInput) throws(MessageError) -> Source {
        if isVendorGiven, let shape, let vendor = vendors.first, vendor.canRead(input) {
            return try source(vendor, shape, holding: input)
        }
        var fitting: (vendor: Vendor, shape: String)?
        var alternatives: [String] = []
        var others: [Vendor] = []
        let evidence = roots.evidence(of: input)
        for index in vendors.indices {
            let number = vendors[index].number
            roots.forEachShape(of: input, of: number, evidence, isGiven: isVendorGiven) { number in
                let vendor = vendors[index]
                let candidate = vendor.name(ofShape: number)
                if shape != nil { others.append(vendor) }
                if let shape, candidate != shape { return }
                if fitting == nil {
                    fitting = (vendor, candidate)
                } else {
                    alternatives.append("\(vendor.name)/\(candidate)")
                }
            }
        }
        if let fitting {
            return Source(vendor: fitting.vendor, shape: fitting.shape, alternatives: alternatives)
        }
        if let shape {
            var owners = vendors.filter { $0.adapter.shapes.contains(shape) }
            // Of several vendors with such a shape, the one whose message it could be.
            if owners.count > 1 { owners.removeAll { owner in !others.contains { $0 === owner } } }
            if owners.count == 1, owners[0].canRead(input) {
                return try source(owners[0], shape, holding: input)
            }
        }
        throw unrecognised(input)
    }

    func likeliest(_ input: VendorInput) -> (vendor: Vendor, shape: Int)? {
        var likeliest: (vendor: Vendor, shape: Int)?
        let evidence = roots.evidence(of: input)
        for vendor in vendors where likeliest == nil {
            roots.forEachShape(of: input, of: vendor.number, evidence, isGiven: false) {
                if likeliest == nil { likeliest = (vendor, $0) }
            }
        }
        return likeliest
    }

    /// The message in a line that is a call, `{"method":…,"path":…,"body":…}`, and its source by the path; nil for any other
    /// line.
    package func call(in line: JSONValue) -> (input: VendorInput, source: Source)? {
        guard let method = line["method"]?.string, let path = line["path"]?.string, let body = line["body"],
            body.kind == .object
        else { return nil }
        for vendor in vendors {
            let shapes = vendor.adapter.dialect.table.shapes
            guard let named = shapes.first(where: { $0.isPathToEveryone(path) || $0.isPath(path) }),
                shape == nil || shape == named.name
            else { continue }
            let written = WrittenMessage(
                body: body.raw, request: WrittenMessage.Request(method: method, path: path))
            return (
                .json(vendor.adapter.line(of: written).parsed().root),
                Source(vendor: vendor, shape: named.name, alternatives: [])
            )
        }
        return nil
    }

    /// A source that was asked for by its shape; a webhook that tells of something else is no message even then (G23).
    private func source(
        _ vendor: Vendor, _ shape: String, holding input: VendorInput
    ) throws(MessageError) -> Source {
        let isVendors = vendor.adapter.dialect.table.shape(named: shape)?.sender == .vendor
        if isVendors, case .json(let line) = input, let error = Self.event(in: line, of: vendor) {
            throw error
        }
        return Source(vendor: vendor, shape: shape, alternatives: [])
    }

    /// What a webhook tells of that is no message.
    private static func event(in line: JSONValue, of vendor: Vendor) -> MessageError? {
        switch vendor.adapter.webhookContent(of: line) {
        case .pushReport: .pushReport(of: vendor)
        case .event(let word): .event(word, of: vendor.name)
        case .presence(let presence): .event(presence.event, of: vendor.name)
        case .message, nil: nil
        }
    }

    /// The source of a conversion's record, which names it, unless another shape was asked for.
    package func source(
        of record: (input: JSONValue, vendor: String, shape: String)
    ) throws(MessageError) -> Source {
        guard let named = vendor(named: record.vendor), shape == nil || shape == record.shape else {
            return try source(of: VendorInput(record.input))
        }
        return Source(vendor: named, shape: record.shape, alternatives: [])
    }

    /// The vendor that a record names; where it was not asked for, the one in question with the same messages.
    private func vendor(named name: String) -> Vendor? {
        vendors.first { $0.name == name } ?? namesakes.first { $0.name == name }
            ?? vendors.first { $0.adapter.vendors.contains(name) }
    }

    /// The source of a message that is known to be a vendor's, so that only its shape can be in doubt.
    package func source(of input: VendorInput, from name: String) throws(MessageError) -> Source {
        guard let named = vendor(named: name) else {
            let wanted = vendors.map(\.name).joined(separator: ", ")
            throw MessageError(
                .unknownVendor,
                "The record holds a webhook of \(name), and messages of \(wanted) were asked for.",
                remedy: .nameVendor(name))
        }
        return try SourceRecognition(vendors: [named], of: registry, shape: shape, isVendorGiven: true)
            .source(of: input)
    }

    /// Why no source fits; says what the line is where that is known.
    func unrecognised(_ input: VendorInput) -> MessageError {
        let event: JSONValue? =
            switch input {
            case .json(let line): line
            case .form(let form): form.fields
            }
        if let line = event {
            for vendor in vendors {
                if let error = Self.event(in: line, of: vendor) { return error }
                if let reason = vendor.adapter.reasonAgainstReading(line) {
                    return MessageError(.noMessage, reason)
                }
            }
        }
        if case .json(let line) = input, let (filter, vendor) = wrapped(in: line) {
            return MessageError(
                .unknownVendor,
                "The line is not a message of a known vendor, but something in it looks like one of \(vendor).",
                remedy: .takeOut(filter))
        }
        if isVendorGiven, let vendor = vendors.first {
            let shapes = vendor.adapter.shapes.joined(separator: ", ")
            return MessageError(
                .unknownShape,
                "The line has none of the shapes of \(vendor.name) (\(shapes)).", remedy: .nameShape)
        }
        return MessageError(
            .unknownVendor,
            "The line is not a message of a known vendor.", remedy: .nameVendorAndShape)
    }
}

extension MessageError {
    /// What became of a push, where a message is wanted.
    fileprivate static func pushReport(of vendor: Vendor) -> MessageError {
        MessageError(
            .noMessage,
            "The webhook is no message but \(vendor.name)'s report of what became of a push.",
            remedy: vendor.adapter is any PushReporter.Type ? .readAsReport : nil)
    }

    /// Something else that a webhook tells of.
    fileprivate static func event(_ word: UTF8Text?, of vendor: String) -> MessageError {
        let event = word.map { "\(vendor)'s event \($0)" } ?? "an event of \(vendor)'s"
        return MessageError(
            .noMessage,
            "The webhook has no message: it is \(event). Leave it out.")
    }
}

extension UTF8Text {
    /// Whether it is a name that needs no quotation marks anywhere.
    fileprivate var isWord: Bool {
        !isEmpty
            && withBytes { bytes in
                bytes.allSatisfy { byte in
                    (0x41...0x5A).contains(byte & 0xDF) || byte == UInt8(ascii: "_")
                }
            }
    }
}

extension Vendor {
    fileprivate func canRead(_ input: VendorInput) -> Bool {
        switch input {
        case .json(let value): value.kind == .object
        case .form(let form): adapter.dialect.table.readsForms && form.fields != nil
        }
    }
}

/// What speaks against a line that has the keys of a message (reading G24).
extension SourceRecognition {
    /// Why a line that was read is no message of a known vendor after all; nil where nothing speaks against it.
    func doubt(about reading: MessageTranslation) -> MessageError? {
        guard !(isVendorGiven && shape != nil), case .json(let line) = reading.input else { return nil }
        let diagnostics = reading.diagnostics
        let isRecall = reading.message.kind == .recall
        if line.count > 1, !isRecall,
            !diagnostics.indices.contains(where: { diagnostics[$0].code.isDoubtful })
        {
            return nil
        }
        if reading.isBareExtension { return nil }
        if let foreign = reading.diagnostics.first(where: { $0.code == .foreignObject }) {
            return MessageError(
                .unknownShape,
                "The line has \(foreign.path), a key of objects in a program: no message of \(reading.source.vendor.name) has it. Log the body of the call instead."
            )
        }
        let strangers = reading.diagnostics.filter {
            $0.code == .unknownKey || $0.code == .essentialKeyUnknown
        }
        let missing = reading.message.missingEssentials
        let isEmpty = ["text", "kind", "receiver"].allSatisfy(missing.contains)
        let isOneWord = reading.saysOneCommonThing
        // A recall holds what it withdraws, which is a message of its own vendor's.
        let wrapped = missing.isEmpty ? nil : envelope(line, around: reading)
        let isEnvelope = wrapped.map { !isRecall || $0 != reading.source.vendor.name } ?? false
        let ownStrangers = strangers.count {
            !$0.path.dropFirst(reading.pathPrefix.utf8.count + 1).contains("/")
        }
        guard isOneWord || isEnvelope || isEmpty && ownStrangers > 1 else { return nil }
        return unrecognised(reading.input)
    }

    /// Whose message a member of a line is.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - reading: What the line was read as; its own keys must know less of the member.
    /// - Returns: The vendor's name; nil where no member looks like a message.
    private func envelope(_ line: JSONValue, around reading: MessageTranslation) -> String? {
        for member in line.members {
            var knownAsMember = 1
            if let own = reading.table.shapes.first(where: { $0.name == reading.source.shape }),
                let row = reading.table.row(member.key, in: own.root),
                let object = reading.table.rows[row].members
            {
                knownAsMember = max(1, known(in: member.value, reading.table, object))
            }
            if let vendor = vendor(of: member.value, knowingMoreThan: knownAsMember) { return vendor }
        }
        return nil
    }

    /// The message in a line of a log, two members deep at most, and whose; nil where nothing looks like a message.
    ///
    /// - Returns: The filter with which `jq` takes it out, such as `.log | fromjson`, and the vendor.
    private func wrapped(in line: JSONValue, depth: Int = 2) -> (filter: String, vendor: String)? {
        for member in line.members where member.key.isWord {
            let value = member.value.raw.asSpelledValue.parsed().root
            guard value.kind == .object else { continue }
            let filter = ".\(member.key)" + (member.value.kind == .object ? "" : " | fromjson")
            if let vendor = vendor(of: value, knowingMoreThan: 1) { return (filter, vendor) }
            if depth > 1, let (inner, vendor) = wrapped(in: value, depth: depth - 1) {
                return (member.value.kind == .object ? filter + inner : "\(filter) | \(inner)", vendor)
            }
        }
        return nil
    }

    /// Whose message an object looks like, of whose members some are known; nil for any other.
    private func vendor(of value: JSONValue, knowingMoreThan known: Int) -> String? {
        guard value.kind == .object, let (vendor, shape) = likeliest(.json(value)) else { return nil }
        let table = vendor.adapter.dialect.table
        return self.known(in: value, table, table.shapes[shape].root) > known ? vendor.name : nil
    }

    /// How many members of an object have a row.
    private func known(in value: JSONValue, _ table: VendorTable, _ object: Int) -> Int {
        value.members.count { table.row($0.key, in: object) != nil }
    }
}

extension DiagnosticCode {
    /// Whether it can speak against a line.
    fileprivate var isDoubtful: Bool {
        kind == .ignored && [.unknownKey, .essentialKeyUnknown, .foreignObject].contains(self)
    }
}

extension MessageTranslation {
    fileprivate var table: VendorTable { source.vendor.adapter.dialect.table }

    fileprivate var saysOneCommonThing: Bool {
        // The key of a kind of conversation names its sort as well.
        let said = CanonicalField.allCases.filter { $0 != .conversationSort && location(of: $0) != nil }
        let common: [CanonicalField] = [.text, .receivers, .senderID, .conversationKind]
        return said.count == 1 && common.contains(said[0])
    }
}
