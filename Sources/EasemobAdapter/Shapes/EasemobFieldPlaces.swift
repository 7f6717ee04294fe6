import PushModel

/// Where one message spells the fields of the model: under the strongest of the keys that its reader met.
final class EasemobFieldPlaces: FieldPlaces {
    private let places: EasemobPlaces
    private let met: KeySet
    private let empties: KeySet

    /// Creates the places of a message whose reader met those keys with a value other than `null`, some of them with an
    /// empty text, which says something only where nothing else does.
    init(_ places: EasemobPlaces, met: KeySet, empties: KeySet) {
        self.places = places
        self.met = met
        self.empties = empties
    }

    func location(of field: CanonicalField) -> Location? {
        var empty: EasemobKey?
        for key in Self.holders[field] where met.contains(key.rawValue) {
            // Empty data is data (reading E10).
            if !empties.contains(key.rawValue) || key == .emPushExtCustom { return places.location(key) }
            empty = empty ?? key
        }
        return empty.map(places.location)
    }

    func location(ofMember name: UTF8Text, of field: CanonicalField) -> Location? {
        switch field {
        case .platforms:
            Self.holders[field].first { $0.name == name && met.contains($0.rawValue) }.map(places.location)
        // A delivered push has them at its root.
        case .rootData where places.shape == .payload:
            Location(row: "", path: "/" + pointerStep(name))
        default: nil
        }
    }

    /// The keys that can hold a field, the strongest first where several can.
    private static let holders = FieldTable { field -> [EasemobKey] in
        switch field {
        case .title: [.emPushExtTitle, .emApnsExtEmPushTitle, .emApnsExtEmAlertTitle, .emApnsExtEmPushName]
        case .body: [.emPushExtContent, .emApnsExtEmPushContent, .emApnsExtEmAlertBody]
        case .templateTitleArguments: [.emPushTemplateTitleArgs, .emPushTemplate]
        case .templateContentArguments: [.emPushTemplateContentArgs, .emPushTemplate]
        case .explicitBody: [.payloadApsAlertBody, .payloadApsAlert]
        case .explicitExtras: [.payloadApsAlert]
        case .apsExtras: [.payloadAps]
        // The app's own members have no row; they stand in the extension.
        case .extension: [.ext]
        case .mentions: [.emAtList, .emApnsExtEmAtList]
        case .appData: [.emPushExtCustom, .emApnsExtExtern, .payloadE]
        case .sound: [.emApnsExtEmPushIgnoreSound, .emApnsExtEmPushSound, .payloadApsSound]
        default: EasemobKey.allCases.filter { $0.field == field }
        }
    }
}
