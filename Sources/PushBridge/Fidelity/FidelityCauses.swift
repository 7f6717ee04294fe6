package import PushModel

/// What lowers the verdict about one message, and which keys of the message have a part in it.
///
/// A verdict has two sources (reading C16): points in which the screens or the messages differ, and losses that cap it although
/// nothing of that shows them. Each is a ``Reason``; the keys that explain it are its causes.
package struct FidelityCauses {
    /// A key that has a part in a reason.
    package struct Cause: Sendable, Hashable {
        /// The key's row in `Mappings/`; nil where the message spells no key for what differs.
        package let row: String?
        /// What the conversion tells of the key; nil where only the screens tell.
        package let diagnostic: Diagnostic?

        /// Whether its row, or the code of what is told, is among some names.
        fileprivate func isNamed(in names: Set<String>) -> Bool {
            row.map(names.contains) == true || diagnostic.map { names.contains($0.code.name) } == true
        }
    }

    /// Something that lowers the verdict.
    package struct Reason: Sendable, Hashable {
        /// What it alone makes of the verdict.
        package let fidelity: Fidelity
        /// The point that differs, as a JSON Pointer into a record; nil for a loss that no screen shows.
        package let path: String?
        /// The keys that explain it; none where no key of the message does.
        package let causes: [Cause]
        /// Whether they explain all of it.
        fileprivate let isExplained: Bool

        fileprivate init(_ fidelity: Fidelity, at path: String? = nil, _ causes: [[Cause]]) {
            self.fidelity = fidelity
            self.path = path
            var seen: Set<Cause> = []
            self.causes = causes.flatMap(\.self).filter { seen.insert($0).inserted }
            isExplained = causes.allSatisfy { !$0.isEmpty }
        }
    }

    /// Everything that lowers the verdict.
    package private(set) var reasons: [Reason] = []

    /// What the conversion lost.
    private let losses: [Loss]

    /// Finds the causes of a conversion whose fidelity was proved.
    package init(of conversion: Conversion, from reading: MessageTranslation) {
        losses = zip(conversion.lossMarks, conversion.losses).map { Loss(mark: $0, diagnostic: $1) }
        if conversion.messages.isEmpty {
            addRefusal()
            return
        }
        addCaps(reading.diagnostics)
        let points = PointCauses(of: losses, in: reading)
        for (path, differences) in Dictionary(grouping: conversion.differences, by: \.path).sorted(by: {
            $0.key < $1.key
        }) {
            let worst = differences.map(\.fidelity).max() ?? .identical
            let deciding = differences.filter { $0.fidelity == worst }
            reasons.append(Reason(worst, at: path, deciding.map(points.causes)))
        }
    }

    /// What made a verdict what it is: each key once for each thing that is told of it.
    package func deciding(_ verdict: Fidelity) -> [Cause] {
        var seen: Set<[String?]> = []
        return reasons.filter { $0.fidelity == verdict }.flatMap(\.causes).filter {
            seen.insert([$0.row, $0.diagnostic?.code.name]).inserted
        }
    }

    /// The keys that explain one of the conversion's differences; without one, those of everything that lowers the verdict.
    package func causes(of difference: Difference?, in reading: MessageTranslation) -> [Cause] {
        guard let difference else { return reasons.flatMap(\.causes) }
        return PointCauses(of: losses, in: reading).causes(of: difference)
    }

    /// The verdict if the losses of some rows, or with some codes, are settled: what only these explain counts for nothing.
    package func verdict(settling names: Set<String>) -> Fidelity {
        reasons.lazy.filter { reason in
            !reason.isExplained || !reason.causes.allSatisfy { $0.isNamed(in: names) }
        }.map(\.fidelity).max() ?? .identical
    }

    // MARK: Losses that cap the verdict

    /// Nothing was written: what says so is the cause.
    private mutating func addRefusal() {
        let worst = losses.filter { $0.diagnostic.severity == .error }
        reasons.append(Reason(.degraded, [(worst.isEmpty ? losses : worst).map(\.cause)]))
    }

    private mutating func addCaps(_ ofReading: [Diagnostic]) {
        for loss in losses where loss.mark.cap > .identical {
            reasons.append(Reason(loss.mark.cap, [[loss.cause]]))
        }
        for diagnostic in ofReading {
            guard let effect = diagnostic.effect else { continue }
            reasons.append(Reason(effect.fidelity, [[Cause(row: diagnostic.row, diagnostic: diagnostic)]]))
        }
    }
}
