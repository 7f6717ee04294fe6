import MappingTables
import PushModel

/// A value at the place of a row's key, in an ordinary message of one shape.
struct PlacedValue: CustomStringConvertible {
    let side: VendorSide
    let row: Table.Row
    let shape: String
    /// The value as JSON; nil takes the key away and leaves the objects around it.
    let json: String?

    var description: String { "\(row.id) in \(shape) as \(json ?? "nothing")" }

    /// The whole message.
    var input: JSONValue {
        get throws {
            let path = side.path(of: row, in: shape)
            var message = try side.base(for: row, in: shape)
            message.set(try MessageTree(json ?? "null"), at: path[...])
            return side.input(json == nil ? message.without(path) : message, in: shape)
        }
    }

    /// What the adapter makes of it.
    var reading: Reading {
        get throws { side.read(try input, shape: shape) }
    }

    /// The same place with another value.
    func holding(_ json: String?) -> PlacedValue {
        PlacedValue(side: side, row: row, shape: shape, json: json)
    }
}

extension VendorSide {
    /// Every key of the table in every shape that has it, with a value.
    func everywhere(_ json: String?) -> [PlacedValue] {
        table.rows.flatMap { row in
            shapes(of: row).map { PlacedValue(side: self, row: row, shape: $0, json: json) }
        }
    }
}
