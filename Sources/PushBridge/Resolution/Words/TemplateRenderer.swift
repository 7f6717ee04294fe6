import PushModel

/// Fills the placeholders of a template (reading E4).
///
/// First the positional ones (`{0}`, `{1}`, …), then the built-in ones, so that an argument may hold a built-in. What was
/// put in is never looked at again: a message that says `{0}` or `{$msg}` shows just that.
struct TemplateRenderer {
    /// The sender as the recipient knows them.
    let dynamicFrom: UTF8Text
    /// The sender's push nickname.
    let fromNickname: UTF8Text
    /// The message's content.
    let message: UTF8Text

    /// The rendered pattern, and whether an argument was missing.
    func render(_ pattern: UTF8Text, _ arguments: [UTF8Text]) -> (text: UTF8Text, isArgumentMissing: Bool) {
        guard pattern.firstIndex(of: UInt8(ascii: "{"), from: 0) != nil else { return (pattern, false) }
        var isArgumentMissing = false
        let positioned = pattern.replacingPlaces { name in
            guard name[0] != UInt8(ascii: "-"), let index = name.decimalInteger else { return nil }
            if index < arguments.count { return arguments[index] }
            isArgumentMissing = true
            return ""
        }
        let text = positioned.replacingPlaces { name in
            switch name {
            case "$dynamicFrom": dynamicFrom
            case "$fromNickname": fromNickname
            case "$msg": message
            default: nil
            }
        }
        return (text, isArgumentMissing)
    }
}
