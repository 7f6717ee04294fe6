import PushModel

/// Where one message spells the fields of the model: under the strongest of the keys that its reader met.
final class EasemobFieldPlaces: FieldPlaces {
    private let places: EasemobPlaces
    private let met: KeySet

    /// Creates the places of a message whose reader met those keys with a value other than `null`.
    init(_ places: EasemobPlaces, met: KeySet) {
        self.places = places
        self.met = met
    }

    func location(of field: CanonicalField) -> Location? {
        for key in Self.holders[field] where met.contains(key.rawValue) { return places.location(key) }
        return nil
    }

    /// The keys that can hold a field, the strongest first where several can.
    private static let holders = FieldTable { field -> [EasemobKey] in
        switch field {
        case .title: [.emPushExtTitle, .emApnsExtEmPushTitle, .emApnsExtEmAlertTitle, .emApnsExtEmPushName]
        case .body: [.emPushExtContent, .emApnsExtEmPushContent, .emApnsExtEmAlertBody]
        case .templateTitleArguments: [.emPushTemplateTitleArgs, .emPushTemplate]
        case .templateContentArguments: [.emPushTemplateContentArgs, .emPushTemplate]
        default: EasemobKey.allCases.filter { $0.field == field }
        }
    }
}
