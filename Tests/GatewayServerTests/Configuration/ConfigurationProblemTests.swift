import Foundation
import Testing

@testable import Gateway

@Suite("What is wrong or risky in a configuration")
struct ConfigurationProblemTests {
    /// A configuration, and the beginnings of its problems in order.
    struct Case: CustomTestStringConvertible {
        let name: String
        let text: String
        var environment: [String: String] = [:]
        let problems: [String]

        var testDescription: String { name }
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
        Case(name: "nothing is wrong", text: sound, problems: []),
        Case(name: "an empty file", text: "", problems: []),
        Case(
            name: "vendors of which one tells case apart",
            text: sound.replacing(
                "    apns:",
                with: "      tencent: {webhook: {secretFile: webhook.secret}, pushesItself: false}\n    apns:"
            ),
            problems: [
                "gateway.yaml:3: risk: apps.tea.vendors: User and group IDs are compared exactly, because tencent tells case apart: \"Bob\" and \"bob\" are two people. IDs in messages of easemob are stored in lower case."
            ]),
        Case(
            name: "vendors of which two tell case apart",
            text: sound.replacing(
                "    apns:",
                with:
                    "      tencent: {webhook: {secretFile: webhook.secret}, pushesItself: false}\n      rongcloud: {webhook: {secretFile: webhook.secret}, pushesItself: false}\n    apns:"
            ),
            problems: [
                "gateway.yaml:3: risk: apps.tea.vendors: User and group IDs are compared exactly, because tencent and rongcloud tell case apart: "
            ]),
        Case(
            name: "vendors that tell case apart",
            text: sound.replacing(
                "easemob: {profile: easemob.json,", with: "tencent: {"
            ).replacing(
                "    apns:",
                with:
                    "      rongcloud: {webhook: {secretFile: webhook.secret}, pushesItself: false}\n    apns:"
            ), problems: []),
        Case(
            name: "outcomes that are gone before their messages",
            text: sound + "\nstore: {retention: {messages: 8d}}",
            problems: [
                "gateway.yaml:7: risk: store.retention.outcomes: Outcomes are kept for a shorter time than messages"
            ]),
        Case(name: "JSON is YAML", text: #"{"listen":{"port":9000},"limits":{"body":"1MB"}}"#, problems: []),
        Case(
            name: "all at once, in the order of the file",
            text: """
                listen:
                  port: 70000
                  hots: example.com
                store: {synchronous: fast}
                limits:
                  body: 64
                  requestTime: 30
                metrics: [key]
                """,
            problems: [
                "gateway.yaml:2: error: listen.port: The value must be a whole number from 0 to 65535.",
                "gateway.yaml:3: error: listen.hots: This is not a known key. Did you mean host?",
                "gateway.yaml:4: error: store.synchronous: The value must be one of normal, full.",
                "gateway.yaml:6: error: limits.body: The value must be a size such as 64KB",
                "gateway.yaml:7: error: limits.requestTime: The value must be a time with its unit, such as",
                "gateway.yaml:8: error: metrics: The value must be one of key, open, off.",
            ]),
        Case(
            name: "a section that is a value, and a list that is none",
            text: "listen: 80\nhosts: example.com\napps: {tea: [1, {x: 2}]}",
            problems: [
                "gateway.yaml:1: error: listen: This is a section; write its keys below it.",
                "gateway.yaml:2: error: hosts: The value must be a list of texts; write it as [first, second].",
                "gateway.yaml:3: error: apps.tea: This is a section with keys, and no list",
                "gateway.yaml:3: risk: apps.tea: The app has no APNs key",
            ]),
        Case(
            name: "an unknown section names those that are known", text: "pushing: {}",
            problems: ["gateway.yaml:1: error: pushing: This is not a known key. Known here: apps, drainTime"]
        ),
        Case(
            name: "no YAML", text: "listen:\n  port: 80\n\t- x",
            problems: [
                "gateway.yaml:3: error: This is not YAML: found a tab character that violates indentation."
            ]),
        Case(
            name: "one key twice", text: "listen: {port: 80}\nlisten: {port: 81}",
            problems: ["gateway.yaml:1: error: listen stands here twice in one section; remove one."]),
        Case(
            name: "nested without end", text: String(repeating: "[", count: 200_000),
            problems: ["gateway.yaml:1: error: This is not YAML: it is nested too deeply."]),
        Case(
            name: "a variable that is wrong", text: sound,
            environment: ["PUSHBRIDGE_LISTEN_PORT": "eighty", "PUSHBRIDGE_APPS_TEA_HOOK_SECRET": ""],
            problems: [
                "PUSHBRIDGE_LISTEN_PORT: error: listen.port: The value must be a whole number",
                "PUSHBRIDGE_APPS_TEA_HOOK_SECRET: error: apps.tea.hook.secretFile: The value of the secret is empty.",
            ]),
        Case(
            name: "a variable that nothing reads", text: sound,
            environment: [
                "PUSHBRIDGE_LISTEN_PROT": "1", "PUSHBRIDGE_APPS_TEA_PUSH_WHEN": "always",
                "PUSHBRIDGE_CHECKED": "1",
                "HOME": "/",
            ],
            problems: [
                "PUSHBRIDGE_APPS_TEA_PUSH_WHEN: risk: Nothing reads this variable. Write its key into the configuration file.",
                "PUSHBRIDGE_LISTEN_PROT: risk: Nothing reads this variable. Did you mean PUSHBRIDGE_LISTEN_PORT?",
            ]),
        Case(
            name: "a name that cannot be part of an address",
            text: "apps:\n  ../x: {}\n  ..: {}\n  \(String(repeating: "a", count: 65)): {}",
            problems: [
                "gateway.yaml:2: error: apps.../x: An app's name is part of addresses",
                "gateway.yaml:3: error: apps...: An app's name",
                "gateway.yaml:4: error: apps.aaa",
            ]),
    ]

