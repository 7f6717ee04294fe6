import Foundation
import Testing
import Yams

@Suite("The examples for archives")
struct ArchiveExamplesTests {
    /// What of the Kubernetes job decides whether and how it runs.
    struct Job: Decodable {
        struct Spec: Decodable {
            let completionMode: String
            let completions: Int
            let parallelism: Int
            let backoffLimitPerIndex: Int
            let podFailurePolicy: Policy
            let template: Template
        }
        struct Policy: Decodable { let rules: [Rule] }
        struct Rule: Decodable {
            struct ExitCodes: Decodable {
                let containerName: String
                let `operator`: String
                let values: [Int]
            }
            struct Condition: Decodable { let type: String }
            let action: String
            let onExitCodes: ExitCodes?
            let onPodConditions: [Condition]?
        }
        struct Template: Decodable { let spec: Pod }
        struct Pod: Decodable {
            struct Volume: Decodable { let name: String }
            let restartPolicy: String
            let containers: [Container]
            let volumes: [Volume]
        }
        struct Container: Decodable {
            struct Mount: Decodable {
                let name: String
                let mountPath: String
            }
            let name: String
            let image: String
            let command: [String]
            let args: [String]
            let workingDir: String
            let volumeMounts: [Mount]
        }
        let apiVersion: String
        let kind: String
        let spec: Spec
    }

    private static func manifest() throws -> String {
        let page = MarkdownPage(try Checkout.text("\(DocumentationPage.catalog)/Archive-examples.md"))
        return try #require(page.blocks("yaml").first)
    }

    private static func job() throws -> Job { try YAMLDecoder().decode(Job.self, from: manifest()) }

    @Test("The Kubernetes job runs a pod for each line of the list, and tells the exit statuses apart")
    func job() throws {
        let job = try Self.job()
        #expect(job.apiVersion == "batch/v1" && job.kind == "Job")
        #expect(job.spec.completionMode == "Indexed" && job.spec.backoffLimitPerIndex > 0)
        #expect(job.spec.parallelism <= job.spec.completions)
        // Kubernetes takes a policy for failures with this one only.
        #expect(job.spec.template.spec.restartPolicy == "Never")
        let container = try #require(job.spec.template.spec.containers.first)
        let codes = job.spec.podFailurePolicy.rules.filter { $0.onExitCodes != nil }
        #expect(codes.map(\.action) == ["FailJob", "FailIndex"])
        #expect(codes.map(\.onExitCodes?.values) == [[64, 65], [1]])
        #expect(codes.allSatisfy { $0.onExitCodes?.containerName == container.name })
        #expect(codes.allSatisfy { $0.onExitCodes?.operator == "In" })
        let others = job.spec.podFailurePolicy.rules.filter { $0.onExitCodes == nil }
        #expect(others.map(\.action) == ["Ignore"])
        #expect(others.map { $0.onPodConditions?.map(\.type) } == [["DisruptionTarget"]])
        #expect(container.volumeMounts.map(\.name) == job.spec.template.spec.volumes.map(\.name))
        #expect(container.volumeMounts.map(\.mountPath) == [container.workingDir])
    }

    @Test("The Kubernetes job has no member that Kubernetes does not know")
    func members() throws {
        #expect(Self.strangeNames(in: try Yams.load(yaml: Self.manifest())) == [])
        let misspelt = try Self.manifest().replacing("backoffLimitPerIndex", with: "backOffLimitPerIndex")
        #expect(Self.strangeNames(in: try Yams.load(yaml: misspelt)) == ["backOffLimitPerIndex"])
    }

    private static func strangeNames(in value: Any?) -> [String] {
        switch value {
        case let members as [String: Any]:
            members.flatMap { (knownNames.contains($0.key) ? [] : [$0.key]) + strangeNames(in: $0.value) }
        case let elements as [Any]: elements.flatMap { strangeNames(in: $0) }
        default: []
        }
    }

    /// Members of a job of batch/v1 and of what it consists of, by Kubernetes' reference of its interface.
    private static let knownNames: Set<String> = [
        "apiVersion", "kind", "metadata", "name", "spec", "completionMode", "completions", "parallelism",
        "backoffLimitPerIndex", "podFailurePolicy", "rules", "action", "onExitCodes", "containerName",
        "operator", "values", "onPodConditions", "type", "template", "restartPolicy", "securityContext",
        "fsGroup", "containers", "image", "command", "args", "workingDir", "resources", "requests", "limits",
        "cpu", "memory", "volumeMounts", "mountPath", "volumes", "persistentVolumeClaim", "claimName",
    ]

    @Test("What the pods of the Kubernetes job and the commands behind it do adds up to one run")
    func pods() throws {
        let container = try #require(try Self.job().spec.template.spec.containers.first)
        let terminal = try Terminal(copying: "Scripts/demo.data")
        func pod(_ index: Int) throws -> String {
            let script = try #require(container.args.first)
            let words = (container.command + [script]).map { "'\($0.replacing("'", with: "'\\''"))'" }
            return try terminal.run(
                "JOB_COMPLETION_INDEX=\(index) \(words.joined(separator: " ")) 2> log; echo $?")
        }
        let page = try Checkout.text("\(DocumentationPage.catalog)/Archive-examples.md")
        let list = try #require(page.firstMatch(of: /`cd \/archive && (find [^`]+)`/)?.output.1)
        _ = try terminal.run(
            """
            mkdir -p in/day-1 'in/day 2'; touch in/_SUCCESS
            head -n 6 messages.jsonl > in/day-1/a; sed -n 7,12p messages.jsonl > 'in/day 2/b'
            \(list)
            """)
        #expect(try terminal.run("cat list") == "in/day 2/b\nin/day-1/a")
        #expect(try (0...1).map(pod) == ["0", "0"])
        #expect(try pod(2) == "74", "there is no third file")
        let sum = try #require(
            MarkdownPage(page).blocks("sh").first { $0.contains("mkdir sums") }?.split(separator: "\n")
                .dropFirst())
        #expect(
            try terminal.run(
                """
                mkdir sums
                \(sum.joined(separator: "\n"))
                pushbridge convert --to nim --profile easemob.json --summary whole --output records in 2> log
                cmp tally.json whole && cat out/in/*/*.records | cmp - records && echo same
                """) == "same")
    }

    @Test("The page names every status that the Spark job ends with, and every file that it writes")
    func spark() throws {
        let page = try Checkout.text("\(DocumentationPage.catalog)/Archive-examples.md")
        let script = try Checkout.text("Scripts/archive_spark.py")
        for (name, status) in [("EX_USAGE", "64"), ("EX_IOERR", "74"), ("EX_SOFTWARE", "70")] {
            #expect(script.contains("os.\(name)") && page.contains(status))
        }
        for name in ["records.jsonl", "rejects.jsonl", "tally.json", "status"] {
            #expect(script.contains("\"\(name)\"") && page.contains("`parts/FILE/\(name)`"))
        }
        #expect(page.contains("`tally.json`"))
    }
}
