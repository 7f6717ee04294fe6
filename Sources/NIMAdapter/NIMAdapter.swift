public import VendorMapping

/// Reads the messages of NetEase Yunxin NIM: those of its client SDKs, its server interfaces and webhooks, and the
/// pushes that devices received.
public enum NIMAdapter: VendorAdapter {
    /// The names of the vendors whose messages look like this.
    public static var vendors: [String] { ["nim"] }

    /// The names of the shapes that it reads.
    public static var shapes: [String] { NIMShape.allCases.map(\.rawValue) }

    /// Calls `body` with the shapes that `input` could be; more than one only when its keys speak for several alike.
    public static func recognise(_ input: VendorInput, as body: (String) -> Void) {
        NIMShape.recognise(input) { body($0.rawValue) }
    }

    /// Reads a message; a wrong value costs that value and yields a diagnostic, never the message.
    public static func read(
        _ input: VendorInput, shape: String, options: ReadingOptions, in memory: ReadingMemory,
        into message: inout PushMessage, diagnostics: inout [Diagnostic],
        places: inout (any FieldPlaces)?
    ) {
        guard let shape = NIMShape(rawValue: shape) else {
            diagnostics.append(Diagnostic(.unknownShape, [.words(shapes.joined(separator: ", "))]))
            return
        }
        var values = ValueReader()
        let root = shape.object(of: input, &values)
        diagnostics += values.diagnostics
        guard let root else { return }
        NIMDialect.read(
            root, shape: shape.number, options, in: memory, &message, &diagnostics, &places)
    }

    /// Every key of `input` in its order, but for objects whose members are keys themselves.
    public static func spelledKeys(in input: VendorInput, shape: String) -> [SpelledKey] {
        var values = ValueReader()
        guard let shape = NIMShape(rawValue: shape), let root = shape.object(of: input, &values) else {
            return []
        }
        return VendorTable.nim.spelledKeys(in: root, shape: shape.number)
    }
}
