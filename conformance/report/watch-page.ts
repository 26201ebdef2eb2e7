/** The page that shows the progress of a run. */
import { countedStatuses, statusInWords } from './counts.ts'
import { style } from './html-style.ts'
import { xml } from './junit.ts'
import { pagePolicy } from './page-policy.ts'

/** Shows the events of the page's server. Text from a target is only written as text, never as HTML. */
const script = `
const at=selector=>document.querySelector(selector),source=new EventSource('/events'),shown=new Set();
source.addEventListener('progress',({data})=>{const {done,total,counts,text}=JSON.parse(data);
at('progress').max=total||1;at('progress').value=done;at('#line').textContent=text;
for(const [status,number] of Object.entries(counts))at('.counts .'+status+' b').textContent=number});
source.addEventListener('finding',({data})=>{const {name,status,where,message}=JSON.parse(data);if(shown.has(name))return;shown.add(name);
const row=document.createElement('li'),badge=document.createElement('span');row.className=status;badge.className='badge';
badge.textContent=status;row.append(badge,' '+name+where+': '+message);at('#findings').append(row);at('#none').hidden=true});
source.addEventListener('done',({data})=>{const {verdict,reason}=JSON.parse(data);source.close();at('#line').textContent=verdict+': '+reason+'.';
document.title=verdict+': '+document.title;at('#report').hidden=false});
source.onerror=()=>{at('#lost').hidden=false};source.onopen=()=>{at('#lost').hidden=true};`

/** Content security policy of the page: only inline content, and the events of its own server. */
export const watchPolicy = `${pagePolicy(style, script, "'self'")}; frame-ancestors 'none'`

export const renderWatchPage = (target: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${xml(target)}: conformance run</title><style>${style}</style></head><body>
<header><h1>${xml(target)}</h1><p class="soft">Progress of a conformance run.</p></header>
<main><section><h2>Progress</h2><p id="line" role="status">Starting the checks…</p>
<label>Checks that have ended<progress value="0" max="1"></progress></label>
<ul class="counts">${countedStatuses.map((status) => `<li class="count ${status}"><b>0</b> ${statusInWords(status)}</li>`).join('')}</ul>
<p id="report" hidden><a href="/report.html">Open the report</a></p>
<p id="lost" hidden>The run does not answer. It may have ended.</p><noscript><p>This page needs scripts. The report does not.</p></noscript></section>
<section><h2>Failures</h2><p id="none" class="soft">None so far.</p><ul id="findings" aria-live="polite"></ul></section></main>
<script>${script}</script></body></html>
`
