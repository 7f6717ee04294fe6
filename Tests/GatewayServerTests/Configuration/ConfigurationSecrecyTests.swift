import APNSTestServer
import Foundation
import Testing

@testable import Gateway

@Suite("Secrets of a configuration")
struct ConfigurationSecrecyTests {
    /// Wrong in as many ways as there are, with a secret in each place where somebody may paste one.
    private static let text = """
        listen: {port: hush-1, hush-key-2: 1, host: [hush-3]}
        logLevel: hush-4
        apps:
          tea:
            push: {when: hush-5, attempts: hush-6}
            hook: {url: "https://user:hush-7@h/", secret: hush-8, secretFile: hook.secret}
            vendors:
              easemob: {webhook: {secret: hush-9, secretFile: webhook.secret, maximumAge: hush-10}}
              nim: {profile: profile.json}
            apns:
              main: {team: "hush-11 x", keyID: "hush-12 y", p8: hush-13, p8File: broken.p8, topics: ["hush 14"], caFile: broken.p8}
              other: {team: DEF123GHIJ, keyID: ABC123DEFG, p8File: AuthKey.p8, topics: [com.example.tea]}
        """

    @Test("Nothing that is said or shown of a configuration holds one")
    func nothingShown() throws {
        let folder = try ConfigurationFolder()
        try folder.writeUsualFiles()
        let pem = try String(contentsOfFile: "\(folder.path)/AuthKey.p8", encoding: .utf8)
        try folder.write("broken.p8", pem.replacing("M", with: "N") + "hush-15")
        try folder.write("hook.secret", "hush-16")
        try folder.write("profile.json", #"{"vendor":"nim","topic":["hush-17"]"#)
        let loaded = try folder.load(
            Self.text,
            environment: ["PUSHBRIDGE_APPS_TEA_APNS_MAIN_P8": "hush-18", "PUSHBRIDGE_APPS_T": "hush-19"])
        #expect(loaded.problems.count > 12)
        var shown = loaded.problems.map(\.description).joined(separator: "\n") + loaded.summary
        dump(loaded, to: &shown)
        print(loaded, to: &shown)
        // The name of an unknown key is told, or nobody would find it; a topic and an address are no secrets, though
        // they are in the value.
        let said = shown.replacing("hush-key-2", with: "")
        let problems = loaded.problems.map(\.description).joined(separator: "\n").replacing(
            "hush-key-2", with: "")
        #expect(!problems.contains("hush"), "\(problems)")
        for secret in ["hush-in-a-file", "hush-8", "hush-9", "hush-13", "hush-15", "hush-16", "hush-18"] {
            #expect(!said.contains(secret))
        }
        for line in pem.split(separator: "\n").dropFirst().dropLast() { #expect(!said.contains(line)) }
    }

    @Test("A secret that stands in the place of its file is not repeated")
    func misplaced() throws {
        let problems = try ConfigurationFolder().problems(
            """
            store: {url: redis://h, passwordFile: hush-1}
            apps:
              a:
                hook: {url: "https://a.example.com/x", secretFile: hush-2}
                vendors: {nim: {webhook: {secretFile: hush-3}}}
                apns: {m: {p8File: hush-4, team: DEF123GHIJ, keyID: ABC123DEFG}}
            """)
        let told = problems.filter { $0.contains("The file of the secret does not exist.") }
        #expect(told.count == 4 && !problems.joined().contains("hush"), "\(problems)")
    }

    @Test(
        "What YAML cannot read is not repeated",
        arguments: ["a: 'hush\n\t- x", "a: hush\na: 1", "hush: [", "\u{1}hush"])
    func notRepeated(text: String) throws {
        let problems = try ConfigurationFolder().problems(text)
        #expect(problems.count == 1 && !problems[0].contains("hush"), "\(problems)")
    }

    @Test("Files of secrets that others can read are a risk, and their own key names them")
    func fileModes() throws {
        let folder = try ConfigurationFolder()
        try folder.writeUsualFiles()
        try folder.write("webhook.secret", "hush", mode: 0o644)
        try folder.write("store.sqlite", "", mode: 0o604)
        let problems = try folder.problems(ConfigurationProblemTests.sound)
        #expect(problems.count == 2)
        #expect(
            problems.first?.hasPrefix(
                "gateway.yaml:4: risk: apps.tea.vendors.easemob.webhook.secretFile: Other users of this machine can read webhook.secret. Run chmod o= on it."
            ) == true, "\(problems)")
        #expect(
            problems.last?.contains("store.path: Other users of this machine can read store.sqlite") == true)
    }
}
