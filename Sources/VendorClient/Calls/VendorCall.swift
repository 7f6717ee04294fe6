package import JSONDocument

/// A call of a vendor's server interface, ready to be signed and sent.
package struct VendorCall: Sendable {
    /// The interface that it calls.
    package let interface: CallInterface
    /// The address without what the signature adds.
    package let address: UTF8Text
    /// Who gets something by it; empty where the call does not tell.
    package let receivers: [UTF8Text]
    /// A number that is the same whenever this call is repeated.
    let number: UInt64
    let content: [UInt8]
    /// Whether to repeat it does nothing twice.
    let isRepeatable: Bool

    /// The HTTP method.
    package var method: UTF8Text { interface.method }

    /// Takes a call as it was written.
    ///
    /// - Parameters:
    ///   - method: The HTTP method.
    ///   - path: The path, and a query.
    ///   - body: The fields; nil for none.
    ///   - number: A number that is the same whenever the call is taken.
    ///   - server: Where it is sent.
    /// - Throws: Why it cannot be sent.
    package init(
        _ method: UTF8Text, _ path: UTF8Text, _ body: JSONValue?, number: UInt64, to server: VendorServer
    ) throws(VendorCallError) {
        let isPlain = path.withBytes { $0.allSatisfy { (0x21...0x7E).contains($0) && $0 != 0x23 } }
        let bare = path[0..<(path.firstIndex(of: UInt8(ascii: "?")) ?? path.count)]
        let steps = bare.string.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
        guard isPlain, path.hasPrefix("/"),
            let interface = CallInterface(method, steps.map { UTF8Text(String($0)) }, of: server.vendor)
        else { throw .unknownInterface }
        guard body == nil || body?.kind == .object else { throw .noObject }
        guard let named = server.named(path) else { throw .noApp }
        self.interface = interface
        self.number = number
        address = UTF8Text(concatenating: [server.base, named])
        receivers = Self.receivers(of: interface, steps.map { UTF8Text(String($0)) }, body)
        content =
            switch interface.body {
            case .nothing: []
            case .json: body?.raw.text.withBytes { Array($0) } ?? Array("{}".utf8)
            case .form: Self.form(body).withBytes { Array($0) }
            }
        isRepeatable =
            switch interface.key {
            case .missing: false
            case .same, .header: true
            case .body(let member): body?[member] != nil
            }
    }

    /// How many messages it sends.
    var messageCount: Int { max(1, receivers.count) }

    private static func receivers(
        of interface: CallInterface, _ steps: [UTF8Text], _ body: JSONValue?
    ) -> [UTF8Text] {
        guard let name = interface.receivers else { return [] }
        if let index = interface.path.firstIndex(of: name) { return [steps[index]] }
        return body?[name]?.textsOfList ?? []
    }

    /// The fields as a form; those with several values are repeated, and objects are JSON in a text.
    private static func form(_ body: JSONValue?) -> UTF8Text {
        var pieces: [UTF8Text] = []
        for member in body?.members ?? JSONDocument.emptyObject.members {
            let values = member.value.kind == .array ? Array(member.value.elements) : [member.value]
            for value in values where !value.isNull {
                if !pieces.isEmpty { pieces.append("&") }
                pieces += [
                    member.key.percentEncoded, "=", (value.string ?? value.raw.text).percentEncoded,
                ]
            }
        }
        return UTF8Text(concatenating: pieces)
    }
}

extension JSONDocument {
    fileprivate static let emptyObject = RawJSON.emptyObject.parsed().root
}

/// Why a call cannot be sent.
package enum VendorCallError: Error {
    /// Its method and path are those of no interface that the tables know.
    case unknownInterface
    /// Its body is not an object of fields.
    case noObject
    /// Its path needs the names of an organisation and an app.
    case noApp
}
