import MappingTables
import Testing

/// A fault put into a copy of the tables, and what a check must say about it.
struct PlantedFault: Sendable, CustomTestStringConvertible {
    let claim: String
    let file: String
    /// The one place to change.
    let original: String
    let faulty: String
    /// What the report begins with: the place.
    let place: String
    /// What the report must say.
    let message: String

    init(
        _ claim: String, in file: String, _ original: String, becomes faulty: String, at place: String,
        _ message: String
    ) {
        self.claim = claim
        self.file = file
        self.original = original
        self.faulty = faulty
        self.place = place
        self.message = message
    }

    var testDescription: String { claim }

    /// The tables with the fault in them; nil when its place is not found exactly once.
    var tables: Mappings? {
        let healthy = Self.files[file] ?? ""
        guard healthy.ranges(of: original).count == 1 else { return nil }
        return Mappings { name in
            let text = Self.files[name] ?? ""
            return name == file ? text.replacing(original, with: faulty) : text
        }
    }

    /// Small sound tables: one of each sort of row.
    static let files = [
        "fields.tsv": """
        id\tfield\tcase\tusual\ttype\tapple\tloss\tcounterparts\tnote
        FD-001\tsender.id\tsenderID\t-\ttext\tyes\terror\t-\tThe sender.
        FD-002\tdevices.acceptedIDs\tacceptedDevices\t[]\ttexts\tyes\twarning\t-\tOnly these.
        FD-003\talert.title\ttitle\t-\ttext\tyes\terror\tsender.id\tThe title.
        FD-004\tbadge\tbadge\t-\tinteger\tyes\terror\t-\tThe number.
        FD-005\tsound\tsound\t-\tsound\tyes\terror\t-\tThe sound.
        FD-006\tplatforms\tplatforms\t[]\tmembers\tno\tinfo\t-\tOther platforms.
        FD-007\texplicitAlert.title\texplicitTitle\t-\ttext\tyes\terror\t-\tThe last word.

        """,
        "vendors.tsv": """
        id\tvendor\tname\tlike\tkeys\tsettings\tforms\ttransforms\treadings\tgenerations\tfolder\tnote
        VN-001\teasemob\tEasemob\t-\tEM\tES\trest\tlevels:integer:unmapped\tE\t2017 current\tSources/Vendors/Easemob\tOne.
        VN-002\tagora\tAgora\teasemob\t-\t-\t-\t-\t-\tcurrent\t-\tThe same.
        VN-003\tnim\tNIM\t-\tNIM\tNS\tsdk\t-\tN\tcurrent\tSources/Vendors/NIM\tAnother.

        """,
        "shapes.tsv": """
        id\tvendor\tshape\tsender\tbody\twrites\tpaths\timplies\teveryone\troot\tcommon\tcontent\trest\tcase\tnote
        SH-001\teasemob\trest\tserver\tjson\tusual\t/messages\t-\t-\t-\troot\t-\tunknown\texact\tA call.
        SH-002\teasemob\text\tclient\tjson\tusual\t-\t-\t-\text\t-\t-\tunknown\texact\tA part.
        SH-003\teasemob\tpayload\tvendor\tjson\t-\t-\t-\t-\t-\t-\t-\trootData\texact\tWhat is delivered.
        SH-004\tnim\tsdk\tclient\tjson\tusual\t-\t-\t-\t-\t-\t-\tunknown\texact\tA message.
        SH-005\tnim\tserver\tserver\tjson\tusual\t-\t-\t-\t-\t-\t-\tunknown\texact\tA call.
        SH-006\tnim\tpayload\tvendor\tjson\t-\t-\t-\t-\t-\t-\t-\trootData\texact\tWhat is delivered.

        """,
        "easemob.tsv": """
        id\tshape\tpath\ttype\tfield\trelation\ttransform\tdraft\trank\tevidence\tpresence\trest\twrites\talso\tstrip\tsample\texpect\tsources\tnote
        EM-001\t*\text\tobject\t-\tcontainer\tobject\t-\t-\t-\t-\tunknown\tyes\t-\t-\t-\t-\tDOC\tHolds the rest.
        EM-002\t*\text.title\tstring\talert.title\tequivalent\tcopy\t-\t-\t-\t-\t-\tyes\t-\t-\t"Ada"\t"Ada"\tDOC\tThe title.
        EM-003\t*\text.mutable-content\tboolean\t-\tunmapped\tignored\t-\t-\t-\t-\t-\tyes\t-\t-\ttrue\t-\tDOC\tHas no effect.
        EM-004\t*\text.filter\tobject\t-\tcontainer\tobject\t-\t-\t-\t-\tunknown\tyes\t-\t-\t-\t-\tDOC\tWhich devices.
        EM-005\t*\text.filter.accept\tarray\tdevices.acceptedIDs\tequivalent\tidentifierList\t-\t-\t-\t-\t-\tyes\t-\t-\t["d"]\t["d"]\tDOC\tThese.
        EM-006\trest\tfrom\tstring\tsender.id\tequivalent\tidentifier\t-\t-\t-\t-\t-\tyes\t-\t-\t"u1"\t"u1"\t?\tThe sender.
        EM-007\t*\text.android\tobject\tplatforms\trelated\tkeptAside\t-\t-\t-\t-\t-\tyes\t-\t-\t{"a":1}\t{"a":1}\tDOC\tAnother platform.
        EM-008\tpayload\tf\tstring\tsender.id\tequivalent\tidentifier\t-\t-\t-\t-\t-\t-\t-\t-\t"u1"\t"u1"\tDOC\tWho sent it.

        """,
        "nim.tsv": """
        id\tshape\tpath\ttype\tfield\trelation\ttransform\tdraft\trank\tevidence\tpresence\trest\twrites\talso\tstrip\tsample\texpect\tsources\tnote
        NIM-001\tsdk\tapnsPayload\tobject|json-string\t-\tcontainer\tobject(pushPayload)\t-\t-\t-\t-\tunknown\tyes\t-\t-\t-\t-\tDOC\tThe payload.
        NIM-002\t*\tpushPayload.sound\tstring\tsound\trelated\tsound\t-\t-\t-\t-\t-\tyes\t-\t-\t"a.caf"\t"a.caf"\tDOC\tThe sound.
        NIM-003\t*\tpushPayload.hwField\tobject\tplatforms\trelated\tkeptAside\t-\t-\t-\t-\t-\tyes\t-\t-\t{"a":1}\t{"a":1}\tDOC\tAnother platform.
        NIM-004\tserver\twho\tstring\tsender.id\tequivalent\tidentifier\t-\t-\t-\t-\t-\tyes\t-\t-\t"u1"\t"u1"\tDOC\tWho sends it.
        NIM-005\tpayload\twho\tstring\tsender.id\tequivalent\tidentifier\t-\t-\t-\t-\t-\t-\t-\t-\t"u1"\t"u1"\tDOC\tWho sent it.
        NIM-006\tpayload\taps\tobject\t-\tcontainer\taps\t-\t-\t-\t-\tapsExtras\t-\t-\t-\t-\t-\tDOC\tApple's.
        NIM-007\tpayload\taps.badge\tinteger\t-\tunmapped\tineffective\t-\t-\t-\t-\t-\t-\t-\t-\t5\t-\tDOC\tNot here.

        """,
        "easemob-settings.tsv": """
        id\tshape\tpath\ttype\tfield\trelation\ttransform\tvalues\tpart\twrites\tsample\texpect\tsources\tnote
        ES-001\trest\tquiet.type\tstring\tmode\tequivalent\tword\tALL=all AT=mentions\t-\tyes\t"AT"\t"mentions"\tDOC\tThe mode.
        ES-002\trest\tquiet.hour\tinteger\tquiet.daily\trelated\tnumber\t0..23\tstartHour\tyes\t22\tnull\tDOC\tAn hour.
        ES-003\trest\tquiet.muted\tarray\tconversation.mode\trelated\tsilencedList\t-\tgroup\t-\t["g9"]\tnull\tDOC\tThese are mute.
        ES-004\trest\tquiet.level\tinteger\t-\tunmapped\tignored\t-\t-\t-\t1\t-\tDOC\tHas no effect.
        ES-005\trest\tquiet.count\tinteger\t-\tunmapped\tlevels\t-\t-\t-\t2\t-\tDOC\tHow loud.

        """,
        "nim-settings.tsv": """
        id\tshape\tpath\ttype\tfield\trelation\ttransform\tvalues\tpart\twrites\tsample\texpect\tsources\tnote
        NS-001\t*\tdevices.apnsToken\tstring\tdevice.token\tequivalent\tcopy\t-\t-\tyes\t"00"\t"00"\tDOC\tThe token.
        NS-002\tsdk\tquiet.mode\tstring\tmode\tequivalent\tword\ton=all\t-\tyes\t"on"\t"all"\tDOC\tThe mode.

        """,
        "apns.tsv": """
        id\tplace\tkey\ttype\tfield\tvalues\tsince\torder\ttransform\trank\trest\talso\tsample\texpect\tsources\tnote
        AP-001\taps\tbadge\tinteger\tbadge\t0..\t-\t1\tcount\t10\t-\t-\t4\t4\tDOC\tThe badge.
        AP-002\taps\talert\tobject|string\t-\t-\t-\t2\talert\t-\talertExtras\tsound\t-\t-\tDOC\tThe words.
        AP-003\talert\ttitle\tstring\talert.title\t-\t-\t1\twords\t-\t-\t-\t"Ada"\t"Ada"\tDOC\tTheir title.
        AP-004\theader\tapns-id\tstring\t-\t-\t-\t-\t-\t-\t-\t-\t-\t-\tDOC\tA header.

        """,
        "rules.tsv": """
        id\trule\tseverity\tkeys\tmessage\tsources
        AR-001\tbad-badge\terror\taps/badge\t{key} is bad. Correct it.\tDOC
        AR-002\tworse-badge\twarning\t-\t{key} is worse. Correct it.\tDOC

        """,
        "rejections.tsv": """
        id\treason\tstatus\tclass\tretry\ttoken\tconnection\talias\tsources\tnote
        RJ-001\tBadTopic\t400\tconfiguration\tafter-fix\tkeep\tstop-topic\t-\tDOC\tThe topic is wrong.
        RJ-002\tWrongTopic\t400\tconfiguration\tafter-fix\tkeep\tstop-topic\tBadTopic\tDOC\tAnother spelling.

        """,
        "profiles.tsv": """
        id\tvendor\tgeneration\tlanguage\tfield\tvalue\tsources\tnote
        PR-001\tnim\t*\t*\tdisplay\t"summary"\tDOC\tDetails are shown.
        PR-002\teasemob\t2017\t*\tdisplay\t"simple"\tDOC\tThey are not.
        PR-003\teasemob\t*\t*\tlanguage\t"zh"\tDOC\tIts language.
        PR-004\tagora\t*\t*\tlanguage\t"en"\tDOC\tAnother one.
        PR-005\tnim\t*\t*\tlanguage\t"zh"\tDOC\tThe same.

        """,
        "limits.tsv": """
        id\tvendor\tshapes\tkinds\tconversation\tmeasure\tcalled\tunit\tmost\tgives\tsources\tnote
        LM-001\teasemob\trest\trecall\t-\twritten(alert.title)\t-\tcharacters\t9\trefuse:alert.title\tDOC\tOf a recall.
        LM-002\teasemob\t-\t-\t-\tkey(ext)\text\tbytes\t99\tdrop:platforms shorten:alert.title refuse\tDOC\tAll of it.
        LM-003\teasemob\trest\t-\tdirect\tdevices.acceptedIDs\t-\titems\t3\ttell\tDOC\tThese.
        LM-004\teasemob\trest\t-\t-\twritten(alert.title)\t-\tcharacters\t5\tshorten:alert.title\tDOC\tThe title.

        """,
        "identifiers.tsv": """
        id\tvendor\tnames\tlongest\tunit\tcharacters\tmaker\tsources\tnote
        ID-001\tnim\tuser\t32\tcharacters\ta-z\tapp\tDOC\tLetters alone.

        """,
        "platforms.tsv": """
        id\tvendor\tsetting\tpath\ttype\tclass\tvalues\tsources\tnote
        PF-001\tnim\thuawei.level\thwField.level\tstring\talert\tLOW=1\tDOC\tOne has it.
        PF-002\teasemob\thuawei.receipt\tandroid.receipt\tstring\t-\t-\tDOC\tThe other has it.

        """,
        "outcomes.tsv": """
        id\tvendor\tdetail\toutcome\treason\tclass\tsources\tnote
        OC-001\teasemob\tno binding\trejected\tno-binding\ttoken\tDOC\tNo device.
        OC-002\teasemob\tuser says no\tsuppressed\treceiver-quiet\treceiver\tDOC\tQuiet.

        """,
        "webhooks.tsv": """
        id\tvendor\tpart\tpath\ttype\tsources\tnote
        WH-001\tnim\theader\tMD5\tstring\tDOC\tThe digest.

        """,
        "exports.tsv": """
        id\tvendor\texport\tcolumn\ttype\tfield\tvalues\tsources\tnote
        XP-001\tnim\tdevices\ttokens\tstring\ttoken\t-\tDOC\tThe token.

        """,
        "losses.tsv": """
        id\tfrom\tto\tkeys\twhat\thappens\tremedy\tweight\teffort\tsigns\tlossInChinese\tremedyInChinese
        LS-001\teasemob\tnim\tEM-002 devices.*\tA title\tdropped: `NIM` has none\taccept *it*\tdegraded\tcode\tnot-sayable\t标题：丢失\t接受
        LS-002\t*\teasemob\tdevice.token\tA device\tdropped\tnothing\t-\t-\t-\t-\t-
        LS-003\t*\t*\tmessage\tToo long\tno message\tshorten it\tdegraded\tusers\tnothing\t太长：没有消息\t缩短

        """,
        "effects.tsv": """
        id\teffect\tweight\tfields\tkeys\tcodes\tnote
        EF-001\tless\tdegraded\talert.title\tEM-003\tlost\tSomething is less.
        EF-002\tother\tdegraded\t-\t-\t-\tSomething is another.

        """,
        "words.tsv": """
        id\tvendor\tlist\tmeans\tcase\tvalues\totherwise\ttold\tsubstitute\tnote
        WD-001\tnim\ttypes\tkind\texact\t0=text 1=image\tother\tlost\t100\tKinds of messages.
        WD-002\tnim\trooms\tconversation\tany\troom=room team=group\t-\t-\t-\tKinds of conversations.

        """,
        "lost-settings.tsv": """
        id\tvendor\tfield\twhen\ttold\tdifference
        LO-001\tnim\tmode\t-\tlost\twill ring all the same

        """,
        "calls.tsv": """
        id\tvendor\tmethod\tpath\tbody\treceivers\tanswer\trefused\tkey\trates\tsources\tnote
        CA-001\teasemob\tPOST\t/messages\tjson\tto\tdata.*\t-\theader:Id\tmany few\tDOC\tA message.
        CA-002\teasemob\tPUT\t/users/{user}\tform\t{user}\t-\t-\tsame\tfew\tDOC\tA setting.

        """,
        "rates.tsv": """
        id\trate\tvendor\tunits\tper\tcounts\tscope\tclosed\tsources\tnote
        RT-001\tmany\teasemob\t100\t1\tcalls\tapp\t10\tDOC\tMany.
        RT-002\tfew\teasemob\t3\t86400\tmessages\tinterface\t-\tDOC\tFew.

        """,
        "statuses.tsv": """
        id\tcause\tvendor\thttp\tcode\twords\tretry\tconcerns\tsources\tnote
        ST-001\tok\teasemob\t200\tcode=200,201\tmsg\t-\tcall\tDOC\tDone.
        ST-002\tbusy\teasemob\t-\t503,504\t-\tlater\tcall\tDOC\tNot now.
        ST-003\tfault\t*\t500\t-\t-\tlater\tapp\tDOC\tA fault.

        """,
        "diagnostics.tsv": """
        code\tfolder\tseverity\tkind\twords\tchinese\tcomment
        bad-stamp\tVendors/NIM\twarning\tinvalid\t{key} is no {0}. Correct it.\t{key} 不是 {0}。\tThe argument is a word.
        lost\tPushModel\tinfo\tover-limit\tIt is lost.\t丢失。\t-

        """,
        "readings.tsv": """
        number\ttext
        G2\tThe second point.
        G10\tThe tenth point.
        EM 9.1\tA disagreement. It is settled.
        S\tSlips.

        """,
        "sources.tsv": """
        id\tpublisher\tdocument\trevision\tdate
        DOC\tSomeone\tA document\t-\t2026

        """,
    ]
}
