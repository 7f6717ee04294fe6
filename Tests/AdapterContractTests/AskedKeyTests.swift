import PushModel
import Testing

@testable import Vendors

@Suite("Which keys of the table a writer asks")
struct AskedKeyTests {
    @Test("A key that is not asked would have said nothing", arguments: WrittenShape.all)
    func unasked(_ example: WrittenShape) throws {
        let make = try #require(Self.writers[example.side.description])
        for message in example.sayable + example.wild {
            let (writer, root) = try make(message, example.shape, nil)
            let (thorough, _) = try make(message, example.shape, FieldSet(CanonicalField.allCases))
            var (findings, allFindings): ([Finding], [Finding]) = ([], [])
            let (body, whole) = (writer.body(root, &findings), thorough.body(root, &allFindings))
            #expect(body == whole)
            #expect(findings == allFindings)
        }
    }

    /// Makes a vendor's writer of a message in a shape, which asks the rows of some fields, and the table's object to write.
    private typealias Making =
        @Sendable (PushMessage, String, FieldSet?) throws -> (any MessageWriter, root: Int)

    private static let writers: [String: Making] = [
        "easemob": { message, shape, asked in
            let writer = EasemobWriter(
                message, shape: try #require(EasemobShape(rawValue: shape)), asking: asked)
            return (writer, writer.root)
        },
        "nim": { message, shape, asked in
            let writer = NIMWriter(message, shape: try #require(NIMShape(rawValue: shape)), asking: asked)
            return (writer, writer.root)
        },
        "tencent": { message, shape, asked in
            let writer = TencentWriter(
                message, shape: try #require(TencentShape(rawValue: shape)), asking: asked)
            return (writer, writer.root)
        },
        "rongcloud": { message, shape, asked in
            let writer = RongCloudWriter(
                message, shape: try #require(RongCloudShape(rawValue: shape)), asking: asked)
            return (writer, writer.root)
        },
        "openim": { message, shape, asked in
            let writer = OpenIMWriter(
                message, shape: try #require(OpenIMShape(rawValue: shape)), asking: asked)
            return (writer, writer.root)
        },
    ]

    @Test("Each adapter counts its shapes as the tables do")
    func shapes() {
        #expect(VendorTable.easemob.shapes.map(\.name) == EasemobShape.allCases.map(\.rawValue))
        #expect(VendorTable.nim.shapes.map(\.name) == NIMShape.allCases.map(\.rawValue))
        #expect(VendorTable.tencent.shapes.map(\.name) == TencentShape.allCases.map(\.rawValue))
        #expect(VendorTable.rongcloud.shapes.map(\.name) == RongCloudShape.allCases.map(\.rawValue))
        #expect(VendorTable.openim.shapes.map(\.name) == OpenIMShape.allCases.map(\.rawValue))
        #expect(OpenIMShape.allCases.map(\.number) == Array(OpenIMShape.allCases.indices))
        #expect(RongCloudShape.allCases.map(\.number) == Array(RongCloudShape.allCases.indices))
        #expect(TencentShape.allCases.map(\.number) == Array(TencentShape.allCases.indices))
        #expect(EasemobShape.allCases.map(\.number) == Array(EasemobShape.allCases.indices))
        #expect(NIMShape.allCases.map(\.number) == Array(NIMShape.allCases.indices))
    }

    @Test("Each table has room in a set of keys")
    func capacity() {
        #expect(EasemobKey.allCases.count <= KeySet.capacity)
        #expect(NIMKey.allCases.count <= KeySet.capacity)
        #expect(TencentKey.allCases.count <= KeySet.capacity)
        #expect(RongCloudKey.allCases.count <= KeySet.capacity)
        #expect(OpenIMKey.allCases.count <= KeySet.capacity)
    }
}
