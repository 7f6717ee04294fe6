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
}
