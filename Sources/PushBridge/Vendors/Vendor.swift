import PushModel
import Vendors

/// Everything that translating one vendor's messages needs, made once.
package final class Vendor: Sendable {
    let name: String
    let adapter: any VendorRegistry.Adapter.Type
    /// The adapter's place in the registry.
    let number: Int
    let options: ReadingOptions
    /// The profile, prepared for resolving.
    let rules: AppRules
    /// Decides about people of whom nothing is known, where it does not matter when: to compare what messages say.
    let resolver: Resolver
    /// Decides likewise where the vendor's server has a name of every sender and group that the profile does not know.
    let knowingResolver: Resolver
    package let translator: APNSTranslator
    /// The application keys of its own pushes, whatever style is asked for.
    let ownKeys: ApplicationKeys
    /// What records call a message of each shape, spelled once, and whether an app's client sends it.
    private let shapes: [(shape: String, name: String, spelled: UTF8Text, isClients: Bool)]

    init(
        name: String, number: Int, of registry: VendorRegistry, profile: AppProfile,
        configuration: MessageTranslator.Configuration
    ) {
        self.name = name
        self.number = number
        let adapter = registry.adapters[number]
        self.adapter = adapter
        shapes = adapter.shapes.map { shape in
            let source = "\(name)/\(shape)"
            return (shape, source, UTF8Text(source), adapter.isClientShape(shape))
        }
        var options = ReadingOptions(profile)
        options.readsBodies = configuration.readsBodies
        self.options = options
        ownKeys = registry.applicationKeys[number]
        rules = AppRules(profile)
        resolver = Resolver(rules, now: Instant(seconds: 0))
        knowingResolver = Resolver(
            AppRules(profile, others: Situation.names), now: Instant(seconds: 0))
        translator = APNSTranslator(
            applicationKeys: configuration.payloadStyle.keys(of: number, in: registry),
            topic: profile.topic, truncates: configuration.truncates)
    }

    /// Whether identifiers that differ only in ASCII case name one person.
    var ignoresCase: Bool { rules.profile.policies.identifiersIgnoreCase }

    /// Finds whom messages reach among people.
    func addressBook(of people: People) -> AddressBook { AddressBook(people, ignoresCase: ignoresCase) }

    /// What records call a message of a shape, such as `nim/server-v1`.
    func name(of shape: String) -> String {
        for known in shapes where known.shape == shape { return known.name }
        return "\(name)/\(shape)"
    }

    /// The same, as records write it.
    func sourceName(of shape: String) -> UTF8Text {
        for known in shapes where known.shape == shape { return known.spelled }
        return UTF8Text("\(name)/\(shape)")
    }

    /// Reads a written message back.
    func message(
        in written: WrittenMessage, shape: String, _ memory: ReadingMemory = ReadingMemory()
    ) -> PushMessage {
        var (message, ignored) = (PushMessage(), [Diagnostic]())
        var places: (any FieldPlaces)?
        adapter.read(
            .json(adapter.line(of: written).parsed().root), shape: shape, options: options, in: memory,
            into: &message, diagnostics: &ignored, places: &places)
        return message
    }

    func name(ofShape number: Int) -> String { shapes[number].shape }

    func isClientShape(_ shape: String) -> Bool {
        for known in shapes where known.shape == shape { return known.isClients }
        return false
    }
}

/// What a line was taken for.
package struct Source: Sendable {
    package let vendor: Vendor
    package let shape: String
    /// Other readings that fit, as `vendor/shape`.
    let alternatives: [String]

    /// The name that records carry, such as `nim/server-v1`.
    package var name: String { vendor.name(of: shape) }

    /// The same, as records write it.
    package var spelledName: UTF8Text { vendor.sourceName(of: shape) }
}

extension Vendor {
    var handsDataAsText: Bool { if case .text = ownKeys.data { true } else { false } }

    /// Under which name its pushes have the app's data where they are one value.
    var dataName: UTF8Text {
        switch ownKeys.data {
        case .text(let name), .member(let name): name
        default: ApplicationKeys.dataKey
        }
    }
}

extension ApplicationKeys {
    /// The keys that a vendor's table tells of the pushes that it delivers.
    init(of dialect: any VendorDialect.Type) {
        self.init(data: .root)
        let table = dialect.table
        for row in table.objects[table.delivered.root].rows {
            let name = table.names[row]
            if table.rows[row].isClaim && table.rows[row].members == nil { marker = name }
            switch table.rows[row].field {
            case .appData: data = table.rows[row].types == .string ? .text(name) : .member(name)
            case .mediaURL: media = name
            // A title that also stays among the app's own members is no caller.
            case .title where !table.rows[row].also.contains(.rootData): caller = name
            case nil: take(membersOf: row, in: table)
            default: take(row, in: table)
            }
        }
        conversationWords =
            dialect.deliveredConversations?.spellings.compactMap { meaning, word in
                guard case .conversation(let kind, let sort) = meaning else { return nil }
                return ConversationWord(sort ?? UTF8Text(kind.rawValue), word)
            } ?? []
    }

    /// Takes the keys of an object that tells of the message.
    private mutating func take(membersOf row: Int, in table: VendorTable) {
        guard let members = table.rows[row].members else { return }
        let before = self
        for member in table.objects[members].rows { take(member, in: table) }
        if self != before { container = table.names[row] }
    }

    /// Takes a key that tells of the message.
    private mutating func take(_ row: Int, in table: VendorTable) {
        let name = table.names[row]
        switch table.rows[row].field {
        case .senderID: sender = name
        case .receivers: recipient = name
        case .conversationID where table.rows[row].also.contains(.receivers): target = name
        case .conversationID: group = name
        case .conversationKind: conversation = name
        case .id: message = name
        case .typeName: type = name
        case .recallMessageID: recalled = name
        case .timestamp: time = name
        default: break
        }
    }

    /// The app's own members of a payload: all that its vendor's style did not write for itself.
    ///
    /// JSON that stands in a text is what it spells, for another vendor has it as such.
    ///
    /// - Parameters:
    ///   - payload: A payload in any of the styles, which tells by itself in which.
    ///   - registry: The vendors whose styles are known.
    /// - Returns: An object; an empty one where the app gets no data.
    package static func data(
        of payload: JSONValue, among registry: VendorRegistry = .standard
    ) -> RawJSON {
        if case .object(let data) = neutral.data, let push = payload[neutral.container],
            push.kind == .object, push[neutral.recipient] != nil
        {
            guard let data = push[data] else { return .object([]) }
            return .object(data.members.map { ($0.key, $0.value.raw.asSpelledValue) })
        }
        let keys = style(of: payload, among: registry.applicationKeys)
        return .object(
            payload.members.lazy.filter { keys.isApps($0.key) }.map { member in
                let isText = keys.data == .text(member.key)
                return (member.key, isText ? member.value.raw.asSpelledValue : member.value.raw)
            })
    }

    /// The style that a payload's marker names; else the one of which it has the most names.
    private static func style(
        of payload: JSONValue, among styles: [ApplicationKeys]
    ) -> ApplicationKeys {
        let marked = styles.first { !$0.marker.isEmpty && payload[$0.marker] != nil }
        if let marked { return marked }
        let others = styles.filter(\.marker.isEmpty)
        return others.max { $0.count(in: payload) < $1.count(in: payload) } ?? neutral
    }

    private func count(in payload: JSONValue) -> Int { ownNames.count { payload[$0] != nil } }
}
