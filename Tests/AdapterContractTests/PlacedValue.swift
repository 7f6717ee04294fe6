import MappingTables
import PushModel

/// A value at the place of a row's key, in an ordinary message of one shape.
struct PlacedValue: CustomStringConvertible {
    let side: VendorSide
    let row: Table.Row
    let shape: String
    /// The value as JSON; nil takes the key away and leaves the objects around it.
    let json: String?
    /// The names that lead to the key.
    private let path: [String]
    /// The message around it.
    private let base: Result<MessageTree, any Error>

    init(side: VendorSide, row: Table.Row, shape: String, json: String?) {
        (self.side, self.row, self.shape, self.json) = (side, row, shape, json)
        path = side.path(of: row, in: shape)
        base = Result { try side.base(for: row, in: shape) }
    }

    private init(_ place: PlacedValue, holding json: String?) {
        (side, row, shape, path, base) = (place.side, place.row, place.shape, place.path, place.base)
        self.json = json
    }

    var description: String { "\(row.id) in \(shape) as \(json ?? "nothing")" }

    /// The whole message.
    var input: JSONValue {
        get throws {
            var message = try base.get()
            message.set(try MessageTree(json ?? "null"), at: path[...])
            return side.input(json == nil ? message.without(path) : message, in: shape)
        }
    }

    /// What the adapter makes of it.
    var reading: Reading {
        get throws { side.read(try input, shape: shape) }
    }

    /// The same place with another value.
    func holding(_ json: String?) -> PlacedValue { PlacedValue(self, holding: json) }
}

extension VendorSide {
    /// Every key of the table in every shape that has it, with a value.
    func everywhere(_ json: String?) -> [PlacedValue] {
        (Self.keyPlaces[description] ?? []).map { $0.holding(json) }
    }

    /// Every key in every shape, without a value, by vendor: found once, since tests put many values at each.
    private static let keyPlaces = Dictionary(
        uniqueKeysWithValues: read.map { side in
            let places = side.table.rows.flatMap { row in
                side.shapes(of: row).map { PlacedValue(side: side, row: row, shape: $0, json: nil) }
            }
            return (side.description, places)
        })
}
