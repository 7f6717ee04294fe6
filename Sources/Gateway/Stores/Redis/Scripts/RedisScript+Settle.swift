extension RedisScript {
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
