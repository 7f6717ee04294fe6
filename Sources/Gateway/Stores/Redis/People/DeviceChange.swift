/// A device that is put or removed: who had it and who has it then, and their lists as they were and become.
struct DeviceChange {
    private let token: String
    /// Who had the device; nil for nobody.
    let owner: String?
    private var newOwner: String?
    private var kept: [String: [UInt8]] = [:]
    private var lists: [String: [StoredDevice]] = [:]

    init(of token: String, from owner: String?) {
        self.token = token
        self.owner = owner
    }

    /// The device as it is kept; nil for none.
    var known: StoredDevice? { owner.flatMap { lists[$0]?.first { $0.token == token } } }

    /// Notes which devices a person has.
    mutating func read(_ person: String, _ packed: [UInt8]?) throws(StoreError) {
        kept[person] = packed
        lists[person] = try DeviceList.devices(of: person, packed: packed)
    }

    /// Takes the device from who had it.
    mutating func remove() {
        if let owner { lists[owner]?.removeAll { $0.token == token } }
    }

    /// Gives the device to its person.
    mutating func put(_ device: StoredDevice) {
        remove()
        lists[device.person]?.append(device)
        newOwner = device.person
    }

    /// What the script is given.
    var words: ScriptWords {
        var words = ScriptWords(
            .integer(lists.count + 1), .text(Self.tokenKey(token)), .bytes(Self.field(token)))
        words.add(ifAny: owner)
        words.add(ifAny: newOwner)
        for (person, devices) in lists {
            words.add(.text("e:\(StoredPerson.bucket(person))"), .text(person))
            words.add(ifAny: kept[person])
            words.add(ifAny: DeviceList.packed(devices))
        }
        return words
    }

    /// Which hash says whose device a token names.
    static func tokenKey(_ token: String) -> String {
        "t:\(StableHash.number(token, below: StableHash.people))"
    }

    /// A token in that hash: its bytes, where it is the hexadecimal digits of 32.
    static func field(_ token: String) -> [UInt8] {
        let digits = Array(token.utf8)
        guard digits.count == 64 else { return digits }
        var bytes: [UInt8] = []
        for place in stride(from: 0, to: 64, by: 2) {
            guard let high = value(digits[place]), let low = value(digits[place + 1]) else { return digits }
            bytes.append(high << 4 | low)
        }
        return bytes
    }

    private static func value(_ digit: UInt8) -> UInt8? {
        switch digit {
        case 0x30...0x39: digit - 0x30
        case 0x61...0x66: digit - 0x57
        default: nil
        }
    }
}
