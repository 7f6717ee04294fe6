import PushModel
import TestSupport
import Testing
import Vendors

@Suite("Input that nobody sends")
struct RandomInputTests {
    private static let names = NIMKey.allCases.map(\.name.string) + ["x", "own key", "a/b", "~", ""]

    @Test(
        "Any JSON is read in every shape: the same again, in a neutral form that is JSON, with pointers that lead somewhere",
        arguments: 0..<20)
    func json(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        for _ in 0..<20 {
            let text = Self.object(&random, depth: 0)
            for shape in NIMAdapter.shapes { try check(.json(JSONDocument(text).root), shape) }
        }
    }

    @Test("Any bytes are read as a form", arguments: 0..<10)
    func forms(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        for _ in 0..<20 {
            var form = ""
            for _ in 0..<Int.random(in: 0...6, using: &random) {
                form += Self.names.randomElement(using: &random) ?? ""
                form += ["=", "", "%3D", "%"].randomElement(using: &random) ?? ""
                form += Self.value(&random, depth: 2) + "&"
            }
            for shape in NIMAdapter.shapes { try check(.form(FormBody(UTF8Text(form))), shape) }
        }
    }

    @Test("A message's text is never told")
    func secrets() throws {
        var random = SplitMix64(seed: 7)
        for _ in 0..<100 {
            let text = Self.object(&random, depth: 0).replacing(#""hi""#, with: #""secret 世界""#)
            for shape in NIMAdapter.shapes {
                let reading = try Reading(text, as: shape)
                #expect(
                    !reading.diagnostics.contains {
                        $0.message.contains("secret") || $0.path.contains("secret")
                    })
            }
        }
    }

    private func check(_ input: VendorInput, _ shape: String) throws {
        let reading = Reading(input, as: shape)
        let neutral = try reading.neutral
        let again = Reading(input, as: shape)
        #expect(again.message == reading.message)
        #expect(again.diagnostics == reading.diagnostics)
        #expect(NIMAdapter.recognise(input).allSatisfy(NIMAdapter.shapes.contains))
        for diagnostic in reading.diagnostics {
            #expect(
                leadsSomewhere(diagnostic.path, in: input, ignoringCase: shape == "server-v1"),
                "\(shape) \(diagnostic.kind) \(diagnostic.path) \(neutral)")
        }
        for field in CanonicalField.allCases {
            guard let location = reading.location(of: field) else { continue }
            #expect(
                leadsSomewhere(location.path, in: input, ignoringCase: false), "\(shape) \(location.path)")
        }
    }

    /// Whether a pointer leads to a value, through fields and JSON in strings; a form's fields are looked for in its text.
    private func leadsSomewhere(_ path: String, in input: VendorInput, ignoringCase: Bool) -> Bool {
        guard case .json(let root) = input, root.kind != .string else { return true }
        // One of several members of the same name may be meant.
        var values = [root]
        for step in path.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
            let name = UTF8Text(String(step).replacing("~1", with: "/").replacing("~0", with: "~"))
            values = values.flatMap { value in
                let object = value.string.flatMap { try? JSONDocument($0).root } ?? value
                return object.members.filter { $0.key == name }.map(\.value)
            }
        }
        return !values.isEmpty
    }

    // MARK: - Generators

    private static func object(_ random: inout SplitMix64, depth: Int) -> String {
        let members = (0..<Int.random(in: 0...7, using: &random)).map { _ in
            let name = RawJSON.string(UTF8Text(names.randomElement(using: &random) ?? ""))
            return "\(name):\(value(&random, depth: depth + 1))"
        }
        return "{" + members.joined(separator: ",") + "}"
    }

    private static func value(_ random: inout SplitMix64, depth: Int) -> String {
        switch Int.random(in: 0..<(depth > 4 ? 8 : 12), using: &random) {
        case 0: return "null"
        case 1: return ["true", "false"].randomElement(using: &random) ?? ""
        case 2:
            return ["0", "1", "2", "5", "7", "100", "-1", "1.5", "1e400"].randomElement(using: &random) ?? ""
        case 3: return [#""""#, #""1""#, #""true""#, #""maybe""#].randomElement(using: &random) ?? ""
        case 4:
            return [#""a|1|b""#, #""0|2|t""#, #""||""#, #""[\"b\"]""#].randomElement(using: &random) ?? ""
        case 5: return #""\ud800""#
        case 6, 7: return #""hi""#
        case 8: return #"["hi",1,null,{}]"#
        case 9: return RawJSON.string(UTF8Text(object(&random, depth: depth))).text.string
        default: return object(&random, depth: depth)
        }
    }
}
