/**
 * The style sheet of all pages. Colors have a contrast of at least 4.5 to 1 for text and 3 to 1 for borders of
 * controls, in light and dark mode (WCAG 2.2, 1.4.3 and 1.4.11). Pages fit a screen of 320 pixels width.
 */
export const style = `
:root {
  color-scheme: light dark;
  --ground: #f4f5f7; --paper: #ffffff; --ink: #1c2128; --faint: #57606a; --line: #d0d5dc; --edge: #7d8590;
  --accent: #1f5fbf; --on-accent: #ffffff; --wrong: #b42318; --wrong-ground: #fef3f2;
  font: 1.05rem/1.55 system-ui, sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #0f1319; --paper: #1a2029; --ink: #e8ebef; --faint: #a3acb8; --line: #343c48; --edge: #7d8794;
    --accent: #8ab8ff; --on-accent: #0d1b30; --wrong: #ffb4ab; --wrong-ground: #3a1a18;
  }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--ink) }
.brand { display: flex; align-items: center; justify-content: center; gap: .5rem; padding: 2rem 1rem 1.25rem; font-weight: 600 }
.brand svg { color: var(--accent) }
main {
  max-width: 28rem; margin: 0 auto 3rem; padding: 1.75rem; overflow-wrap: anywhere;
  background: var(--paper); border: 1px solid var(--line); border-radius: .9rem;
}
@media (max-width: 32rem) {
  .brand { padding: 1.25rem 1rem }
  main { margin: 0 .75rem 2rem; padding: 1.25rem }
}
h1 { margin: 0 0 .75rem; font-size: 1.5rem; line-height: 1.25 }
h2 { margin: 1.5rem 0 .5rem; font-size: 1.15rem; line-height: 1.3 }
p { margin: .75rem 0 }
a { color: var(--accent) }
label { display: block; margin: 1.25rem 0 .35rem; font-weight: 600 }
input {
  width: 100%; padding: .7rem .8rem; font: 1.3rem ui-monospace, monospace; letter-spacing: .12em; text-transform: uppercase;
  color: inherit; background: var(--paper); border: 1px solid var(--edge); border-radius: .5rem;
}
input.plain { font: inherit; letter-spacing: normal; text-transform: none }
input::placeholder { color: var(--faint); opacity: 1 }
.buttons { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1.5rem }
button {
  flex: 1 1 8rem; min-height: 2.9rem; padding: .6rem 1.2rem; font: inherit; font-weight: 600; cursor: pointer;
  color: var(--ink); background: var(--paper); border: 1px solid var(--edge); border-radius: .5rem;
}
a.button {
  display: inline-block; padding: .65rem 1.25rem; font-weight: 600; text-decoration: none;
  color: var(--on-accent); background: var(--accent); border-radius: .6rem;
}
button.first { color: var(--on-accent); background: var(--accent); border-color: var(--accent) }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
.faint { color: var(--faint); font-size: .95rem }
.wrong { padding: .7rem .9rem; color: var(--wrong); background: var(--wrong-ground); border: 1px solid currentColor; border-radius: .5rem }
.code { margin: 1rem 0; padding: .9rem; text-align: center; font: 600 1.7rem ui-monospace, monospace; letter-spacing: .12em; background: var(--ground); border-radius: .5rem }
.amount { margin: 1rem 0; padding: .9rem; text-align: center; font-size: 1.7rem; font-weight: 600; background: var(--ground); border-radius: .5rem }
code { font: .95em ui-monospace, monospace }
footer { margin-top: 1.5rem; padding-top: 1rem; border-top: 1px solid var(--line); color: var(--faint); font-size: .95rem }
.card { text-align: center }
.card h1 { margin: .8rem 0 0; line-height: 1.2 }
.face { border-radius: 50%; object-fit: cover }
.handle { margin: .2rem 0 1rem; font-family: ui-monospace, monospace }
dl { display: grid; grid-template-columns: 1fr 1fr; gap: .2rem .8rem; margin: 1.2rem 0 }
dt { text-align: right; color: var(--faint) }
dd { margin: 0; text-align: left }
.list { margin: 1rem 0; padding: 0; list-style: none }
.list li { padding: 1rem 0; border-top: 1px solid var(--line) }
.list p { margin: .25rem 0 .75rem }
.hint { font-size: .95rem; margin-bottom: 0 }
.printed { display: none }
@media print {
  body { background: none }
  main { max-width: none; border: 0 }
  form, a.button { display: none }
  .printed { display: block }
}
`
