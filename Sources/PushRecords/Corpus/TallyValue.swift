import PushBridge

/// What is wrong with a tally that was read.
public struct TallyError: Error, Sendable, Hashable, CustomStringConvertible {
    /// Where: a JSON Pointer (RFC 6901).
    public var path: String
    /// What, as a sentence without its subject: `is no whole number`.
    public var problem: String
    /// Whether it is no tally at all, and nothing that a tally could be added to.
    public var isForeign = false

    init(path: String, problem: String) { (self.path, self.problem) = (path, problem) }

    /// Something else than what is wanted.
    static func foreign(_ problem: String) -> TallyError {
        var error = TallyError(path: "", problem: problem)
        error.isForeign = true
        return error
    }

    /// A whole sentence.
    public var description: String {
        if isForeign { return "This \(problem)." }
        return path.isEmpty ? "The tally \(problem)." : "\(path) of the tally \(problem)."
    }
}

/// A value of a tally with its place, which errors name.
struct TallyValue {
    let value: JSONValue
    let path: String

    init(_ value: JSONValue, path: String = "") {
        self.value = value
        self.path = path
    }

    func error(_ problem: String) -> TallyError { TallyError(path: path, problem: problem) }

    /// A member of an object, which must be there.
    subscript(_ name: UTF8Text) -> TallyValue {
        get throws(TallyError) {
            guard let member = self.member(name) else { throw error("has no \"\(name)\"") }
            return member
        }
    }

    /// A member of an object; nil without one, and for `null`.
    func member(_ name: UTF8Text) -> TallyValue? {
        guard value.kind == .object, let member = value[name], member.kind != .null else { return nil }
        return TallyValue(member, path: path + "/" + pointerStep(name))
    }

    var integer: Int {
        get throws(TallyError) {
            // Sums of as many tallies as there may be stay within bounds.
            guard let integer = value.integer, (0...1_000_000_000_000).contains(integer) else {
                throw error("is no whole number from 0 to 1 000 000 000 000")
            }
            return integer
        }
    }

    /// A number that may be as large as another.
    ///
    /// - Parameters:
    ///   - most: The other.
    ///   - what: What the other is; without it, itself.
    /// - Returns: The number.
    /// - Throws: That it is larger, or no number.
    func integer(upTo most: Int, _ what: String? = nil) throws(TallyError) -> Int {
        let integer = try integer
        guard integer <= most else { throw error("is more than \(what.map { "\($0), " } ?? "")\(most)") }
        return integer
    }

    /// Checks that a member of an object, which was read, is no larger than the same number of the whole tally.
    func check(_ number: Int, upTo most: Int, _ name: UTF8Text) throws(TallyError) {
        guard number <= most else { throw try self[name].error("is more than \(most), that of the whole") }
    }

    /// Checks a number that follows from what is beside it.
    func check(equals number: Int) throws(TallyError) {
        guard try integer == number else { throw error("is not \(number)") }
    }

    var text: String {
        get throws(TallyError) {
            guard let text = value.string else { throw error("is no string") }
            return text.string
        }
    }

    /// A name that a command of the page may carry: lower-case letters, digits and hyphens.
    var name: String {
        get throws(TallyError) {
            let text = try text
            guard text.wholeMatch(of: /[a-z0-9-]+/) != nil else { throw error("is no name") }
            return text
        }
    }

    var flag: Bool {
        get throws(TallyError) {
            guard let flag = value.bool else { throw error("is neither true nor false") }
            return flag
        }
    }

    /// The elements of an array.
    var elements: [TallyValue] {
        get throws(TallyError) {
            guard value.kind == .array else { throw error("is no array") }
            return value.elements.enumerated().map { TallyValue($1, path: "\(path)/\($0)") }
        }
    }

    /// The members of an object.
    var members: [(name: String, value: TallyValue)] {
        get throws(TallyError) {
            guard value.kind == .object else { throw error("is no object") }
            return value.members.map {
                ($0.key.string, TallyValue($0.value, path: path + "/" + pointerStep($0.key)))
            }
        }
    }

    /// The members of an object in which no name stands twice.
    var distinctMembers: [(name: String, value: TallyValue)] {
        get throws(TallyError) {
            let members = try members
            var seen: Set<String> = []
            for (name, value) in members where !seen.insert(name).inserted {
                throw value.error("is there twice")
            }
            return members
        }
    }

    /// A word of a closed set.
    func word<Word: RawRepresentable<String>>(_ type: Word.Type) throws(TallyError) -> Word {
        let text = try text
        guard let word = Word(rawValue: text) else { throw error("is no known word") }
        return word
    }

    /// The counts of an object.
    var counts: [String: Int] {
        get throws(TallyError) {
            var counts: [String: Int] = [:]
            for (name, count) in try distinctMembers { counts[name] = try count.integer }
            return counts
        }
    }

    /// The strings of an array.
    var texts: [String] {
        get throws(TallyError) {
            var texts: [String] = []
            for element in try elements { texts.append(try element.text) }
            return texts
        }
    }
}
