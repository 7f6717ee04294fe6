import PushModel
import TestSupport

/// Makes random messages: some that a shape can say whole, and some that nobody can.
struct MessageMaker {
    var random: SplitMix64
    let side: VendorSide
    let shape: String

    init(_ example: WrittenShape, seed: UInt64) {
        random = SplitMix64(seed: seed)
        side = example.side
        shape = example.shape
    }

    /// A message that ``shape`` can say whole.
    mutating func sayable() -> PushMessage {
        switch side.description {
        case "nim": sayableByNIM()
        case "tencent": sayableByTencent()
        case "rongcloud": sayableByRongCloud()
        case "openim": sayableByOpenIM()
        default: sayableByEasemob()
        }
    }

    // MARK: Single values

    mutating func once(in count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

    mutating func flag() -> Bool { once(in: 2) }

    mutating func maybe<Value>(_ value: (inout MessageMaker) -> Value) -> Value? {
        once(in: 3) ? value(&self) : nil
    }

    mutating func pick<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: values.indices, using: &random)]
    }

    mutating func text() -> UTF8Text {
        pick(["hi", "世界 & more", "a \"quote\" \\ and\nline", "😀", "{\"k\":1}", "%41+b=c&d", "null", "007"])
    }

    mutating func id() -> UTF8Text { pick(["bob", "team-1", "1001", "a|b", "x/y z", "団体", "100%"]) }

    mutating func ids() -> [UTF8Text] { pick([["bob"], ["bob", "carol"], ["1001", "團隊", "a,b"]]) }

    mutating func value() -> RawJSON {
        json(pick(["null", "1.10", "92233720368547758081", #"{"a":1,"a":{}}"#, #""\u00e9\n""#, "[true,[]]"]))
    }

    func json(_ text: String) -> RawJSON { (try? RawJSON(validating: UTF8Text(text))) ?? .null }
}
