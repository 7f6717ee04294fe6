public import PushModel

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
        _ input: VendorInput, shape: String, options: ReadingOptions, into message: inout PushMessage,
        diagnostics: inout [Diagnostic], places: inout (any FieldPlaces)?
    ) {
        guard let shape = NIMShape(rawValue: shape) else {
            diagnostics.append(.unknownShape)
            return
        }
        var reader = NIMReader(shape: shape)
        reader.read(input)
        if diagnostics.isEmpty {
            diagnostics = reader.values.diagnostics
        } else {
            diagnostics += reader.values.diagnostics
        }
        places = NIMFieldPlaces(reader.places, met: reader.met)
        swap(&message, &reader.message)  // which spares a copy of everything in it
    }
}

extension Diagnostic {
    fileprivate static var unknownShape: Diagnostic {
        let shapes = NIMAdapter.shapes.joined(separator: ", ")
        return Diagnostic(
            severity: .error, kind: .invalid, path: "",
            message: "NIM has no such shape, so nothing of this line was read; name one of \(shapes).")
    }
}
