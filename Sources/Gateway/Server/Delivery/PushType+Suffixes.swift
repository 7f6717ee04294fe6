internal import APNSTypes

extension PushType {
    /// What topics may have behind the bundle identifier, the longest first.
    static let topicSuffixes: [String] = {
        guard case .oneOf(let names) = APNSKey.headerApnsPushType.values else { return [] }
        let suffixes = names.map { PushType(rawValue: $0).topicSuffix.string }.filter { !$0.isEmpty }
        return Set(suffixes).sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
    }()
}
