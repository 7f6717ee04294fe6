import PushModel

/// Reads one NIM message: walks its objects, and gives every key that a table knows to the one place that handles it.
struct NIMReader: ~Copyable {
    var places: NIMPlaces
    var met = MetKeys()
    var message = PushMessage()
    var values = ValueReader()

    /// Objects within the message, kept until all their siblings were seen: of two with one name the last counts whole.
    var containers: [NIMContainer] = []
    /// The push payload.
    var payload = Choice<NIMContainer>()
    /// The text that spells the payload, decoded once.
    var payloadText: UTF8Text?
    /// The object for Apple within the payload, and the alert within that.
    var apple: (apsField: NIMContainer?, alert: JSONValue?) = (nil, nil)

    var envelope = Envelope()
    /// The conversation's kind, if the message says it.
    var conversationKind: Conversation.Kind?
    var wishes = Wishes()
    var memberOption = MemberOption()
    var sounds = Sounds()
    /// The containers of which it was told that they hold more than this program knows.
    var toldOf: [NIMSpelling] = []
    /// What a webhook's copy says of the message.
    var copied = CopiedMessage()

    var shape: NIMShape { places.shape }

    @inline(__always)
    init(shape: NIMShape) {
        places = NIMPlaces(shape: shape)
    }

    mutating func read(_ input: VendorInput) {
        guard let root = shape.object(of: input, &values) else { return }
        places.root = root
        walk(root, shape.scope, of: nil)
        readContainers()
        if shape == .payload { readDelivered() } else { readPayload() }
        finish()
    }

    private mutating func readContainers() {
        var next = 0
        while next < containers.count {
            let container = containers[next]
            next += 1
            let key = container.spelling.key
            guard !container.isAbsent, let scope = key.childScope else { continue }
            places.nesting = container.spelling.nesting
            markContainer(key)
            guard let object = object(in: container) else { continue }
            // The recall's own conversation wins.
            if key == .sdkMessageSession, envelope.target.value != nil {
                overrule(container.spelling)
                continue
            }
            if scope == shape.scope { places.nesting = key }
            walk(object, scope, of: container.spelling)
        }
        places.nesting = nil
    }

    mutating func walk(_ object: JSONValue, _ scope: NIMKey.Scope, of container: NIMSpelling?) {
        object.forEachMember { member in
            if let key = member.withKey({ NIMKey($0, in: scope) }) ?? respelledKey(of: member, scope) {
                if !member.value.isNull {
                    met.insert(key, in: places.nesting, isEmpty: member.value.isEmptyString)
                }
                take(member.value, key)
            } else {
                takeUnknown(member, scope, of: container)
            }
        }
    }

    /// The key of a form's field that is spelled in another case than the table's.
    private mutating func respelledKey(of member: borrowing JSONMember, _ scope: NIMKey.Scope) -> NIMKey? {
        let shape = shape
        guard shape == .serverV1, let key = member.withKey({ shape.key($0, in: scope) }) else { return nil }
        places.isRespelled = true
        return key
    }

    /// Keeps an object until its siblings were seen.
    mutating func keep(_ value: JSONValue, _ key: NIMKey) {
        if places.nesting != nil && key.childScope == shape.scope {
            if !value.isNull {
                values.note(
                    .ignored, places.location(key), severity: .info, "has no effect inside its own kind")
            }
            return
        }
        let container = NIMContainer(places.spelling(key), value)
        if let index = containers.firstIndex(where: { $0.spelling == container.spelling }) {
            containers[index] = container
        } else {
            if containers.isEmpty { containers.reserveCapacity(4) }
            containers.append(container)
        }
    }
}

/// An object within a message, not yet looked into.
struct NIMContainer {
    let spelling: NIMSpelling
    let value: JSONValue

    init(_ spelling: NIMSpelling, _ value: JSONValue) {
        self.spelling = spelling
        self.value = value
    }

    /// Whether there is nothing to look into: `null`, or an empty text.
    var isAbsent: Bool { value.isNull || value.isEmptyString }
}
