/** Look of report.html: one file, system fonts, both colour schemes. */
export const style = `
:root{color-scheme:light dark;--bg:#f7f7f5;--card:#fff;--ink:#1c1d1f;--soft:#63666d;--line:#e2e2dd;--code:#f1f1ec;--accent:#3457d5;
--passed:#1a7f4b;--failed:#c62f2f;--error:#a0369a;--warned:#b26a00;--not_testable:#6a6f78;--not_offered:#9298a1}
@media(prefers-color-scheme:dark){:root{--bg:#141517;--card:#1d1f22;--ink:#eceded;--soft:#9a9ea6;--line:#303338;--code:#26292d;--accent:#8aa4ff;
--passed:#4cc38a;--failed:#ff7b72;--error:#d58bd0;--warned:#e0a84a;--not_testable:#9aa0aa;--not_offered:#70757e}}
*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--ink);font:15px/1.5 system-ui,sans-serif}
main{max-width:1080px;margin:0 auto;padding:32px 20px 80px}h1{font-size:28px;line-height:1.2;margin:0 0 4px;letter-spacing:-.01em}
h2{font-size:18px;margin:40px 0 12px}p{margin:6px 0}.soft{color:var(--soft)}code,pre{font:13px/1.5 ui-monospace,Menlo,Consolas,monospace}
code{background:var(--code);border-radius:4px;padding:1px 5px}pre{background:var(--code);border-radius:8px;padding:12px 14px;margin:6px 0;overflow:auto;white-space:pre-wrap;overflow-wrap:anywhere}
.verdict{display:flex;gap:16px;align-items:center;background:var(--card);border:1px solid var(--line);border-left:6px solid var(--tone);border-radius:10px;padding:20px 24px;margin:20px 0}
.verdict strong{font-size:20px;color:var(--tone)}
.counts{display:grid;grid-template-columns:repeat(auto-fit,minmax(130px,1fr));gap:10px}
.count{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:12px 14px;text-align:left;color:inherit;font:inherit;cursor:pointer}
.count b{display:block;font-size:24px;line-height:1.2;color:var(--tone)}.count[aria-pressed=true]{outline:2px solid var(--accent)}
.bar{display:flex;height:8px;border-radius:4px;overflow:hidden;background:var(--line);margin:14px 0}.bar i{background:var(--tone)}
input{width:100%;padding:10px 14px;border:1px solid var(--line);border-radius:10px;background:var(--card);color:inherit;font:inherit;margin:14px 0}
details.check{background:var(--card);border:1px solid var(--line);border-radius:10px;margin:8px 0}
details.check>summary{display:flex;gap:12px;align-items:baseline;padding:10px 14px;cursor:pointer;list-style:none}
details.check>summary::-webkit-details-marker{display:none}.name{font:13.5px/1.5 ui-monospace,Menlo,Consolas,monospace;overflow-wrap:anywhere;flex:1}
.badge{color:var(--tone);font-size:12px;font-weight:600;min-width:88px;text-transform:uppercase;letter-spacing:.03em}
.body{padding:2px 16px 16px;border-top:1px solid var(--line)}.body h3{font-size:13px;margin:14px 0 4px;color:var(--soft);font-weight:600}
.rule{border-left:3px solid var(--accent);padding:4px 12px;margin:12px 0}.sides{display:grid;grid-template-columns:1fr 1fr;gap:12px}
@media(max-width:720px){.sides{grid-template-columns:1fr}}
.exchange{border:1px solid var(--line);border-radius:8px;margin:6px 0}.exchange>summary{padding:6px 12px;cursor:pointer;font:13px/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
.exchange pre{margin:0 12px 10px}table{width:100%;border-collapse:collapse;background:var(--card);border:1px solid var(--line);border-radius:10px}
td,th{text-align:left;padding:7px 12px;border-top:1px solid var(--line);vertical-align:top;overflow-wrap:anywhere}th{font-size:12px;color:var(--soft);border-top:0}
.passed{--tone:var(--passed)}.failed{--tone:var(--failed)}.error{--tone:var(--error)}.warned{--tone:var(--warned)}.not_testable{--tone:var(--not_testable)}.not_offered{--tone:var(--not_offered)}
.conformant{--tone:var(--passed)}.violations{--tone:var(--failed)}.no_verdict{--tone:var(--warned)}[hidden]{display:none!important}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}`

/** Filter by text and by status; without it everything is still there. */
export const script = `
const rows=[...document.querySelectorAll('[data-text]')],buttons=[...document.querySelectorAll('.count')],field=document.querySelector('input');
let status='';const apply=()=>{const words=field.value.toLowerCase().split(/\\s+/).filter(Boolean);let shown=0;
for(const row of rows){const on=(!status||row.dataset.status===status)&&words.every(w=>row.dataset.text.includes(w));row.hidden=!on;if(on&&row.matches('.check'))shown++}
document.querySelector('#shown').textContent=shown+' checks shown'};
field.addEventListener('input',apply);for(const button of buttons)button.addEventListener('click',()=>{status=status===button.value?'':button.value;
for(const other of buttons)other.setAttribute('aria-pressed',String(other.value===status));apply()});apply();`
