public import PushModel

/// A message as another vendor's.
public struct Conversion: Sendable {
    /// What the message was taken for, such as `easemob/rest`.
    public var source: String
    /// What it became, such as `nim/server-v2`.
    public var target: String
    /// The messages to send: several where one of the target's cannot reach everyone; none where it has no such message.
    public var messages: [WrittenMessage]
    /// How much is kept, of all messages together; nil when it was not proved.
    public var fidelity: Fidelity?
    /// What a recipient sees differently, and in which situations.
    public var differences: [Difference]
    /// What reading and converting found.
    public var diagnostics: [Diagnostic]
    /// Those of the diagnostics that the conversion found; those of reading stand before them.
    public var losses: ArraySlice<Diagnostic> { diagnostics[firstLoss...] }
    let firstLoss: Int
    /// How many diagnostics, the last ones, tell of what only the vendors' profiles word differently, which is counted once
    /// (readings C4 and C11).
    package internal(set) var wordingCount: Int
    /// What each of the losses is about; empty where nothing was proved.
    var lossMarks: [LossMark]
    /// Whether the message is a bare extension, which does not say whom it is for.
    package let isBareExtension: Bool
    /// Whether the message does not say what its sender set for the push, as a webhook's copy: a verdict about it says
    /// nothing of what people see (reading C21).
    public let saysNothingOfPush: Bool
    /// Whether the message was the target's already, so that no verdict is given (reading C23).
    public let isAlreadyTarget: Bool
    /// Whether settings for other platforms are lost, which never lowers the verdict (reading C9).
    public var losesPlatforms: Bool
}

/// What a loss is about.
struct LossMark: Sendable {
    let field: CanonicalField
    /// Whether the field decides what Apple is asked.
    let reachesApple: Bool
}
