public import PushModel
import Vendors

/// Templates for the target's console that keep from people who hide details what the source keeps from them
/// (readings C2, C12).
///
/// A vendor may show them a text that the sender wrote for the push, where the other shows a text of its own. Templates
/// decide there: people who hide details get the fixed words of `default`, all others the argument that `detail` shows.
public struct TemplateOffer: Sendable, Hashable {
    /// The templates by name, in order; those that the target has already are left out.
    public var templates: [(name: UTF8Text, template: Template)]
    /// The calls that make them.
    public var requests: [SettingsRequest]
    /// What they do and what they cost, in sentences.
    public var text: String

    /// Whether both offer the same.
    public static func == (left: TemplateOffer, right: TemplateOffer) -> Bool {
        left.requests == right.requests && left.text == right.text
    }

    /// Hashes the calls and the text.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(requests)
        hasher.combine(text)
    }

    /// The template that people who hide details get.
    static let fixed: UTF8Text = "default"
    /// The one that everybody else gets.
    static let open: UTF8Text = "detail"
}

extension SettingsConverter {
    /// The templates that the target's console lacks to keep hidden words hidden.
    ///
    /// - Parameters:
    ///   - own: What the source's console holds.
    ///   - profile: What the target's will hold.
    /// - Returns: The offer; nil where the target hides them anyway or with no template, where the source does not hide them,
    ///   and where there are no templates.
    func templateOffer(from own: AppProfile, to profile: AppProfile) -> TemplateOffer? {
        guard own.policies.simpleHidesText, !profile.policies.simpleHidesText, profile.policies.templatesHide
        else { return nil }
        var wanted = profile
        wanted.templates = [:]
        if profile.templates[TemplateOffer.fixed]?.isFixed != true {
            let words = own.texts.body.nonEmpty ?? profile.texts.body
            wanted.templates[TemplateOffer.fixed] = Template(
                title: profile.texts.title ?? words, content: words)
        }
        let argument = Template(title: Template.onlyArgument, content: Template.onlyArgument)
        if profile.templates[TemplateOffer.open] != argument {
            wanted.templates[TemplateOffer.open] = argument
        }
        if wanted.templates.isEmpty { return nil }
        var ignored: [SettingsLoss] = []
        var console = target.adapter.writeConsole(&wanted, losses: &ignored)
        console.requests.name(AppName(appKey: profile.appKey))
        if wanted.templates.isEmpty { return nil }
        let templates = wanted.templates.sorted { $0.key.string < $1.key.string }.map {
            (name: $0.key, template: $0.value)
        }
        let replaced = templates.map(\.name).filter { profile.templates[$0] != nil }
        return TemplateOffer(
            templates: templates, requests: console.requests, text: Self.words(replacing: replaced))
    }

    private static func words(replacing names: [UTF8Text]) -> String {
        let words =
            "People who hide details read only a fixed text at the source. At the target they would read the text that a "
            + "sender writes for the push. With these templates they keep reading a fixed text, if messages are converted "
            + "with the new profile. The cost: a message without template arguments shows an empty text to everybody else."
        if names.isEmpty { return words }
        let listed = names.map(\.string).joined(separator: ", ")
        return words + " They replace what the target has under the name \(listed)."
    }
}

extension ConsoleConversion {
    /// Takes the offered templates into the profile and the calls.
    mutating func takeOffer() {
        guard let offer else { return }
        for (name, template) in offer.templates { profile.templates[name] = template }
        console.requests += offer.requests
        self.offer = nil
    }
}
