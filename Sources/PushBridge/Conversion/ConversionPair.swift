import PushModel
import Vendors

/// The two vendors between whom a message is converted.
final class ConversionPair: Sendable {
    let source: Vendor
    /// The target, with the source's topic, senders, language and badge cap where its own profile lacks them (reading C3).
    let target: Vendor
    /// Whether target and source are the same vendor in the same generation, so that a message needs no other words.
    let isSameVendor: Bool
    /// Whether messages are the target's already, and nobody asked for another shape (reading C23).
    let isAlreadyTarget: Bool
    /// Whether words that the source hides from those who hide details stand open in the target (reading C2).
    let hidesLess: Bool
    /// Whether people who hide details may read at the target what they do not read at the source (reading C12).
    let mayReveal: Bool
    /// Whether words that the source shows to everyone are kept from those who hide details.
    let hidesMore: Bool
    /// The members at the root of the source's payloads that are not the app's own, and how the words name each.
    let echoes: [(member: UTF8Text, field: CanonicalField, arguments: [DiagnosticArgument])]
    /// Why each setting of the proof's situations keeps messages from someone.
    let reasons: (source: SettingReasons, target: SettingReasons)
    /// Which of the situations' settings people can have at one of the two, by their places.
    let settings: [Int]
    let handsDataAsText: Bool
    /// Which identifiers of users and of groups the target takes; nil where no document says it.
    private let checks: (user: IdentifierLimit?, group: IdentifierLimit?)
    /// How settings for other platforms are converted.
    let platforms: PlatformSections
    /// What the two call custom messages without a name.
    let usualTypeNames: [UTF8Text]
    private let shapes: (clients: [TargetShape], servers: [TargetShape])
    /// Whether the target's templates are known: its profile was given.
    let knowsTemplates: Bool
    /// Whether somebody asked for the target's shape.
    private let isShapeGiven: Bool
    /// Whether only one of the two tells capitals apart.
    private let lowersNames: Bool
    /// The map of identifiers, where the target tells capitals apart.
    let spelledNames: IdentifierMap?
    /// Whether one of the two at least does not.
    let ignoresCase: Bool
    /// Whether identifiers that the source tells apart by case may be one at the target (reading G25).
    let joinsNames: Bool

    /// - Parameters:
    ///   - source: The vendor whose messages are converted.
    ///   - target: The name of the other.
    ///   - registry: The vendors, both among them.
    ///   - shape: The target's shape; nil for a client's for a client's message (reading C8).
    ///   - configuration: The profiles, and the moment for which the proof holds.
    /// - Throws: ``PushBridgeError`` when the target's preset cannot be used.
    init(
        from source: Vendor, to target: String, of registry: VendorRegistry, in shape: String?,
        _ configuration: MessageTranslator.Configuration
    ) throws(PushBridgeError) {
        guard let number = registry.number(of: target) else {
            throw .unknownVendor(target, among: registry)
        }
        let own = source.resolver.profile
        let given = configuration.profiles.first { $0.vendor == target }
        var profile: AppProfile
        do {
            profile = try given ?? registry.preset(of: target)
        } catch {
            throw PushBridgeError(.invalidPreset, "The preset of \(target) cannot be used: \(error).")
        }
        profile.fillGaps(from: own)
        self.source = source
        self.target = Vendor(
            name: target, number: number, of: registry, profile: profile, configuration: configuration)
        platforms = registry.platforms
        isSameVendor = source.number == number && own.generation == profile.generation
        isAlreadyTarget = source.name == target && shape == nil
        hidesLess = own.policies.hidesWords && !profile.policies.hidesWords
        mayReveal =
            !profile.policies.hidesWords
            && (own.policies.hidesWords || own.templates != profile.templates || !isSameVendor)
        hidesMore = !own.policies.hidesWords && profile.policies.hidesWords
        echoes = source.adapter.echoes.map {
            ($0.member, $0.field, [.text($0.member)])
        }
        reasons = (SettingReasons(source.resolver), SettingReasons(self.target.resolver))
        settings = Situation.settings(
            at: source.adapter.settingsTable, self.target.adapter.settingsTable)
        handsDataAsText = source.handsDataAsText
        let rules = self.target.adapter.vendors[0]
        checks = (
            IdentifierRule.rule(of: rules, for: .user).map(IdentifierLimit.init),
            IdentifierRule.rule(of: rules, for: .group).map(IdentifierLimit.init)
        )
        isShapeGiven = shape != nil
        knowsTemplates = given != nil
        usualTypeNames = [source.adapter, self.target.adapter].compactMap { $0.usualTypeName(of: .custom) }
        ignoresCase = own.policies.identifiersIgnoreCase || profile.policies.identifiersIgnoreCase
        lowersNames = own.policies.identifiersIgnoreCase != profile.policies.identifiersIgnoreCase
        spelledNames = profile.policies.identifiersIgnoreCase ? nil : configuration.renaming?.map
        joinsNames = lowersNames && profile.policies.identifiersIgnoreCase
        shapes = (
            Self.shapes(of: self.target, forClients: true, shape),
            Self.shapes(of: self.target, forClients: false, shape)
        )
    }

    /// What the target calls somebody: in lower case where only one of the two tells capitals apart, as accounts are written
    /// then (reading G15); as the map of identifiers has it, where that made the account.
    func name(of id: UTF8Text) -> UTF8Text { lowersNames ? spelledNames.lowered(id) : id }

