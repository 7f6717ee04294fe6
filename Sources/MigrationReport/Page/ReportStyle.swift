/// How the page looks: on light and dark screens, and on paper.
enum ReportStyle {
    /// The style sheet.
    static let css = colours + text + tables + plots + phones + list + paper

    private static let colours = """
        :root{color-scheme:light dark;--bg:#fbfaf7;--card:#fff;--ink:#1f2328;--soft:#5b636c;--line:#e3e0d8;\
        --accent:#1d5f8a;--i:#3f8f7b;--s:#d9a53a;--w:#8d7bb5;--d:#c4533d;--x:#8c1d40;--u:#e9e6de;--on:#fff6}
        @media (prefers-color-scheme:dark){:root{--bg:#14171b;--card:#1b1f25;--ink:#e8e6e1;--soft:#9ba3ac;\
        --line:#30363d;--accent:#7ab8e0;--i:#4fa58f;--s:#d3a649;--w:#a595cf;--d:#e07a63;--x:#e0557f;--u:#2b3138;--on:#0005}}
        .c-s{fill:var(--s)}.c-w{fill:var(--w)}.c-d{fill:var(--d)}.c-x{fill:var(--x)}.c-cross{stroke:var(--on);stroke-width:1.4}.c-u{fill:var(--u)}.c-ink{fill:var(--on)}.c-line{fill:var(--soft);opacity:.45}
        .k-i{fill:var(--i)}.k-s{fill:url(#ps)}.k-w{fill:url(#pw)}.k-d{fill:url(#pd)}.k-x{fill:url(#px)}.k-u{fill:url(#pu)}.k-0{fill:transparent}

        """

    private static let text = """
        *{box-sizing:border-box}html{scroll-behavior:smooth;-webkit-text-size-adjust:100%}
        @media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
        body{margin:0;background:var(--bg);color:var(--ink);font:16px/1.6 system-ui,-apple-system,"Segoe UI",Roboto,\
        "Noto Sans","PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
        header,main{max-width:70rem;margin:0 auto;padding:0 1.5rem}header{padding-top:3.5rem}
        .brand{margin:0;color:var(--soft);font-size:.85rem;letter-spacing:.06em}
        h1{margin:.2rem 0 1.2rem;font-size:2.1rem;line-height:1.2;letter-spacing:-.01em}
        h2{margin:0 0 1rem;font-size:1.3rem;line-height:1.3}h3{margin:2rem 0 .6rem;font-size:1rem}
        p{margin:.4rem 0 1rem;max-width:46rem}.lead{font-size:1.5rem;line-height:1.4;max-width:42rem;margin-bottom:1.6rem}
        .hint,small{color:var(--soft);font-size:.87em}.no{display:inline-block;min-width:1.6em;color:var(--soft);font-weight:400}
        section{margin:1.5rem 0;padding:1.8rem 2rem 2rem;background:var(--card);border:1px solid var(--line);border-radius:14px;scroll-margin-top:1rem}
        a{color:var(--accent);text-underline-offset:.18em;text-decoration-thickness:1px}
        :focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:3px}
        .skip{position:absolute;left:-99rem}.skip:focus{left:1rem;top:1rem;padding:.5rem 1rem;background:var(--card);z-index:1}
        .vh{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}.defs{position:absolute}
        nav ol{columns:3 16rem;margin:0;padding:0 0 0 1.6em;color:var(--soft);font-size:.92rem}nav a{text-decoration:none}nav a:hover{text-decoration:underline}
        code{font:.86em/1.5 ui-monospace,"SF Mono",Menlo,Consolas,"Noto Sans Mono",monospace}
        .cmd{display:block;margin-top:.4rem;color:var(--soft);font-size:.8em;overflow-wrap:anywhere}
        .rd{letter-spacing:-.04em;color:var(--soft)}
        :target{outline:2px solid var(--accent);outline-offset:4px;border-radius:8px}section:target{outline:none}
        dl{margin:1rem 0}dt{color:var(--soft);font-size:.85rem}dd{margin:0}
        .figures{display:flex;flex-wrap:wrap;gap:1rem 3rem;margin-top:1.8rem}.figures dd{font-size:1.6rem;font-variant-numeric:tabular-nums}
        .method{display:grid;grid-template-columns:repeat(auto-fill,minmax(15rem,1fr));gap:.9rem 2rem}.method dd{overflow-wrap:anywhere}
        .lists dd{margin-bottom:.9rem}.lists .cmd{margin-top:.1rem}.block{display:block}
        .file{margin:.4rem 0;padding:.8rem 1rem;border:1px solid var(--line);border-radius:8px;font:.82em/1.5 ui-monospace,Menlo,Consolas,monospace;white-space:pre-wrap;overflow-wrap:anywhere;max-height:24rem;overflow:auto}
        summary{cursor:pointer;color:var(--accent)}

        """

