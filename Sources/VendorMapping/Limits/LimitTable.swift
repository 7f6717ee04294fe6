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

    package init(vendor: String, shapes: [[Limit]]) {
        self.vendor = vendor
        self.shapes = shapes.map(Self.toldApart)
        least = shapes.map { limits in
            FieldTable { field in
                limits.filter { $0.measures.contains { $0.field == field } }.map(\.most).min() ?? .max
            }
        }
        leastOfObjects = shapes.map { limits in
            limits.filter { $0.measures.contains { $0.field == nil } }.map(\.most).min() ?? .max
        }
    }

    /// Of several limits for one thing the first that is for a message counts.
    private static func toldApart(_ limits: [Limit]) -> [Limit] {
        limits.indices.map { index in
            var limit = limits[index]
            for earlier in limits[..<index] where earlier.measures == limit.measures {
                if earlier.conversation == nil || earlier.conversation == limit.conversation {
                    limit.exceptions += earlier.kinds
                }
            }
            return limit
        }
    }

    /// Cuts a message down to what the vendor takes; false when it cannot be sent at all.
    ///
    /// - Parameters:
    ///   - message: The message.
    ///   - shape: The shape's number.
    ///   - bytes: How many bytes it has once it is written; nil where nobody wrote it.
    ///   - findings: Receives what was cut, and what is too much.
    ///   - writer: What writes a message; asked only for one that may be too large.
    package func fit(
        _ message: inout PushMessage, inShape shape: Int, writtenIn bytes: Int?, _ findings: inout [Finding],
        by writer: (borrowing PushMessage) -> any MessageWriter
    ) -> Bool {
        let limits = shapes[shape]
        guard limits.contains(where: { $0.mayBeExceeded(by: message, writtenIn: bytes) }) else { return true }
        return withoutActuallyEscaping(writer) { writer in
            var fitting = LimitFitting(vendor: vendor, writer: writer)
            let fits = fitting.fit(&message, limits, writtenIn: bytes)
            findings += fitting.findings
            return fits
        }
    }

    /// The limit that a text is over, as the vendor counts its characters; nil for one within its limit.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - field: The field that holds it.
    ///   - shape: The shape's number.
    ///   - kind: The kind of the message.
    package func exceeded(
        by text: borrowing UTF8Text, of field: CanonicalField, inShape shape: Int,
        _ kind: @autoclosure () -> MessageKind
    ) -> Int? {
        if text.count <= least[shape][field] { return nil }
        return exceeded(by: text, inShape: shape, kind()) { $0.field == field }
    }

    /// The same for what stands in an object, by its number.
    ///
    /// - Parameters:
    ///   - bytes: How many bytes it has.
    ///   - text: What stands there; asked for only where the bytes are too many.
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
        let (kind, conversation) = (message.kind, message.conversationKind)
        for limit in shapes[shape]
        where limit.steps.contains(.split) && limit.isFor(kind, in: conversation) {
            return limit.most
        }
        return nil
    }
}
