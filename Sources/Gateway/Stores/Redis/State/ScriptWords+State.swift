extension ScriptWords {
    /// A record of an app as ``RedisScript/applyState`` takes it; those that are no app's are left out.
    mutating func add(_ record: StateRecord) {
        switch record {
        case .numbers, .key: break
        case .person(let person, let sets, _):
            add(
                "u", .integer(StoredPerson.bucket(person.id)), .text(person.id),
                .bytes(person.packed(sets: sets)))
        case .device(let device, _):
            let token = device.token
            add(
                "e", .integer(StoredPerson.bucket(device.person)), .text(device.person),
                .integer(StableHash.number(token, below: StableHash.people)),
                .bytes(DeviceChange.field(token)),
                .text(token), .bytes(DeviceList.packed([device]) ?? []))
        case .group(let group, _): add(group)
        case .message(let message, _):
            let bucket = message.vendorID.map { RedisWord.integer(StoredMessage.vendorBucket($0)) }
            add(
                "m", .integer(message.id.rawValue), bucket ?? "", .text(message.vendorID ?? ""),
                .integer(message.acceptedAt / RedisStore.hour), .bytes(message.packed(jobs: 0)))
        case .counted(let counted, _):
            let sets = counted.sets > 0 ? ":\(counted.sets)" : ""
            add(
                "c", .integer(counted.message.rawValue), .text(counted.person),
                .text("\(counted.isTakenBack ? "-" : "")\(counted.count)\(sets)"))
        case .request(let key, let answer, _):
            add("k", .text(key.text), .integer(key.until), .bytes(KeptAnswer(key, answer).packed))
        case .job(let job, let wait): add(job, wait)
        case .deadLetter(let job, let reason, let moment):
            add(
                "l", .integer(job.id), .text(job.work.message?.description ?? ""), .bytes(job.packed),
                .integer(job.tries), .text(reason), .integer(moment))
            addChanges(of: job)
        case .outcome(let stored, _):
            let outcome = stored.outcome
            add(
                "o", .integer(stored.cursor), .text(outcome.message?.description ?? ""),
                .integer(outcome.at / RedisStore.hour), .bytes(outcome.packed))
        case .hook(let position, _): add("h", .integer(position))
        }
    }

    private mutating func add(_ group: StoredGroup) {
        let entries = group.entries
        add("g", .text(group.id), .integer(entries.count))
        for entry in entries { add(.text(entry)) }
    }

    private mutating func add(_ job: Job, _ wait: JobWait) {
        let receiver = ReceiverKey(job.work)
        add(
            "j", .integer(receiver.lane), .integer(job.id), .text(receiver.text),
            .text(job.work.message?.description ?? ""), .bytes(job.packed), .integer(job.tries))
        addChanges(of: job)
        switch wait {
        case .none: add("")
        case .until(let moment): add(.integer(max(moment, 1)))
        case .behind: add("behind")
        }
    }

    /// The place and the devices of a job that was begun.
    private mutating func addChanges(of job: Job) {
        add(ifAny: job.work.position)
        var done = PackedWriter()
        done.list(job.doneDevices)
        add(ifAny: job.doneDevices.isEmpty ? nil : done.bytes)
    }
}

extension Job {
    fileprivate var packed: [UInt8] { work.packed(acceptedAt: acceptedAt, doneDevices: doneDevices) }
}
