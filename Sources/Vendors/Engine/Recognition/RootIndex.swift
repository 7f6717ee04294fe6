/// Tells whose a message is, and in which shape: one look at each key of its root, for all vendors at once.
///
/// What a key says there is in the column `evidence` of the vendors' tables; what follows from all of it is each dialect's.
package final class RootIndex: Sendable {
    private let dialects: [any VendorDialect.Type]
    private let windows: [EvidenceWindow]
    /// Every name at the root of some shape.
    private let index: NameIndex
    /// The words of a name with a kind of value, by ``place(_:_:)``.
    private let words: [UInt128]
    /// The words that no other name says, by name: of several members with one name the last counts, as in reading.
    private let ownWords: [UInt128]
    /// Where its weights stand in ``weights``, by the same; the first are none.
    private let weightPlaces: [UInt8]
    private let weights: [RootEvidence.Weights]
    /// Whether the value itself is looked at, by the same.
    private let isTested: [Bool]
    /// The tests that look at the value, by name.
    private let tests: [[ValueTest]]
    /// Those of vendors that have forms.
    private let formTests: [[ValueTest]]
    /// What a name that no row knows says.
    private let stranger: RootEvidence
    private let prefixes: [(text: UTF8Text, bit: UInt128)]
    private let claims: UInt128
    private let owned: UInt128

    package init(_ dialects: [any VendorDialect.Type]) {
        self.dialects = dialects
        let windows = Self.windows(of: dialects)
        self.windows = windows
        let (names, rows) = Self.rows(of: dialects)
        precondition(names.count <= Self.mostNames, "too many names")
        index = NameIndex(scopes: [Array(names.indices)], names: names)
        let undelivered = names.map { name in
            zip(dialects, windows).reduce(UInt128(0)) { bits, vendor in
                vendor.0.isDelivered(name) ? bits : bits | vendor.1.undelivered
            }
        }
        let sums = rows.map { rows in
            rows.map { ValueTest($0, of: dialects[$0.vendor], sum: $0.saying(in: windows)) }
        }
        let kinds = (0..<Self.kinds).map { JSONValue.Kind(rawValue: UInt8($0)) ?? .null }
        var (words, weightPlaces, isTested) = ([UInt128](), [UInt8](), [Bool]())
        var weights = [RootEvidence.Weights()]
        for (name, rows) in sums.enumerated() {
            // The rows that gave the last sum of weights: most kinds of values have the sum of the kind before.
            var (weighed, place) = ([Int](), 0)
            for kind in kinds {
                let passed = rows.indices.filter { rows[$0].row.evidence.test.passes(kind) == true }
                var sum = RootEvidence(words: undelivered[name])
                for row in passed { sum.add(rows[row].sum) }
                let weighing = passed.filter { rows[$0].row.evidence.isWeight }
                if weighing != weighed {
                    weighed = weighing
                    place = weights.firstIndex(of: sum.weights) ?? weights.count
                    if place == weights.count { weights.append(sum.weights) }
                }
                words.append(sum.words)
                weightPlaces.append(UInt8(place))
                isTested.append(rows.contains { $0.row.evidence.test.passes(kind) == nil })
            }
        }
        self.words = words
        self.weightPlaces = weightPlaces
        self.weights = weights
        self.isTested = isTested
        tests = sums.map { $0.filter { test in kinds.contains { test.row.evidence.test.passes($0) == nil } } }
        formTests = tests.map { $0.filter { $0.table.readsForms } }
        let own = sums.map { $0.reduce(UInt128(0)) { $0 | $1.sum.words } }
        var (said, repeated) = (UInt128(0), UInt128(0))
        for words in own { (said, repeated) = (said | words, repeated | said & words) }
        ownWords = own.map { $0 & ~repeated }
        stranger = RootEvidence(words: windows.reduce(0) { $0 | $1.undelivered })
        prefixes = zip(dialects, windows).compactMap { dialect, window in
            dialect.keyPrefix.map { ($0, window.prefixed | window.seen) }
        }
        claims = windows.reduce(0) { $0 | $1.claim }
        owned = windows.reduce(0) { $0 | $1.own }
    }

    /// What the keys of a line's root, or the fields of a form, say.
    package func evidence(of input: VendorInput) -> RootEvidence {
        var found = RootEvidence()
        switch input {
        case .json(let root): root.forEachMember { add($0, number(of: $0), to: &found, by: tests) }
        case .form(let form):
            // A field that comes again is an element of a list, and says nothing more.
            var met = InlineArray<16, UInt64>(repeating: 0)
            form.fields?.forEachMember { member in
                let name = number(of: member)
                if let name {
                    let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: name)
                    if met[name >> 6] & bit != 0 { return }
                    met[name >> 6] |= bit
                }
                add(member, name, to: &found, by: formTests)
            }
        }
        return found
    }

    /// The most names that the index can have.
    private static let mostNames = 1_024

    @inline(__always)
    private func number(of member: borrowing JSONMember) -> Int? {
        member.withKey { index.number(of: $0, in: 0) }
    }

    @inline(__always)
    private func add(
        _ member: borrowing JSONMember, _ name: Int?, to found: inout RootEvidence, by tests: [[ValueTest]]
    ) {
        guard let name else { return found.add(evidence(ofStranger: member)) }
        let place = Self.place(name, member.value.kind)
        found.words = found.words & ~ownWords[name] | words[place]
        let weight = Int(weightPlaces[place])
        if weight != 0 { found.weights &+= weights[weight] }
        if isTested[place] { look(into: member, tests[name], &found) }
    }

    /// Calls a closure with each shape of a vendor's that a message can have, the likeliest first.
    ///
    /// - Parameters:
    ///   - input: The message.
    ///   - vendor: The vendor's place among those of the index.
    ///   - found: What the keys of the message say.
    ///   - isGiven: Whether the message is known to be the vendor's.
    ///   - body: Gets the shape's place in the vendor's table.
    package func forEachShape(
        of input: VendorInput, of vendor: Int, _ found: RootEvidence, isGiven: Bool, _ body: (Int) -> Void
    ) {
        guard case .form(let form) = input else { return forEachShape(of: vendor, found, body) }
        if form.fields == nil { return }
        guard let shape = dialects[vendor].shapeOfForms else {
            return forEachShape(ofForm: vendor, found, body)
        }
        if found.words & owned & ~windows[vendor].own != 0 { return }
        if isGiven || dialects[vendor].isCall(evidence(found, of: vendor)) { body(shape) }
    }

    /// The same for a form of a vendor that knows its forms by their keys.
    private func forEachShape(ofForm vendor: Int, _ found: RootEvidence, _ body: (Int) -> Void) {
        let shapes = dialects[vendor].table.shapes
        forEachShape(of: vendor, found) { if shapes[$0].isForm { body($0) } }
    }

    private func forEachShape(of vendor: Int, _ found: RootEvidence, _ body: (Int) -> Void) {
        if found.words & windows[vendor].seen == 0 { return }
        dialects[vendor].forEachShape(evidence(found, of: vendor), body)
    }

    @inline(__always)
    private func evidence(_ found: RootEvidence, of vendor: Int) -> VendorEvidence {
        VendorEvidence(found, in: windows[vendor], claims: claims, owned: owned)
    }

    @inline(never)  // else the value of every member is retained
    private func look(
        into member: borrowing JSONMember, _ tests: [ValueTest], _ found: inout RootEvidence
    ) {
        let value = member.value
        // As a span, since a test that is taken out of an array is copied.
        let tests = tests.span
        for index in tests.indices where tests[index].passes(value) { found.add(tests[index].sum) }
    }

    private func evidence(ofStranger member: borrowing JSONMember) -> RootEvidence {
        var found = stranger
        for prefix in prefixes where member.withKey({ $0.hasPrefix(prefix.text) }) {
            found.words |= prefix.bit
        }
        return found
    }

    /// Room for every kind of value, by its number.
    private static var kinds: Int { 8 }

    @inline(__always)
    private static func place(_ name: Int, _ kind: JSONValue.Kind) -> Int {
        name &* kinds &+ Int(kind.rawValue)
    }
}

