/// What a key's value says, by the transform of its row.
extension SettingsReader {
    /// What a value says; nil for nothing, and for what cannot be read, which is told.
    package mutating func value(of entry: SettingsEntry) -> SettingsValue? {
        let (value, location) = (entry.value, entry.location)
        return switch entry.row.transform {
        case .copy: values.text(value, at: location).map(SettingsValue.text)
        case .words: values.filledText(value, at: location).map(SettingsValue.text)
        case .identifier: values.identifier(value, at: location).map(SettingsValue.text)
        case .word: word(entry).map(SettingsValue.meaning)
        case .number: known(values.integer(value, in: entry.row.range, at: location), entry)
        case .digits, .own: known(digits(entry), entry)
        case .either: either(entry).map(SettingsValue.meaning)
        case .flag: values.flag(value, at: location).flatMap(entry.row.value)
        case .spelledFlag: spelledFlag(entry).flatMap(entry.row.value)
        case .hour: hour(entry).map(SettingsValue.number)
        case .milliseconds, .minutes, .expiry: end(entry).map(SettingsValue.moment)
        case .dailyInterval: interval(entry).map(SettingsValue.interval)
        case .silencedList, .silencedKey, .total, .user, .listedUser, .zone, .ignored, .passed, .profile,
            .object, .envelope, .objects:
            nil
        }
    }

    /// What a number says; nil, which is told, for one that no document explains.
    private mutating func known(_ number: Int?, _ entry: SettingsEntry) -> SettingsValue? {
        guard let number else { return nil }
        let value = entry.row.value(number)
        if value == nil { noteNoMode(entry.row, entry.location) }
        return value
    }

    // MARK: Words and numbers

    private mutating func word(_ entry: SettingsEntry) -> SettingsMeaning? {
        let row = entry.row
        let meaning =
            entry.value.integer.flatMap { row.meaning(of: $0) }
            ?? entry.value.string.flatMap { $0.decimalInteger == nil ? row.meaning(of: $0) : nil }
        if meaning == nil {
            row.field == .conversationKind ? noteNoKind(row, entry.location) : noteNoMode(row, entry.location)
        }
        return meaning
    }

    private mutating func noteNoMode(_ row: SettingsRow, _ location: Location) {
        let words = row.spellings(areNumbers: false).joined(separator: ", ")
        let numbers = row.spellings(areNumbers: true).joined(separator: ", ")
        if words.isEmpty || numbers.isEmpty {
            return values.note(.noWordOfList, location, .words(words + numbers))
        }
        values.note(.noWordOrNumberOfList, location, .words(words), .words(numbers))
    }

    private mutating func noteNoKind(_ row: SettingsRow, _ location: Location) {
        values.note(
            .noConversationWithSetting, location,
            .words(row.spellings(areNumbers: false).joined(separator: " or ")),
            .words(row.spellings(areNumbers: true).joined(separator: " or ")))
    }

    /// One of two numbers; documented examples send their digits in a text (EM 9.32).
    private mutating func either(_ entry: SettingsEntry) -> SettingsMeaning? {
        guard
            let number = entry.value.string?.wholeNumber
                ?? values.integer(entry.value, at: entry.location)
        else { return nil }
        if let meaning = entry.row.meaning(of: number) { return meaning }
        let known = entry.row.spellings(areNumbers: true).joined(separator: " nor ")
        values.note(.neitherNumber, entry.location, .number(number), .words(known))
        return nil
    }

    private mutating func digits(_ entry: SettingsEntry) -> Int? {
        if let number = entry.value.string?.wholeNumber, entry.row.range.contains(number) { return number }
        return values.integer(entry.value, in: entry.row.range, at: entry.location)
    }

    private mutating func spelledFlag(_ entry: SettingsEntry) -> Bool? {
        switch entry.value.string {
        case "true": true
        case "false": false
        default: values.flag(entry.value, at: entry.location)
        }
    }
}

extension SettingsRow {
    /// What a number says: its meaning, where the numbers stand for something.
    fileprivate func value(_ number: Int) -> SettingsValue? {
        let stands = meanings.contains { $0.spelling.decimalInteger != nil }
        return stands ? meaning(of: number).map(SettingsValue.meaning) : .number(number)
    }

    /// What a flag says.
    fileprivate func value(_ flag: Bool) -> SettingsValue? {
        meaning(of: flag ? "true" : "false").map(SettingsValue.meaning)
    }
}

extension ValueReader {
    /// A number within bounds; nil and `invalid` for another.
    package mutating func integer(
        _ value: JSONValue, in range: ClosedRange<Int>, at location: Location
    ) -> Int? {
        guard let number = integer(value, at: location) else { return nil }
        if range.contains(number) { return number }
        note(.outOfRange, location, .number(number), .number(range.lowerBound), .number(range.upperBound))
        return nil
    }
}
