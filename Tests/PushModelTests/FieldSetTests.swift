import PushModel
import Testing

@Suite("Sets of fields")
struct FieldSetTests {
    @Test("A set has the fields that were added, in their order", arguments: [0, 1, 2, 5, 76])
    func elements(stride: Int) {
        let all = CanonicalField.allCases
        let added = stride == 0 ? [] : Swift.stride(from: 0, to: all.count, by: stride).map { all[$0] }
        let set = FieldSet(added.reversed())
        #expect(Array(set) == added)
        for field in all { #expect(set.contains(field) == added.contains(field)) }
    }

    @Test("A field is added on a condition")
    func condition() {
        var set: FieldSet = [.title]
        set.insert(.kind, if: true)
        set.insert(.recallNote, if: false)
        set.insert(.title, if: false)
        #expect(Array(set) == [.kind, .title])
    }

    @Test("Sets are joined, and share a field or none")
    func joining() {
        var set: FieldSet = [.kind, .recallNote]
        #expect(set.isDisjoint(with: [.title]))
        #expect(set.isDisjoint(with: []))
        #expect(!set.isDisjoint(with: [.title, .recallNote]))
        set.formUnion([.title, .kind])
        #expect(set == [.kind, .title, .recallNote])
    }

    @Test("A full message holds every field, and an empty one none", arguments: CanonicalField.allCases)
    func held(field: CanonicalField) {
        #expect(PushMessage.everything.presentFields.contains(field))
        #expect(!PushMessage().presentFields.contains(field))
    }

    @Test("A part that holds nothing is told of by a field")
    func parts() {
        var message = PushMessage()
        #expect(message.presentParts == [])
        message.explicitAlert = Alert()
        message.template = TemplateCall()
        message.directedTemplate = DirectedTemplate()
        message.devices = DeviceFilter()
        message.recall = PushMessage.Recall()
        #expect(message.presentFields == [])
        let parts: FieldSet = [
            .acceptedDevices, .explicitTitle, .templateName, .directedName, .recallMessageID,
        ]
        #expect(message.presentParts == parts)
    }
}
