import PushModel
import Testing

@Suite("A moment")
struct InstantTests {
    @Test(
        "An RFC 3339 time is the seconds since 1970",
        arguments: [
            ("1970-01-01T00:00:00Z", 0),
            ("1969-12-31T23:59:59Z", -1),
            ("2026-11-21T12:00:00Z", 1_795_262_400),
            ("2000-01-01T00:00:00Z", 946_684_800),
            ("2000-02-29T00:00:00Z", 951_782_400),
            ("2000-03-01T00:00:00Z", 951_868_800),
            ("2024-02-29T23:59:59Z", 1_709_251_199),
            ("1900-03-01T00:00:00Z", -2_203_891_200),
            ("2100-03-01T00:00:00Z", 4_107_542_400),
            ("9999-12-31T23:59:59Z", 253_402_300_799),
            ("0001-01-01T00:00:00Z", -62_135_596_800),
            ("0000-03-01T00:00:00Z", -62_162_035_200),
            ("0000-02-29T00:00:00Z", -62_162_121_600),
            ("0000-01-01T00:00:00Z", -62_167_219_200),
        ])
    func seconds(text: String, seconds: Int) {
        #expect(Instant(rfc3339: UTF8Text(text))?.seconds == seconds)
    }

    @Test(
        "An offset is taken off, so that noon in Shanghai is four in the morning",
        arguments: [
            ("2026-11-21T12:00:00+08:00", 1_795_233_600),
            ("2026-11-21T12:00:00-03:30", 1_795_275_000),
            ("2026-11-21T12:00:00+00:00", 1_795_262_400),
            ("2026-11-21T12:00:00-00:00", 1_795_262_400),
            ("2026-11-21T12:00:00+23:59", 1_795_176_060),
            ("2026-12-31T23:30:00-01:00", 1_798_763_400),
        ])
    func offset(text: String, seconds: Int) {
        #expect(Instant(rfc3339: UTF8Text(text))?.seconds == seconds)
    }

    @Test("A leap second is the second after it")
    func leapSecond() {
        #expect(Instant(rfc3339: "2016-12-31T23:59:60Z") == Instant(rfc3339: "2017-01-01T00:00:00Z"))
        #expect(Instant(rfc3339: "2017-01-01T07:59:60+08:00") == Instant(rfc3339: "2017-01-01T00:00:00Z"))
    }

    @Test(
        "Fractions are dropped, and small letters and a space are as good as large ones",
        arguments: [
            "2026-11-21T12:00:00.5Z", "2026-11-21T12:00:00.999999999999Z", "2026-11-21t12:00:00z",
            "2026-11-21 12:00:00Z", "2026-11-21T20:00:00.25+08:00",
        ])
    func spelling(text: String) {
        #expect(Instant(rfc3339: UTF8Text(text))?.seconds == 1_795_262_400)
    }

    @Test(
        "Milliseconds are the first three digits of a fraction",
        arguments: [
            ("2026-11-21T12:00:00Z", 1_795_262_400_000), ("2026-11-21T12:00:00.5Z", 1_795_262_400_500),
            ("2026-11-21T20:00:00.25+08:00", 1_795_262_400_250),
            ("2026-11-21T12:00:00.456Z", 1_795_262_400_456),
            ("2026-11-21T12:00:00.0009Z", 1_795_262_400_000),
            ("2026-11-21T12:00:00.999999999999Z", 1_795_262_400_999),
            ("1969-12-31T23:59:59.75Z", -250), ("2026-11-21T12:00:00.", nil), ("now", nil),
        ] as [(String, Int?)])
    func milliseconds(text: String, milliseconds: Int?) {
        #expect(Instant.milliseconds(rfc3339: UTF8Text(text)) == milliseconds)
    }

    @Test(
        "Anything else is no time",
        arguments: [
            "", "now", "2026-11-21", "12:00:00Z", "2026-11-21T12:00Z", "2026-11-21T12:00:00",
            "2026-11-21T12:00:00.", "2026-11-21T12:00:00.Z", "2026-11-21T12:00:00,5Z",
            "2026-00-21T12:00:00Z", "2026-13-21T12:00:00Z", "2026-11-00T12:00:00Z",
            "2026-11-31T12:00:00Z", "2026-02-29T12:00:00Z", "1900-02-29T00:00:00Z",
            "2100-02-29T00:00:00Z", "2026-11-21T24:00:00Z", "2026-11-21T12:60:00Z",
            "2026-11-21T12:00:61Z", "2026-11-21T12:00:00+8:00", "2026-11-21T12:00:00+0800",
            "2026-11-21T12:00:00+24:00", "2026-11-21T12:00:00+08:60", "2026-11-21T12:00:00+08:0",
            "2026-11-21T12:00:00Z ", " 2026-11-21T12:00:00Z", "2026-11-21T12:00:00ZZ",
            "2026/11/21T12:00:00Z", "2026-11-21_12:00:00Z", "26-11-21T12:00:00Z",
            "+2026-11-21T12:00:00Z", "-026-11-21T12:00:00Z", "２０２６-11-21T12:00:00Z",
            "2026-11-21T12:00:00+08:00:00", "1795262400",
        ])
    func refused(text: String) {
        #expect(Instant(rfc3339: UTF8Text(text)) == nil)
    }

    @Test("Moments are in the order of their seconds")
    func order() {
        #expect(Instant(seconds: -1) < Instant(seconds: 0))
        #expect(!(Instant(seconds: 0) < Instant(seconds: 0)))
    }
}