// MARK: - Making it

extension RootIndex {
    /// A row at the root of some shape, with one of the things that it says.
    private struct Row {
        let vendor: Int
        let number: Int
        let shape: Int
        let evidence: RowEvidence

        func saying(in windows: [EvidenceWindow]) -> RootEvidence {
            var sum = RootEvidence()
            switch evidence.says {
            case .weight(let weight): sum.weights[windows[vendor].firstLane + shape] = weight
            case .word(let word): sum.words = windows[vendor].bit(of: word)
            case .claim: sum.words = windows[vendor].claim
            case .own: sum.words = windows[vendor].own
            }
            sum.words |= windows[vendor].seen
            return sum
        }
    }

    /// A row, and what it says where its test passes.
    private struct ValueTest {
        let row: Row
        let dialect: any VendorDialect.Type
        let table: VendorTable
        let sum: RootEvidence

        init(_ row: Row, of dialect: any VendorDialect.Type, sum: RootEvidence) {
            self.row = row
            self.dialect = dialect
            table = dialect.table
            self.sum = sum
        }

        func passes(_ value: JSONValue) -> Bool {
            row.evidence.test.passes(value.kind) == nil
                && row.evidence.test.passes(value, row.number, of: dialect, table)
        }
    }

    /// Every name at the root of some shape, and the rows of each.
    private static func rows(of dialects: [any VendorDialect.Type]) -> (names: [UTF8Text], rows: [[Row]]) {
        var (names, rows, places): ([UTF8Text], [[Row]], [UTF8Text: Int]) = ([], [], [:])
        for (vendor, table) in dialects.map({ $0.table }).enumerated() {
            for number in table.rootRows {
                let name = table.names[number]
                let place = places[name] ?? names.count
                if place == names.count {
                    places[name] = place
                    names.append(name)
                    rows.append([])
                }
                let shape = table.number(ofShape: table.rows[number].shape) ?? -1
                rows[place] += table.rows[number].evidence.map {
                    Row(vendor: vendor, number: number, shape: shape, evidence: $0)
                }
            }
        }
        return (names, rows)
    }

