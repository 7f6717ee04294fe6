extension PlantedFault {
    /// Faults in what says which vendors there are, in which shapes their messages come, and what their presets are.
    static let vendors = ofVendors + ofShapes + ofPresets

    private static let ofVendors = [
        inVendors(
            "capitals in a vendor's name", "VN-003\tnim", becomes: "VN-003\tnIm", at: 3, "must be lower-case"),
        inVendors(
            "two rows for one vendor", "VN-003\tnim", becomes: "VN-003\teasemob", at: 3,
            "the vendor \"easemob\" is that of VN-001 too"),
        inVendors(
            "a name that no type can have", "\tNIM\t-", becomes: "\t2Nim\t-", at: 3, "the first one a capital"
        ),
        inVendors(
            "two vendors of one name", "agora\tAgora", becomes: "agora\tEasemob", at: 2, "that of VN-001 too"),
        inVendors(
            "like a vendor without tables", "\teasemob\t-", becomes: "\tpigeon\t-", at: 2,
            "pigeon is no vendor"),
        inVendors(
            "tables of a vendor like another one", "Agora\teasemob\t-", becomes: "Agora\teasemob\tAG", at: 2,
            "a vendor like another one has - as its keys"),
        inVendors(
            "keys that no identifier begins with", "\tEM\t", becomes: "\tE1\t", at: 1,
            "the keys must be the capitals"),
        inVendors(
            "keys of another table", "\tEM\t", becomes: "\tFD\t", at: 1, "\"FD\" is that of another table too"
        ),
        inVendors(
            "settings of another table", "\tNS\t", becomes: "\tES\t", at: 3,
            "the settings \"ES\" is that of VN-001"),
        inVendors("no forms", "\tNS\tsdk", becomes: "\tNS\t-", at: 3, "needs the forms of its settings"),
        inVendors(
            "a form without a row", "\tNS\tsdk", becomes: "\tNS\tsdk rest", at: 3, "has the form \"rest\""),
        inVendors("an own transform without types", "levels:integer", becomes: "levels", at: 1, "with types"),
        inVendors(
            "an own transform without a row", "\tlevels:", becomes: "\tvisitor:string levels:", at: 1,
            "has the transform \"visitor\""),
        inVendors(
            "an own transform that is the engine's", "\tlevels:", becomes: "\tword:string levels:", at: 1,
            "no name of the vendor's own"),
        inVendors(
            "readings of all vendors", "\tN\tcurrent", becomes: "\tG\tcurrent", at: 3,
            "the readings \"G\" must be"),
        inVendors(
            "readings of another vendor", "\tN\tcurrent", becomes: "\tE\tcurrent", at: 3,
            "the readings \"E\" is that of VN-001"),
        inVendors("no current generation", "2017 current", becomes: "2017", at: 1, "must name current"),
        inVendors(
            "a folder that is none", "Sources/Vendors/NIM", becomes: "NIMAdapter", at: 3,
            "the folder must be the adapter's"),
        PlantedFault(
            "a vendor without its table", in: "nim.tsv", files["nim.tsv"] ?? "", becomes: "",
            at: "Mappings/nim.tsv:1:",
            "the table is missing, and VN-003 of vendors.tsv asks for it"),
        PlantedFault(
            "no vendors at all", in: "vendors.tsv", files["vendors.tsv"] ?? "", becomes: "",
            at: "Mappings/vendors.tsv:1:",
            "the table is missing; begin it with a header"),
    ]

    private static let ofShapes = [
        inVendors(
            "no delivered pushes", in: "shapes.tsv", "nim\tpayload", becomes: "nim\tcopy", at: 3,
            "no shape payload of nim"),
        inVendors(
            "no usual shape of clients", in: "shapes.tsv", "sdk\tclient\tjson\tusual",
            becomes: "sdk\tclient\tjson\tyes",
            at: 3, "with sender client and writes usual; it has 0"),
        inShapes(
            "a sender that nobody is", "sdk\tclient", becomes: "sdk\tfriend", at: 4,
            "the sender \"friend\" is none of"),
        inShapes(
            "a word that writes nothing", "sdk\tclient\tjson\tusual", becomes: "sdk\tclient\tjson\tno", at: 4,
            "the writes \"no\" is none of"),
        inShapes(
            "a delivered push that is written", "nim\tpayload\tvendor\tjson\t-",
            becomes: "nim\tpayload\tvendor\tjson\tyes", at: 6, "writes must be -"),
        inShapes(
            "a delivered push of a client's", "nim\tpayload\tvendor", becomes: "nim\tpayload\tserver", at: 6,
            "the sender must be vendor"),
        inShapes(
            "two rows for one shape", "nim\tserver\tserver\tjson\tusual",
            becomes: "nim\tsdk\tserver\tjson\tusual", at: 5,
            "the shape has a row already: SH-004"),
        inShapes(
            "a part that no key has", "-\t-\t-\text", becomes: "-\t-\t-\tbody", at: 2,
            "stands below body in every shape"),
        inShapes(
            "a path that is none", "/messages", becomes: "messages", at: 1,
            "\"messages\" is no path"),
        inShapes(
            "messages that have no path of their own", "/messages", becomes: "many:/messages", at: 1,
            "many is no word for messages with a path of their own"),
        inShapes(
            "an implied field that is none", "/messages\t-", becomes: "/messages\tcolour=blue", at: 1,
            "colour is no field that a shape can imply"),
        inShapes(
            "an implied field that holds nothing", "/messages\t-", becomes: "/messages\tsender.id", at: 1,
            "sender.id lacks what it holds"),
        inShapes(
            "everyone that is implied", "/messages\t-", becomes: "/messages\taudience.isEveryone=true", at: 1,
            "write shape under everyone"),
        inShapes(
            "a path to everyone without a mark", "/messages", becomes: "everyone:/messages", at: 1,
            "everyone must be path where a path is marked everyone:"),
        inShapes(
            "a mark for everyone without a key", "/messages\t-\t-", becomes: "/messages\t-\tkey", at: 1,
            "0 keys have the field audience.isEveryone"),
        inShapes(
            "a mark for everyone that is none", "/messages\t-\t-", becomes: "/messages\t-\tmaybe", at: 1,
            "the everyone \"maybe\" is none of"),
    ]

    private static let ofPresets = [
        inVendors(
            "a vendor without a preset", in: "profiles.tsv", "agora\t*\t*\tlanguage",
            becomes: "agora\t*\t*\tdisplay", at: 2, "has no preset"),
        PlantedFault(
            "a generation of another vendor", in: "profiles.tsv", "PR-001\tnim\t*",
            becomes: "PR-001\tnim\t2017",
            at: "Mappings/profiles.tsv:2: PR-001:", "nim has no generation \"2017\""),
    ]

    /// A fault that is reported at the row of a vendor.
    private static func inVendors(
        _ claim: String, in file: String = "vendors.tsv", _ original: String, becomes faulty: String,
        at number: Int,
        _ message: String
    ) -> PlantedFault {
        PlantedFault(
            claim, in: file, original, becomes: faulty,
            at: "Mappings/vendors.tsv:\(number + 1): VN-00\(number):",
            message)
    }

    /// A fault that is reported at the row of a shape.
    private static func inShapes(
        _ claim: String, _ original: String, becomes faulty: String, at number: Int, _ message: String
    ) -> PlantedFault {
        PlantedFault(
            claim, in: "shapes.tsv", original, becomes: faulty,
            at: "Mappings/shapes.tsv:\(number + 1): SH-00\(number):",
            message)
    }
}
