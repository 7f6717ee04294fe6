import VendorMapping

/// What the keys of a message's root say of its shape (RC 13, RC 14).
extension RongCloudDialect {
    static func forEachShape(_ evidence: VendorEvidence, _ body: (Int) -> Void) {
        if let shape = shape(of: evidence) { body(shape.number) }
    }

    private static func shape(of evidence: VendorEvidence) -> RongCloudShape? {
        if evidence.says(.aps) && evidence.isClaimed { return .payload }
        if evidence.says(.webhook) {
            if evidence.weight(.route) > 0 && evidence.says(.message) { return .route }
            return evidence.weight(.callback) > 0 ? .callback : nil
        }
        if evidence.weight(.push) > 1 { return .push }
        if evidence.weight(.recall) > 0 && evidence.says(.target) { return .recall }
        return clientShape(evidence) ?? serverShape(evidence)
    }

    /// The shape of a client's line; without a target only settings for the push that nobody else has tell it.
    private static func clientShape(_ evidence: VendorEvidence) -> RongCloudShape? {
        guard evidence.says(.target) else {
            return evidence.weight(.wrapper) > 3 ? .wrapper : evidence.weight(.sdk) > 2 ? .sdk : nil
        }
        if evidence.weight(.wrapper) > 0 { return .wrapper }
        if evidence.weight(.sdk) > 0 { return .sdk }
        if evidence.weight(.web) > 0 { return .web }
        return evidence.says(.message) || evidence.says(.conversation) ? .sdk : nil
    }

    private static func serverShape(_ evidence: VendorEvidence) -> RongCloudShape? {
        guard evidence.says(.message), evidence.says(.content) else { return nil }
        let found = servers.filter { evidence.weight($0) > 0 }
        return found.max { evidence.weight($0) < evidence.weight($1) } ?? .broadcast
    }

    /// The shapes of messages that servers send; of two with as much evidence the last.
    private static let servers: [RongCloudShape] = [
        .private, .privateTemplate, .chatroom, .group, .ultragroup, .system, .systemTemplate, .broadcast,
        .online, .status,
    ]

    static func shows(_ test: UInt8, _ value: JSONValue) -> Bool {
        guard let path = value.string, let test = RongCloudEvidenceTest(rawValue: test) else { return false }
        let shape: RongCloudShape
        switch test {
        case .statusPath: return path.range(of: "/statusmessage/") != nil
        case .privatePath: shape = .private
        case .privateTemplatePath: shape = .privateTemplate
        case .groupPath: shape = .group
        case .systemPath: shape = .system
        case .systemTemplatePath: shape = .systemTemplate
        case .broadcastPath: shape = .broadcast
        case .ultragroupPath: shape = .ultragroup
        case .onlinePath: shape = .online
        case .chatroomPath: shape = .chatroom
        }
        return shape.path.map(path.hasSuffix) == true
    }

    // MARK: Forms

    static var readsForms: Bool { true }

    static func shape(ofForm form: UTF8Text) -> Int? {
        guard FormBody.isForm(form), formKeys.contains(where: { form.range(of: $0) != nil }) else {
            return nil
        }
        let root = VendorInput.json(merged(JSONDocument.form(form).root))
        var shape: Int?
        RongCloudAdapter.roots.forEachShape(of: root, of: 0, RongCloudAdapter.roots.evidence(of: root)) {
            shape = shape ?? $0
        }
        return shape
    }

    /// One of these stands in every form of the vendor's.
    private static let formKeys: [UTF8Text] = ["objectName=", "messageUID=", "msgType="]

    static func object(of input: VendorInput, shape: Int, _ values: inout ValueReader) -> JSONValue? {
        switch input {
        case .json(let value):
            guard let text = value.string, FormBody.isForm(text) else {
                return values.object(value, at: .root)
            }
            return FormBody.object(of: text, &values).map(merged)
        case .form(let text):
            if FormBody.isForm(text) { return FormBody.object(of: text, &values).map(merged) }
            return values.object(RawJSON.string(text).parsed().root, at: .root)
        }
    }

    /// A receiver or a group that a form repeats is a list (RC 13).
    private static func merged(_ form: JSONValue) -> JSONValue {
        func values(_ name: UTF8Text) -> [RawJSON] { form.members.filter { $0.key == name }.map(\.value.raw) }
        let repeated = repeatable.filter { name in form.members.count { $0.key == name } > 1 }
        if repeated.isEmpty { return form }
        var members: [(key: UTF8Text, value: RawJSON)] = []
        for member in form.members {
            if !repeated.contains(member.key) {
                members.append((member.key, member.value.raw))
            } else if !members.contains(where: { $0.key == member.key }) {
                members.append((member.key, .array(values(member.key))))
            }
        }
        return RawJSON.object(members).parsed().root
    }

    private static let repeatable: [UTF8Text] = [
        RongCloudKey.privateToUserId.name, RongCloudKey.groupToGroupId.name,
        RongCloudKey.chatroomToChatroomId.name,
    ]
}

extension VendorEvidence {
    fileprivate func weight(_ shape: RongCloudShape) -> Int { weight(ofShape: shape.number) }
}
