/// Which of several keys of one meaning counts: the strongest of those that say something.
///
/// A key that comes again replaces what it said before, also by `null`; of one key in two objects the last counts.
extension MessageReader {
    /// Puts what a key says into its field or draft; nil for nothing.
    package mutating func put(_ value: FieldValue?, _ key: MetKey) {
        put(value, key, into: table.keys[key.row].slot)
    }

    /// Puts what a key says into a field that is not its row's.
    package mutating func put(_ value: FieldValue?, _ key: MetKey, into field: CanonicalField) {
        put(value, key, into: FieldSlot(field))
    }

    private mutating func put(_ value: FieldValue?, _ key: MetKey, into slot: FieldSlot) {
        if slot == .none { return }
        let old = winner(of: slot)
        guard let value else {
            if old?.row == key.row { clear(slot) }
            return
        }
        if let old, old != key {
            let isSame = self.value(of: slot) == value
            if isStronger(old, than: key) {
                if !isSame { giveWay(key, to: old) }
                return
            }
            if !isSame { giveWay(old, to: key) }
        }
        winners[Int(slot.number)] = UInt16(key.row + 1)
        winnerHomes[Int(slot.number)] = UInt8(truncatingIfNeeded: key.home)
        store(value, slot)
    }

    private func isStronger(_ key: MetKey, than other: MetKey) -> Bool {
        key.row != other.row && table.keys[key.row].strength < table.keys[other.row].strength
    }

    private mutating func giveWay(_ loser: MetKey, to winner: MetKey) {
        if table.keys[loser.row].staysAtRoot { return }
        let place = places.location(loser.row, in: loser.home)
        places.remove(loser.row, in: loser.home)
        values.note(.givesWay, place, .words(places.location(winner.row, in: winner.home).path))
    }

    /// Tells that a key has no effect, and forgets it.
    package mutating func dismiss(_ key: MetKey?, _ code: DiagnosticCode, _ arguments: DiagnosticArgument...) {
        guard let key else { return }
        let place = places.location(key.row, in: key.home)
        places.remove(key.row, in: key.home)
        values.diagnostics.append(Diagnostic(code, at: place, arguments))
    }

    /// Forgets a key that says nothing.
    package func forget(_ key: MetKey) { places.remove(key.row, in: key.home) }

    /// The key whose value a slot holds.
    func winner(of slot: FieldSlot) -> MetKey? {
        let row = Int(winners[Int(slot.number)]) - 1
        return row < 0 ? nil : MetKey(row: row, home: Int(winnerHomes[Int(slot.number)]))
    }

    /// The key whose value a field holds; nil where no key gave it one.
    package func winner(of field: CanonicalField) -> MetKey? { winner(of: FieldSlot(field)) }

    /// The key whose value a draft holds.
    package func winner(ofDraft draft: UInt8) -> MetKey? { winner(of: FieldSlot(draft: draft)) }

    /// What a draft holds.
    package func draft(_ draft: UInt8) -> FieldValue? { value(of: FieldSlot(draft: draft)) }

    private func value(of slot: FieldSlot) -> FieldValue? {
        slot.field.map(draft.value) ?? drafts.last { $0.slot == slot }?.value
    }

    private mutating func store(_ value: FieldValue, _ slot: FieldSlot) {
        if let field = slot.field { return draft.set(field, value) }
        drafts.removeAll { $0.slot == slot }
        drafts.append((slot, value))
    }

    private mutating func clear(_ slot: FieldSlot) {
        winners[Int(slot.number)] = 0
        if let field = slot.field { draft.set(field, nil) } else { drafts.removeAll { $0.slot == slot } }
    }
}
