/// What a vendor takes: its rows of `Mappings/limits.tsv`.
package final class LimitTable: Sendable {
    /// The vendor as sentences name it.
    let vendor: String
    /// The limits of each shape in the order of the table, by the shape's number.
    let shapes: [[Limit]]
    /// The least limit of each field in each shape, so that small values cost little.
    private let least: [FieldTable<Int>]
    /// The least limit of an object in each shape.
    private let leastOfObjects: [Int]
    /// What is asked of every message, by the shape's number.
    private let probes: [[Probe]]

    package init(vendor: String, shapes: [[Limit]]) {
        self.vendor = vendor
        self.shapes = shapes
        least = shapes.map { limits in
            FieldTable { field in
                limits.filter { $0.measures.contains { $0.field == field } }.map(\.most).min() ?? .max
            }
        }
        leastOfObjects = shapes.map { limits in
            limits.filter { $0.origins == nil }.map(\.most).min() ?? .max
        }
        probes = shapes.map(Probe.all)
    }

    /// Cuts a message down to what the vendor takes.
    ///
    /// - Parameters:
    ///   - message: The message.
    ///   - shape: The shape's number.
    ///   - bytes: How many bytes it has once it is written; nil where nobody wrote it.
    ///   - findings: Receives what was cut, and what is too much.
    ///   - writer: What writes a message; asked only for one that may be too large.
    /// - Returns: False when the message cannot be sent at all.
    package func fit(
        _ message: inout PushMessage, inShape shape: Int, writtenIn bytes: Int?, _ findings: inout [Finding],
        by writer: (borrowing PushMessage) -> any MessageWriter
    ) -> Bool {
        guard mayExceed(message, inShape: shape, writtenIn: bytes) else { return true }
        let limits = shapes[shape]
        return withoutActuallyEscaping(writer) { writer in
            var fitting = LimitFitting(vendor: vendor, writer: writer)
            let fits = fitting.fit(&message, limits, writtenIn: bytes)
            findings += fitting.findings
            return fits
        }
    }

    /// Whether a message may be over one of its limits, as far as that is seen at little cost: most are not.
    private func mayExceed(_ message: borrowing PushMessage, inShape shape: Int, writtenIn bytes: Int?)
        -> Bool
    {
        if bytes ?? .max > leastOfObjects[shape] { return true }
        let present = message.presentFields
        for probe in probes[shape] where present.contains(probe.field) {
            if probe.unit.isOfText, let bytes, bytes <= probe.most { continue }
            if message.fieldValue(of: probe.field)?.mayHaveMore(than: probe.most, probe.unit) == true {
                return true
            }
        }
        return false
    }

    /// The limit that a text is over, as the vendor counts its characters.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - field: The field that holds it.
    ///   - shape: The shape's number.
    ///   - kind: The kind of the message.
    /// - Returns: How many characters the vendor takes; nil for a text that has no more.
    package func exceeded(
        by text: borrowing UTF8Text, of field: CanonicalField, inShape shape: Int,
        _ kind: @autoclosure () -> MessageKind
    ) -> Int? {
        if text.count <= least[shape][field] { return nil }
        return exceeded(by: text, inShape: shape, kind()) { $0.field == field }
    }

    /// The same for what stands in an object, by its number; the text is asked for only where its bytes are too many.
    package func exceeded(
        byBytes bytes: Int, _ text: @autoclosure () -> UTF8Text, ofObject object: Int, inShape shape: Int,
        _ kind: @autoclosure () -> MessageKind
    ) -> Int? {
        if bytes <= leastOfObjects[shape] { return nil }
        return exceeded(by: text(), inShape: shape, kind()) { $0 == .object(object) }
    }

    private func exceeded(
        by text: UTF8Text, inShape shape: Int, _ kind: MessageKind, _ isMeant: (Limit.Measure) -> Bool
    ) -> Int? {
        let limit = shapes[shape].first {
            $0.measures.count == 1 && isMeant($0.measures[0]) && $0.isFor(kind, in: .direct)
        }
        guard let limit, text.hasMoreCharacters(than: limit.most) else { return nil }
        return limit.most
    }

    /// How many receivers one message names where it can name several; nil where it names one.
    package func mostReceivers(of message: borrowing PushMessage, inShape shape: Int) -> Int? {
        most(.receivers, of: message, inShape: shape)
    }

    /// How many of a list's elements one message names where the others are for further messages; nil without such a limit.
    func most(_ field: CanonicalField, of message: borrowing PushMessage, inShape shape: Int) -> Int? {
        let (kind, conversation) = (message.kind, message.conversationKind)
        for limit in shapes[shape]
        where limit.steps.contains(.split) && limit.measures[0].field == field
            && limit.isFor(kind, in: conversation)
        {
            return limit.most
        }
        return nil
    }
}

/// The least limit of a field.
private struct Probe: Sendable {
    let field: CanonicalField
    let most: Int
    let unit: Limit.Unit

    /// What tells of a shape's messages whether any limit can be exceeded.
    static func all(of limits: [Limit]) -> [Probe] {
        var probes: [Probe] = []
        for limit in limits where limit.cuts {
            for field in limit.origins ?? [] {
                let known = probes.firstIndex { $0.field == field && $0.unit == limit.unit }
                guard let known else {
                    probes.append(Probe(field: field, most: limit.most, unit: limit.unit))
                    continue
                }
                let most = min(probes[known].most, limit.most)
                probes[known] = Probe(field: field, most: most, unit: limit.unit)
            }
        }
        return probes
    }
}

/// An adapter whose messages the engine cuts down by the vendor's table of limits.
package protocol LimitedAdapter: TableAdapter, VendorWriter {
    /// The vendor's limits.
    static var limits: LimitTable { get }

    /// What writes a message in a shape.
    static func writer(of message: borrowing PushMessage, shape: String) -> any MessageWriter
}

extension LimitedAdapter {
    /// Writes a message; every row of the table that can be sent has its value from one place.
    public static func write(
        _ message: PushMessage, shape: String, findings: inout [Finding]
    ) -> WrittenMessage {
        let writer = writer(of: message, shape: shape)
        return writer.written(writer.body(writer.root, &findings))
    }

    /// How many members of a group or a room one message names.
    public static func mostMembers(of message: PushMessage, in shape: String) -> Int? {
        limits.most(.members, of: message, inShape: dialect.table.number(ofShape: shape) ?? 0)
    }

    /// Cuts a message down to what the vendor takes; false when it cannot be sent at all.
    public static func fit(
        _ message: inout PushMessage, shape: String, writtenIn bytes: Int?, findings: inout [Finding]
    ) -> Bool {
        let number = dialect.table.number(ofShape: shape) ?? 0
        return limits.fit(&message, inShape: number, writtenIn: bytes, &findings) {
            writer(of: $0, shape: shape)
        }
    }
}