    /// Which identifiers the target takes; nil where no document says it.
    func check(of kind: IdentifierMap.Kind) -> IdentifierLimit? {
        switch kind {
        case .user: checks.user
        case .group: checks.group
        case .message: nil
        }
    }

    private static func shapes(
        of target: Vendor, forClients isClients: Bool, _ shape: String?
    ) -> [TargetShape] {
        Conversation.Kind.allCases.map { kind in
            TargetShape(shape ?? target.adapter.usualShape(ofClients: isClients, in: kind), of: target)
        }
    }

    func shape(for shape: String, of message: PushMessage) -> TargetShape {
        let shapes = source.isClientShape(shape) ? shapes.clients : shapes.servers
        let usual = shapes[message.conversationKind.number]
        if isShapeGiven { return usual }
        // A part of a message names no receiver, without whom there is no call to the servers.
        let name =
            source.adapter.isBareExtension(shape)
            ? target.adapter.usualShapes.client : target.adapter.shape(for: message, insteadOf: usual.name)
        return name == usual.name ? usual : TargetShape(name, of: target)
    }
}

extension Conversation.Kind {
    /// The place among all kinds.
    fileprivate var number: Int {
        switch self {
        case .direct: 0
        case .group: 1
        case .room: 2
        }
    }
}

extension AppProfile {
    fileprivate mutating func fillGaps(from other: AppProfile) {
        adoptLanguage(of: other)
        topic = topic ?? other.topic
        timeToLive = timeToLive ?? other.timeToLive
        senders.merge(other.senders) { own, _ in own }
        groups.merge(other.groups) { own, _ in own }
        if badgeCap == 0 { badgeCap = other.badgeCap }
    }
}

/// A shape of the target, with what each conversion asks about it.
///
/// It is a class because it never changes and every conversion passes it on.
final class TargetShape: Sendable {
    let name: String
    /// What records call it, such as `nim/server-v2`.
    let recordName: String
    let fields: FieldSet
    /// What its messages consist of, and its number in that table.
    let bodies: BodyTable
    let number: Int
    /// Members that the app's data cannot have.
    let namesTakenFromData: Set<UTF8Text>
    /// Whether it names nobody, since it is for everyone who uses the app.
    let isForEveryoneAlone: Bool
    /// Whether a client sends its messages, and not a call to the vendor's servers.
    let isForClient: Bool
    /// The member by which the vendor knows a call that comes again; nil where it asks for none.
    let callNumber: UTF8Text?
    /// Whether it is the one in which a client's messages are written where nobody asks for another.
    let isUsualOfClients: Bool
    /// Fields that decide which texts the target shows, and for which the shape has no key.
    let unreadWords: FieldSet
    let takesDataAsText: Bool
    /// Whether it says silence as it is, and not by a sound without a name (reading C13).
    let hasWordForSilence: Bool
    /// The names of the sections for other platforms that it has a key for, and the shape in words.
    let platforms: (sections: Set<UTF8Text>, words: [DiagnosticArgument])

    init(_ name: String, of vendor: Vendor) {
        self.name = name
        recordName = vendor.name(of: name)
        fields = vendor.adapter.fields(sayableIn: name)
        let table = vendor.adapter.dialect.table
        bodies = table.bodies
        number = table.number(ofShape: name) ?? 0
        namesTakenFromData = table.namesTakenFromData(inShape: number)
        isForEveryoneAlone = fields.contains(.isForEveryone) && !fields.contains(.receivers)
        let fields = fields
        unreadWords = FieldSet(
            [.senderName, .senderGroupName, .hasPrefix, .hidesTitle, .showsDetails, .parentID].filter {
                !fields.contains($0)
            })
        takesDataAsText = vendor.handsDataAsText
        hasWordForSilence =
            vendor.adapter.says(.silent, in: name) && !vendor.adapter.says(.file(""), in: name)
        let sections = Set(table.platforms.compactMap(\.steps.first))
        platforms = (
            sections.filter { vendor.adapter.keeps($0, in: name) },
            table.number(ofShape: name).map { table.shapesInWords[$0] } ?? []
        )
        isForClient = vendor.adapter.isClientShape(name)
        callNumber = vendor.adapter.callNumber(in: name)
        isUsualOfClients = name == vendor.adapter.usualShapes.client
    }
}

extension TargetShape {
    /// Whether the icon keeps its number where a message of the shape says none.
    func leavesBadge(of vendor: Vendor) -> Bool {
        var ignored: [Finding] = []
        let written = vendor.adapter.write(PushMessage(), shape: name, findings: &ignored)
        return vendor.message(in: written, shape: name).leavesBadge
    }
}

extension VendorWriter {
    /// Whether a shape has a key for a section of other platforms.
    fileprivate static func keeps(_ section: UTF8Text, in shape: String) -> Bool {
        var message = PushMessage()
        message.platforms = [JSONField(key: section, value: .object([("k", .integer(1))]))]
        var findings: [Finding] = []
        _ = write(message, shape: shape, findings: &findings)
        return !findings.contains { $0.field == .platforms }
    }

    /// Whether a shape says a sound without telling anything of it.
    fileprivate static func says(_ sound: Sound, in shape: String) -> Bool {
        var message = PushMessage()
        message.sound = sound
        var findings: [Finding] = []
        _ = write(message, shape: shape, findings: &findings)
        return !findings.contains { $0.field == .sound }
    }
}
