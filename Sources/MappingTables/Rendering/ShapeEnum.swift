/// Renders the enum of a vendor's shapes, in the order in which its table numbers them.
struct ShapeEnum {
    let vendor: VendorTables

    var text: String {
        """
        /// The shapes in which \(vendor.name)'s messages come, as `\(vendor.tableFolder)/shapes.tsv` has them.
        enum \(vendor.name)Shape: String, VendorShapeName {
        \(vendor.shapes.map(Self.enumCase).joined(separator: "\n"))

            /// The shape of a name; asked for each message, for which the derived look-up takes long.
            init?(rawValue: String) {
                for shape in Self.allCases where shape.rawValue == rawValue {
                    self = shape
                    return
                }
                return nil
            }

            /// The shape's place among all shapes, in the table's order.
            var number: Int {
                switch self {
        \(vendor.shapes.enumerated().map { "        case .\(Self.name($1)): \($0)" }.joined(separator: "\n"))
                }
            }
        }
        """
    }

    private static func enumCase(_ row: Table.Row) -> String {
        let spelled = name(row) == row["shape"] ? "" : " = \(SwiftLiteral.string(row["shape"]))"
        return "    /// \(row["note"])\n    case \(escaped(name(row)))\(spelled)"
    }

    /// A name that Swift has for itself stands in backticks where it is declared.
    private static func escaped(_ name: String) -> String {
        ["private", "public", "extension", "default"].contains(name) ? "`\(name)`" : name
    }

    private static func name(_ row: Table.Row) -> String { CamelCase.joined([row["shape"]]) }
}
