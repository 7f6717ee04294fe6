import Testing

@testable import Gateway

@Suite("Addresses")
struct AddressTests {
    struct Case: Sendable {
        let text: String
        let endpoints: [RedisEndpoint]
        var user: String? = nil
        var password: String? = nil
        var database = 0
        var isSecure = false
        let description: String
    }

    static let cases: [Case] = [
        Case(
            text: "redis://localhost", endpoints: [RedisEndpoint(host: "localhost", port: 6379)],
            description: "redis://localhost:6379"),
        Case(
            text: "rediss://a.example:1,b.example:2",
            endpoints: [
                RedisEndpoint(host: "a.example", port: 1), RedisEndpoint(host: "b.example", port: 2),
            ], isSecure: true, description: "rediss://a.example:1,b.example:2"),
        Case(
            text: "redis://:secret@[::1]:7000/2", endpoints: [RedisEndpoint(host: "::1", port: 7000)],
            password: "secret", database: 2, description: "redis://[::1]:7000/2"),
        Case(
            text: "redis://me:p%40s%3As@x:@[fe80::1],h/",
            endpoints: [
                RedisEndpoint(host: "fe80::1", port: 6379), RedisEndpoint(host: "h", port: 6379),
            ], user: "me", password: "p@s:s@x:", description: "redis://[fe80::1]:6379,h:6379"),
    ]

    @Test("An address is read", arguments: cases)
    func read(expected: Case) throws {
        let address = try RedisAddress(expected.text)
        #expect(address.endpoints == expected.endpoints)
        #expect(address.user == expected.user)
        #expect(address.password == expected.password)
        #expect(address.database == expected.database)
        #expect(address.isSecure == expected.isSecure)
        #expect(address.description == expected.description)
    }

    @Test("Nothing that shows an address shows its password")
    func secret() throws {
        let address = try RedisAddress("redis://me:sesame@h")
        var dumped = ""
        dump(address, to: &dumped)
        for text in ["\(address)", String(reflecting: address), dumped, "\(RedisClient(address).options)"] {
            #expect(!text.contains("sesame") && !text.contains("me:"), "\(text)")
        }
    }

    @Test(
        "What is no address is refused with a reason, which repeats nothing of it",
        arguments: [
            "", "sesame", "http://sesame", "redis://", "redis:///", "redis://h:0", "redis://h:65536",
            "redis://h:+1", "redis://h:sesame", "redis://h,", "redis://,h", "redis://sesame@h",
            "redis://:sesame%4@h", "redis://:sesame%zz@h", "redis://:sesame@h/x", "redis://:sesame@h/-1",
            "redis://h/+1", "redis://::1", "redis://[::1", "redis://[::1]x", "redis://[]", "redis://a b",
            "redis://:sesame?x@h", "redis://:sesame#@h",
        ])
    func refused(text: String) throws {
        let error = #expect(throws: RedisAddress.Invalid.self) { try RedisAddress(text) }
        let reason = try #require(error?.description)
        #expect(reason.count > 20 && !reason.contains("sesame"))
    }
}
