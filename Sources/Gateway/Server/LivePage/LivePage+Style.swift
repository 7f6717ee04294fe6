extension LivePage {
    /// How the page looks, on light and dark screens.
    static let css = """
        :root{color-scheme:light dark;--bg:#fbfaf7;--card:#fff;--ink:#1f2328;--soft:#5b636c;--line:#e3e0d8;\
        --accent:#1d5f8a;--bad:#b3402b}
        @media (prefers-color-scheme:dark){:root{--bg:#14171b;--card:#1b1f25;--ink:#e8e6e1;--soft:#9ba3ac;\
        --line:#30363d;--accent:#7ab8e0;--bad:#f0907c}}
        *{box-sizing:border-box}[hidden]{display:none!important}
        html:lang(en) span[lang=zh-Hans]:not(.other),html:lang(zh) span[lang=en]:not(.other){display:none}
        body{margin:0;background:var(--bg);color:var(--ink);font:16px/1.6 system-ui,-apple-system,"Segoe UI",Roboto,\
        "Noto Sans","PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
        header,main{max-width:64rem;margin:0 auto;padding:0 1.5rem}main:focus{outline:none}
        header{display:flex;flex-wrap:wrap;align-items:baseline;gap:.2rem 1.2rem;padding-top:2rem}
        h1{margin:0;font-size:1.5rem}h2{margin:0 0 .8rem;font-size:1.1rem}header p{margin:0;color:var(--soft);font-size:.9rem}
        .tools{margin-inline-start:auto;display:flex;gap:.6rem}
        section,form{margin:1.2rem 0;padding:1.2rem 1.5rem;background:var(--card);border:1px solid var(--line);border-radius:14px}
        button,input{font:inherit;color:inherit;padding:.3rem .9rem;border:1px solid var(--soft);border-radius:8px;background:var(--card)}
        button{cursor:pointer}button[aria-pressed=true]{background:var(--ink);color:var(--bg)}
        form label{display:block;font-size:.9rem}form input{width:min(28rem,100%);margin:0 .6rem .4rem 0}
        form p{margin:0 0 .8rem}#wrong{margin:.4rem 0 0;color:var(--bad)}
        :focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:3px}
        .skip{position:absolute;left:-99rem}.skip:focus{left:1rem;top:1rem;padding:.4rem 1rem;background:var(--card)}
        dl{display:flex;flex-wrap:wrap;gap:.8rem 2.4rem;margin:0}dt{color:var(--soft);font-size:.85rem}
        dd{margin:0;font-size:1.7rem;line-height:1.3;font-variant-numeric:tabular-nums}
        figure{margin:1.2rem 0 0}figcaption{color:var(--soft);font-size:.85rem}
        svg{display:block;width:100%;height:4.5rem;border-bottom:1px solid var(--line)}
        polyline{fill:none;stroke:var(--accent);stroke-width:2;vector-effect:non-scaling-stroke}#pushed-line{stroke:var(--ink);stroke-dasharray:4 3}
        table{width:100%;border-collapse:collapse;font-size:.95rem}thead th{color:var(--soft);font-size:.85rem}
        th,td{padding:.35rem .8rem .35rem 0;text-align:start;border-bottom:1px solid var(--line);font-weight:400}
        td:last-child,thead th:last-child{text-align:end;font-variant-numeric:tabular-nums;padding-right:0}
        table:has(tbody:not(:empty))+.none{display:none}.none{margin:.6rem 0 0;color:var(--soft)}
        body.old dl,body.old table,body.old svg{opacity:.5}body.old #status{color:var(--bad)}

        """
}
