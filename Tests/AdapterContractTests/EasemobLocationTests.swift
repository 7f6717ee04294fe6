import PushModel
import Testing
import Vendors

@Suite("Where an Easemob message spells a field")
struct EasemobLocationTests {
    @Test(
        "A field is found where it was read, also where the message has it in another place than the table",
        arguments: [
            (
                CanonicalField.text, "callback", #"{"payload":{"bodies":[{"type":"txt","msg":"hi"}]}}"#,
                "EM-114 /payload/bodies/0/msg"
            ),
            (
                .kind, "callback", #"{"payload":{"type":"groupchat","bodies":[{"type":"img"}]}}"#,
                "EM-113 /payload/bodies/0/type"
            ),
            (.text, "sdk", #"{"bodies":[{"type":"txt","msg":"hi"}]}"#, "EM-067 /bodies/0/msg"),
            (.title, "ext", #"{"em_push_ext":{"title":"T"}}"#, "EM-030 /em_push_ext/title"),
            (
                .title, "callback", #"{"payload":{"ext":{"em_apns_ext":"{\"em_push_title\":\"T\"}"}}}"#,
                "EM-003 /payload/ext/em_apns_ext/em_push_title"
            ),
            (
                .title, "rest",
                #"{"ext":{"em_push_ext":{"title":null},"em_apns_ext":{"em_push_title":"T"}}}"#,
                "EM-003 /ext/em_apns_ext/em_push_title"
            ),
            (
                .title, "rest",
                #"{"ext":{"em_push_ext":{"title":""},"em_apns_ext":{"em_push_title":"T"}}}"#,
                "EM-003 /ext/em_apns_ext/em_push_title"
            ),
            (
                .appData, "rest", #"{"ext":{"em_push_ext":{"custom":""},"em_apns_ext":{"extern":"x"}}}"#,
                "EM-032 /ext/em_push_ext/custom"
            ),
            (
                .mentions, "rest", #"{"ext":{"em_at_list":["b"],"em_apns_ext":{"em_at_list":["c"]}}}"#,
                "EM-028 /ext/em_at_list"
            ),
            (
                .mentions, "rest", #"{"ext":{"em_at_list":"","em_apns_ext":{"em_at_list":["c"]}}}"#,
                "EM-021 /ext/em_apns_ext/em_at_list"
            ),
            (.extension, "callback", #"{"payload":{"ext":{"own":1}}}"#, "EM-001 /payload/ext"),
            (.explicitBody, "payload", #"{"aps":{"alert":"B"},"f":"a"}"#, "AP-005 /aps/alert"),
            (.sound, "payload", #"{"apns":{"sound":"s"},"f":"a","t":"b"}"#, "AP-007 /apns/sound"),
        ])
    func places(_ field: CanonicalField, _ shape: String, _ line: String, _ place: String) throws {
        let input = VendorInput.json(try JSONDocument(line).root)
        let location = EasemobAdapter.locate(field, in: input, shape: shape)
        #expect(location.map { "\($0.row) \($0.path)" } == place)
    }
}
