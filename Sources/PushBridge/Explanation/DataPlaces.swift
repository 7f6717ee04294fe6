import PushModel

extension ApplicationKeys {
    /// Where a notification's data stands in the payload, as JSON Pointers.
    func dataPlaces(of notification: ResolvedNotification) -> [String] {
        if notification.appData == nil && notification.rootData.isEmpty { return [] }
        let root = containsData ? "/" + pointerStep(container) : ""
        switch data {
        case .object(let name), .member(let name), .text(let name): return ["\(root)/\(pointerStep(name))"]
        case .root:
            var names = notification.rootData.map(\.key)
            if let data = notification.appData?.parsed().root {
                names += data.kind == .object ? data.members.map(\.key).filter(isApps) : [Self.dataKey]
            }
            return names.map { "\(root)/\(pointerStep($0))" }
        }
    }
}
