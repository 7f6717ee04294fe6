extension RedisScript {
    /// A message's outcomes behind a cursor.
    static let outcomes = RedisScript(
        ScriptParts.base + #"""
            local list, after, limit = P .. 'O:' .. word(), number(), number()
            local found, from = {}, 0
            while #found < limit do
              local ids = call('LRANGE', list, from, from + 499)
              if #ids == 0 then break end
              for _, id in ipairs(ids) do
                if tonumber(id) > after and #found < limit then
                  found[#found + 1] = call('XRANGE', P .. 'o', id .. '-0', id .. '-0')[1]
                end
              end
              from = from + 500
            end
            return found
            """#)

    /// Makes jobs of dead letters, those of them that are still there; says how many.
    static let redrive = RedisScript(
        ScriptParts.jobs + #"""
            local count = 0
            for _ = 1, number() do
              local letter, message, lane, job = word(), word(), word(), word()
              if call('XDEL', P .. 'D', letter .. '-0') == 1 then
                call('ZREM', P .. 'D:at', letter)
                if message ~= '' then bump(message, 1, -1) end
                add(lane, call('HINCRBY', P .. 'n', 'job', 1), job)
                count = count + 1
              end
            end
            return count
            """#)

    /// How many jobs an app has, the one with the smallest number, and how many dead letters.
    static let backlog = RedisScript(
        ScriptParts.base + #"""
            local jobs, least, oldest = 0, nil, false
            for lane = 0, 63 do
              local count = call('XLEN', P .. 'q:' .. lane)
              if count > 0 then
                jobs = jobs + count
                local first = call('XRANGE', P .. 'q:' .. lane, '-', '+', 'COUNT', 1)[1]
                local id = tonumber(first[1]:match('^%d+'))
                if not least or id < least then least = id; oldest = first[2][2] end
              end
            end
            return { jobs, oldest, call('XLEN', P .. 'D') }
            """#)

    /// The messages of a part of an hour that a person sent, or that were for them alone; takes the others out of what
    /// was counted for the person, and says how often it was.
    static let traces = RedisScript(
        ScriptParts.always + ScriptParts.base + #"""
            local person, hour, from, to = word(), word(), word(), word()
            local found, gone = {}, 0
            local ids = call('LRANGE', P .. 'x:' .. hour, from, to)
            for _, id in ipairs(ids) do
              local message = call('GET', P .. 'm:' .. id)
              if message then
                local receiver, at = text(message, 34)
                local sender = text(message, at)
                if sender == person or receiver == person then found[#found + 1] = id
                else gone = gone + call('HDEL', P .. 'c:' .. id, person) end
              end
            end
            return { #ids, gone, found }
            """#)

    /// Deletes jobs, dead letters, outcomes and messages; says how many there were.
    static let erase = RedisScript(
        ScriptParts.always + ScriptParts.jobs + ScriptParts.dropping + #"""
            local gone = 0
            for _ = 1, number() do
              local lane, id = word(), word()
              local job = stored(lane, id)
              if job then
                local receiver, message = target(job)
                if remove(lane, id, receiver, message) then gone = gone + 1 end
              end
            end
            for _ = 1, number() do
              local id, message = word(), word()
              if call('XDEL', P .. 'D', id .. '-0') == 1 then
                call('ZREM', P .. 'D:at', id)
                if message ~= '' then bump(message, 0, -1) end
                gone = gone + 1
              end
            end
            for _ = 1, number() do
              local id, message = word(), word()
              gone = gone + call('XDEL', P .. 'o', id .. '-0')
              if message ~= '' then call('LREM', P .. 'O:' .. message, 1, id) end
            end
            for _ = 1, number() do gone = gone + drop(word()) end
            return gone
            """#)

    /// Takes a person out of a part of the groups; answers where to go on, 0 at the end, and how many memberships went.
    static let leaveGroups = RedisScript(
        ScriptParts.always + ScriptParts.base + #"""
            local person, gone = word(), 0
            local part = call('SSCAN', P .. 'G', word(), 'COUNT', 500)
            for _, id in ipairs(part[2]) do
              gone = gone + call('ZREM', P .. 'g:' .. id, 'm' .. person, 'r' .. person)
            end
            return { part[1], gone }
            """#)

    /// Deletes what is kept no longer, until a bound is reached; answers how many rows went, and whether anything was
    /// changed: a message that somebody waits for is looked at again an hour later.
    static let expire = RedisScript(
        ScriptParts.always + ScriptParts.jobs + ScriptParts.dropping + #"""
            local limit, moment = number(), word()
            local outcomes, letters, messages = number(), word(), number()
            local gone, moved = 0, 0
            for _, key in ipairs(call('ZRANGEBYSCORE', P .. 'y', '-inf', moment, 'LIMIT', 0, limit)) do
              call('UNLINK', P .. 'k:' .. key)
              call('ZREM', P .. 'y', key)
              gone = gone + 1
            end
            local function firstHour(index, last) return call('ZRANGEBYSCORE', P .. index, '-inf', last, 'LIMIT', 0, 1)[1] end
            while gone < limit do
              local hour = firstHour('p', outcomes)
              if not hour then break end
              local ids = call('LPOP', P .. 'p:' .. hour, limit - gone) or {}
              for _, id in ipairs(ids) do
                local entry = call('XRANGE', P .. 'o', id .. '-0', id .. '-0')[1]
                if entry then
                  local message = text(entry[2][2], 1)
                  if message then call('LREM', P .. 'O:' .. message, 1, id) end
                  call('XDEL', P .. 'o', id .. '-0')
                  gone = gone + 1
                end
              end
              moved = moved + #ids
              if call('EXISTS', P .. 'p:' .. hour) == 0 then call('ZREM', P .. 'p', hour) end
              if #ids == 0 then break end
            end
            if gone < limit then
              for _, id in ipairs(call('ZRANGEBYSCORE', P .. 'D:at', '-inf', '(' .. letters, 'LIMIT', 0, limit - gone)) do
                local entry = call('XRANGE', P .. 'D', id .. '-0', id .. '-0')[1]
                local message = entry and select(2, target(entry[2][2]))
                if message then bump(message, 0, -1) end
                call('XDEL', P .. 'D', id .. '-0')
                call('ZREM', P .. 'D:at', id)
                gone = gone + 1
              end
            end
            while gone < limit and moved < limit do
              local hour = firstHour('x', messages)
              if not hour then break end
              local list = P .. 'x:' .. hour
              local id = call('LPOP', list)
              local counts = id and call('GETRANGE', P .. 'm:' .. id, 0, 7) or ''
              if #counts == 8 then
                local open, dead = struct.unpack('>I4I4', counts)
                if open > 0 or dead > 0 then
                  local later = messages + 1
                  if call('RPUSH', P .. 'x:' .. later, id) == 1 then call('ZADD', P .. 'x', later, later) end
                  moved = moved + 1
                else
                  local counted = P .. 'c:' .. id
                  if call('HLEN', counted) > limit - gone then
                    local fields = call('HSCAN', counted, 0, 'COUNT', limit - gone)[2]
                    for i = 1, math.min(#fields, 2 * (limit - gone)), 2 do
                      gone = gone + call('HDEL', counted, fields[i])
                    end
                    call('LPUSH', list, id)
                  else
                    gone = gone + call('HLEN', counted) + drop(id)
                  end
                end
              end
              if call('EXISTS', list) == 0 then call('ZREM', P .. 'x', hour) end
            end
            return { gone, moved }
            """#)
}
