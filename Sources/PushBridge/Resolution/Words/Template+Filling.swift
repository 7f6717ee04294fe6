package import PushModel

extension Template {
    /// Whether something is put into the template where templates are used in this way.
    package func isFilled(in use: Policies.TemplateUse) -> Bool {
        [title, content].contains { pattern in
            switch use {
            case .levels:
                TemplateRenderer(dynamicFrom: "", fromNickname: "", message: "").render(pattern, []).text
                    != pattern
            case .called: NamedPlaceholders(nil).render(pattern).text != pattern
            case .beneath: false
            }
        }
    }
}
