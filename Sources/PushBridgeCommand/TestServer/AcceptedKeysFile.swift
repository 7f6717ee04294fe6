internal import APNSTestServer
internal import ProviderToken
internal import PushBridge
internal import PushModel

/// A file of the keys whose provider tokens a test server takes, one JSON object a line.
enum AcceptedKeysFile {
    private static let members: Set<UTF8Text> = [
        "key", "keyID", "teamID", "environment", "topics", "related",
    ]

    /// What the file says.
    struct Contents {
        var keys: [AcceptedKey] = []
        /// The key files that it names, which the server must not write over.
        var keyFiles: [NamedFile] = []
    }

    /// Reads the file, and the key files that it names, which lie beside it unless they say otherwise.
    static func read(_ path: String) throws(CommandError) -> Contents {
        var contents = Contents()
        // People name private keys here too.
        CoreDumps.switchOff()
        try SettingsLines.forEach(in: path) { (value, _) throws(PushModelError) in
            let line = try SettingsObject(value)
            try line.refuseMembers(except: members)
            var key = try acceptedKey(line)
            let file = keyFile(try line.required("key"), beside: path)
            key.key = try verificationKey(file, at: line.child("key"))
            contents.keys.append(key)
            contents.keyFiles.append(NamedFile("A key of --keys", file))
        }
        return contents
    }

    private static func acceptedKey(_ line: SettingsObject) throws(PushModelError) -> AcceptedKey {
        AcceptedKey(
            keyIdentifier: try identifier(
                line.required("keyID"), at: "/keyID", KeyIdentifier.init(validating:)),
            teamIdentifier: try identifier(
                line.required("teamID"), at: "/teamID", TeamIdentifier.init(validating:)),
            key: nil,
            environment: try line.word("environment", APNSEnvironment.self),
            topics: try line.texts("topics").map { Set($0.map(\.string)) },
            related: try line.text("related").map { (text) throws(PushModelError) in
                try identifier(text.string, at: "/related", KeyIdentifier.init(validating:))
            })
    }

    private static func identifier<Identifier>(
        _ text: String, at path: String,
        _ make: (_ validating: String) throws(ProviderTokenError) -> Identifier
    ) throws(PushModelError) -> Identifier {
        do {
            return try make(text)
        } catch {
            throw PushModelError(.unknownValue, path: path, message: error.description)
        }
    }

    private static func verificationKey(
        _ file: String, at path: String
    ) throws(PushModelError) -> VerificationKey {
        let what: String
        do throws(CommandError) {
            let pem = try TokenInput(file).bytes()
            do {
                return try VerificationKey(pem: pem)
            } catch {
                throw .unusableKey(file, error)
            }
        } catch {
            what = error.description
        }
        throw PushModelError(.unknownValue, path: path, message: "cannot be used: \(what)")
    }

    private static func keyFile(_ name: String, beside path: String) -> String {
        guard !name.hasPrefix("/"), let end = path.lastIndex(of: "/") else { return name }
        return path[...end] + name
    }
}

extension SettingsObject {
    /// The text of a member that must be there.
    func required(_ key: UTF8Text) throws(PushModelError) -> String {
        guard let text = try text(key) else {
            throw PushModelError(.missing, path: child(key), message: "is missing")
        }
        return text.string
    }

    /// Refuses members that nobody reads, which are slips of the pen.
    func refuseMembers(except known: Set<UTF8Text>) throws(PushModelError) {
        for member in value.members where !known.contains(member.key) {
            let names = known.map(\.string).sorted().joined(separator: ", ")
            throw PushModelError(.unknownValue, path: child(member.key), message: "is not one of: \(names)")
        }
    }
}