    static let files = [
        Case(
            name: "a secret in the file", text: "apps: {tea: {apns: {}, hook: {secret: hush}}}",
            problems: [
                "gateway.yaml:1: error: apps.tea.hook.secret: A secret has no place in this file; write it to a file of its own, and give its path as secretFile.",
                "gateway.yaml:1: risk: apps.tea: The app has no APNs key",
            ]),
        Case(
            name: "files that are missing, folders, empty or no profile",
            text: """
                apps:
                  tea:
                    vendors:
                      easemob: {profile: missing.json, webhook: {secretFile: .}, pushesItself: false}
                      nim: {profile: easemob.json, webhook: {secretFile: empty.secret}, pushesItself: false}
                      agora: {profile: webhook.secret, pushesItself: false}
                    apns: {main: {\(key), topics: [com.example.tea], caFile: missing.pem}}
                """,
            problems: [
                "gateway.yaml:4: error: apps.tea.vendors.easemob.webhook.secretFile: The file of the secret is a folder.",
                "gateway.yaml:4: error: apps.tea.vendors.easemob.profile: The file missing.json: there is no such file.",
                "gateway.yaml:5: error: apps.tea.vendors.nim.webhook.secretFile: The file of the secret does not exist.",
                "gateway.yaml:5: error: apps.tea.vendors.nim.profile: The profile easemob.json is one for easemob, not for nim.",
                "gateway.yaml:7: error: apps.tea.apns.main.caFile: The file missing.pem does not exist.",
                "webhook.secret:1: error: apps.tea.vendors.agora.profile: not JSON.",
            ]),
        Case(
            name: "a store that cannot be made",
            text: "", environment: ["PUSHBRIDGE_STORE_PATH": "/nowhere/at/all.sqlite"],
            problems: [
                "PUSHBRIDGE_STORE_PATH: error: store.path: There is no folder /nowhere/at for the database; make it."
            ]),
        Case(
            name: "half of TLS", text: "listen:\n  tls: {certificateFile: a.pem}",
            problems: ["gateway.yaml:2: error: listen.tls.certificateFile: The certificate's key is missing"]),
        Case(
            name: "more connections than files", text: "limits: {connections: 1000000}",
            problems: [
                "gateway.yaml:1: risk: limits.connections: 1000000 connections need 1000128 open files"
            ]),
    ]
}
