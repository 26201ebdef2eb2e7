import emojis from 'emojilib/dist/emoji-en-US.json' with { type: 'json' }
import { html, type TemplateResult } from 'lit'
import { property, state } from 'lit/decorators.js'

import type { Messenger } from '../messenger.ts'
import { emojiName, findEmojis, readRecent, withRecent } from '../model/emoji.rules.ts'
import { keepChoice, takeChoice } from '../storage.ts'
import { moveInGrid } from './roving-focus.ts'
import { View } from './view.ts'

/** Number of emojis that are drawn at once, so that the dialog opens fast; more are drawn near the end. */
const drawnStep = 160

/** A dialog in which a person chooses an emoji: recent ones, a search, and all of them. */
class EmojiPicker extends View {
  @property({ attribute: false }) messenger!: Messenger
  /** Searched words. */
  @state() words = ''
  @state() drawn: number = drawnStep
  @state() recent: readonly string[] = []
  #choose: (emoji: string) => void = () => undefined

  /** @param choose receives the chosen emoji */
  show(choose: (emoji: string) => void): void {
    this.#choose = choose
    this.words = ''
    this.drawn = drawnStep
    this.recent = readRecent(takeChoice('emojis', this.messenger.state.me))
    this.querySelector('dialog')!.showModal()
    const field = this.querySelector('input')!
    field.value = ''
    field.focus()
  }

  override render(): TemplateResult {
    const found = findEmojis(emojis, this.words)
    return html`<dialog class="emojis" aria-labelledby="emojis-title">
      <header class="dialog-head"><h2 id="emojis-title">Emojis</h2>
        <button type="button" @click=${() => this.#close()}>Close</button></header>
      <label for="emoji-words" class="unseen">Search emojis</label>
      <input id="emoji-words" type="search" maxlength="50" placeholder="Search emojis" autocomplete="off"
        @input=${this.#typed} @keydown=${this.#searchKey}>
      <div class="emoji-lists" tabindex="-1" @scroll=${this.#scrolled} @keydown=${moveInGrid}>
        ${this.recent.length > 0 && this.words === '' ? html`<h3>Recent</h3>${this.#list(this.recent, 'Recent emojis')}` : ''}
        <h3>${this.words === '' ? 'All' : 'Found'}</h3>
        ${found.length === 0 ? html`<p class="hint">No emoji has this name. Try another word.</p>` : this.#list(found.slice(0, this.drawn), 'Emojis')}
      </div>
    </dialog>`
  }

  #list(list: readonly string[], label: string): TemplateResult {
    return html`<ul class="emoji-list" aria-label=${label}>${list.map(
      (emoji, at) =>
        html`<li><button type="button" tabindex=${at === 0 ? 0 : -1} aria-label=${emojiName(emojis, emoji)} title=${emojiName(emojis, emoji)}
          @click=${() => this.#pick(emoji)}>${emoji}</button></li>`,
    )}</ul>`
  }

  #typed({ target }: Event): void {
    this.words = (target as HTMLInputElement).value.trim()
    this.drawn = drawnStep
  }

  /** Enter chooses the first emoji. */
  #searchKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.isComposing) return
    event.preventDefault()
    const [first] = findEmojis(emojis, this.words)
    if (first !== undefined) this.#pick(first)
  }

  #scrolled({ target }: Event): void {
    const { scrollTop, clientHeight, scrollHeight } = target as HTMLElement
    if (scrollTop + 2 * clientHeight > scrollHeight) this.drawn += drawnStep
  }

  #pick(emoji: string): void {
    keepChoice('emojis', withRecent(this.recent, emoji).join(' '), this.messenger.state.me)
    this.#close()
    this.#choose(emoji)
  }

  #close(): void {
    this.querySelector('dialog')?.close()
  }
}

customElements.define('parley-emoji', EmojiPicker)
