extension RedisScript {
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
}
