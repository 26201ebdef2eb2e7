import { html, type TemplateResult } from 'lit'

import { View } from './view.ts'

const shortcuts: readonly (readonly [keys: string, effect: string])[] = [
  ['Ctrl+K', 'Search chats and messages'],
  ['Enter', 'Send the message, or open the first result of a search'],
  ['Shift+Enter', 'Begin a new line'],
  ['↑ and ↓', 'Move between messages'],
  ['Home and End', 'Go to the first or the newest message'],
  ['Escape', 'End the search or an answer, or close a dialog'],
  ['?', 'Show this list'],
]

class Shortcuts extends View {
  show(): void {
    this.querySelector('dialog')?.showModal()
  }

  override render(): TemplateResult {
    return html`<dialog aria-labelledby="shortcuts-title">
      <h2 id="shortcuts-title">Keyboard shortcuts</h2>
      <dl class="shortcuts">${shortcuts.map(([keys, effect]) => html`<dt><kbd>${keys}</kbd></dt><dd>${effect}</dd>`)}</dl>
      <form method="dialog" class="row"><button class="first">Close</button></form>
    </dialog>`
  }
}

customElements.define('parley-shortcuts', Shortcuts)
