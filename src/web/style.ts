/**
 * The style sheet of the messenger. Colors have the contrast of the other pages, in light and dark mode. Controls are
 * large enough for touch. Below 45rem, either the list or the conversation is shown.
 */
export const style = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#f4f5f7, #0f1319); --paper: light-dark(#ffffff, #1a2029); --ink: light-dark(#1c2128, #e8ebef);
  --faint: light-dark(#57606a, #a3acb8); --line: light-dark(#d0d5dc, #343c48); --edge: light-dark(#7d8590, #7d8794);
  --accent: light-dark(#1f5fbf, #8ab8ff); --on-accent: light-dark(#ffffff, #0d1b30); --own: light-dark(#dce9fb, #1e3350);
  --marked: light-dark(#fbe38e, #6b5410); --wrong: light-dark(#b42318, #ffb4ab); --wrong-ground: light-dark(#fef3f2, #3a1a18);
  --code-1: light-dark(#a0226e, #ff9ecf); --code-2: light-dark(#0a6640, #7fdcaa); --code-3: light-dark(#9a4a00, #ffb877);
  --code-4: light-dark(#1f5fbf, #8ab8ff);
  font: 1rem/1.5 system-ui, sans-serif;
}
:root[data-theme=light] { color-scheme: light }
:root[data-theme=dark] { color-scheme: dark }
@media (prefers-reduced-motion: no-preference) { .message { animation: appear .15s } @keyframes appear { from { opacity: .2 } } }
* { box-sizing: border-box }
html, body { height: 100% }
body { margin: 0; background: var(--ground); color: var(--ink); overflow-wrap: anywhere }
h1, h2, h3, h4, p, ul, ol, blockquote { margin: 0; padding: 0 }
ul, ol { list-style: none }
a { color: var(--accent) }
h2 { font-size: 1.1rem } h3 { font-size: .95rem }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
.unseen { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
.hint, .stamp, time { color: var(--faint); font-size: .9rem; font-weight: 400 }
.hint { padding: 1rem }
.wrong { padding: .6rem .9rem; color: var(--wrong); background: var(--wrong-ground); border: 1px solid currentColor; border-radius: .5rem }
.done:empty { display: none }
.done { padding: .4rem .9rem; background: var(--own); border-left: 4px solid var(--accent) }
.tag { padding: 0 .4rem; font-size: .8rem; font-weight: 400; color: var(--faint); border: 1px solid var(--line); border-radius: .6rem }
.row { display: flex; flex-wrap: wrap; gap: .5rem }
button {
  min-height: 2.75rem; min-width: 2.75rem; padding: .4rem .9rem; font: inherit; font-weight: 600; cursor: pointer;
  color: var(--ink); background: var(--paper); border: 1px solid var(--edge); border-radius: .5rem;
}
a.button { display: inline-flex; align-items: center; min-height: 2.75rem; padding: .4rem .9rem; font-weight: 600; text-decoration: none; border: 1px solid var(--edge); border-radius: .5rem }
button.first, a.button.first { color: var(--on-accent); background: var(--accent); border-color: var(--accent) }
input, textarea {
  width: 100%; min-height: 2.75rem; padding: .5rem .7rem; font: inherit; color: inherit; background: var(--paper);
  border: 1px solid var(--edge); border-radius: .5rem; resize: none;
}
select { width: 100%; min-height: 2.75rem; padding: .4rem .6rem; font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--edge); border-radius: .5rem }
textarea::placeholder, input::placeholder { color: var(--faint); opacity: 1; white-space: nowrap }
parley-app { display: flex; flex-direction: column; height: 100dvh }
.bar { display: flex; align-items: center; gap: 1rem; padding: .6rem 1rem; background: var(--paper); border-bottom: 1px solid var(--line) }
.brand { display: flex; align-items: center; gap: .5rem }
.sign { width: 1.6rem; height: 1.6rem; background: var(--accent); mask: var(--sign) center / contain no-repeat; forced-color-adjust: none }
.bar nav { display: flex; align-items: center; gap: .5rem; margin-left: auto }
.bar a { display: inline-block; padding: .4rem; color: var(--ink); text-decoration: none }
.bar a:hover { text-decoration: underline }
.connection { color: var(--wrong) }
.panes { flex: 1; min-height: 0; display: grid; grid-template-columns: 20rem minmax(0, 1fr) }
.side { display: flex; flex-direction: column; min-height: 0; background: var(--paper); border-right: 1px solid var(--line) }
.side-head { display: flex; gap: .5rem; margin: .75rem .75rem 0 }
.side-head .first { flex: 1 }
.labelled { display: inline-flex; align-items: center; justify-content: center; gap: .4rem }
.labelled .icon { flex: none; width: 1.25rem; height: 1.25rem }
.empty { display: grid; justify-items: center; gap: .75rem; padding: 2rem 1rem; text-align: center; color: var(--faint) }
.talk > .empty { height: 100%; align-content: center }
.side > parley-chat-list { margin-top: .75rem }
parley-chat-list { flex: 1 1 0; min-height: 8rem; overflow-y: auto }
parley-requests { flex: 0 1 auto; max-height: 40%; overflow-y: auto }
.talk { position: relative; min-height: 0; min-width: 0 }
.talk.dropping::after { content: "Drop the files to attach them"; position: absolute; inset: .5rem; display: grid; place-items: center; font-weight: 600; color: var(--ink); background: color-mix(in srgb, var(--paper) 85%, transparent); border: 3px dashed var(--accent); border-radius: .8rem; pointer-events: none }
.chats li { height: 4.25rem }
.chats a {
  height: 100%; display: grid; grid-template: 1fr 1fr / auto minmax(0, 1fr) auto; align-items: center; gap: 0 .75rem; padding: .5rem 1rem; color: inherit; text-decoration: none;
  border-top: 1px solid var(--line);
}
.chats a:hover { background: var(--ground) }
.chats [aria-current=true], .chats [aria-current=true]:hover { background: var(--own); box-shadow: inset 4px 0 var(--accent) }
.handle { color: var(--faint); font-size: .85em; font-weight: 400 }
[aria-current=true] .handle { color: var(--ink) }
.side .search { width: auto; margin: .75rem .75rem 0 }
.found-messages { padding-bottom: .5rem; border-top: 1px solid var(--line) }
parley-found-messages { flex: 2 1 0; overflow-y: auto }
parley-found-messages:not(:has(section)), .side:has(.found-messages) parley-requests { display: none }
.side:has(.found-messages) parley-chat-list:has(.empty) { flex: none; min-height: 0 } .side:has(.found-messages) parley-chat-list > .empty { padding-block: .5rem 1rem }
.found-messages h2 { padding: .6rem 1rem 0 }
.found-messages .hint { padding: 0 1rem .4rem }
.found-messages a { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 0 .75rem; padding: .5rem 1rem; color: inherit; text-decoration: none; border-top: 1px solid var(--line) }
.found-messages a:hover { background: var(--ground) }
.found-messages .avatar { grid-row: 1 / 3 }
.found-messages .excerpt { grid-column: 2 / -1; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; color: var(--faint); font-size: .9rem }
.found-messages > button { margin: .5rem 1rem }
mark { padding: 0 .1em; font-weight: 600; color: var(--ink); background: var(--marked); border-radius: .2em }
.title { position: relative; font-weight: 600; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.chats .avatar { grid-row: 1 / 3 }
.chats .title { grid-column: 2 }
.when { grid-column: 3; grid-row: 1; color: var(--faint); font-size: .85rem }
.last { grid-column: 2 / -1; grid-row: 2; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; color: var(--faint); font-size: .9rem }
.chats a:has(.unread) .last { padding-inline-end: 3.25rem }
[aria-current=true] :is(.last, .when) { color: var(--ink) }
.unread { grid-column: 3; grid-row: 2; justify-self: end; min-width: 1.5rem; padding: 0 .4rem; text-align: center; font-size: .85rem; font-weight: 600; color: var(--on-accent); background: var(--accent); border-radius: 1rem }
.avatar { flex: none; display: grid; place-items: center; width: 2.5rem; height: 2.5rem; font-weight: 600; color: #fff; border-radius: 50%; object-fit: cover }
.own-picture { align-items: center; margin-top: .5rem }
.own-picture .avatar { width: 4rem; height: 4rem; font-size: 1.6rem }
.tone-0 { background: #1f5fbf } .tone-1 { background: #7a3e9d } .tone-2 { background: #0f6b63 }
.tone-3 { background: #9a3412 } .tone-4 { background: #9d174d } .tone-5 { background: #4a5a1a }
.requests { padding: .5rem 1rem 1rem; border-top: 1px solid var(--line) }
.requests li { padding: .5rem 0 }
parley-conversation { display: flex; flex-direction: column; height: 100% }
.chat-head { display: flex; align-items: center; gap: .75rem; padding: .5rem 1rem; background: var(--paper); border-bottom: 1px solid var(--line) }
.chat-head h2 { flex: 1; min-width: 0; line-height: 1.3 }
.chat-head h2 > * { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.back { display: none; align-items: center; min-height: 2.75rem; text-decoration: none }
.call { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .5rem 1rem; padding: .6rem 1rem; background: var(--own); border-bottom: 1px solid var(--line) }
.call a { display: inline-block; padding: .4rem 0; font-weight: 600 }
.call .stamp { color: var(--ink); font-variant-numeric: tabular-nums }
.reading { position: relative; flex: 1; min-height: 0; display: flex; flex-direction: column }
.to-newest { position: absolute; inset-block-end: 1rem; inset-inline-end: 1.25rem; display: flex; align-items: center; gap: .4rem; border-radius: 1.5rem; box-shadow: 0 1px 4px rgb(0 0 0 / .25) }
.messages { flex: 1; min-height: 0; overflow-y: auto; overflow-anchor: none; padding: 1rem max(1rem, (100% - 64rem) / 2); outline-offset: -3px }
.messages > ol > li { content-visibility: auto; contain-intrinsic-size: auto 5rem }
.day { display: flex; align-items: center; gap: .75rem; margin: .75rem 0 }
.day::before, .day::after { content: ""; flex: 1; border-top: 1px solid var(--line) }
.change { margin: .75rem 0; text-align: center; color: var(--faint); font-size: .9rem }
.day.new { color: var(--accent); font-weight: 600; font-size: .9rem }
.day.new::before, .day.new::after { border-color: var(--accent) }
.message { position: relative; width: fit-content; max-width: min(42rem, 90%); margin-top: .75rem; padding: .5rem .8rem .2rem; background: var(--paper); border: 1px solid var(--line); border-radius: .8rem }
.chosen .message { outline: 3px solid var(--accent); outline-offset: 2px }
.own { margin-left: auto; background: var(--own) }
.continued { margin-top: .2rem }
.named { margin-inline-start: 2.5rem; max-width: min(42rem, 90% - 2.5rem) }
.named > .avatar { position: absolute; inset-block-start: 0; inset-inline-start: -2.5rem; width: 2rem; height: 2rem; font-size: .9rem }
.continued h3 { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
.own time, .own .stamp, .own .tag, .own blockquote, .own .data summary bdi { color: var(--ink) }
.rejected { border-color: var(--wrong) }
.rejected .stamp { color: var(--wrong) }
.text { white-space: pre-wrap }
.markdown { display: block }
.markdown:not(.plain) { white-space: normal }
.markdown > * + * { margin-block-start: .5rem }
.markdown > :first-child { margin-block-start: 0 }
.markdown :is(h4, h5, h6) { margin-block: .75rem 0; font-size: 1rem } .markdown h4 { font-size: 1.15rem }
.markdown :is(ul, ol) { padding-inline-start: 1.5rem; list-style: disc }
.markdown ol { list-style: decimal }
.markdown blockquote { font-size: inherit }
.markdown hr { border: 0; border-top: 1px solid var(--line) }
.markdown code { padding: .1rem .3rem; font: .9em ui-monospace, monospace; background: var(--ground); border-radius: .3rem }
.markdown pre { margin: 0; padding: .6rem .8rem; overflow-x: auto; font: .875rem/1.45 ui-monospace, monospace }
.markdown pre code { padding: 0; font: inherit; background: none; overflow-wrap: normal }
.code { overflow: hidden; background: var(--ground); border: 1px solid var(--line); border-radius: .5rem }
.code-head { display: flex; align-items: center; justify-content: space-between; padding-inline-start: .8rem; font-size: .8rem; color: var(--faint); border-bottom: 1px solid var(--line) }
.code-head button { padding: .1rem .8rem; font-size: .8rem; border: 0; background: none }
.wide { overflow-x: auto }
.wide table { border-collapse: collapse; font-size: .95rem }
.wide :is(th, td) { padding: .3rem .6rem; text-align: start; border: 1px solid var(--line); overflow-wrap: normal }
.wide th { background: var(--ground) }
.hljs-comment, .hljs-quote, .hljs-meta { color: var(--faint) }
.hljs-keyword, .hljs-selector-tag, .hljs-literal, .hljs-type { color: var(--code-1) }
.hljs-string, .hljs-regexp, .hljs-addition, .hljs-attribute { color: var(--code-2) }
.hljs-number, .hljs-symbol, .hljs-bullet, .hljs-variable, .hljs-template-variable { color: var(--code-3) }
.hljs-title, .hljs-section, .hljs-name, .hljs-built_in, .hljs-attr { color: var(--code-4) }
.hljs-deletion { color: var(--wrong) }
.bold { font-weight: 700 } .italic { font-style: italic } .underline { text-decoration: underline } .strikethrough { text-decoration: line-through }
.underline.strikethrough { text-decoration: underline line-through }
.mention { font-weight: 600; color: var(--accent) }
.link span { display: block; color: var(--faint) }
blockquote { margin: .2rem 0; padding-left: .6rem; border-left: 3px solid var(--edge); color: var(--faint); font-size: .9rem }
.quote > span { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden }
.quote { display: flex; align-items: center; padding: 0 .2rem; text-align: start; font-weight: 400; color: inherit; background: none; border: 0; overflow-wrap: anywhere }
.quote:hover { text-decoration: underline }
.below { position: relative; display: flex; flex-wrap: wrap; align-items: center; gap: 0 .5rem; min-height: 1.75rem; padding-inline-end: 2.25rem }
.below :is(time, .stamp) { font-size: .8rem }
.menu { position: absolute; inset-block-start: -.5rem; inset-inline-end: -.8rem; padding: .5rem; line-height: 1; color: var(--faint); background: none; background-clip: content-box; border: 0; border-radius: .9rem }
.own .menu { color: var(--ink) }
.menu:hover { background-color: var(--ground) }
.actions { inset: auto 0 1rem; margin: .2rem auto; padding: .3rem; color: inherit; background: var(--paper); border: 1px solid var(--edge); border-radius: .8rem; box-shadow: 0 2px 12px rgb(0 0 0 / .25) }
.actions:popover-open { display: grid }
.actions .row { flex-wrap: nowrap; gap: .1rem; border-bottom: 1px solid var(--line) }
.actions button { padding: 0 .6rem; background: none; border: 0 } .actions .labelled { justify-content: start }
.actions .row button { flex: none; width: 2.75rem; padding: 0; font-size: 1.2rem }
.actions button:hover { background: var(--own) }
@supports (position-area: block-end) {
  .actions { inset: auto; margin: .2rem; position-area: block-end span-inline-end; position-try-fallbacks: flip-inline, flip-block, flip-block flip-inline }
  .own .actions { position-area: block-end span-inline-start }
}
.reactions { display: flex; flex-wrap: wrap; gap: .3rem; margin-top: .3rem }
.reaction { padding: .2rem .6rem; border-radius: 1.4rem }
.reaction[aria-pressed=true] { border-width: 2px; border-color: var(--accent) }
.data pre { max-height: 20rem; overflow: auto; padding: .6rem; font: .85rem/1.4 ui-monospace, monospace; background: var(--ground); border-radius: .4rem; white-space: pre-wrap }
.data summary { padding: .3rem 0; cursor: pointer }
parley-media { display: grid; gap: .3rem }
parley-media img, parley-media video { max-width: 100%; max-height: 20rem; border-radius: .4rem }
.composer { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; align-items: end; gap: .5rem; padding: .75rem 1rem; background: var(--paper); border-top: 1px solid var(--line) }
.composer > .wrong, .attached, .replying, .composer > .row { grid-column: 1 / -1 }
.composer > .row ~ textarea { grid-column: 1 / 3 }
.composer textarea { field-sizing: content; max-height: 30dvh }
.add { display: flex; gap: .25rem }
.composer .mentions { grid-column: 1 / -1; max-height: 40dvh; overflow-y: auto; border: 1px solid var(--line); border-radius: .5rem }
.mentions li { display: flex; align-items: center; gap: .6rem; min-height: 2.75rem; padding: .3rem .6rem; cursor: pointer }
.mentions :is(bdi, .handle) { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.mentions bdi { flex: none; max-width: 65% }
.mentions .avatar { width: 2rem; height: 2rem; font-size: .9rem }
.mentions :is([aria-selected=true], li:hover) { background: var(--own) }
.mentions [aria-selected=true] .handle { color: var(--ink) }
.drawn { display: grid; place-items: center; padding: 0 }
.drawn:not(.first) { border: 0; background: none }
.drawn:not(.first):hover { background: var(--ground) }
.icon { width: 1.4rem; height: 1.4rem; fill: none; stroke: currentColor; stroke-width: 1.8; stroke-linecap: round; stroke-linejoin: round }
parley-chat-tasks, parley-payments { flex: none; max-height: 45%; overflow-y: auto }
.tasks { padding: .3rem 1rem; background: var(--paper); border-top: 1px solid var(--line) }
.tasks summary { min-height: 1.75rem; padding: .4rem 0; cursor: pointer }
.task { margin: .4rem 0; padding: .5rem .8rem; border: 1px solid var(--line); border-left: 4px solid var(--accent); border-radius: .5rem }
.ended .task { border-left-color: var(--line) }
.task .row { margin-top: .4rem }
.task input, .ask input { flex: 1 1 10rem; width: auto }
.task img.raw { max-width: 100%; max-height: 20rem }
.artifact .hint { padding: 0 }
.artifact { margin: .4rem 0; padding-left: .6rem; border-left: 3px solid var(--line) }
.surface { display: grid; gap: .5rem; margin: .3rem 0; min-width: 0; color: var(--ink) }
.surface-row { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center }
.surface-row > * { min-width: 0; flex: 0 1 auto }
.surface-column { display: grid; gap: .5rem; min-width: 0 }
.surface-card { padding: .6rem .8rem; border: 1px solid var(--line); border-radius: .6rem; background: var(--ground); color: var(--ink) }
.surface-list { padding-left: 1.5rem } .surface-list.ordered { list-style: decimal } .surface-list.unordered { list-style: disc }
.surface summary { min-height: 1.75rem; cursor: pointer }
.surface label { display: block; font-weight: 600 }
.surface .surface-choice, .choice { display: flex; align-items: center; gap: .6rem; min-height: 2.75rem; margin: 0; font-weight: 400; cursor: pointer }
[type=checkbox], [type=radio] { flex: none; width: 1.4rem; height: 1.4rem; min-height: 0; margin: 0; accent-color: var(--accent) }
.surface [type=range] { padding: 0; accent-color: var(--accent) }
.surface-choices { margin: 0; padding: .4rem .8rem; border: 1px solid var(--line); border-radius: .5rem }
.surface h4 { margin: 0; font-size: 1.05rem } .surface .title-h1 { font-size: 1.3rem } .surface .title-h2 { font-size: 1.15rem }
.surface :disabled { opacity: 1; color: var(--faint); background: var(--ground); cursor: default }
.surface hr { border: 0; border-top: 1px solid var(--line) }
.note { padding: .2rem 0; color: inherit }
.payments { padding: .6rem 1rem; background: var(--paper); border-top: 1px solid var(--line) }
.payment { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .5rem; padding: .3rem 0 }
.payments summary { padding: .5rem 0; cursor: pointer }
.typing { min-height: 1.6rem; padding: 0 1rem; color: var(--faint); font-size: .9rem }
.replying { display: flex; align-items: center; gap: .5rem; padding-inline-start: .6rem; border-inline-start: 3px solid var(--accent) }
.replying > span { flex: 1; min-width: 0; font-size: .9rem }
.replying > span > * { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap } .replying b { color: var(--accent) }
.attached { display: grid; gap: .4rem; max-height: 30dvh; overflow-y: auto }
.attached li { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem }
.attached img { max-width: 5rem; max-height: 4rem; border-radius: .3rem }
.attached .file-name { flex: 1 1 8rem; min-width: 0 }
.attached progress { flex: 0 1 8rem; accent-color: var(--accent) }
.recording { align-self: center; color: var(--wrong) }
parley-recording { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem }
.time { font-variant-numeric: tabular-nums }
meter { width: 6rem; height: 1rem }
audio { max-width: 100% }
.picture { width: fit-content; max-width: 100%; padding: 0; border: 0; background: none; cursor: zoom-in }
.picture img { display: block }
.large-image { width: fit-content; max-width: calc(100vw - 1rem); max-height: calc(100dvh - 1rem); padding: .5rem; overflow: hidden }
.large-image img { display: block; max-width: 100%; max-height: calc(100dvh - 6rem); margin-top: .5rem; object-fit: contain }
dialog { width: min(32rem, calc(100vw - 2rem)); max-height: calc(100dvh - 2rem); padding: 1.25rem; color: inherit; background: var(--paper); border: 1px solid var(--edge); border-radius: .9rem }
dialog.large { width: min(44rem, calc(100vw - 1rem)) }
.dialog-head { margin-bottom: .75rem; display: flex; align-items: center; justify-content: space-between; gap: .5rem }
.dialog-head button { flex: none }
.settings h3 { font-size: 1.1rem }
.settings > * { display: block; margin-top: 1rem; border-top: 1px solid var(--line) }
.settings summary { min-height: 2.75rem; padding: .6rem 0; cursor: pointer }
fieldset { margin: 1rem 0 0; padding: .4rem .8rem; border: 1px solid var(--line); border-radius: .5rem }
legend { padding: 0 .3rem; font-weight: 600 }
dialog::backdrop { background: rgb(0 0 0 / .5) }
dialog h3, dialog label { display: block; margin: 1rem 0 .3rem; font-weight: 600 }
dialog .hint { padding: .2rem 0 }
dialog > .row, dialog form > .row:last-child { margin-top: 1.25rem }
dialog form .row input { flex: 1 1 10rem; width: auto }
dialog form > label + .row:last-child { margin-top: 0 }
.members li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .5rem; padding: .4rem 0; border-top: 1px solid var(--line) }
.members .stamp { display: block }
.members .who { flex: 1 1 9rem; min-width: 0 }
.shortcuts { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: .4rem 1rem; margin: 1rem 0 0 }
.shortcuts dd { margin: 0 }
dialog.emojis { width: min(26rem, calc(100vw - 1rem)); overflow: hidden }
.emoji-lists { height: min(22rem, 50dvh); margin-top: .6rem; overflow-y: auto }
.emoji-list { display: grid; grid-template-columns: repeat(auto-fill, minmax(2.75rem, 1fr)) }
.emoji-list button { width: 100%; padding: 0; font-size: 1.4rem; background: none; border: 0 }
.emoji-list button:hover { background: var(--own) }
kbd { padding: .1rem .4rem; font: inherit; white-space: nowrap; border: 1px solid var(--edge); border-radius: .3rem }
.rules { list-style: decimal; padding-left: 1.5rem }
.found .known { display: flex; align-items: center; gap: .6rem; padding: .2rem .6rem; border: 0 } .found .known:hover { background: var(--own) } .known .avatar { width: 2rem; height: 2rem; font-size: .9rem }
.found button { width: 100%; margin-bottom: .4rem; text-align: start; font-weight: 400 }
@media (max-width: 45rem) {
  .panes { grid-template-columns: minmax(0, 1fr) }
  .panes.open .side, .panes:not(.open) .talk { display: none }
  .side { border-right: 0 }
  .back { display: inline-flex }
  parley-app:has(.panes.open) .bar { padding: 0; border: 0 }
  parley-app:has(.panes.open) .bar > :not(.connection) { display: none }
  parley-app:has(.panes.open) .connection:not(:empty) { padding: .4rem 1rem }
  .chat-head { gap: .5rem; padding: .5rem .75rem }
  .chat-head .avatar { display: none }
  .chat-head button { padding: .4rem .6rem }
  .bar { gap: .5rem; padding: .5rem .75rem }
}
@media (max-width: 28rem) {
  .composer textarea { grid-column: 1 / 3 }
  .composer .add { order: 1; grid-column: 1 / -1 }
}
@media (max-width: 64rem) {
  .chat-head .labelled span, .back span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
}
@media (max-width: 24rem) {
  .message { max-width: 100% }
  .named { max-width: calc(100% - 2.5rem) }
}
`
