extension LintRun {
    mutating func checkLiveActivity() {
        guard type == .liveActivity else { return }
        for key in [APNSKey.apsTimestamp, .apsEvent] where !has(key) { report(.liveActivityBasics, at: key) }
        switch value(.apsEvent)?.string.map(LiveActivity.Event.init(rawValue:)) {
        case .start?: checkStart()
        case .end?:
            if !has(.apsContentState) { report(.liveActivityEnd, at: .apsContentState) }
        default: break
        }
    }

    private mutating func checkStart() {
        for key in [APNSKey.apsAlert, .apsAttributes, .apsAttributesType] where !has(key) {
            report(.liveActivityStart, at: key)
        }
    }
}
