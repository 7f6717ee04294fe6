import MappingTables
import PushModel
import Testing
import Vendors

@Suite("What a writer says of itself")
struct AbilityTests {
    @Test(
        "It says of a field that a shape has a key for it, exactly where the shape says it",
        arguments: WrittenShape.all)
    func says(_ example: WrittenShape) {
        var said: Set<CanonicalField> = []
        for message in example.sayable {
            let again = example.write(message).again
            said.formUnion(CanonicalField.allCases.filter { message.holds($0) && again.holds($0) })
        }
        let claimed = CanonicalField.allCases.filter { example.side.adapter.says($0, in: example.shape) }
        let keyless = said.subtracting(claimed)
        let known = KeylessFields.byShape["\(example.side) \(example.shape)"] ?? []
        #expect(keyless == known, "said without a key")
        // What a message consists of is written by the table of bodies, whose rows have tests of their own.
        let unsaid = Set(claimed).subtracting(said).subtracting(example.readOnlyFields).subtracting([.content]
        )
        #expect(unsaid.isEmpty, "a key says it, and nothing wrote it: \(unsaid)")
        let needless = example.readOnlyFields.filter { said.contains($0) || !claimed.contains($0) }
        #expect(needless.isEmpty, "no exceptions: \(needless)")
    }

    @Test("No shape that nobody has says anything", arguments: VendorSide.all)
    func saysNothing(side: VendorSide) {
        let said = CanonicalField.allCases.filter { side.adapter.says($0, in: "telegraph") }
        let isClient = side.adapter.isClientShape("telegraph")
        #expect(said.isEmpty && !isClient)
    }

    @Test("What its reader gives of a kind that it sends is not refused", arguments: WrittenShape.all)
    func refusal(_ example: WrittenShape) throws {
        let side = example.side
        for place in side.table.rows.filter({ side.shapes(of: $0).contains(example.shape) }) {
            let message = try PlacedValue(
                side: side, row: place, shape: example.shape,
                json: place["sample"] == "-" ? nil : place["sample"]
            ).reading.message
            guard side.adapter.has(message.kind) else { continue }
            // Easemob's older call is read with members, which only the current one is certain to take.
            if place.id == "EM-205" { continue }
            // RongCloud's recalls are read in every shape and written in their own only.
            if message.kind == .recall, side.description == "rongcloud", example.shape != "recall" {
                continue
            }
            let refusal = side.adapter.refusal(of: message, in: example.shape)
            #expect(refusal == nil, "\(place.id)")
        }
        for message in example.sayable where side.adapter.has(message.kind) {
            let refusal = side.adapter.refusal(of: message, in: example.shape)
            #expect(refusal == nil, "\(message.neutral)")
        }
    }

    @Test("A refusal is an error that names a field of the message", arguments: WrittenShape.all)
    func refused(_ example: WrittenShape) {
        for message in example.wild {
            guard let refusal = example.side.adapter.refusal(of: message, in: example.shape) else { continue }
            #expect(refusal.severity == .error && refusal.kind == .dropped)
            #expect(message.holds(refusal.field), "\(refusal.field)")
        }
    }

    @Test(
        "Every kind that it has comes back from some shape, and every other is told",
        arguments: VendorSide.all)
    func kinds(side: VendorSide) {
        for kind in MessageKind.allCases {
            var message = PushMessage()
            message.kind = kind
            if kind == .recall { message.recall = PushMessage.Recall() }
            message.recall?.messageID = "1001"
            let isBack = side.adapter.writtenShapes.contains { shape in
                let writing = WrittenShape(side: side, shape: shape).write(message)
                return writing.again.kind == kind && !writing.findings.contains { $0.field == .kind }
            }
            // Easemob's documents of calls have no merged messages: only its own and Agora's stay what they are (C25).
            let isOwn = kind == .merged && side.isEasemob
            #expect(isBack == (side.adapter.has(kind) || isOwn), "\(kind)")
        }
    }

    @Test("One message reaches at least one receiver", arguments: WrittenShape.all)
    func receivers(_ example: WrittenShape) {
        for message in example.wild {
            for shape in [example.shape, "telegraph"] {
                let most = example.side.adapter.mostReceivers(of: message, in: shape)
                #expect(most >= 1)
            }
        }
    }

    @Test(
        "The usual shapes are written ones, and the client's is the only client shape of the two",
        arguments: VendorSide.all)
    func usual(side: VendorSide) {
        let adapter = side.adapter
        let usual = adapter.usualShapes
        #expect(Set(adapter.writtenShapes).isSuperset(of: [usual.client, usual.server]))
        let isTold = adapter.isClientShape(usual.client) && !adapter.isClientShape(usual.server)
        #expect(isTold)
        #expect(Set(adapter.shapes).isSuperset(of: adapter.writtenShapes))
        #expect(Set(adapter.writtenShapes).count == adapter.writtenShapes.count)
        let clients = adapter.shapes.filter { adapter.isClientShape($0) }
        #expect(clients.filter { !adapter.writtenShapes.contains($0) } == (side.isEasemob ? ["web"] : []))
    }
}

/// Fields that a message says without a key whose row names them.
enum KeylessFields {
    static let byShape: [String: Set<CanonicalField>] = [
        // Members of any name.
        "nim sdk": [.apsExtras, .explicitExtras], "nim sdk-v2": [.apsExtras, .explicitExtras],
        "nim server-v1": [.apsExtras, .explicitExtras], "nim server-v2": [.apsExtras, .explicitExtras],
        // The call says that it is for a group.
        "tencent rest-group": [.conversationKind],
        // The call to withdraw a message is what names its sort (RC 17).
        "rongcloud recall": [.typeName],
        // A type is a number, which other vendors' names cannot become; a client keeps nothing for those absent (OI 8).
        "openim rest": [.typeName], "openim sdk": [.typeName, .isStored],
    ]
}

extension WrittenShape {
    /// Fields for which a shape has keys that are read and that no writer writes.
    fileprivate var readOnlyFields: Set<CanonicalField> {
        switch side.description {
        case "easemob": shape.hasPrefix("rest") ? [.conversationID, .id, .timestamp] : []
        case "nim":
            shape == "sdk" ? [] : [.senderName]
        default: []
        }
    }
}
