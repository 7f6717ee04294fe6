import PushModel

extension Situation {
    /// A vendor whose server makes titles of names, texts by the type of a message, and badges, sounds and categories of its
    /// own: RongCloud, as far as the resolver goes.
    static func named(in group: Bool = false) throws -> Situation {
        var situation = try Situation("nim")
        situation.profile.policies.madeTitle = .name
        situation.profile.policies.templateUse = .beneath
        situation.profile.policies.mentionTextFor = .everyone
        situation.profile.policies.mutableContent = .always
        situation.profile.policies.usualCategory = .type
        situation.profile.policies.quietHoursDecide = true
        situation.profile.policies.summaryText = .elements
        situation.profile.policies.needsBody = true
        situation.profile.policies.pushesCommands = true
        situation.profile.policies.prefixesSenderText = false
        situation.profile.policies.simpleHidesText = true
        situation.profile.policies.alertForm = .object
        situation.profile.texts.body = "hidden"
        situation.profile.texts.title = nil
        situation.profile.texts.kinds = [.image: "[picture]", .audioCall: "[call]"]
        situation.profile.texts.types = ["RC:CardMsg": "[card]", "RC:VCHangup": "[end]"]
        situation.message.typeName = "RC:TxtMsg"
        if group { situation.sayInGroup() }
        return situation
    }

    /// The title and the body that the recipient reads.
    var read: [String?] {
        get throws {
            let alert = try notification.alert
            return [alert.title?.string, alert.body?.string]
        }
    }

    /// The codes of what is told.
    var told: [String] { outcome.findings.map(\.code.name) }
}
