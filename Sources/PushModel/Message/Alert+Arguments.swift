extension Alert {
    /// Takes out the arguments of localised words whose key is missing: they show nothing (readings E11, N12).
    ///
    /// - Returns: The words whose arguments were taken out.
    package mutating func removeArgumentsWithoutKey() -> [LocalizedPart] {
        if !isLocalized { return [] }
        var words = localization
        var removed: [LocalizedPart] = []
        for part in LocalizedPart.allCases where words.removeArgumentsWithoutKey(of: part) {
            removed.append(part)
        }
        if !removed.isEmpty { localization = words }
        return removed
    }

    /// The words that a device can look up itself.
    package enum LocalizedPart: CaseIterable {
        case title, subtitle, body
    }
}

extension Alert.Localization {
    /// Whether there were arguments to take out.
    fileprivate mutating func removeArgumentsWithoutKey(of part: Alert.LocalizedPart) -> Bool {
        switch part {
        case .title: titleKey == nil && titleArguments.takeAll()
        case .subtitle: subtitleKey == nil && subtitleArguments.takeAll()
        case .body: bodyKey == nil && bodyArguments.takeAll()
        }
    }
}

extension [UTF8Text] {
    /// Empties the list; false where it is empty already.
    fileprivate mutating func takeAll() -> Bool {
        if isEmpty { return false }
        self = []
        return true
    }
}