    private static let tables = """
        .wide{overflow-x:auto;margin:1rem 0 0}table{width:100%;border-collapse:collapse;font-size:.93rem}
        th,td{padding:.5rem .8rem .5rem 0;text-align:start;vertical-align:top;border-bottom:1px solid var(--line);font-weight:400}
        thead th{color:var(--soft);font-size:.8rem;white-space:nowrap;vertical-align:bottom}tbody tr:last-child>*{border-bottom:0}
        .n{text-align:end;font-variant-numeric:tabular-nums;white-space:nowrap}th.n,td.n{padding-right:1.4rem}
        td p{margin:0 0 .5rem}td p:last-child{margin-bottom:0}td small{display:block}
        .bars th[scope=row]{width:16rem}.plot{min-width:9rem;width:40%}
        .costs{table-layout:fixed;min-width:46rem}.costs thead th:first-child{width:25%}.costs thead .n{width:8.5%}.costs .path{display:block;overflow-wrap:anywhere;font-size:.85em}
        .effort{display:inline-block;padding:0 .5em;border:1px solid var(--line);border-radius:99px;font-size:.82em;color:var(--soft);white-space:nowrap}
        .e-code{border-color:var(--d)}.e-console{border-color:var(--s)}.e-users{border-color:var(--accent)}
        .matrix td{text-align:end}.matrix thead th{white-space:normal;min-width:5.5rem}.matrix th[scope=row]{min-width:15rem}

        """

    private static let plots = """
        svg{display:block;forced-color-adjust:none}.bar{width:100%;height:.7rem;border-radius:3px;margin-top:.45em}
        .ribbon{width:100%;height:3rem;border-radius:8px;margin-bottom:.6rem}
        .columns{width:100%;height:9rem;border-bottom:1px solid var(--line);margin-top:1rem}
        .axis{display:flex;justify-content:space-between;max-width:none;margin:.3rem 0 1rem;color:var(--soft);font-size:.8rem}
        .legend{display:flex;flex-wrap:wrap;gap:.2rem 1.4rem;margin:.4rem 0 0;color:var(--soft);font-size:.8rem}
        .key{display:inline-block;width:.9em;height:.9em;border-radius:2px;margin-inline-end:.55em;vertical-align:-.08em}
        .dot{display:inline-block;width:1.5rem;height:1.5rem;vertical-align:-.4rem;margin-inline-end:.5rem}

        """

