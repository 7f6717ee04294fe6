import PushModel
import Testing
import VendorMapping

@testable import EasemobAdapter
@testable import NIMAdapter
@testable import RongCloudAdapter
@testable import TencentAdapter

@Suite("Which keys of the table a writer asks")
struct AskedKeyTests {
    @Test("A key that is not asked would have said nothing", arguments: WrittenShape.all)
    func unasked(_ example: WrittenShape) throws {
        for message in example.sayable + example.wild {
            switch example.side.description {
            case "easemob":
                let shape = try #require(EasemobShape(rawValue: example.shape))
                let writer = EasemobWriter(message, shape: shape)
                let thorough = EasemobWriter(
                    message, shape: shape, asking: FieldSet(CanonicalField.allCases))
                check(writer, thorough, writer.root)
            case "tencent":
                let shape = try #require(TencentShape(rawValue: example.shape))
                let writer = TencentWriter(message, shape: shape)
                let thorough = TencentWriter(
                    message, shape: shape, asking: FieldSet(CanonicalField.allCases))
                check(writer, thorough, writer.root)
            case "rongcloud":
                let shape = try #require(RongCloudShape(rawValue: example.shape))
                let writer = RongCloudWriter(message, shape: shape)
                let thorough = RongCloudWriter(
                    message, shape: shape, asking: FieldSet(CanonicalField.allCases))
                check(writer, thorough, writer.root)
            default:
                let shape = try #require(NIMShape(rawValue: example.shape))
                let writer = NIMWriter(message, shape: shape)
                let thorough = NIMWriter(
                    message, shape: shape, asking: FieldSet(CanonicalField.allCases))
                check(writer, thorough, writer.root)
            }
        }
    }

    private func check<Writer: MessageWriter>(
        _ writer: Writer, _ thorough: Writer, _ root: Int
    ) {
        var (findings, allFindings): ([Finding], [Finding]) = ([], [])
        let (body, whole) = (writer.body(root, &findings), thorough.body(root, &allFindings))
        #expect(body == whole)
        #expect(findings == allFindings)
    }

    @Test("Each adapter counts its shapes as the tables do")
    func shapes() {
        #expect(VendorTable.easemob.shapes.map(\.name) == EasemobShape.allCases.map(\.rawValue))
        #expect(VendorTable.nim.shapes.map(\.name) == NIMShape.allCases.map(\.rawValue))
        #expect(VendorTable.tencent.shapes.map(\.name) == TencentShape.allCases.map(\.rawValue))
        #expect(VendorTable.rongcloud.shapes.map(\.name) == RongCloudShape.allCases.map(\.rawValue))
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
    }
}
