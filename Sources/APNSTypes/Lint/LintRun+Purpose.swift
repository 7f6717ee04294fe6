/// Keys that belong to one push type only.
extension LintRun {
    mutating func checkPurpose() {
        if type == .widgets, value(.apsContentChanged)?.bool != true {
            report(.widgetsUnchanged, at: .apsContentChanged)
        }
        if type == .mdm, value(.rootMdm)?.kind != .string || has(.rootAps) {
            report(.managementPayload, at: .payload(""))
        }
        for key in APNSKey.allCases {
            guard let owner = key.onlyPushType, owner != type, has(key) else { continue }
            report(
                .keyOfAnotherPushType, at: key, found: type.rawValue.string, expected: owner.rawValue.string)
        }
    }
}

extension APNSKey {
    /// The one push type in which Apple reads the key; nil for keys of many.
    fileprivate var onlyPushType: PushType? {
        switch self {
        case .apsStaleDate, .apsContentState, .apsTimestamp, .apsEvent, .apsDismissalDate, .apsAttributesType,
            .apsAttributes, .apsInputPushChannel, .apsInputPushToken:
            .liveActivity
        case .apsContentChanged: .widgets
        case .rootMdm: .mdm
        default: nil
        }
    }
}
