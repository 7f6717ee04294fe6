/// Finds a key by its spelling and the object that it stands in, with one look into a table.
struct KeyIndex: Sendable {
    /// The row at each place, plus one; 0 where there is none.
    private let rows: [UInt16]
    /// The object of the row at each place.
    private let objects: [UInt8]
    private let mask: Int

    init(objects keys: [[Int]], names: [UTF8Text]) {
        let count = keys.reduce(0) { $0 + $1.count }
        var size = 64
        while size < count * 3 { size *= 2 }
        var rows = [UInt16](repeating: 0, count: size)
        var objects = [UInt8](repeating: 0, count: size)
        for (object, keys) in keys.enumerated() {
            for key in keys {
                var place = Self.place(of: names[key], in: object) & (size - 1)
                while rows[place] != 0 { place = (place + 1) & (size - 1) }
                rows[place] = UInt16(key + 1)
                objects[place] = UInt8(object)
            }
        }
        self.rows = rows
        self.objects = objects
        mask = size - 1
    }

    @inline(__always)
    func row(_ name: borrowing UTF8Text, in object: Int, _ names: [UTF8Text]) -> Int? {
        var place = Self.place(of: name, in: object) & mask
        while true {
            let row = Int(rows[place]) - 1
            if row < 0 { return nil }
            if objects[place] == UInt8(truncatingIfNeeded: object) && names[row] == name { return row }
            place = (place + 1) & mask
        }
    }

    @inline(__always)
    private static func place(of name: borrowing UTF8Text, in object: Int) -> Int {
        let mixed = (name.keyHash &+ UInt64(truncatingIfNeeded: object) &* 0xA24B_AED4_963E_E407)
        return Int(truncatingIfNeeded: (mixed ^ mixed &>> 32) & 0x7FFF_FFFF)
    }
}
