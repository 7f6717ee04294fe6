/// Whether each vendor has the shapes that messages need, and each shape a place in its vendor's table.
struct ShapeCheck {
    let mappings: Mappings

    var problems: [TableProblem] {
        mappings.vendorTables.flatMap { vendor in
            missing(vendor).map { TableProblem(vendor.row, of: mappings.vendors, $0) }
                + vendor.shapes.flatMap { shape in
                    (repeated(shape, vendor) + sending(shape) + root(shape, vendor)
                        + ShapeCells(shape).problems(mappings.fieldTypes)
                        + ShapeCells(shape).problems(
                            withKeys: vendor.messages.rows.filter { $0["shape"] == shape["shape"] })).map {
                            TableProblem(shape, of: mappings.shapes, $0)
                        }
                }
        }
    }

    /// What a vendor lacks: the shape of its delivered pushes, or one in which its messages are sent.
    private func missing(_ vendor: VendorTables) -> [String] {
        var missing: [String] = []
        if !vendor.shapes.contains(where: { $0["shape"] == VendorTables.delivered }) {
            missing.append(
                "shapes.tsv has no shape payload of \(vendor.id), which is a push as a device receives it")
        }
        for sender in ["client", "server"] {
            let usual = vendor.shapes.count { $0["sender"] == sender && $0.isUsual }
            if usual == 1 { continue }
            missing.append(
                "shapes.tsv must have one shape of \(vendor.id) with sender \(sender) and writes usual; it has \(usual)"
            )
        }
        return missing
    }

    private func repeated(_ shape: Table.Row, _ vendor: VendorTables) -> [String] {
        let first = vendor.shapes.first { $0["shape"] == shape["shape"] }
        return first == shape ? [] : ["the shape has a row already: \(first?.id ?? "")"]
    }

    private func sending(_ shape: Table.Row) -> [String] {
        if ["vendor", "copy"].contains(shape["sender"]) && shape["writes"] != "-" {
            return ["what the vendor sends is not written: writes must be -"]
        }
        return shape["shape"] == VendorTables.delivered && shape["sender"] != "vendor"
            ? ["the vendor sends what is delivered: the sender must be vendor"] : []
    }

    /// A shape's root must be an object of the vendor's table.
    private func root(_ shape: Table.Row, _ vendor: VendorTables) -> [String] {
        let places = KeyScope.all(of: VendorKey.all(of: vendor.messages)).map(\.place)
        let isPart = shape["root"] != "-"
        let place = KeyPlace(
            shape: isPart ? "*" : shape["shape"], path: isPart ? shape["root"] : "")
        if places.contains(place) { return [] }
        return [
            isPart
                ? "no row of \(vendor.messages.file) stands below \(shape["root"]) in every shape"
                : "no row of \(vendor.messages.file) has the shape \(shape["shape"])"
        ]
    }
}

extension Table.Row {
    /// Whether a shape is the one that is written where nobody asks for another, whatever the conversation.
    var isUsual: Bool { ["usual", "always"].contains(self["writes"]) }

    /// The kind of conversation for whose messages alone it is that; nil for a shape that is for all or for none.
    var usualConversation: String? {
        let words = self["writes"].split(separator: ":")
        return words.count == 2 && words[0] == "usual" ? String(words[1]) : nil
    }
}

extension VendorTables {
    /// The shape of a push as a device receives it, at every vendor.
    static let delivered = "payload"
}
