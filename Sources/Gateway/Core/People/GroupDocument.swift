internal import PushRecords

/// What is put for a group: an object of a groups file, whose `id` may be left out.
struct GroupDocument {
    let group: StoredGroup

    /// A group is written at once, and nothing else is written meanwhile: so many members take about a second.
    private static let mostMembers = 100_000

    /// Reads a group.
    ///
    /// - Throws: ``GatewayError`` with the JSON Pointer of what cannot be used.
    init(_ body: ByteSlice, id: String, app: GatewayApp) throws(GatewayError) {
        let root = try PersonDocument.object(body, what: "A group is a JSON object with its members.")
        let object = try settings { () throws(PushModelError) in try SettingsObject(root) }
        try object.refuseUnknown(besides: ["id", "members", "managers", "name"])
        if let own = root["id"]?.string, app.name(of: own) != id {
            throw GatewayError(
                .invalidSettings, pointer: "/id",
                "The id in the body is not the one in the address. Leave it out.")
        }
        guard let members = root["members"] else {
            throw GatewayError(
                .invalidSettings, pointer: "/members", "A group needs its members, an array of texts.")
        }
        guard members.elements.count <= Self.mostMembers else {
            throw GatewayError(
                .invalidSettings, pointer: "/members",
                "The group has more than \(Self.mostMembers) members. Split it.")
        }
        let managers = root["managers"].flatMap { $0.isNull ? nil : $0 }
        group = StoredGroup(
            id: id, members: try Self.names(members, at: "/members", app),
            managers: try managers.map { (value) throws(GatewayError) in
                try Self.names(value, at: "/managers", app)
            },
            name: try settings { () throws(PushModelError) in try object.text("name")?.nonEmpty?.string })
    }

    private static func names(
        _ value: JSONValue, at pointer: String, _ app: GatewayApp
    ) throws(GatewayError) -> [String] {
        guard value.kind == .array else {
            throw GatewayError(
                .invalidSettings, pointer: pointer, "This is \(value.kind.inWords); write an array of texts.")
        }
        var names: [String] = []
        for element in value.elements {
            guard let name = element.string, !name.isEmpty else {
                throw GatewayError(
                    .invalidSettings, pointer: "\(pointer)/\(names.count)",
                    "This is no user's identifier; write a text that is not empty.")
            }
            names.append(app.name(of: name))
        }
        return names
    }
}

extension StoredGroup {
    /// Writes the group as groups files have it.
    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("id", UTF8Text(id))
        writer.array(named: "members", members) { $1.string(UTF8Text($0)) }
        if let managers { writer.array(named: "managers", managers) { $1.string(UTF8Text($0)) } }
        writer.member("name", name.map { UTF8Text($0) })
        writer.endObject()
    }
}
