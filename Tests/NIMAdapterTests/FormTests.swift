import PushModel
import Testing

@Suite("Forms")
struct FormTests {
    @Test(
        "Percent signs and plus signs are decoded in keys and values",
        arguments: [
            Example(
                "server-v1", "pushcontent=%E4%BD%A0%E5%A5%BD+Bob+1%2B1%3d2%26",
                #"{"alert.body":"你好 Bob 1+1=2&"}"#),
            Example("server-v1", "push%63ontent=a=b", #"{"alert.body":"a=b"}"#),
            Example("server-v1", "pushcontent=%22q%22%5C%0A%00x", #"{"alert.body":"\"q\"\\\n\u0000x"}"#),
            Example("server-v1", "&&pushcontent=a&&", #"{"alert.body":"a"}"#),
            Example("server-v1", "pushcontent=a&pushcontent=b", #"{"alert.body":"b"}"#),
            Example("server-v1", "pushcontent=a&pushcontent=", "{}"),
            Example("server-v1", "pushcontent=a&pushcontent", "{}"),
            Example("server-v1", " pushcontent=a\r", #"{"alert.body":"a"}"#),
            Example(
                "server-v1", "x=&=y&pushcontent=a", #"{"alert.body":"a"}"#, told: ["ignored /x", "ignored /"]),
        ])
    func decoding(_ example: Example) throws { try example.check() }

    @Test(
        "An escape that is none stays as it is, and bytes that are no UTF-8 become U+FFFD, both told",
        arguments: [
            Example(
                "server-v1", "pushcontent=100%", #"{"alert.body":"100%"}"#, told: ["repaired /pushcontent"]),
            Example("server-v1", "pushcontent=%4", #"{"alert.body":"%4"}"#, told: ["repaired /pushcontent"]),
            Example(
                "server-v1", "pushcontent=%zz+", #"{"alert.body":"%zz "}"#, told: ["repaired /pushcontent"]),
            Example(
                "server-v1", "pushcontent=%FFa", #"{"alert.body":"\#u{FFFD}a"}"#,
                told: ["repaired /pushcontent"]),
            Example(
                "server-v1", "a%2Fb%7Ec%=1", "{}", told: ["repaired /a~1b~0c%", "ignored /a~1b~0c%"]),
        ])
    func damage(_ example: Example) throws { try example.check() }

    @Test("A form may come as one JSON string")
    func jsonString() throws {
        try Example(
            "server-v1", #""ope=1&to=t&pushcontent=hi""#,
            #"{"conversation.kind":"group","receivers":["t"],"alert.body":"hi"}"#
        )
        .check()
    }

    @Test("Diagnostics point through fields and the JSON within them")
    func pointers() throws {
        let reading = try Reading(
            #"OPTION={"Push":"no","own":1}&Payload={"apsField":{"alert":{"title":1,"loc-args":7},"badge":3}}"#,
            as: "server-v1")
        #expect(
            reading.toldWithRows == [
                "repaired /OPTION/Push NIM-177", "ignored /OPTION/own -",
                "ignored /Payload/apsField/badge NIM-014",
                "repaired /Payload/apsField/alert/title AP-027",
                "invalid /Payload/apsField/alert/loc-args AP-036",
            ])
    }

    @Test("A line that is no form is no message of the form's shape")
    func noForm() throws {
        for line in ["hello", "", "   "] {
            let reading = Reading(.form(FormBody(UTF8Text(line))), as: "server-v1")
            #expect(reading.told == ["invalid "])
        }
        #expect(Reading(.form(FormBody("a=b")), as: "sdk").told == ["invalid "])
    }
}