    private static let phones = """
        .pairs{display:grid;grid-template-columns:repeat(auto-fill,minmax(25rem,1fr));gap:2.4rem 2rem;margin-top:1.5rem}
        .pair{min-width:0}.pair .unseen{margin:.6rem 0 .2rem;font-size:.9rem}.pair .hint{margin-top:.4rem}.pair p,.messages p,.messages li,dd,bdi{overflow-wrap:anywhere}.pair h3{margin:0}.pair .who{margin:0 0 .7rem;color:var(--soft);font-size:.88rem}
        .phones{display:grid;grid-template-columns:1fr 1fr;gap:1rem}
        .phone{margin:0;min-width:0}.phone figcaption{font-size:.8rem;color:var(--soft);margin-bottom:.3rem}
        .lock{display:flex;flex-direction:column;min-height:15.5rem;padding:1rem .6rem .6rem;border-radius:22px;border:3px solid #2a2e35;\
        background:linear-gradient(165deg,#5d7f95,#3b5069 55%,#2c3950);color:#fff}
        .clock{text-align:center;font-size:1.9rem;font-weight:300;line-height:1.2;margin-bottom:.9rem}
        .bubble{display:flex;gap:.5rem;padding:.55rem .6rem;border-radius:13px;background:#f4f4f2ee;color:#1b1e22;font-size:.8rem;line-height:1.4}
        .bubble.call{background:#20392bee;color:#fff}
        .icon{flex:none;width:1.5rem;height:1.5rem;border-radius:6px;background:linear-gradient(#8fb7cf,#4c7c9c);color:#fff;text-align:center;line-height:1.5rem}
        .call .icon{background:#35a35c;border-radius:50%}
        .words{min-width:0;flex:1}.words>*{display:block;overflow-wrap:anywhere;white-space:pre-line}.words i{font-style:normal}
        .words .x,.signs .x{text-decoration:underline;text-decoration-color:#d9543a;text-decoration-thickness:2px;text-underline-offset:.22em}
        .words .y,.signs .y{text-decoration:underline dotted 1.5px;text-underline-offset:.22em}
        .words small{display:inline-block;width:100%;color:#5b636c;font-size:.7rem;font-weight:400}.call small{color:#cdd}.words .rd{color:#8b9096}
        .nopush{margin:auto .3rem;padding:.7rem;border:1.5px dashed #fff9;border-radius:13px;font-size:.8rem;line-height:1.4;text-align:center}
        .signs{display:flex;flex-wrap:wrap;gap:.3rem .4rem;margin:auto 0 0;padding-top:.8rem;font-size:.72rem;line-height:1.4}
        .signs span{padding:.05rem .5rem;border-radius:99px;background:#0004}.signs small{font-size:1em}.signs small,.signs .rd{color:inherit}
        .signs span span{padding:0;background:none}
        @media (max-width:34rem){section{padding:1.2rem}.pairs{grid-template-columns:1fr}header,main{padding-inline:.8rem}}

        """

    private static let list = """
        .filter{border:0;margin:0 0 1rem;padding:0;display:flex;gap:1.2rem;font-size:.9rem}.filter legend{float:left;padding:0;color:var(--soft)}
        .filter label{display:flex;gap:.35em;align-items:center}.filter input{accent-color:var(--accent)}
        .messages{list-style:none;margin:0;padding:0}.messages>li{padding:.8rem 0;border-bottom:1px solid var(--line);font-size:.9rem;\
        content-visibility:auto;contain-intrinsic-size:auto 6rem}
        .messages p{margin:0}.messages ul{margin:.3rem 0;padding-left:1.2rem}
        :has(#fx:checked) .messages>li:not(.v-x):not(:target),:has(#fd:checked) .messages>li:not(.v-d):not(:target),:has(#fw:checked) .messages>li:not(.v-w):not(:target),:has(#fs:checked) .messages>li:not(.v-s):not(:target){display:none}

        """

    private static let paper = """
        @media print{:root{--bg:#fff;--card:#fff;--ink:#000;--soft:#444;--line:#bbb;--accent:#000;--i:#3f8f7b;--s:#d9a53a;--w:#8d7bb5;--d:#c4533d;--x:#8c1d40;--u:#eee;--on:#fff6}
        body{font-size:10.5pt}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
        header,main{max-width:none;padding:0}section{border:0;padding:.5rem 0;margin:1rem 0;border-radius:0}
        nav,.filter,.skip{display:none}a{color:inherit;text-decoration:none}
        tr,.pair,.figures,.columns,.messages>li{break-inside:avoid}h2,h3,thead{break-after:avoid}.wide{overflow:visible}.wide th,.wide td{overflow-wrap:anywhere}.file{max-height:none}
        .pairs{grid-template-columns:1fr 1fr;gap:1.2rem}.lock{min-height:12rem}.messages>li:nth-child(n+41){display:none}.lead{font-size:16pt}
        details{display:block}table{font-size:9pt}.costs{min-width:0}}

        """
}
