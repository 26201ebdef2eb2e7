/** Style of report.html: one file, system fonts, light and dark colour schemes. */
export const style = `
:root{color-scheme:light dark;--bg:#f7f7f5;--card:#fff;--ink:#1c1d1f;--soft:#63666d;--line:#e2e2dd;--code:#f1f1ec;--accent:#3457d5;--edge:#7d8189;
--passed:#177244;--failed:#c02828;--error:#a0369a;--warned:#8f5300;--not_testable:#5c616a;--not_offered:#656b75}
@media(prefers-color-scheme:dark){:root{--bg:#141517;--card:#1d1f22;--ink:#eceded;--soft:#9a9ea6;--line:#303338;--code:#26292d;--accent:#8aa4ff;
--passed:#4cc38a;--failed:#ff7b72;--error:#d58bd0;--warned:#e0a84a;--not_testable:#9aa0aa;--not_offered:#a3a9b3;--edge:#7f848d}}
*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--ink);font:15px/1.5 system-ui,sans-serif}
main,header,footer{max-width:1080px;margin:0 auto;padding:0 20px}header{padding-top:32px}footer{padding-top:40px;padding-bottom:60px;overflow-wrap:anywhere}
.skip{position:absolute;left:-999px}.skip:focus{left:8px;top:8px;background:var(--card);padding:8px}a{color:var(--accent)}h1{font-size:28px;line-height:1.2;margin:0 0 4px;letter-spacing:-.01em}
h2{font-size:18px;margin:40px 0 12px}p{margin:6px 0}.soft{color:var(--soft)}code,pre{font:13px/1.5 ui-monospace,Menlo,Consolas,monospace}
code{background:var(--code);border-radius:4px;padding:1px 5px}pre{background:var(--code);border-radius:8px;padding:12px 14px;margin:6px 0;overflow:auto;white-space:pre-wrap;overflow-wrap:anywhere}
.verdict{background:var(--card);border:1px solid var(--line);border-left:6px solid var(--tone);border-radius:10px;padding:20px 24px;margin:20px 0}
.verdict strong{font-size:20px;color:var(--tone)}
.counts{display:grid;grid-template-columns:repeat(auto-fit,minmax(130px,1fr));gap:10px;list-style:none;margin:0;padding:0}
.count{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:12px 14px}
.count b{display:block;font-size:24px;line-height:1.2;color:var(--tone)}
.bar{display:block;width:100%;height:8px;border-radius:4px;background:var(--line);margin:14px 0}.bar rect{fill:var(--tone)}
progress{display:block;width:100%;height:14px;margin:4px 0 14px;accent-color:var(--accent)}#findings{list-style:none;padding:0}#findings li{overflow-wrap:anywhere;padding:4px 0}
.filter{display:grid;grid-template-columns:1fr 180px;gap:0 12px}.filter p{grid-column:1/-1}
input,select{display:block;width:100%;min-height:44px;padding:9px 14px;border:1px solid var(--edge);border-radius:10px;background:var(--card);color:inherit;font:inherit;margin:4px 0}
details.check{background:var(--card);border:1px solid var(--line);border-radius:10px;margin:8px 0}
details.check>summary{display:flex;flex-wrap:wrap;gap:12px;align-items:baseline;padding:10px 14px;cursor:pointer;list-style:none}
details.check>summary::-webkit-details-marker{display:none}.name{font:13.5px/1.5 ui-monospace,Menlo,Consolas,monospace;overflow-wrap:anywhere;flex:1;min-width:55%}
.badge{color:var(--tone);font-size:12px;font-weight:600;min-width:88px;text-transform:uppercase;letter-spacing:.03em}
.body{padding:2px 16px 16px;border-top:1px solid var(--line)}.body h3{font-size:13px;margin:14px 0 4px;color:var(--soft);font-weight:600}
.rule{border-left:3px solid var(--accent);padding:4px 12px;margin:12px 0}.sides{display:grid;grid-template-columns:1fr 1fr;gap:12px}
@media(max-width:720px){.sides,.filter{grid-template-columns:1fr}}
.exchange{border:1px solid var(--line);border-radius:8px;margin:6px 0}.exchange>summary{padding:6px 12px;cursor:pointer;font:13px/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
.exchange pre{margin:0 12px 10px}.scroll{overflow-x:auto}table{width:100%;border-collapse:collapse;background:var(--card);border:1px solid var(--line);border-radius:10px}
td.number{text-align:right;color:var(--tone,inherit)}td,th{text-align:left;padding:7px 12px;border-top:1px solid var(--line);vertical-align:top;overflow-wrap:anywhere}thead th{font-size:12px;color:var(--soft);border-top:0;overflow-wrap:normal}tbody th,tfoot th{font-weight:400}
.passed{--tone:var(--passed)}.failed{--tone:var(--failed)}.error{--tone:var(--error)}.warned{--tone:var(--warned)}.not_testable{--tone:var(--not_testable)}.not_offered{--tone:var(--not_offered)}
.conformant{--tone:var(--passed)}.violations{--tone:var(--failed)}.no_verdict{--tone:var(--warned)}[hidden]{display:none!important}
.timeline{list-style:none;margin:6px 0;padding:0;font-size:13px}.timeline li{display:flex;gap:10px;align-items:stretch}
.at{flex:0 0 64px;text-align:right;padding:3px 0;color:var(--soft);font-variant-numeric:tabular-nums}.lanes{display:flex;flex:none}.what{padding:3px 0;min-width:0;overflow-wrap:anywhere}
.lanes i{flex:none;width:20px;font:600 11px/20px system-ui,sans-serif;text-align:center;background:linear-gradient(var(--edge),var(--edge)) center/1px 100% no-repeat}
.lanes .asked{background:linear-gradient(var(--accent),var(--accent)) center 12px/7px 100% no-repeat}.lanes .answered{background:linear-gradient(var(--accent),var(--accent)) center top/7px 12px no-repeat}
.lanes .open{background:linear-gradient(var(--accent),var(--accent)) center/7px 100% no-repeat}
.lanes b{display:block;width:20px;line-height:16px;background:var(--card);color:var(--ink);border:2px solid var(--accent);border-radius:10px;margin:2px 0}
.lanes .delivery b{border-radius:2px;border-style:dashed}.lanes .answered b{border-color:var(--edge)}
.timeline .failed{border-top:2px solid var(--failed);border-bottom:2px solid var(--failed);margin:4px 0}.timeline .failed .what b{color:var(--failed)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}`

/** Filters by text and by status. Without the script the complete report is visible. */
export const script = `
const rows=[...document.querySelectorAll('[data-text]')],tools=document.querySelector('.filter'),[field,status]=tools.querySelectorAll('input,select');
const apply=()=>{const words=field.value.toLowerCase().split(/\\s+/).filter(Boolean);let shown=0;
for(const row of rows){const on=(!status.value||row.dataset.status===status.value)&&words.every(w=>row.dataset.text.includes(w));row.hidden=!on;if(on&&row.matches('.check'))shown++}
tools.querySelector('[role=status]').textContent=shown+' checks shown'};
tools.hidden=false;field.addEventListener('input',apply);status.addEventListener('change',apply);apply();`
