extension LivePage {
    /// What the page does.
    ///
    /// It writes data as text only, never as markup.
    static let script = #"""
        const $ = id => document.getElementById(id);
        const store = sessionStorage;
        let key = store.getItem("pushbridge-key"), state = "", last = null, shown = null, stop = null, paused = false;
        let history = [], seenErrors = null;

        // Language.
        const chosen = store.getItem("pushbridge-language") || (navigator.language.startsWith("zh") ? "zh" : "en");
        let language = chosen;
        const say = name => words[language][name] || name;
        function speak(name) {
          language = name;
          store.setItem("pushbridge-language", name);
          document.documentElement.lang = name === "zh" ? "zh-Hans" : "en";
          document.title = say("title");
          if (state) $("status").textContent = say(state);
          if (wrong) $("wrong").textContent = say(wrong);
          if (shown) draw(shown);
        }
        const number = (value, digits = 0) =>
          new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value);
        const time = value => new Date(value).toLocaleTimeString(language);
        function age(milliseconds) {
          if (milliseconds < 1000) return number(milliseconds) + " ms";
          const seconds = milliseconds / 1000;
          return seconds < 120 ? number(seconds, 1) + " s" : number(seconds / 60, 1) + " min";
        }

        // What is shown.
        let wrong = "";
        function tell(name) {
          if (state === name) return;
          state = name;
          $("status").textContent = name ? say(name) : "";
          document.body.classList.toggle("old", name === "lost");
        }
        function ask(reason) {
          wrong = reason;
          tell("");
          $("about").textContent = "";
          $("wrong").textContent = reason ? say(reason) : "";
          $("key").toggleAttribute("aria-invalid", Boolean(reason));
          for (const id of ["numbers", "pause", "forget"]) $(id).hidden = true;
          $("sign-in").hidden = false;
          $("key").focus();
        }
        function open() {
          wrong = "";
          $("wrong").textContent = "";
          $("sign-in").hidden = true;
          for (const id of ["numbers", "pause", "forget"]) $(id).hidden = false;
        }
        function rows(id, list) {
          $(id).replaceChildren(...list.map(cells => {
            const row = document.createElement("tr");
            cells.forEach((text, index) => {
              const cell = document.createElement(index ? "td" : "th");
              if (!index) cell.scope = "row";
              cell.textContent = text;
              row.append(cell);
            });
            return row;
          }));
        }
        const settled = snapshot => Object.values(snapshot.outcomes).reduce((sum, count) => sum + count, 0);
        function take(snapshot) {
          // Totals that fall mean that the gateway was started again.
          if (last && last.startedAt === snapshot.startedAt && snapshot.at > last.at) {
            const seconds = (snapshot.at - last.at) / 1000;
            history.push([(snapshot.accepted - last.accepted) / seconds, (settled(snapshot) - settled(last)) / seconds]);
            history = history.slice(-120);
          } else if (last && last.startedAt !== snapshot.startedAt) {
            history = [];
          }
          last = snapshot;
          if (!paused) {
            shown = snapshot;
            draw(snapshot);
          }
        }
        function draw(snapshot) {
          $("about").textContent = snapshot.version + " · " + say("since") + new Date(snapshot.startedAt).toLocaleString(language);
          const rate = history.at(-1);
          $("accepted-rate").textContent = rate ? number(rate[0], 1) : "–";
          $("pushed-rate").textContent = rate ? number(rate[1], 1) : "–";
          $("waiting").textContent = number(snapshot.waiting);
          $("lag").textContent = age(snapshot.lag);
          $("dead").textContent = number(snapshot.dead);
          const top = Math.max(1, ...history.flat());
          [["accepted-line", 0], ["pushed-line", 1]].forEach(([id, which]) => $(id).setAttribute("points", history
            .map((rates, index) => (index + 120 - history.length) * 2 + "," + (58 - rates[which] / top * 56).toFixed(1))
            .join(" ")));
          rows("outcome-rows", [
            [say("messages"), number(snapshot.accepted)], [say("repeated"), number(snapshot.repeated)],
            [say("refusals"), number(snapshot.refused)],
            ...Object.entries(snapshot.outcomes).map(([name, count]) => [say(name), number(count)]),
          ]);
          rows("lane-rows", snapshot.lanes.map(lane => [say(lane.name), number(lane.jobs)]));
          rows("error-rows", snapshot.errors.map(error => [time(error.at), error.code, number(error.count)]));
          const newest = snapshot.errors[0];
          const mark = newest ? newest.code + newest.at : "";
          if (seenErrors !== null && newest && mark !== seenErrors && state === "live") {
            $("status").textContent = say("live") + " · " + say("error") + newest.code;
          }
          seenErrors = mark;
        }

        // The events. EventSource cannot send a key, so the page reads the stream itself.
        async function read(signal, alive) {
          const answer = await fetch("/v1/live", {
            headers: { Authorization: "Bearer " + key, Accept: "text/event-stream" }, cache: "no-store", signal,
          });
          if (answer.status === 401 || answer.status === 403) return answer.status;
          if (!answer.ok) throw new Error(String(answer.status));
          open();
          const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
          let text = "";
          for (;;) {
            const { value, done } = await reader.read();
            if (done) return 0;
            alive();
            text += value;
            const events = text.split("\n\n");
            text = events.pop();
            for (const event of events) {
              const data = event.split("\n").filter(line => line.startsWith("data: ")).map(line => line.slice(6)).join("\n");
              if (!data) continue;
              take(JSON.parse(data));
              tell(paused ? "paused" : "live");
            }
          }
        }
        async function connect() {
          if (stop) stop();
          let isStopped = false, pause = 1000;
          if (!last) tell("connecting");
          while (!isStopped) {
            const attempt = new AbortController();
            // Events come every second; silence means that nobody is there.
            let watch = setTimeout(() => attempt.abort(), 8000), wake = () => {};
            stop = () => { isStopped = true; attempt.abort(); wake(); };
            try {
              const status = await read(attempt.signal, () => {
                pause = 1000;
                clearTimeout(watch);
                watch = setTimeout(() => attempt.abort(), 8000);
              });
              if (isStopped) break;
              if (status) {
                clearTimeout(watch);
                store.removeItem("pushbridge-key");
                return ask(status === 401 ? "refused" : "forbidden");
              }
            } catch (error) {
              if (isStopped) break;
            }
            clearTimeout(watch);
            tell("lost");
            await new Promise(resolve => {
              wake = resolve;
              addEventListener("online", resolve, { once: true });
              setTimeout(resolve, pause);
            });
            pause = Math.min(pause * 2, 15000);
          }
        }

        $("language").addEventListener("click", () => speak(language === "zh" ? "en" : "zh"));
        $("sign-in").addEventListener("submit", event => {
          event.preventDefault();
          key = $("key").value.trim();
          if (!key) return;
          // What no header can hold is no key.
          if (/[^\x21-\x7e]/.test(key)) return ask("refused");
          $("key").value = "";
          store.setItem("pushbridge-key", key);
          last = shown = null;
          history = [];
          connect();
        });
        $("pause").addEventListener("click", () => {
          paused = !paused;
          $("pause").setAttribute("aria-pressed", String(paused));
          if (state === "live" || state === "paused") tell(paused ? "paused" : "live");
          if (!paused && last) draw(shown = last);
        });
        $("forget").addEventListener("click", () => {
          if (stop) stop();
          key = null;
          last = shown = null;
          history = [];
          store.removeItem("pushbridge-key");
          ask("");
        });
        speak(chosen);
        if (key) connect(); else ask("");
        """#
}
