extension APNSPayload {
    /// Writes the payload as one JSON object.
    ///
    /// - Parameters:
    ///   - writer: Receives the object.
    ///   - type: The push's type; a Live Activity nests its words and its sound in its own way.
    public func write(to writer: inout JSONWriter, as type: PushType = .alert) {
        writer.beginObject()
        if hasAPS || mdm == nil && hasContent { writeAPS(as: type, to: &writer) }
        writer.member(.rootMdm, mdm)
        writer.members(custom)
        writer.endObject()
    }

    /// The payload's bytes, which are to be measured and sent.
    public func bytes(as type: PushType = .alert) -> [UInt8] {
        var writer = JSONWriter()
        write(to: &writer, as: type)
        return writer.bytes()
    }

    private var hasContent: Bool {
        var empty = APNSPayload(hasAPS: hasAPS)
        empty.mdm = mdm
        empty.custom = custom
        return self != empty
    }

    private func writeAPS(as type: PushType, to writer: inout JSONWriter) {
        let isLiveActivity = type == .liveActivity
        writer.aps(of: self) { payload, writer in
            payload.writeAlert(isLiveActivity, to: &writer)
        } sound: { payload, writer in
            if !isLiveActivity { payload.sound?.write(.apsSound, to: &writer) }
        } others: { payload, writer in
            payload.liveActivity?.write(to: &writer)
            if payload.isContentChanged { writer.member(.apsContentChanged, RawJSON.bool(true)) }
            if let urlArguments = payload.urlArguments { writer.member(.apsUrlArgs, urlArguments) }
            writer.members(payload.extras)
        }
    }

    private func writeAlert(_ isLiveActivity: Bool, to writer: inout JSONWriter) {
        if isLiveActivity, alert != nil || sound != nil {
            (alert ?? APNSAlert()).writeOfLiveActivity(sound: sound, to: &writer)
        } else if let text = alert?.onlyText {
            writer.member(.apsAlert, text)
        } else if let extras = alert?.extras {
            writer.alert(of: self) { $1.members(extras) }
        }
    }
}

extension APNSPayload: APSContent {
    @usableFromInline package var badgeNumber: Int? {
        switch badge {
        case .unchanged: nil
        case .cleared: 0
        case .count(let count): max(count, 0)
        }
    }
    @usableFromInline package var interruptionLevelName: UTF8Text? { interruptionLevel?.rawValue }
    @usableFromInline package var relevanceScoreNumber: RawJSON? { relevanceScore.map(RawJSON.number) }
    @usableFromInline package var launchImage: UTF8Text? { alert?.launchImage }
    @usableFromInline package var isLocalized: Bool { alert != nil }

    @usableFromInline package func text(of line: AlertLine) -> UTF8Text? { alert?[keyPath: line.place].text }

    @usableFromInline package func localization(of line: AlertLine) -> (key: UTF8Text?, arguments: [UTF8Text])
    {
        let text = alert?[keyPath: line.place]
        return (text?.localizationKey, text?.arguments ?? [])
    }
}
