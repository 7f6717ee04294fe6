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
        writer.key(.rootAps)
        writer.beginObject()
        writeAlert(as: type, to: &writer)
        switch badge {
        case .unchanged: break
        case .cleared: writer.member(.apsBadge, 0)
        case .count(let count): writer.member(.apsBadge, max(count, 0))
        }
        if isContentAvailable { writer.member(.apsContentAvailable, 1) }
        if isMutable { writer.member(.apsMutableContent, 1) }
        writer.member(.apsCategory, category)
        writer.member(.apsThreadId, threadID)
        writer.member(.apsInterruptionLevel, interruptionLevel?.rawValue)
        writer.member(.apsRelevanceScore, relevanceScore)
        writer.member(.apsTargetContentId, targetContentID)
        writer.member(.apsFilterCriteria, filterCriteria)
        liveActivity?.write(to: &writer)
        writeRest(to: &writer)
    }

    private func writeAlert(as type: PushType, to writer: inout JSONWriter) {
        if type == .liveActivity, alert != nil || sound != nil {
            writer.key(.apsAlert)
            (alert ?? APNSAlert()).writeNested(sound: sound, to: &writer)
            return
        }
        if let alert {
            writer.key(.apsAlert)
            alert.writeFlat(to: &writer)
        }
        if let sound {
            writer.key(.apsSound)
            sound.write(to: &writer)
        }
    }

    private func writeRest(to writer: inout JSONWriter) {
        if isContentChanged {
            writer.key(.apsContentChanged)
            writer.bool(true)
        }
        if let urlArguments { writer.member(.apsUrlArgs, urlArguments) }
        writer.members(extras)
        writer.endObject()
    }
}