    /// Gives each vendor its bits, and its shapes their lanes where keys have weights for them.
    private static func windows(of dialects: [any VendorDialect.Type]) -> [EvidenceWindow] {
        var (lane, bit) = (0, 0)
        let windows = dialects.map { $0.table }.map { table in
            let last = bit + EvidenceWindow.ownBits + table.wordCount
            let isOwner = table.rows.contains(where: \.isOwner)
            let window = EvidenceWindow(
                firstLane: lane, firstBit: bit, own: isOwner ? 1 &<< UInt128(truncatingIfNeeded: last) : 0)
            if table.rows.contains(where: \.hasWeight) { lane += table.shapes.count }
            bit = isOwner ? last + 1 : last
            return window
        }
        precondition(lane <= RootEvidence.mostShapes && bit <= UInt128.bitWidth, "too many shapes or words")
        let isNarrow = dialects.allSatisfy { EvidenceWindow.ownBits + $0.table.wordCount <= UInt64.bitWidth }
        precondition(isNarrow, "too many words of one vendor")
        return windows
    }
}

extension VendorDialect {
    /// Whether a name stands at the root of the vendor's delivered pushes.
    fileprivate static func isDelivered(_ name: UTF8Text) -> Bool {
        table.row(name, in: table.delivered.root) != nil
    }
}

extension VendorRow {
    /// Whether its key says that the vendor delivered the message.
    package var isClaim: Bool {
        evidence.contains { if case .claim = $0.says { true } else { false } }
    }

    fileprivate var isOwner: Bool {
        evidence.contains { if case .own = $0.says { true } else { false } }
    }

    fileprivate var hasWeight: Bool { evidence.contains(where: \.isWeight) }
}

extension RowEvidence {
    fileprivate var isWeight: Bool { if case .weight = says { true } else { false } }
}

extension VendorTable {
    /// The rows that stand at the root of a message, shape by shape; not those of a part that comes alone.
    fileprivate var rootRows: [Int] {
        shapes.flatMap { objects[$0.root].rows }.reduce(into: []) { known, row in
            if rows[row].isAtRoot, !known.contains(row) { known.append(row) }
        }
    }

    /// How many words its rows say.
    fileprivate var wordCount: Int {
        rows.flatMap { $0.evidence }.reduce(0) { count, evidence in
            if case .word(let word) = evidence.says { max(count, Int(word) + 1) } else { count }
        }
    }
}
