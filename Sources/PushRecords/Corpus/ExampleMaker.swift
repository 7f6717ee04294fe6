import PushBridge

/// Makes examples of one message, which takes time: only where they are kept.
struct ExampleMaker {
    private let message: LossyMessage
    private let reading: MessageTranslation
    private let converter: MessageConverter

    init(_ message: LossyMessage, of reading: MessageTranslation, by converter: MessageConverter) {
        self.message = message
        self.reading = reading
        self.converter = converter
    }

    /// The message with its differences.
    var example: CorpusExample { CorpusExample(of: message) }

    /// The message as people see one difference of it.
    ///
    /// - Parameters:
    ///   - shown: What people notice.
    ///   - difference: The difference; nil for a message that the target has not.
    /// - Returns: An example; nil where there are no screens.
    func example(of shown: ShownDifference, _ difference: Difference?) -> ShownExample? {
        let made = converter.screens(of: reading, as: message.conversion, for: difference)
        guard let screens = made.map(ShownScreens.init) else { return nil }
        return ShownExample(
            place: message.place, source: message.conversion.source,
            rows: message.causes.causes(of: difference, in: reading).map(\.name).filter { !$0.isEmpty }
                .withoutRepeats,
            unseen: screens.shows(shown.effect) ? nil : difference, screens: screens
        ).shortened
    }
}
