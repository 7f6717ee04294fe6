extension APNSRule {
    /// The sentence for what breaks the rule, with `{key}`, `{found}` and `{expected}` for what stands there.
    package var pattern: String { words }
}
