import PushModel
import Vendors

/// What speaks against a line that has the keys of a message (reading G24).
extension SourceRecognition {
    /// Why a line that was read is no message of a known vendor after all; nil where nothing speaks against it.
    func doubt(about reading: MessageTranslation) -> MessageError? {
        guard !(isVendorGiven && shape != nil), case .json(let line) = reading.input else { return nil }
        let diagnostics = reading.diagnostics
        if line.count > 1 && !diagnostics.indices.contains(where: { diagnostics[$0].code.isDoubtful }) {
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
        let isEnvelope = !missing.isEmpty && envelope(line, around: reading) != nil
        let ownStrangers = strangers.count {
            !$0.path.dropFirst(reading.pathPrefix.utf8.count + 1).contains("/")
        }
        guard isOneWord || isEnvelope || isEmpty && ownStrangers > 1 else { return nil }
        return unrecognised(reading.input)
    }

    /// The member of a line that is the message itself, and whose.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - reading: What the line was read as; its own keys must know less of the member. Nil where it was not read.
    /// - Returns: The member's name, and the vendor; nil where no member looks like a message.
    func envelope(
        _ line: JSONValue, around reading: MessageTranslation? = nil
    ) -> (member: UTF8Text, vendor: String)? {
        for member in line.members where member.value.kind == .object {
            guard let (vendor, shape) = likeliest(.json(member.value)) else { continue }
            let table = vendor.adapter.dialect.table
            let known = known(in: member.value, table, table.shapes[shape].root)
            var knownAsMember = 1
            if let reading, let own = reading.table.shapes.first(where: { $0.name == reading.source.shape }),
                let row = reading.table.row(member.key, in: own.root),
                let object = reading.table.rows[row].members
            {
                knownAsMember = max(1, self.known(in: member.value, reading.table, object))
            }
            if known > knownAsMember { return (member.key, vendor.name) }
        }
        return nil
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
    /// The vendor's table.
    fileprivate var table: VendorTable { source.vendor.adapter.dialect.table }

    /// Whether all that the line says is one thing that lines of many sorts say.
    fileprivate var saysOneCommonThing: Bool {
        let said = CanonicalField.allCases.filter { location(of: $0) != nil }
        let common: [CanonicalField] = [.text, .receivers, .senderID, .conversationKind]
        return said.count == 1 && common.contains(said[0])
    }
}
