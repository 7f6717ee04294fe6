import Foundation
import Testing

@Suite("The page about adding a vendor")
struct AddingVendorTests {
    private static let folder = "Tests/VendorMappingTests/Invented"

    @Test("Its code and its rows are those of the vendor that a test adds")
    func copied() throws {
        let blocks = try Self.blocks()
        let code = try Self.texts(in: Self.folder)
        for block in blocks where block.language == "swift" {
            #expect(code.contains { $0.contains(block.text) }, "no file has \(block.text)")
        }
        let rows = Set(try Self.texts(in: "\(Self.folder)/Mappings").flatMap { $0.split(separator: "\n") })
        for line in blocks.filter({ $0.language == "tsv" }).flatMap({ $0.text.split(separator: "\n") }) {
            #expect(rows.contains(line), "no table has \(line)")
        }
        #expect(blocks.count { $0.language == "swift" } >= 5 && blocks.count { $0.language == "tsv" } >= 4)
    }

    @Test("It has the command that generates the files of that vendor")
    func command() throws {
        let file = try Checkout.text("\(Self.folder)/Generated/InventedTable.swift")
        let line = try #require(file.split(separator: "\n").first)
        let command = try #require(line.firstMatch(of: /run `([^`]+)`/)).output.1
        #expect(try Self.blocks().contains { $0.language == "sh" && $0.text == command })
    }

    /// The page's blocks of code.
    private static func blocks() throws -> [(language: String, text: String)] {
        let page = try Checkout.text("\(DocumentationPage.catalog)/Adding-a-vendor.md")
        return page.matches(of: /(?m)^```(\w+)\n((?:.|\n)*?)\n```$/).map {
            (String($0.output.1), String($0.output.2))
        }
    }

    /// The texts of the files in a folder.
    private static func texts(in folder: String) throws -> [String] {
        let names = try FileManager.default.contentsOfDirectory(
            atPath: Checkout.root.appendingPathComponent(folder).path)
        return try names.filter { $0.contains(".") }.map { try Checkout.text("\(folder)/\($0)") }
    }
}
