/// The alert of a Live Activity: a line with a key is an object, and the sound stands inside (Apple: Starting and updating
/// Live Activities with ActivityKit push notifications).
extension APNSAlert {
    /// Reads the alert and its sound; nil for what is no object.
    init?(ofLiveActivity value: JSONValue, sound: inout APNSSound?) {
        guard value.kind == .object else { return nil }
        self.init()
        extras = value.members { member in
            switch APNSKey(member.key, in: .alert) {
            case .alertTitle: title.take(ofLiveActivity: member.value)
            case .alertSubtitle: subtitle.take(ofLiveActivity: member.value)
            case .alertBody: body.take(ofLiveActivity: member.value)
            case .alertLaunchImage: launchImage.take(member.value.string)
            case .alertSound: sound.take(APNSSound(member.value))
            default: false
            }
        }
    }

    /// Writes the member `alert` with a sound inside.
    func writeOfLiveActivity(sound: APNSSound?, to writer: inout JSONWriter) {
        writer.key(.apsAlert)
        writer.beginObject()
        for line in AlertLine.allCases {
            self[keyPath: line.place].writeOfLiveActivity(line.keys.text, to: &writer)
        }
        sound?.write(.alertSound, to: &writer)
        writer.member(.alertLaunchImage, launchImage)
        writer.members(extras)
        writer.endObject()
    }
}

extension APNSAlertText {
    /// Reads a text, or an object of key and arguments; nil for what a line cannot hold.
    fileprivate init?(ofLiveActivity value: JSONValue) {
        self.init(value.string)
        if text != nil { return }
        for member in value.members {
            switch APNSKey(member.key, in: .alert) {
            case .alertLocKey where member.value.kind == .string: localizationKey = member.value.string
            case .alertLocArgs:
                guard let texts = member.value.texts else { return nil }
                arguments = texts
            default: return nil
            }
        }
        if localizationKey == nil { return nil }
    }

    /// Takes such a value over; whether the line holds all of it.
    fileprivate mutating func take(ofLiveActivity value: JSONValue) -> Bool {
        guard let read = APNSAlertText(ofLiveActivity: value) else { return false }
        self = read
        return true
    }

    fileprivate func writeOfLiveActivity(_ key: APNSKey, to writer: inout JSONWriter) {
        guard let localizationKey else { return writer.member(key, text) }
        writer.key(key)
        writer.beginObject()
        writer.localization(of: .body, key: localizationKey, arguments: arguments)
        writer.endObject()
    }
}
