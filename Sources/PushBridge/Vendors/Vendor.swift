import PushModel

/// Everything that translating one vendor's messages needs, made once.
package final class Vendor: Sendable {
    /// The vendor's name, as `source` shows it.
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
        options = ReadingOptions(profile)
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

    /// The name of a shape by its place in the vendor's table.
    func name(ofShape number: Int) -> String { shapes[number].shape }

    /// Whether messages of a shape come from an app's client.
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
