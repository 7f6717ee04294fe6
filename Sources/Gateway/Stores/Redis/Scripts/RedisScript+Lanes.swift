extension RedisScript {
    /// Renews a gateway's lease, takes lanes that nobody has, and gives others those above its share.
    ///
    /// A lane above the share is marked first, and takes no new jobs; it is given away by a later call, once the caller
    /// says that no job of it is in hand. Answers how many lanes the gateway has, and which ones are marked.
    static let lease = RedisScript(
        ScriptParts.always + ScriptParts.lanes + #"""
            call('ZADD', alive, now + number(), run)
            local busy = word()
            count()
            local share = math.ceil(64 / call('ZCARD', alive))
            for _, lane in ipairs(free) do
              if held[run] < share then give(lane, run) end
            end
            -- Those first that are marked, then those without jobs in hand.
            local function rank(lane)
              return (owners[lane]:sub(-1) == '-' and 0 or 2) + tonumber(busy:sub(lane + 1, lane + 1))
            end
            table.sort(mine, function(a, b)
              if rank(a) ~= rank(b) then return rank(a) < rank(b) end
              return a < b
            end)
            local extra, marked = held[run] - share, {}
            for _, lane in ipairs(mine) do
              local rank = rank(lane)
              if extra > 0 then
                extra = extra - 1
                if rank == 0 then
                  held[run] = held[run] - 1
                  give(lane, poorest())
                else
                  if rank > 1 then call('HSET', P .. 'l', lane, owners[lane] .. '-') end
                  marked[#marked + 1] = lane
                end
              elseif rank < 2 then
                call('HSET', P .. 'l', lane, owners[lane]:sub(1, -2))
              end
            end
            return { held[run], marked }
            """#)

    /// Ends a gateway's lease: others get its lanes at once.
    static let leave = RedisScript(
        ScriptParts.always + ScriptParts.lanes + #"""
            call('ZREM', alive, run)
            count()
            for _, lane in ipairs(mine) do
              local node = poorest()
              if node then give(lane, node) else call('HDEL', P .. 'l', lane) end
            end
            call('SREM', P .. 'z', run)
            call('DEL', P .. 'b:' .. run)
            """#)

    /// Has the lanes of a gateway read from their beginning again, with all jobs that it was given before.
    static let readAgain = RedisScript(
        ScriptParts.always + ScriptParts.base + #"""
            local run = word()
            for lane = 0, 63 do
              local owner = call('HGET', P .. 'l', lane)
              if owner and owner:match('^%w+') == run and call('EXISTS', P .. 'q:' .. lane) == 1 then
                call('HSET', P .. 'h', lane, '0-0')
                call('ZADD', P .. 'r', 0, lane)
              end
            end
            """#)

    /// Looks whether the server is the one that was there before; run on each new connection before anything else.
    ///
    /// One that was started anew, or a replica, may have forgotten the last moments: the lanes are nobody's then, so that
    /// all that is in hand is handed out again in its order, and no number comes twice.
    static let meet = RedisScript(
        ScriptParts.always + ScriptParts.base + #"""
            local server = call('INFO', 'server'):match('run_id:(%x+)')
            local known = call('HGET', P .. 'n', 'server')
            if known == server then return end
            call('HSET', P .. 'n', 'server', server)
            if not known then return end
            for _, name in ipairs({ 'job', 'outcome', 'letter', 'epoch' }) do
              call('HINCRBY', P .. 'n', name, 1000000)
            end
            local epoch = call('HGET', P .. 'n', 'epoch')
            for lane = 0, 63 do call('HSET', P .. 'l', lane, 'none:' .. epoch) end
            """#)

    /// Gives a gateway a number from 0 to 63 that no other one has, or lets it keep its own; -1 when all are taken.
    static let number = RedisScript(
        ScriptParts.always + ScriptParts.base + #"""
            local run, wanted, patience = word(), word(), number()
            local time = call('TIME')
            local now = time[1] * 1000 + math.floor(time[2] / 1000)
            local nodes = P .. 'nodes'
            local function isFree(node)
              local who, until_ = (call('HGET', nodes, node) or ''):match('^(%w+):(%d+)$')
              return not who or who == run or tonumber(until_) <= now
            end
            local function take(node)
              call('HSET', nodes, node, ('%s:%.0f'):format(run, now + patience))
              return tonumber(node)
            end
            if wanted ~= '' and isFree(wanted) then return take(wanted) end
            for node = 0, 63 do
              if isFree(node) then return take(node) end
            end
            return -1
            """#)
}
