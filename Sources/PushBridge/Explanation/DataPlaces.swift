import APNSTranslation
import PushModel

extension ApplicationKeys {
    /// Where a notification's data stands in the payload, as JSON Pointers.
    func dataPlaces(of notification: ResolvedNotification) -> [String] {
        if notification.appData == nil && notification.rootData.isEmpty { return [] }
        switch self {
        case .neutral: return ["/push/data"]
        case .easemob: return ["/" + Self.dataKey.string]
        case .nim:
            var places = notification.rootData.map { "/" + pointerStep($0.key) }
            guard let data = notification.appData?.parsed().root else { return places }
            if data.kind == .object {
                places += data.members.filter { $0.key != "nim" && $0.key != "aps" }
                    .map { "/" + pointerStep($0.key) }
            } else {
                places.append("/" + Self.dataKey.string)
            }
            return places
        }
    }
}
