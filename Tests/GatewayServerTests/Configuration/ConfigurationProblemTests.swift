import Foundation
import Testing

@testable import Gateway

@Suite("What is wrong or risky in a configuration")
struct ConfigurationProblemTests {
    /// A configuration, and the beginnings of its problems in order.
    struct Case: CustomTestStringConvertible {
        let testDescription: String
        let text: String
        let environment: [String: String]
        let problems: [String]

        init(_ name: String, _ text: String, environment: [String: String] = [:], _ problems: String...) {
            (testDescription, self.text, self.environment, self.problems) = (
                name, text, environment, problems
            )
        }
    }

    /// An app in which nothing is wrong.
    static let sound = """
        apps:
          tea:
            vendors:
              easemob: {profile: easemob.json, webhook: {secretFile: webhook.secret}, pushesItself: false}
            apns:
              main: {team: DEF123GHIJ, keyID: ABC123DEFG, p8File: AuthKey.p8, topics: [com.example.tea]}
        """

    /// A key of an app, but for what follows it.
    private static let key = "team: DEF123GHIJ, keyID: ABC123DEFG, p8File: AuthKey.p8"

    @Test("Each is told with line, key and words", arguments: values + files + pushing + keys + engines)
    func told(_ test: Case) throws {
        let folder = try ConfigurationFolder()
        try folder.writeUsualFiles()
        let found = try folder.problems(test.text, environment: test.environment)
        #expect(found.count == test.problems.count, "\(found.joined(separator: "\n"))")
        for (found, expected) in zip(found, test.problems) {
            #expect(found.hasPrefix(expected), "\(found)")
        }
    }

