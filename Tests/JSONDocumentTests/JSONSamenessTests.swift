import JSONDocument
import Testing

@Suite("Equality as JSON data")
struct JSONSamenessTests {
    @Test(
        "The same data in other spellings is the same",
        arguments: [
            ("1", "1.0"), ("1", "1e0"), ("100", "1e2"), ("100", "1E+2"), ("0.01", "1e-2"), ("1.10", "1.1"),
            ("0", "-0"),
            ("0", "0.000e99"), ("-1.5", "-15e-1"), ("12345678901234567890123", "1.2345678901234567890123e22"),
            ("1e99999999999999999999999", "10e99999999999999999999998"),
            ("1e-99999999999999999999999", "0.1e-99999999999999999999998"),
            ("1e100000000000000000000", "10e99999999999999999999"),
            ("0.1e100000000000000000000", "1e99999999999999999999"), ("1e007", "1e7"), ("1e-0", "1"),
            ("10e-100000000000000000001", "1e-100000000000000000000"),
            (#""a\/b""#, #""a/b""#), (#""\u0061""#, #""a""#), (#""\ud83d\ude00""#, #""😀""#),
            (#"{"a":1,"b":2}"#, #"{"b":2,"a":1}"#), (#"{"a":0,"a":1}"#, #"{"a":1}"#),
            (#"{"\u0061":1}"#, #"{"a":1.0}"#),
            ("[ 1 , 2 ]", "[1,2]"), ("[]", "[ ]"), ("{}", "{ }"), ("null", " null"),
            ("[true,false,null]", "[true,false,null]"),
            (#"{"a":[{"b":[1]}]}"#, #"{"a":[{"b":[1e0]}]}"#),
        ])
    func same(_ left: String, _ right: String) throws {
        let left = try JSONDocument(left).root
        let right = try JSONDocument(right).root
        #expect(left.isSame(as: right))
        #expect(right.isSame(as: left))
        #expect(left.isSame(as: left))
    }

    @Test(
        "Other data is not the same",
        arguments: [
            ("1", "2"), ("1", "-1"), ("1", "1.0000000000000000000000001"),
            ("9007199254740992", "9007199254740993"),
            ("1e400", "1e401"), ("1e99999999999999999999999", "1e99999999999999999999998"), ("1e-400", "0"),
            ("10", "1"),
            ("1e99999999999999999999999", "1e-99999999999999999999999"), ("1", "\"1\""), ("0", "false"),
            ("null", "0"), ("\"\"", "null"),
            ("true", "false"), ("[]", "{}"), ("[1]", "[1,1]"), ("[1,2]", "[2,1]"), (#""a""#, #""A""#),
            (#""é""#, "\"e\u{301}\""),
            (#"{"a":1}"#, #"{"a":2}"#), (#"{"a":1}"#, #"{"b":1}"#), (#"{"a":1}"#, #"{"a":1,"b":1}"#),
            (#"{"a":1,"a":2}"#, #"{"a":2,"a":1}"#), (#"{"a":1,"b":2}"#, #"{"a":1,"c":2}"#),
            (#"[[1],[2]]"#, #"[[1],[3]]"#),
        ])
    func different(_ left: String, _ right: String) throws {
        let left = try JSONDocument(left).root
        let right = try JSONDocument(right).root
        #expect(!left.isSame(as: right))
        #expect(!right.isSame(as: left))
    }

    @Test("Objects with many members are compared like small ones", arguments: [16, 17, 1000])
    func largeObjects(_ count: Int) throws {
        let members = (0..<count).map { "\"key\($0)\":\($0)" }
        let value = try JSONDocument("{" + members.joined(separator: ",") + "}").root
        let reversed = try JSONDocument("{" + members.reversed().joined(separator: ",") + "}").root
        #expect(value.isSame(as: reversed))
        let repeated = try JSONDocument("{\"key3\":0," + members.joined(separator: ",") + "}").root
        #expect(value.isSame(as: repeated))
        #expect(repeated.isSame(as: value))
        let overridden = try JSONDocument("{" + members.joined(separator: ",") + ",\"key3\":0}").root
        #expect(!value.isSame(as: overridden))
        #expect(!overridden.isSame(as: value))
        let other = try JSONDocument(
            "{" + (members.dropLast() + ["\"other\":1"]).joined(separator: ",") + "}"
        ).root
        #expect(!value.isSame(as: other))
        let shorter = try JSONDocument("{" + members.dropLast().joined(separator: ",") + "}").root
        #expect(!value.isSame(as: shorter))
        #expect(!shorter.isSame(as: value))
    }
}
