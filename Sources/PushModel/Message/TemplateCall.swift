/// The app's template that the sender chose for the notification, with its arguments.
public struct TemplateCall: Sendable, Hashable {
    /// The template's name; without a name the arguments are for the template that is chosen otherwise.
    public var name: UTF8Text?
    /// Values of `{0}`, `{1}`, … in the template's title.
    public var titleArguments: [UTF8Text]
    /// Values of `{0}`, `{1}`, … in the template's content.
    public var contentArguments: [UTF8Text]
    /// Values of the template's named placeholders: an object of texts and numbers, as it came.
    public var namedArguments: RawJSON?

    /// Creates a call; one without name and arguments by default.
    public init(
        name: UTF8Text? = nil, titleArguments: [UTF8Text] = [], contentArguments: [UTF8Text] = [],
        namedArguments: RawJSON? = nil
    ) {
        self.name = name
        self.titleArguments = titleArguments
        self.contentArguments = contentArguments
        self.namedArguments = namedArguments
    }
}

/// A template for some members of a group; everyone else gets what the message says otherwise.
public struct DirectedTemplate: Sendable, Hashable {
    /// The members it is for, as the sender spelled them.
    public var targets: [UTF8Text]
    /// Those of ``targets`` who get it: the vendor passes over a name that is not in lower case (reading E19).
    package var reachedTargets: [UTF8Text] { targets.filter { $0 == $0.lowercasedASCII() } }
    /// The template and its arguments.
    public var call: TemplateCall

    /// Creates a directed template.
    public init(targets: [UTF8Text] = [], call: TemplateCall = TemplateCall()) {
        self.targets = targets
        self.call = call
    }
}
