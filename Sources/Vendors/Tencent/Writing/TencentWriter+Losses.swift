extension TencentWriter {
    func approximation(of field: CanonicalField) -> Finding? {
        switch field {
        case .kind where shape.hasMessage && message.kind != .pushOnly && again.kind != message.kind:
            Finding(.kindBecameElement, field, [.words(message.kind.rawValue)])
        case .timestamp where message.timestamp != again.timestamp && again.timestamp != nil:
            Finding(.timeCutToSeconds, field)
        case .isStored where shape.hasMessage: Finding(.unstoredBecameOnlineOnly, field)
        case .mentions where message.mentions == .listed([]): Finding(.emptyListLeftOut, field)
        case .sound where message.sound == .file(""): Finding(.emptyNameBecameSilence, field)
        case .sound:
            if case .critical = message.sound, sound != nil {
                Finding(.criticalBecameOrdinary, field)
            } else {
                nil
            }
        default: nil
        }
    }
}

extension TencentShape {
    /// Whether a message goes with the push.
    var hasMessage: Bool { self != .push && self != .pushBatch }
}
