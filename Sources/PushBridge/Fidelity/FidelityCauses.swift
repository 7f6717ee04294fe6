package import PushModel

/// What lowers the verdict about one message, and which keys of the message have a part in it.
///
/// A verdict has two sources (reading C6): points in which the screens differ, and losses that cap it although no screen of
/// the matrix shows them. Each is a ``Reason``; the keys that explain it are its causes.
package struct FidelityCauses {
    /// A key that has a part in a reason.
    package struct Cause: Sendable, Hashable {
        /// The key's row in `Mappings/`; nil where the message spells no key for what differs.
        package let row: String?
        /// What the conversion tells of the key; nil where only the screens tell.
        package let diagnostic: Diagnostic?
    }

    /// Something that lowers the verdict.
    package struct Reason: Sendable, Hashable {
        /// What it alone makes of the verdict.
        package let fidelity: Fidelity
        /// The point that differs, as a JSON Pointer into a record; nil for a loss that no screen shows.
        package let path: String?
        /// The keys that explain it; none where no key of the message does.
        package let causes: [Cause]
    }

    /// Everything that lowers the verdict.
    package private(set) var reasons: [Reason] = []

    private let reading: MessageTranslation
    /// The losses with the fields that they are about.
    private let losses: [(mark: LossMark, diagnostic: Diagnostic)]

    /// Finds the causes of a conversion whose fidelity was proved.
    package init(of conversion: Conversion, from reading: MessageTranslation) {
        self.reading = reading
        losses = zip(conversion.lossMarks, conversion.losses).map { ($0, $1) }
        if conversion.messages.isEmpty {
            addRefusal()
            return
        }
        if reading.isPushedToSomebody { addCaps() }
        var paths: [String: Fidelity] = [:]
        for difference in conversion.differences {
            paths[difference.path] = max(paths[difference.path] ?? .identical, difference.fidelity)
        }
        for (path, fidelity) in paths.sorted(by: { $0.key < $1.key }) {
            reasons.append(Reason(fidelity: fidelity, path: path, causes: causes(of: path)))
        }
    }

    /// The keys that made a verdict what it is, each once.
    package func deciding(_ verdict: Fidelity) -> [Cause] {
        var seen: Set<String?> = []
        return reasons.filter { $0.fidelity == verdict }.flatMap(\.causes).filter {
            seen.insert($0.row ?? $0.diagnostic?.code.name).inserted
        }
    }

    /// The verdict if the losses of some rows are settled: what only these rows explain counts for nothing.
    package func verdict(settling rows: Set<String>) -> Fidelity {
        reasons.lazy.filter { reason in
            reason.causes.isEmpty || !reason.causes.allSatisfy { $0.row.map(rows.contains) ?? false }
        }.map(\.fidelity).max() ?? .identical
    }

    // MARK: Losses that cap the verdict

    /// Nothing was written: what says so is the cause.
    private mutating func addRefusal() {
        let worst = losses.filter { $0.diagnostic.severity == .error }
        let causes = (worst.isEmpty ? losses : worst).map { cause($0.diagnostic) }
        reasons.append(Reason(fidelity: .degraded, path: nil, causes: causes))
    }

    private mutating func addCaps() {
        for (mark, diagnostic) in losses where mark.reachesApple {
            let fidelity: Fidelity
            switch diagnostic.kind {
            case .dropped: fidelity = .degraded
            case .approximated: fidelity = .sameScreen
            default: continue
            }
            reasons.append(Reason(fidelity: fidelity, path: nil, causes: [cause(diagnostic)]))
        }
    }

    private func cause(_ diagnostic: Diagnostic) -> Cause {
        Cause(row: diagnostic.row, diagnostic: diagnostic)
    }

    // MARK: Points that differ

    /// The keys that explain a point: those with a loss of a field that is shown there; else, among words, those with a loss
    /// of other words; else the key that fills what is shown there.
    private func causes(of path: String) -> [Cause] {
        let fields = ShownFields.fields(at: path)
        let told = losses(of: fields)
        if !told.isEmpty { return told.map(cause) }
        if ShownFields.isWords(path) {
            let words = losses(of: CanonicalField.wording)
            if !words.isEmpty { return words.map(cause) }
        }
        for field in fields {
            guard let row = reading.location(of: field)?.row, !row.isEmpty else { continue }
            return [Cause(row: row, diagnostic: nil)]
        }
        return []
    }

    /// What was lost or changed of some fields, if anything was; else what was said of them at all.
    private func losses(of fields: [CanonicalField]) -> [Diagnostic] {
        let told = losses.filter { fields.contains($0.mark.field) }.map(\.diagnostic)
        let lost = told.filter { $0.kind == .dropped || $0.kind == .approximated }
        return lost.isEmpty ? told.filter { $0.severity != .info } : lost
    }
}
