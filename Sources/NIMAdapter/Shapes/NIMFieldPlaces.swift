import PushModel

/// Where one message spells the fields of the model: under the strongest of the keys that its reader met.
final class NIMFieldPlaces: FieldPlaces {
    private let places: NIMPlaces
    private let met: MetKeys

    /// Creates the places of a message whose reader met those keys with a value other than `null`.
    init(_ places: NIMPlaces, met: MetKeys) {
        self.places = places
        self.met = met
    }

    func location(of field: CanonicalField) -> Location? {
        var empty: NIMSpelling?
        for key in Self.holders[field] {
            guard let spelling = met.spelling(key) else { continue }
            if !met.isEmpty(key) { return places.location(spelling) }
            empty = empty ?? spelling
        }
        // A title that is another platform's has a row of its own field.
        if field == .platforms { empty = met.sections.first }
        return empty.map(places.location)
    }

    func location(ofMember name: UTF8Text, of field: CanonicalField) -> Location? {
        switch field {
        case .platforms: met.sections.last { $0.key.name == name }.map(places.location)
        // A delivered push has them at its root.
        case .rootData where places.shape == .payload:
            Location(row: "", path: "/" + pointerStep(name))
        default: nil
        }
    }

    /// The keys that can hold a field, the strongest first where several can.
    private static let holders = FieldTable { holders($0) }

    private static func holders(_ field: CanonicalField) -> [NIMKey] {
        let keys = NIMKey.allCases.filter { $0.field == field }
        return switch field {
        // Apple's object wins over a field, and that over the payload's root (reading N8).
        case .sound: keys.filter { $0 != .sound } + [.sound]
        // A copy's event says it of recalls only.
        case .kind: keys.filter { $0 != .copyEventType } + [.copyEventType]
        // An alert that is a string is a body.
        case .explicitBody: keys + [.apsFieldAlert, .payloadApsAlert]
        case .explicitExtras: [.apsFieldAlert, .payloadApsAlert]
        case .apsExtras: [.apsField, .payloadAps]
        // The app's own members have no row; they stand in the payload.
        case .rootData: NIMKey.allCases.filter { $0.childScope == .pushPayload }
        case .badge: keys + [.apsFieldBadge]
        // Android and Flutter have their text where others have a notification's data.
        case .text: keys + [.sdkContent]
        // The data of a notification has its place in a recall.
        case .extension: keys + [.serverV1Attach, .copyAttach]
        // The Web SDK shows the message's own text.
        case .body: keys + [.sdkText]
        // A conversation's identifier names the sender too.
        case .senderID: keys + [.sdkV2ConversationId, .serverV2ConversationId, .sdkV2MessageConversationId]
        // A recall that names no message withdraws the one that it stands for.
        case .recallClientID: keys + holders(.clientID)
        case .recallMessageID: keys + holders(.id)
        // With recall override, the identifiers of a message and of its recall stand in.
        case .collapseID: keys + holders(.clientID) + holders(.recallClientID) + holders(.recallMessageID)
        default: keys
        }
    }
}

/// The keys that a message has with a value other than `null`, at its root and in containers that are read as the root.
struct MetKeys {
    private var keys = KeySet()
    private var empties = KeySet()
    private var nested: [NIMSpelling] = []
    /// The keys of settings for other platforms.
    private(set) var sections: [NIMSpelling] = []

    mutating func insert(_ key: NIMKey, in nesting: NIMKey?, isEmpty: Bool) {
        if isEmpty { empties.insert(key.rawValue) }
        if nesting == nil {
            keys.insert(key.rawValue)
        } else {
            nested.append(NIMSpelling(key: key, nesting: nesting))
        }
    }

    mutating func insertSection(_ spelling: NIMSpelling) { sections.append(spelling) }

    /// Takes out a key that turned out to say nothing.
    mutating func remove(_ spelling: NIMSpelling) {
        if spelling.nesting == nil {
            keys.remove(spelling.key.rawValue)
        } else {
            nested.removeAll { $0 == spelling }
        }
    }

    /// Whether the key's value is an empty text, which says something only where nothing else does.
    func isEmpty(_ key: NIMKey) -> Bool { empties.contains(key.rawValue) }

    /// How the message spells a key, in the last of several places; nil where it has no such key.
    func spelling(_ key: NIMKey) -> NIMSpelling? {
        nested.last { $0.key == key } ?? (keys.contains(key.rawValue) ? NIMSpelling(key: key) : nil)
    }
}
