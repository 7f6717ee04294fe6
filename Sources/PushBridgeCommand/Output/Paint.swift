internal import ArgumentParser

/// Colours for text that a person reads on a terminal.
struct Paint {
    /// When text is coloured.
    enum Mode: String, CaseIterable, ExpressibleByArgument {
        /// On a terminal, unless `NO_COLOR` says otherwise (https://no-color.org).
        case auto
        case always
        case never
    }

    /// What a piece of text is.
    enum Style: String {
        case heading = "1"
        case faint = "2"
        case good = "32"
        case doubtful = "33"
        case bad = "31"
    }

    private let isOn: Bool

    init(_ mode: Mode) {
        isOn =
            switch mode {
            case .always: true
            case .never: false
            case .auto: Descriptor.standardOutput.isTerminal && !Self.isRefused
            }
    }

    /// The text in a style; as it is where there are no colours.
    func callAsFunction(_ style: Style, _ text: String) -> String {
        isOn ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
    }

    /// Whether the environment asks for no colours: the variable counts unless it is empty.
    private static var isRefused: Bool { Environment.bytes(of: "NO_COLOR")?.isEmpty == false }
}
