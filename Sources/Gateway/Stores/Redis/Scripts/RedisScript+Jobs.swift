extension RedisScript {
    /// Takes messages with their jobs.
    ///
    /// Answers 0 when it is written; 1 with what is kept under the key; 2 with the identifiers under which messages are
    /// kept, where the caller did not expect them; 3 with the identifier of a message that exists. Only 0 writes.
    static let accept = RedisScript(
        ScriptParts.jobs + #"""
            local key = word() == '1' and { word(), word(), word() }
            if key then
              local known = call('GET', P .. 'k:' .. key[1])
              if known then return { 1, known } end
            end
            local messages, kept, vendors, taken, differs = {}, {}, {}, {}, false
            for i = 1, number() do
              local id, bucket, vendor = word(), word(), word()
              local expected, hour, value = word(), word(), word()
              local first = ''
              if bucket ~= '' then first = vendors[vendor] or call('HGET', P .. 'v:' .. bucket, vendor) or '' end
              if first ~= expected then differs = true end
              if first == '' then
                if taken[id] or call('EXISTS', P .. 'm:' .. id) == 1 then return { 3, id } end
                taken[id] = true
                if bucket ~= '' then vendors[vendor] = id end
                messages[#messages + 1] = { id, bucket, vendor, hour, value }
              end
              kept[i] = first
            end
            if differs then return { 2, kept } end
            local last = tonumber(call('HGET', P .. 'n', 'message') or 0)
            local top
            for _, m in ipairs(messages) do
              keep(unpack(m))
              if tonumber(m[1]) > last then last = tonumber(m[1]); top = m[1] end
            end
            if top then call('HSET', P .. 'n', 'message', top) end
            addAll()
            addOutcomes()
            if key then
              call('SET', P .. 'k:' .. key[1], key[3])
              call('ZADD', P .. 'y', key[2], key[1])
            end
            return { 0 }
            """#)

    /// Begins a job, and counts its message for its receiver.
    ///
    /// Answers nothing for a job that is gone or no longer this gateway's, and for one whose message is gone, which is
    /// deleted; else the message, the tries, the sender, whether they manage the group, the excused tries, and unless people are only
    /// looked for, the receiver, the count, whether the message is in it, the devices and the group's name.
    static let begin = RedisScript(
        ScriptParts.always + ScriptParts.jobs + ScriptParts.counting + #"""
            local claim, lane, id, receiver, bucket = word(), word(), word(), word(), word()
            local message, group, counting, recalled = word(), maybe(), word(), word()
            local moment, most = number(), number()
            if not holds(lane, claim) or not stored(lane, id) then return false end
            local body = message ~= '' and call('GET', P .. 'm:' .. message)
            if message ~= '' and not body then
              remove(lane, id, receiver, message)
              return false
            end
            local tries = call('HINCRBY', P .. 'j:' .. lane, id, 1)
            local excused = tonumber(call('HGET', P .. 'j:' .. lane, id .. 'e') or 0)
            local sender, manager = false, false
            if body then
              local _, at = text(body, 34)
              local name
              name, at = text(body, at)
              group = group or text(body, at)
              if name then
                sender = call('HGET', P .. 'u:' .. struct.unpack('>I2', body, 11), name)
                if group and call('ZSCORE', P .. 'g:' .. group, 'l') then
                  manager = call('ZSCORE', P .. 'g:' .. group, 'r' .. name) and 1 or 0
                end
              end
            end
            if receiver:sub(1, 1) == 'g' then return { body, tries, sender, manager, excused } end
            receiver = receiver:sub(2)
            if recalled ~= '' then
              takeBack(recalled, receiver, bucket)
              if recalled == message then body = call('GET', P .. 'm:' .. message) end
            end
            local called = group and call('ZRANGEBYLEX', P .. 'g:' .. group, '[n', '(o')[1] or false
            local people = P .. 'u:' .. bucket
            local person = call('HGET', people, receiver)
            local unread, sets, isCounted = 0, 0, 0
            if person then unread, sets = struct.unpack('>I8I4', person) end
            local count, _, isTakenBack
            if body then count, _, isTakenBack = step(message, body, receiver) end
            if count then
              -- The count of now, whenever the message was counted.
              if not isTakenBack then isCounted = 1 end
            elseif counting == '1' and body then
              isCounted = 1
              unread = math.min(unread, most - 1) + 1
              person = person and struct.pack('>I8', unread) .. person:sub(9)
                or struct.pack('>I8I4Bi8i8', unread, 0, 0, 0, moment)
              call('HSET', people, receiver, person)
              remember(message, body, receiver, unread, sets, false)
            end
            return { body, tries, sender, manager, excused, person, unread, isCounted,
              call('HGET', P .. 'e:' .. bucket, receiver), called }
            """#)

    /// Ends one try of a job.
    ///
    /// Answers 1 when all is written, now or before, since a gateway whose answer was lost says it again; 0 when the job is
    /// gone or no longer this gateway's, 2 when a device that Apple refuses was changed meanwhile. Only 1 writes.
    static let settle = RedisScript(
        ScriptParts.always + ScriptParts.jobs + ScriptParts.counting + #"""
            local claim, lane, id, receiver, bucket = word(), word(), word(), word(), word()
            local message, recalled = word(), word()
            local ending, value, done, moment = word(), word(), word(), word()
            if not holds(lane, claim) then return 0 end
            local job = ending ~= 'done' and stored(lane, id)
            if ending ~= 'done' and not job then return 0 end
            local lists = {}
            for i = 1, number() do
              lists[i] = { P .. 'e:' .. word(), word(), word(), word() }
              if call('HGET', lists[i][1], lists[i][2]) ~= lists[i][3] then return 2 end
            end
            local changes = P .. 'j:' .. lane
            if ending == 'done' then
              if not remove(lane, id, receiver, message) then
                follow(lane, receiver)
                return 0
              end
            elseif ending == 'again' or ending == 'excused' then
              local tries = call('HGET', changes, id)
              if tries then
                if call('HGET', changes, id .. 's') == tries then return 1 end
                call('HSET', changes, id .. 's', tries)
                if ending == 'excused' then call('HINCRBY', changes, id .. 'e', 1) end
              end
              if done ~= '' then call('HSET', changes, id .. 'd', done) else call('HDEL', changes, id .. 'd') end
              call('ZADD', P .. 'w:' .. lane, 0, waits(receiver, id))
              delay(lane, id, value)
            elseif ending == 'goesOn' then
              if call('HGET', changes, id .. 'p') == value then return 1 end
              call('HSET', changes, id .. 'p', value)
              call('HDEL', changes, id, id .. 's')
            else
              local known = call('HMGET', changes, id, id .. 'p', id .. 'd')
              local letter = call('HINCRBY', P .. 'n', 'letter', 1)
              local words = { 'XADD', P .. 'D', letter .. '-0', 'j', job, 't', known[1] or '0', 'r', value, 'a', moment }
              local function put(name, v) words[#words + 1] = name; words[#words + 1] = v end
              if known[2] then put('p', known[2]) end
              if done ~= '' or known[3] then put('d', done ~= '' and done or known[3]) end
              call(unpack(words))
              call('ZADD', P .. 'D:at', moment, letter)
              remove(lane, id, receiver, message)
              if message ~= '' then bump(message, 0, 1) end
            end
            for _, list in ipairs(lists) do call('HSET', list[1], list[2], list[4]) end
            addAll()
            addOutcomes()
            if recalled ~= '' then takeBack(recalled, receiver:sub(2), bucket) end
            return 1
            """#)

    /// Has jobs wait that were handed out: behind an earlier one, unless that is gone.
    static let putBack = RedisScript(
        ScriptParts.always + ScriptParts.jobs + #"""
            local leader = word()
            for _ = 1, number() do
              local claim, lane, id, receiver = word(), word(), word(), word()
              if holds(lane, claim) and stored(lane, id) then
                call('ZADD', P .. 'w:' .. lane, 0, waits(receiver, id))
                if leader == '' or not stored(lane, leader) then delay(lane, id, 1) end
              end
            end
            """#)
}
