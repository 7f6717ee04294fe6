/// What a key at a message's root says of the message's shape: a word of the column `evidence`.
package struct RowEvidence: Sendable {
    let test: Test
    let says: Says

    package init(_ test: Test, _ says: Says) {
        self.test = test
        self.says = says
    }

    /// Which values say it.
    package enum Test: Sendable {
        /// Every value.
        case any
        /// Every value but `null`.
        case some
        /// A value of one kind.
        case kind(JSONValue.Kind)
        /// A whole number, also one in a text.
        case whole
        /// A text that is not empty.
        case filled
        /// A text that begins like an object.
        case objectText
        /// An object with a key of the rows below this one.
        case members
        /// A text that ends with a path of the row's shape.
        case path
        /// What a function of the vendor's dialect decides.
        case own(UInt8)
    }

    /// What they say.
    package enum Says: Sendable {
        /// So much for the shape of the row.
        case weight(UInt16)
        /// One of the vendor's words, by its number.
        case word(UInt8)
        /// That a push of this vendor's was delivered, whatever other vendors' keys stand there too.
        case claim
        /// That a message was sent in this vendor's words, whatever other vendors' keys stand there too.
        case own
    }
}

extension RowEvidence.Test {
    /// Whether values of a kind pass; nil where the value itself must be looked at.
    func passes(_ kind: JSONValue.Kind) -> Bool? {
        switch self {
        case .any: true
        case .some: kind != .null
        case .kind(let own): kind == own
        case .whole: kind == .number || kind == .string ? nil : false
        case .filled, .objectText, .path: kind == .string ? nil : false
        case .members: kind == .object ? nil : false
        case .own: kind == .null ? false : nil
        }
    }

    /// Whether a value passes, for the tests that look at it.
    func passes(_ value: JSONValue, _ row: Int, of dialect: any VendorDialect.Type) -> Bool {
        switch self {
        case .whole: value.isPlainInteger || value.wholeNumber != nil
        case .filled: value.string?.isEmpty == false
        case .objectText: value.isString(beginningWith: UInt8(ascii: "{"))
        case .members: Self.hasMember(value, dialect.table.members(of: row), dialect.table)
        case .path: value.string.map { dialect.table.isPath($0, ofShapeOf: row) } ?? false
        case .own(let test): dialect.shows(test, value)
        case .any, .some, .kind: passes(value.kind) ?? false
        }
    }

    private static func hasMember(_ value: JSONValue, _ object: Int, _ table: VendorTable) -> Bool {
        var has = false
        value.forEachMember { member in
            if !has, member.withKey({ table.row($0, in: object) }) != nil { has = true }
        }
        return has
    }
}

extension VendorTable {
    /// Whether a path is that of a call whose body a row's key stands in.
    fileprivate func isPath(_ path: UTF8Text, ofShapeOf row: Int) -> Bool {
        shape(named: rows[row].shape)?.isPath(path) == true
    }
}
