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
        writer.aps(of: self) { writer in
            if !isLiveActivity {
                writeAlert(to: &writer)
            } else if alert != nil || sound != nil {
                (alert ?? APNSAlert()).writeOfLiveActivity(sound: sound, to: &writer)
            }
        } sound: { writer in
            if !isLiveActivity { sound?.write(.apsSound, to: &writer) }
        } others: { writer in
            liveActivity?.write(to: &writer)
            if isContentChanged { writer.member(.apsContentChanged, RawJSON.bool(true)) }
            if let urlArguments { writer.member(.apsUrlArgs, urlArguments) }
            writer.members(extras)
        }
    }

    private func writeAlert(to writer: inout JSONWriter) {
        guard let alert else { return }
        if let text = alert.onlyText { return writer.member(.apsAlert, text) }
        writer.alert(of: alert) { $0.members(alert.extras) }
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
}
