/// What several scripts begin with.
///
/// Every script has one key, the app's hash tag, from which it makes the names of the others: all lie in one slot.
/// Numbers of jobs, outcomes and letters stay below 10¹⁴, so that Lua writes them with all their digits; identifiers of
/// messages may be greater, and stay text.
enum ScriptParts {
    /// In front of a script that runs also when the server's memory is full: what was accepted is worked off, and what is
    /// kept no longer goes.
    static let always = "#!lua flags=allow-oom\n"

    /// Reads the words that the script was given, and packed values.
    static let base = #"""
        local P, call = KEYS[1], redis.call
        local place = 0
        local function word() place = place + 1; return ARGV[place] end
        local function number() return tonumber(word()) end
        -- A word that may be missing: empty, or behind a plus sign.
        local function maybe() local w = word(); return w ~= '' and w:sub(2) or nil end
        -- A packed text and where the next one begins; nil for none.
        local function text(s, at)
          local n = s:byte(at)
          if n == 255 then n = struct.unpack('>I4', s, at + 1) + 1; at = at + 4 end
          if n == 0 then return nil, at + 1 end
          return s:sub(at + 1, at + n - 1), at + n
        end

        """#

    /// Adds jobs, lets them wait, and deletes them.
    static let jobs =
        base + #"""
            -- Changes how many jobs and dead letters a message has.
            local function bump(message, open, dead)
              local key = P .. 'm:' .. message
              local counts = call('GETRANGE', key, 0, 7)
              if #counts < 8 then return end
              local o, d = struct.unpack('>I4I4', counts)
              call('SETRANGE', key, 0, struct.pack('>I4I4', math.max(o + open, 0), math.max(d + dead, 0)))
            end
            -- Wakes the gateway that has a lane, if it sleeps.
            local function ring(lane)
              local owner = call('HGET', P .. 'l', lane)
              local run = owner and owner:match('^%w+')
              if run and call('SREM', P .. 'z', run) == 1 then
                call('RPUSH', P .. 'b:' .. run, 1)
                call('PEXPIRE', P .. 'b:' .. run, 10000)
              end
            end
            local function add(lane, id, job)
              call('XADD', P .. 'q:' .. lane, id .. '-0', 'j', job)
              call('ZADD', P .. 'r', 'NX', id, lane)
              ring(lane)
            end
            -- Adds the jobs that the words name.
            local function addAll()
              for _ = 1, number() do local message = word(); bump(message, number(), 0) end
              local count = number()
              if count == 0 then return end
              local last = call('HINCRBY', P .. 'n', 'job', count) - count
              for i = 1, count do add(word(), last + i, word()) end
            end
            local function addOutcome(id, message, hour, outcome)
              call('XADD', P .. 'o', id .. '-0', 'o', outcome)
              if message ~= '' then call('RPUSH', P .. 'O:' .. message, id) end
              if call('RPUSH', P .. 'p:' .. hour, id) == 1 then call('ZADD', P .. 'p', hour, hour) end
            end
            local function addOutcomes()
              local count = number()
              if count == 0 then return end
              local last = call('HINCRBY', P .. 'n', 'outcome', count) - count
              for i = 1, count do addOutcome(last + i, word(), word(), word()) end
            end
            -- Keeps a message, also under the vendor's identifier, and by the hour.
            local function keep(id, bucket, vendor, hour, message)
              call('SET', P .. 'm:' .. id, message)
              if bucket ~= '' then call('HSET', P .. 'v:' .. bucket, vendor, id) end
              if call('RPUSH', P .. 'x:' .. hour, id) == 1 then call('ZADD', P .. 'x', hour, hour) end
            end
            -- Whether a lane is still that of the gateway that claims a job of it, since the time of the claim.
            local function holds(lane, claim)
              local owner = call('HGET', P .. 'l', lane)
              return not owner or owner == claim or owner == claim .. '-' or owner:match('^%w+:') == claim
            end
            -- A job's receiver, people and groups apart, and its message.
            local function target(job)
              local receiver, at = text(job, 10)
              return (job:byte(1) % 8 < 2 and 'g' or 'p') .. receiver, (text(job, at))
            end
            local function stored(lane, id)
              local entry = call('XRANGE', P .. 'q:' .. lane, id .. '-0', id .. '-0')[1]
              return entry and entry[2][2]
            end
            -- A receiver's jobs that wait lie beside each other, in their order.
            local function waits(receiver, id)
              return struct.pack('>I4', #receiver) .. receiver .. (id and struct.pack('>I8', id) or '')
            end
            local function firstWaiting(lane, receiver)
              local from = waits(receiver)
              local first = call('ZRANGEBYLEX', P .. 'w:' .. lane, '[' .. from,
                '[' .. from .. ('\255'):rep(8), 'LIMIT', 0, 1)[1]
              return first and struct.unpack('>I8', first, #first - 7)
            end
            -- Gives a job that waits a moment at which it comes.
            local function delay(lane, id, due)
              call('ZADD', P .. 'd:' .. lane, due, struct.pack('>I8', id))
              call('ZADD', P .. 'f', 'LT', due, lane)
              ring(lane)
            end
            -- Has a receiver's first job that waits go on, if it waited for one that is gone.
            local function follow(lane, receiver)
              if call('EXISTS', P .. 'w:' .. lane) == 0 then return end
              local id = firstWaiting(lane, receiver)
              if id and not call('ZSCORE', P .. 'd:' .. lane, struct.pack('>I8', id)) then delay(lane, id, 1) end
            end
            -- Deletes what is kept of a job besides itself: its tries, the settled and the excused ones, its place, its devices.
            local function forget(lane, id)
              call('HDEL', P .. 'j:' .. lane, id, id .. 's', id .. 'p', id .. 'd', id .. 'e')
            end
            -- Deletes a job; says whether there was one.
            local function remove(lane, id, receiver, message)
              local q = P .. 'q:' .. lane
              call('XACK', q, 'g', id .. '-0')
              if call('XDEL', q, id .. '-0') == 0 then return false end
              forget(lane, id)
              if call('EXISTS', P .. 'w:' .. lane) == 1 then
                call('ZREM', P .. 'w:' .. lane, waits(receiver, id))
                call('ZREM', P .. 'd:' .. lane, struct.pack('>I8', id))
                follow(lane, receiver)
              end
              if message and message ~= '' then bump(message, -1, 0) end
              return true
            end

            """#

    /// Remembers for whom a message was counted, and takes it out of a person's count.
    ///
    /// A message for one person has that in its own value; others have a hash.
    static let counting = #"""
        local function isFor(body, receiver) return (text(body, 34)) == receiver end
        -- The count after a message, how often it had been set, and whether the message was taken back.
        local function step(message, body, receiver)
          if isFor(body, receiver) then
            local state, sets, count = struct.unpack('>BI4I8', body, 21)
            if state == 0 then return end
            return count, sets, state == 2
          end
          local s = call('HGET', P .. 'c:' .. message, receiver)
          if not s then return end
          return tonumber(s:match('%d+')), tonumber(s:match(':(%d+)') or 0), s:sub(1, 1) == '-'
        end
        local function remember(message, body, receiver, count, sets, isTakenBack)
          if isFor(body, receiver) then
            local s = struct.pack('>BI4I8', isTakenBack and 2 or 1, sets, count)
            call('SETRANGE', P .. 'm:' .. message, 20, s)
          else
            local s = (isTakenBack and '-' or '') .. ('%.0f'):format(count)
            call('HSET', P .. 'c:' .. message, receiver, sets > 0 and s .. ':' .. sets or s)
          end
        end
        local function takeBack(message, receiver, bucket)
          local body = call('GET', P .. 'm:' .. message)
          if not body then return end
          local count, sets, isTakenBack = step(message, body, receiver)
          if not count or isTakenBack then return end
          remember(message, body, receiver, count, sets, true)
          local person = call('HGET', P .. 'u:' .. bucket, receiver)
          if not person then return end
          local unread, setsNow = struct.unpack('>I8I4', person)
          if unread > 0 and sets == setsNow then
            call('HSET', P .. 'u:' .. bucket, receiver, struct.pack('>I8', unread - 1) .. person:sub(9))
          end
        end

        """#

    /// Deletes a message with all that is kept for it.
    static let dropping = #"""
        local function drop(id)
          local key = P .. 'm:' .. id
          local message = call('GET', key)
          if not message then return 0 end
          local _, at = text(message, 34)
          _, at = text(message, at)
          _, at = text(message, at)
          local vendor = text(message, at)
          if vendor then
            local index = P .. 'v:' .. struct.unpack('>I2', message, 9)
            if call('HGET', index, vendor) == id then call('HDEL', index, vendor) end
          end
          call('UNLINK', key, P .. 'c:' .. id)
          return 1
        end

        """#

    /// Hands lanes from one gateway to another.
    static let lanes =
        jobs + #"""
            local alive = P .. 'l:alive'
            local run = word()
            local time = call('TIME')
            local now = time[1] * 1000 + math.floor(time[2] / 1000)
            for _, gone in ipairs(call('ZRANGEBYSCORE', alive, '-inf', now)) do
              call('ZREM', alive, gone)
              call('SREM', P .. 'z', gone)
            end
            -- How many lanes each gateway has, and which ones this one has.
            local held, mine, free, owners = {}, {}, {}, {}
            local function count()
              for _, node in ipairs(call('ZRANGE', alive, 0, -1)) do held[node] = 0 end
              local all = call('HGETALL', P .. 'l')
              for i = 1, #all, 2 do owners[tonumber(all[i])] = all[i + 1] end
              for lane = 0, 63 do
                local who = owners[lane] and owners[lane]:match('^%w+')
                if who == run then mine[#mine + 1] = lane end
                if held[who or ''] then held[who] = held[who] + 1 elseif who ~= run then free[#free + 1] = lane end
              end
            end
            local function give(lane, node)
              call('HSET', P .. 'l', lane, node .. ':' .. call('HINCRBY', P .. 'n', 'epoch', 1))
              held[node] = held[node] + 1
              if call('EXISTS', P .. 'q:' .. lane) == 1 then
                call('HSET', P .. 'h', lane, '0-0')
                call('ZADD', P .. 'r', 0, lane)
                if node ~= run then ring(lane) end
              end
            end
            -- The gateway that has the fewest lanes; nil for none but this one.
            local function poorest()
              local best
              for node, lanes in pairs(held) do
                if node ~= run and (not best or lanes < held[best] or (lanes == held[best] and node < best)) then
                  best = node
                end
              end
              return best
            end

            """#
}
