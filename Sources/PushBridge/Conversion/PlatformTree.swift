import PushModel
import Vendors

/// One vendor's settings as a tree of names from the section inwards, with where another vendor has each.
final class PlatformTree: Sendable {
    /// The setting that has the names which lead here; nil on the way to settings.
    let setting: Setting?
    private let inner: [(name: UTF8Text, settings: PlatformTree)]

    /// Makes the tree of a vendor's settings.
    convenience init(_ settings: [PlatformSetting], at target: [PlatformSetting]) {
        let places = Dictionary(grouping: target, by: \.name)
        self.init(settings, depth: 0, places)
    }

    /// Makes a part of the tree from the rows whose first `depth` names lead to it.
    private init(_ rows: [PlatformSetting], depth: Int, _ places: [String: [PlatformSetting]]) {
        let row = depth == 0 ? nil : rows.first { $0.steps.count == depth }
        setting = row.map { Setting(places: places[$0.name] ?? [], loss: PlatformLoss($0.steps)) }
        var inner: [(name: UTF8Text, settings: PlatformTree)] = []
        for row in rows where row.steps.count > depth {
            let name = row.steps[depth]
            if inner.contains(where: { $0.name == name }) { continue }
            let below = rows.filter { $0.steps.count > depth && $0.steps[depth] == name }
            inner.append((name, PlatformTree(below, depth: depth + 1, places)))
        }
        self.inner = inner
    }

    /// What lies under a name; nil for a name that leads to no setting.
    subscript(name: UTF8Text) -> PlatformTree? {
        inner.first { $0.name == name }?.settings
    }

    /// Where another vendor has a setting.
    struct Setting: Sendable {
        /// The places of it, one for each sort of shapes; none where the vendor lacks it.
        let places: [PlatformSetting]
        /// What is told where it is lost.
        let loss: PlatformLoss
    }
}
