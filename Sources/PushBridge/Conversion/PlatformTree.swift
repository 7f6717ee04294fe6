import PushModel

/// Whose names of sections and settings are meant.
enum PlatformSpelling {
    case easemob, nim

    /// The spelling of a vendor, Agora's being Easemob's; nil for one that the table does not know.
    init?(vendor: String) {
        switch vendor {
        case "easemob", "agora": self = .easemob
        case "nim": self = .nim
        default: return nil
        }
    }

    fileprivate func steps(of row: PlatformSettings.Row) -> [UTF8Text] {
        switch self {
        case .easemob: row.easemob
        case .nim: row.nim
        }
    }

    fileprivate func word(in value: (easemob: UTF8Text, nim: UTF8Text)) -> UTF8Text {
        switch self {
        case .easemob: value.easemob
        case .nim: value.nim
        }
    }
}

/// One vendor's settings as a tree of names from the section inwards, with where another vendor has each.
final class PlatformTree: Sendable {
    /// The setting that has the names which lead here; nil on the way to settings.
    let setting: Setting?
    private let inner: [(name: UTF8Text, settings: PlatformTree)]

    /// Makes the tree of a table; of several rows with the same names the first counts.
    ///
    /// A vendor that the table does not know has no setting.
    convenience init(
        _ rows: [PlatformSettings.Row], from source: PlatformSpelling?, to target: PlatformSpelling?
    ) {
        if let source {
            self.init(rows, depth: 0, source, target)
        } else {
            self.init([], depth: 0, .easemob, target)
        }
    }

    /// Makes a part of the tree from the rows whose first `depth` names lead to it.
    private init(
        _ rows: [PlatformSettings.Row], depth: Int, _ source: PlatformSpelling, _ target: PlatformSpelling?
    ) {
        let row = depth == 0 ? nil : rows.first { source.steps(of: $0).count == depth }
        setting = row.map { Setting($0, source, target) }
        var inner: [(name: UTF8Text, settings: PlatformTree)] = []
        for row in rows where source.steps(of: row).count > depth {
            let name = source.steps(of: row)[depth]
            if inner.contains(where: { $0.name == name }) { continue }
            let below = rows.filter {
                let steps = source.steps(of: $0)
                return steps.count > depth && steps[depth] == name
            }
            inner.append((name, PlatformTree(below, depth: depth + 1, source, target)))
        }
        self.inner = inner
    }

    /// What lies under a name; nil for a name that leads to no setting.
    subscript(name: UTF8Text) -> PlatformTree? {
        inner.first { $0.name == name }?.settings
    }

    /// Where another vendor has a setting, and how it spells its words.
    final class Setting: Sendable {
        /// The names that lead to it; none where the vendor lacks it.
        let place: [UTF8Text]
        /// What is told where it is lost.
        let loss: PlatformLoss
        private let words: [(own: UTF8Text, other: UTF8Text)]

        fileprivate init(
            _ row: PlatformSettings.Row, _ source: PlatformSpelling, _ target: PlatformSpelling?
        ) {
            place = target?.steps(of: row) ?? []
            loss = PlatformLoss(source.steps(of: row))
            words = row.values.map { (source.word(in: $0), (target ?? source).word(in: $0)) }
        }

        /// A value of the setting as the other vendor spells it.
        func translated(_ value: JSONValue) -> RawJSON {
            guard !words.isEmpty, let word = value.string,
                let other = words.first(where: { $0.own == word })?.other
            else { return value.raw }
            return .string(other)
        }
    }
}
