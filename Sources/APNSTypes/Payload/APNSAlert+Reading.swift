extension APNSAlert {
    /// Reads an ordinary alert; nil for what is neither string nor object.
    init?(flat value: JSONValue) {
        if let text = value.string {
            self.init(body: APNSWords(text))
            isString = true
            return
        }
        guard value.kind == .object else { return nil }
        self.init()
        for member in value.members {
            extras.removeAll { $0.key == member.key }
            if takeFlat(member, of: value) { continue }
            extras.append(APNSMember(key: member.key, value: member.value.raw))
        }
    }

    /// Reads a Live Activity's alert and the sound inside it; nil for what is no object.
    init?(nested value: JSONValue, sound: inout APNSSound?) {
        guard value.kind == .object else { return nil }
        self.init()
        for member in value.members {
            extras.removeAll { $0.key == member.key }
            if takeNested(member, &sound) { continue }
            extras.append(APNSMember(key: member.key, value: member.value.raw))
        }
    }

    private mutating func takeFlat(_ member: JSONMember, of alert: JSONValue) -> Bool {
        guard let key = APNSKey(member.key, in: .alert) else { return false }
        if key == .alertLaunchImage { return take(member.value.string, \.launchImage) }
        for keys in FlatKeys.all {
            switch key {
            case keys.text: return take(member.value.string, keys.line.appending(path: \.text))
            case keys.key: return take(member.value.string, keys.line.appending(path: \.localizationKey))
            case keys.arguments:
                guard let texts = member.value.texts, !texts.isEmpty, alert[keys.key.name]?.string != nil
                else { return false }
                self[keyPath: keys.line].arguments = texts
                return true
            default: continue
            }
        }
        return false
    }

    private mutating func takeNested(_ member: JSONMember, _ sound: inout APNSSound?) -> Bool {
        switch APNSKey(member.key, in: .alert) {
        case .alertTitle: return take(APNSWords(nested: member.value), \.title)
        case .alertSubtitle: return take(APNSWords(nested: member.value), \.subtitle)
        case .alertBody: return take(APNSWords(nested: member.value), \.body)
        case .alertLaunchImage: return take(member.value.string, \.launchImage)
        case .alertSound:
            sound = APNSSound(member.value)
            return sound != nil
        default: return false
        }
    }

    private mutating func take<Value>(_ value: Value?, _ place: WritableKeyPath<Self, Value>) -> Bool {
        guard let value else { return false }
        self[keyPath: place] = value
        return true
    }

    private mutating func take<Value>(_ value: Value?, _ place: WritableKeyPath<Self, Value?>) -> Bool {
        guard let value else { return false }
        self[keyPath: place] = value
        return true
    }
}