    static let values = [
        Case("nothing is wrong", sound),
        Case("an empty file", ""),
        Case(
            "vendors of which one tells case apart",
            sound.replacing(
                "    apns:",
                with: "      tencent: {webhook: {secretFile: webhook.secret}, pushesItself: false}\n    apns:"
            ),
            "gateway.yaml:3: risk: apps.tea.vendors: User and group IDs are compared exactly, because tencent tells case apart: \"Bob\" and \"bob\" are two people. IDs in messages of easemob are stored in lower case."
        ),
        Case(
            "vendors of which two tell case apart",
            sound.replacing(
                "    apns:",
                with:
                    "      tencent: {webhook: {secretFile: webhook.secret}, pushesItself: false}\n      rongcloud: {webhook: {secretFile: webhook.secret}, pushesItself: false}\n    apns:"
            ),
            "gateway.yaml:3: risk: apps.tea.vendors: User and group IDs are compared exactly, because tencent and rongcloud tell case apart: "
        ),
        Case(
            "vendors that tell case apart",
            sound.replacing(
                "easemob: {profile: easemob.json,", with: "tencent: {"
            ).replacing(
                "    apns:",
                with:
                    "      rongcloud: {webhook: {secretFile: webhook.secret}, pushesItself: false}\n    apns:"
            )),
        Case(
            "outcomes that are gone before their messages",
            sound + "\nstore: {retention: {messages: 8d}}",
            "gateway.yaml:7: risk: store.retention.outcomes: Outcomes are kept for a shorter time than messages"
        ),
        Case("JSON is YAML", #"{"listen":{"port":9000},"limits":{"body":"1MB"}}"#),
        Case(
            "all at once, in the order of the file",
            """
            listen:
              port: 70000
              hots: example.com
            store: {synchronous: fast}
            limits:
              body: 64
              requestTime: 30
            metrics: [key]
            """,
            "gateway.yaml:2: error: listen.port: The value must be a whole number from 0 to 65535.",
            "gateway.yaml:3: error: listen.hots: This is not a known key. Did you mean host?",
            "gateway.yaml:4: error: store.synchronous: The value must be one of normal, full.",
            "gateway.yaml:6: error: limits.body: The value must be a size such as 64KB",
            "gateway.yaml:7: error: limits.requestTime: The value must be a time with its unit, such as",
            "gateway.yaml:8: error: metrics: The value must be one of key, open, off."),
        Case(
            "a section that is a value, and a list that is none",
            "listen: 80\nhosts: example.com\napps: {tea: [1, {x: 2}]}",
            "gateway.yaml:1: error: listen: This is a section; write its keys below it.",
            "gateway.yaml:2: error: hosts: The value must be a list of texts; write it as [first, second].",
            "gateway.yaml:3: error: apps.tea: This is a section with keys, and no list",
            "gateway.yaml:3: risk: apps.tea: The app has no APNs key"),
        Case(
            "an unknown section names those that are known", "pushing: {}",
            "gateway.yaml:1: error: pushing: This is not a known key. Known here: apps, drainTime"),
        Case(
            "no YAML", "listen:\n  port: 80\n\t- x",
            "gateway.yaml:3: error: This is not YAML: found a tab character that violates indentation."),
        Case(
            "one key twice", "listen: {port: 80}\nlisten: {port: 81}",
            "gateway.yaml:1: error: listen stands here twice in one section; remove one."),
        Case(
            "nested without end", String(repeating: "[", count: 200_000),
            "gateway.yaml:1: error: This is not YAML: it is nested too deeply."),
        Case(
            "a variable that is wrong", sound,
            environment: ["PUSHBRIDGE_LISTEN_PORT": "eighty", "PUSHBRIDGE_APPS_TEA_HOOK_SECRET": ""],
            "PUSHBRIDGE_LISTEN_PORT: error: listen.port: The value must be a whole number",
            "PUSHBRIDGE_APPS_TEA_HOOK_SECRET: error: apps.tea.hook.secretFile: The value of the secret is empty."
        ),
        Case(
            "a variable that nothing reads", sound,
            environment: [
                "PUSHBRIDGE_LISTEN_PROT": "1", "PUSHBRIDGE_APPS_TEA_PUSH_WHEN": "always",
                "PUSHBRIDGE_CHECKED": "1",
                "HOME": "/",
            ],
            "PUSHBRIDGE_APPS_TEA_PUSH_WHEN: risk: Nothing reads this variable. Write its key into the configuration file.",
            "PUSHBRIDGE_LISTEN_PROT: risk: Nothing reads this variable. Did you mean PUSHBRIDGE_LISTEN_PORT?"),
        Case(
            "a name that cannot be part of an address",
            "apps:\n  ../x: {}\n  ..: {}\n  \(String(repeating: "a", count: 65)): {}",
            "gateway.yaml:2: error: apps.../x: An app's name is part of addresses",
            "gateway.yaml:3: error: apps...: An app's name",
            "gateway.yaml:4: error: apps.aaa"),
    ]

    static let files = [
        Case(
            "a secret in the file", "apps: {tea: {apns: {}, hook: {secret: hush}}}",
            "gateway.yaml:1: error: apps.tea.hook.secret: A secret has no place in this file; write it to a file of its own, and give its path as secretFile.",
            "gateway.yaml:1: risk: apps.tea: The app has no APNs key"),
        Case(
            "files that are missing, folders, empty or no profile",
            """
            apps:
              tea:
                vendors:
                  easemob: {profile: missing.json, webhook: {secretFile: .}, pushesItself: false}
                  nim: {profile: easemob.json, webhook: {secretFile: empty.secret}, pushesItself: false}
                  agora: {profile: webhook.secret, pushesItself: false}
                apns: {main: {\(key), topics: [com.example.tea], caFile: missing.pem}}
            """,
            "gateway.yaml:4: error: apps.tea.vendors.easemob.webhook.secretFile: The file of the secret is a folder.",
            "gateway.yaml:4: error: apps.tea.vendors.easemob.profile: The file missing.json: there is no such file.",
            "gateway.yaml:5: error: apps.tea.vendors.nim.webhook.secretFile: The file of the secret does not exist.",
            "gateway.yaml:5: error: apps.tea.vendors.nim.profile: The profile easemob.json is one for easemob, not for nim.",
            "gateway.yaml:7: error: apps.tea.apns.main.caFile: The file missing.pem does not exist.",
            "webhook.secret:1: error: apps.tea.vendors.agora.profile: not JSON."),
        Case(
            "a store that cannot be made",
            "", environment: ["PUSHBRIDGE_STORE_PATH": "/nowhere/at/all.sqlite"],
            "PUSHBRIDGE_STORE_PATH: error: store.path: There is no folder /nowhere/at for the database; make it."
        ),
        Case(
            "half of TLS", "listen:\n  tls: {certificateFile: a.pem}",
            "gateway.yaml:2: error: listen.tls.certificateFile: The certificate's key is missing"),
        Case(
            "more connections than files", "limits: {connections: 1000000}",
            "gateway.yaml:1: risk: limits.connections: 1000000 connections need 1000128 open files"),
    ]
}
