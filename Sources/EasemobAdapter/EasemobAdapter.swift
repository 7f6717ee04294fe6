public import PushModel

/// Reads the messages of Easemob and of Agora Chat, which share their conventions (EM 8).
public enum EasemobAdapter: VendorAdapter {
    /// The names of the vendors whose messages look like this.
    public static var vendors: [String] { ["easemob", "agora"] }

    /// The names of the shapes that it reads.
    public static var shapes: [String] { EasemobShape.allCases.map(\.rawValue) }

    /// Calls `body` with the shapes that `input` could be; a form is never one of them.
    public static func recognise(_ input: VendorInput, as body: (String) -> Void) {
        guard case .json(let message) = input, message.kind == .object else { return }
        let (likeliest, other) = EasemobShape.candidates(for: message)
        if let likeliest { body(likeliest.rawValue) }
        if let other { body(other.rawValue) }
    }

    /// Reads a message; a wrong value costs that value and yields a diagnostic, never the message.
    public static func read(
        _ input: VendorInput, shape: String, options: ReadingOptions, diagnostics: inout [Diagnostic]
    ) -> PushMessage {
        guard case .json(let message) = input, let shape = EasemobShape(rawValue: shape) else {
            diagnostics.append(.notAnObject)
            return PushMessage()
        }
        var reader = EasemobReader(shape: shape, options: options)
        reader.read(message)
        if diagnostics.isEmpty {
            diagnostics = reader.values.diagnostics
        } else {
            diagnostics += reader.values.diagnostics
        }
        return reader.handOver()
    }

    /// Where `input` spells `field`.
    public static func locate(
        _ field: CanonicalField, in input: VendorInput, shape: String
    ) -> Location? {
        guard case .json(let message) = input, let shape = EasemobShape(rawValue: shape) else { return nil }
        var places = EasemobPlaces(shape: shape)
        places.isMisspelled = shape == .payload && message[EasemobKey.payloadAps.name] == nil
        for key in EasemobKey.spelling(field) where places.have(key) {
            let steps = places.steps(to: key)
            var value: JSONValue? = message
            for step in steps { value = value?.unfolded[UTF8Text(step)] }
            if let value, !value.isNull { return places.location(key) }
        }
        return nil
    }
}

extension JSONValue {
    /// The value that a string spells, which is how some senders put an object; else the value itself.
    fileprivate var unfolded: JSONValue { string.flatMap { try? JSONDocument($0).root } ?? self }
}

extension Diagnostic {
    fileprivate static var notAnObject: Diagnostic {
        Diagnostic(
            severity: .error, kind: .invalid, path: "",
            message: "An Easemob message is a JSON object; nothing of this line could be read.")
    }
}

extension EasemobKey {
    /// The keys that can hold a field, the strongest first where several can.
    fileprivate static func spelling(_ field: CanonicalField) -> [EasemobKey] {
        switch field {
        case .title: [.emPushExtTitle, .emApnsExtEmPushTitle, .emApnsExtEmAlertTitle, .emApnsExtEmPushName]
        case .body: [.emPushExtContent, .emApnsExtEmPushContent, .emApnsExtEmAlertBody]
        case .templateTitleArguments: [.emPushTemplateTitleArgs, .emPushTemplate]
        case .templateContentArguments: [.emPushTemplateContentArgs, .emPushTemplate]
        default: holders[field] ?? []
        }
    }

    private static let holders = Dictionary(grouping: allCases.filter { $0.field != nil }, by: \.field)
}
