import Testing

@testable import Gateway

extension ConfigurationProblemTests {
    /// Every case here has a path of the environment, of which that is told.
    private static let unused = "PUSHBRIDGE_STORE_PATH: risk: store.path: The file is not used"

    static let engines = [
        Case("an engine on this machine", "store: {url: redis://127.0.0.1}", unused),
        Case(
            "an engine with TLS elsewhere",
            "store: {url: 'rediss://gateway@a.example.com,b.example.com:7000', passwordFile: webhook.secret}",
            unused),
        Case(
            "an engine elsewhere without TLS", "store: {url: 'redis://a.example.com'}",
            "gateway.yaml:1: risk: store.url: Messages and device tokens go to a.example.com", unused),
        Case(
            "an address with a password", "store: {url: 'redis://me:secret@127.0.0.1'}",
            "gateway.yaml:1: error: store.url: The address has a password", unused),
        Case(
            "an address of something else", "store: {url: 'http://127.0.0.1'}",
            "gateway.yaml:1: error: store.url: An address of Redis begins with redis://", unused),
        Case(
            "certificates without TLS", "store: {url: redis://127.0.0.1, caFile: webhook.secret}",
            "gateway.yaml:1: risk: store.caFile: Certificates are for rediss:// only.", unused),
    ]

    @Test("An address and its password are kept apart, and what the command line says counts")
    func addresses() throws {
        let folder = try ConfigurationFolder()
        try folder.writeUsualFiles()
        let store = try folder.load(
            "store: {url: 'redis://me@h:1', passwordFile: webhook.secret, memoryLimit: 1GB}"
        )
        .configuration.store
        #expect(
            store.engine?.address == "redis://me:\(Self.hush)@h:1" && store.engine?.memoryLimit == 1 << 30)
        #expect(!"\(store)".contains("hush"))
        var loader = ConfigurationLoader(file: nil, environment: ["PUSHBRIDGE_STORE_PASSWORD": "a b"])
        loader.store = "redis://h"
        #expect(loader.load().configuration.store.engine?.address == "redis://:%61%20%62@h")
        loader.store = "other.sqlite"
        #expect(loader.load().configuration.store.engine == nil)
    }

    /// The secret of the usual files as an address has it.
    private static let hush = "hush-in-a-file".utf8.map { "%" + String($0, radix: 16) }.joined()
}
