/// The sound a notification plays.
public enum Sound: Sendable, Hashable {
    /// A file in the app's bundle or its `Library/Sounds`; `default` is the system's own; empty means silence.
    case file(UTF8Text)
    /// Apple's critical-alert object `{critical, name, volume}`, as it came.
    case critical(RawJSON)
    /// No sound, although the app's default would play one.
    case silent
}
