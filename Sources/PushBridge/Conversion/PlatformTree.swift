import PushModel
import Vendors

/// One vendor's settings as a tree of names from the section inwards, with where another vendor has each.
final class PlatformTree: Sendable {
    /// The setting that has the names which lead here; nil on the way to settings.
    let setting: Setting?
    private let inner: [(name: UTF8Text, settings: PlatformTree)]

    /// Makes the tree of a vendor's settings.
    convenience init(of source: VendorTable, at target: VendorTable) {
        let places = Dictionary(grouping: target.platforms, by: \.name)
        self.init(source.platforms.map { Setting($0, places[$0.name] ?? [], at: target.name) }, depth: 0)
    }

    /// Makes a part of the tree from the rows whose first `depth` names lead to it.
    private init(_ rows: [Setting], depth: Int) {
        setting = depth == 0 ? nil : rows.first { $0.own.steps.count == depth }
        var inner: [(name: UTF8Text, settings: PlatformTree)] = []
        for row in rows where row.own.steps.count > depth {
            let name = row.own.steps[depth]
            if inner.contains(where: { $0.name == name }) { continue }
            let below = rows.filter { $0.own.steps.count > depth && $0.own.steps[depth] == name }
            inner.append((name, PlatformTree(below, depth: depth + 1)))
        }
        self.inner = inner
    }

    /// What lies under a name; nil for a name that leads to no setting.
    subscript(name: UTF8Text) -> PlatformTree? {
        inner.first { $0.name == name }?.settings
    }

    /// Where another vendor has a setting.
    struct Setting: Sendable {
        /// The setting at the source.
        let own: PlatformSetting
        /// The places of it, one for each sort of shapes; none where the vendor lacks it.
        let places: [PlatformSetting]
        /// What a phone maker decides by it.
        let decided: PlatformDecision?
        /// Whose phones have it, and the vendor that may lack it.
        let phones: DiagnosticArgument
        let target: DiagnosticArgument

        init(_ own: PlatformSetting, _ places: [PlatformSetting], at target: String) {
            self.own = own
            self.places = places
            let maker = String(own.name.prefix { $0 != "." })
            decided = own.decided.map { PlatformDecision(maker: maker, decided: $0) }
            phones = .words(PlatformDecision.phones(of: maker))
            self.target = .words(target)
        }

        /// What is told where it is lost.
        var lossCode: DiagnosticCode {
            switch decided?.decided {
            case nil: .noPlatformSetting
            case .alert: .androidAlertLost
            default: .androidClassLost
            }
        }
    }
}

/// What a phone maker decides by a setting.
package struct PlatformDecision: Sendable, Hashable {
    let maker: String
    let decided: PlatformSetting.Class
    /// What reports count its loss under: the maker, whose limits the messages meet then, or with `-alert` the maker whose phones
    /// alert people otherwise.
    var name: String { decided == .alert ? maker + "-alert" : maker }

    /// What people call the phones of a maker that the names of settings begin with.
    package static func phones(of maker: String) -> String {
        switch maker {
        case "fcm": "phones with Google services"
        case "harmony": "HarmonyOS devices"
        case "oppo": "OPPO phones"
        case "vivo": "vivo phones"
        default: "\(maker.prefix(1).uppercased())\(maker.dropFirst()) phones"
        }
    }
}
