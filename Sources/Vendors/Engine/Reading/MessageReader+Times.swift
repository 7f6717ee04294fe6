/// Times, which the model keeps as milliseconds since 1970, whatever unit a key counts in (reading G26).
extension MessageReader {
    /// A time in the unit of its key; a number whose size fits only the other unit is read as that.
    mutating func time(_ value: JSONValue, _ key: MetKey, inSeconds isSeconds: Bool) -> FieldContent {
        if value.isNull || value.isEmptyString { return .nothing }
        let (own, other) =
            isSeconds ? (Self.seconds, Self.milliseconds) : (Self.milliseconds, Self.seconds)
        let text = value.string
        let plain = value.isPlainInteger ? value.integer : text?.plainInteger
        if !isSeconds, let plain, own.contains(Double(plain)) { return identifierContent(value, key) }
        let number = text.flatMap { try? JSONDocument($0).root } ?? value
        guard let said = plain.map(Double.init) ?? number.double, abs(said) < Self.latest else {
            guard let moment = text.flatMap({ Instant(rfc3339: $0) }) else {
                note(.noTime, key)
                return .nothing
            }
            note(.dateForTime, key)
            return message.content(of: .text(UTF8Text("\(moment.seconds * 1_000)")))
        }
        let isOther = !own.contains(said) && other.contains(said)
        if isOther { note(isSeconds ? .millisecondsForSeconds : .secondsForMilliseconds, key) }
        if isSeconds == isOther {
            if number.integer != nil { return identifierContent(value, key) }
            return message.content(of: .text(UTF8Text("\(Int(said))")))
        }
        return message.content(of: .text(UTF8Text("\(Int((said * 1_000).rounded()))")))
    }

    /// Times that a number of seconds can mean: from March 1973 to the year 5138.
    private static let seconds = 100_000_000.0..<100_000_000_000
    /// The same times in milliseconds.
    private static let milliseconds = 100_000_000_000.0..<100_000_000_000_000
    /// More than the end of the year 9999 in milliseconds.
    private static let latest = 1e15
}
