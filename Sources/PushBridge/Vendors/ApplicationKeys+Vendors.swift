package import APNSTranslation
import PushModel
import VendorMapping

extension ApplicationKeys {
    /// The keys of each adapter's delivered pushes, in the registry's order.
    static let ofVendors = VendorRegistry.adapters.map { ApplicationKeys(of: $0.dialect.table) }

    /// The keys that a vendor's table tells of the pushes that it delivers; those of no vendor where it tells of none.
    private init(of table: VendorTable) {
        guard let delivered = table.shapes.first(where: \.isDelivered) else {
            self = .neutral
            return
        }
        self.init(data: .root)
        for row in table.objects[delivered.root].rows {
            let name = table.names[row]
            if table.rows[row].isClaim { marker = name }
            switch table.rows[row].field {
            case .senderID: known.append(KnownMember(name, .sender))
            case .receivers: known.append(KnownMember(name, .recipient))
            case .conversationID: known.append(KnownMember(name, .group))
            case .id: known.append(KnownMember(name, .message))
            case .appData: data = .member(name)
            default: break
            }
        }
    }

    /// The app's own members of a payload: all that its vendor's style did not write for itself.
    ///
    /// - Parameter payload: A payload in any of the styles, which tells by itself in which.
    /// - Returns: An object; an empty one where the app gets no data.
    package static func data(of payload: JSONValue) -> RawJSON {
        if let container = neutral.container, case .object(let data) = neutral.data,
            let push = payload[container], push.kind == .object, neutral.names(recipientIn: push)
        {
            return push[data]?.raw ?? .object([])
        }
        let keys = style(of: payload)
        return .object(
            payload.members.lazy.filter { keys.isApps($0.key) }.map { ($0.key, $0.value.raw) })
    }

    /// The style that a payload's marker names; else the one of which it has the most names.
    private static func style(of payload: JSONValue) -> ApplicationKeys {
        let marked = ofVendors.first { $0.marker.map { payload[$0] != nil } ?? false }
        if let marked { return marked }
        let others = ofVendors.filter { $0.marker == nil }
        return others.max { $0.count(in: payload) < $1.count(in: payload) } ?? neutral
    }

    /// Whether an object has the member of the recipient, whom every push names.
    private func names(recipientIn push: JSONValue) -> Bool {
        known.contains { $0.fact == .recipient && push[$0.name] != nil }
    }

    private func count(in payload: JSONValue) -> Int { ownNames.count { payload[$0] != nil } }
}
