/// Which of several keys of one meaning counts: the strongest of those that say something.
///
/// A key that comes again replaces what it said before, also by `null`; of one key in two objects the last counts.
extension MessageReader {
    /// Puts what a key says into its field or draft; nil for nothing.
    package mutating func put(_ value: ModelValue?, _ key: MetKey) {
        put(content(value), key, into: table.keys[key.row].slot)
    }

    /// Puts what a key says into a field that is not its row's.
    package mutating func put(_ value: ModelValue?, _ key: MetKey, into field: CanonicalField) {
        put(content(value), key, into: .field(field))
    }

    /// What a field holds that has a value; nothing for none.
    package mutating func content(_ value: ModelValue?) -> FieldContent {
        guard let value else { return .nothing }
        return message.content(of: value)
    }

    /// Puts what a key says into a slot.
    @inline(__always)
    mutating func put(_ content: FieldContent, _ key: MetKey, into slot: FieldSlot) {
        if !slot.isSomething { return }
        if let old = winner(of: slot) { return put(content, key, into: slot, besides: old) }
        guard content.isSomething else { return }
        places.win(slot, key)
        store(content, slot)
    }

    /// The same where another key filled the slot before, or the same one in another object.
    @inline(never)
    private mutating func put(
        _ content: FieldContent, _ key: MetKey, into slot: FieldSlot, besides old: MetKey
    ) {
        guard content.isSomething else {
            if old.row == key.row { takeBack(old, slot) }
            return
        }
        if old != key {
            let said = self.content(of: slot)
            if isStronger(old, than: key) {
                if differ(said, content) { giveWay(key, content, in: slot) }
                return
            }
            if said.isSomething, differ(said, content) { giveWay(old, said, in: slot) }
        }
        places.win(slot, key)
        store(content, slot)
    }

    private func differ(_ one: FieldContent, _ other: FieldContent) -> Bool {
        message.value(of: one) != message.value(of: other)
    }

    private func isStronger(_ key: MetKey, than other: MetKey) -> Bool {
        key.row != other.row && table.keys[key.row].strength < table.keys[other.row].strength
    }

    /// Keeps what gives way until it is known whether the stronger key is taken back; of one key the last.
    private mutating func giveWay(_ loser: MetKey, _ content: FieldContent, in slot: FieldSlot) {
        if !overruled.isEmpty { overruled.removeAll { $0.slot == slot && $0.key == loser } }
        overruled.append(
            Overruled(slot: slot, key: loser, content: content, position: values.diagnostics.count))
    }

    /// Tells of the keys that gave way, each where it would have been told at once.
    mutating func tellOverruled() {
        if overruled.isEmpty { return }
        var told: [Diagnostic] = []
        told.reserveCapacity(values.diagnostics.count + overruled.count)
        var next = 0
        for loser in overruled where !table.keys[loser.key.row].staysAtRoot {
            guard let winner = winner(of: loser.slot) else { continue }
            told += values.diagnostics[next..<loser.position]
            next = loser.position
            let path = places.location(winner).path
            told.append(Diagnostic(.givesWay, at: places.location(loser.key), [.words(path)]))
            forget(loser.key)
        }
        told += values.diagnostics[next...]
        values.diagnostics = told
        overruled.removeAllForNext()
    }

    /// Takes back what the strongest key said, which its name says again and now does not say: the next one counts.
    private mutating func takeBack(_ key: MetKey, _ slot: FieldSlot) {
        forget(key)
        places.empty(slot)
        store(.nothing, slot)
        // Of one key in two objects the last counts.
        let others = overruled.indices.reversed().filter { overruled[$0].slot == slot }
        let keys = table.keys
        guard
            let next = others.min(by: {
                keys[overruled[$0].key.row].strength < keys[overruled[$1].key.row].strength
            })
        else { return }
        let restored = overruled.remove(at: next)
        put(restored.content, restored.key, into: slot)
    }

    /// Tells that a key has no effect, and forgets it.
    package mutating func dismiss(_ key: MetKey?, _ code: DiagnosticCode, _ arguments: DiagnosticArgument...)
    {
        guard let key else { return }
        let place = places.location(key)
        places.remove(key.row, in: key.home)
        values.diagnostics.append(Diagnostic(code, at: place, arguments))
    }

    /// Forgets a key that says nothing.
    package func forget(_ key: MetKey) { places.remove(key.row, in: key.home) }

    /// The key whose value a slot holds.
    @inline(__always)
    func winner(of slot: FieldSlot) -> MetKey? { places.winner(of: slot) }

    /// Whether some key gave a field its value.
    @inlinable @inline(__always)
    package func says(_ field: CanonicalField) -> Bool { places.isFilled(.field(field)) }

    /// The key whose value a field holds; nil where no key gave it one.
    @inlinable @inline(__always)
    package func winner(of field: CanonicalField) -> MetKey? {
        places.isFilled(.field(field)) ? winner(ofFilled: .field(field)) : nil
    }

    /// The key whose value a draft holds.
    @inlinable @inline(__always)
    package func winner(ofDraft draft: UInt8) -> MetKey? {
        places.isFilled(.draft(draft)) ? winner(ofFilled: .draft(draft)) : nil
    }

    /// What a draft holds.
    @inlinable @inline(__always)
    package func draft(_ draft: UInt8) -> ModelValue? {
        places.isFilled(.draft(draft)) ? value(ofFilled: .draft(draft)) : nil
    }

    // Not inlinable: another module would copy all the winners to look at one.
    @usableFromInline func winner(ofFilled slot: FieldSlot) -> MetKey? { winner(of: slot) }
    @usableFromInline func value(ofFilled slot: FieldSlot) -> ModelValue? {
        message.value(of: content(of: slot))
    }

    /// Takes what a draft holds out of it, so that the next element of an array can fill it; and the key that said it.
    package mutating func take(ofDraft draft: UInt8) -> (value: ModelValue, key: MetKey)? {
        guard let key = winner(ofDraft: draft), let value = self.draft(draft) else { return nil }
        places.empty(.draft(draft))
        drafts[Int(draft)] = .nothing
        return (value, key)
    }

    @inline(__always)
    func content(of slot: FieldSlot) -> FieldContent {
        if slot.isField { return message.content(at: slot.position) }
        return places.winner(of: slot) == nil ? .nothing : drafts[slot.position - FieldSlot.firstDraft]
    }

    @inline(__always)
    private mutating func store(_ content: FieldContent, _ slot: FieldSlot) {
        if slot.isField {
            message.set(at: slot.position, content)
        } else {
            drafts[slot.position - FieldSlot.firstDraft] = content
        }
    }
}
