import { html, nothing, type TemplateResult } from 'lit'

import { suggestionsAt, type Mentionable, type Suggestions } from '../model/text.rules.ts'
import { avatar } from './name.ts'

/** Suggestions for a mention while a person types it in a text field. The focus stays in the field. */
export class MentionList {
  readonly #field: () => HTMLTextAreaElement
  readonly #changed: () => void
  #shown: Suggestions | null = null
  #chosen = 0

  /** @param field text field @param changed called when the suggestions must be drawn again */
  constructor(field: () => HTMLTextAreaElement, changed: () => void) {
    this.#field = field
    this.#changed = changed
  }

  /** Finds suggestions after the text or the caret changed. */
  update(people: readonly Mentionable[]): void {
    const { value, selectionStart, selectionEnd } = this.#field()
    this.#show(selectionStart === selectionEnd ? suggestionsAt(value, selectionStart, people) : null)
  }

  close(): void {
    this.#show(null)
  }

  /** Handles a key while suggestions are shown. @returns whether the key was used */
  key(event: KeyboardEvent): boolean {
    if (!this.#shown || event.isComposing) return false
    const count = this.#shown.people.length
    if (event.key === 'ArrowDown') this.#choose(this.#chosen + 1)
    else if (event.key === 'ArrowUp') this.#choose(this.#chosen + count - 1)
    else if (event.key === 'Enter' || event.key === 'Tab') this.#take(this.#shown.people[this.#chosen]!)
    else if (event.key === 'Escape') this.close()
    else return false
    event.preventDefault()
    return true
  }

  /** Id of the chosen suggestion, for `aria-activedescendant`. */
  get activeId(): string | typeof nothing {
    return this.#shown ? `mention-${this.#chosen}` : nothing
  }

  render(): TemplateResult | typeof nothing {
    if (!this.#shown) return nothing
    return html`<ul class="mentions" id="mention-list" role="listbox" aria-label="People to mention">${this.#shown.people.map(
      (person, at) =>
        html`<li id="mention-${at}" role="option" aria-selected=${at === this.#chosen}
          @pointerdown=${(event: Event) => event.preventDefault()} @click=${() => this.#take(person)}>
          ${avatar(person.name, person.avatar)}<bdi>${person.name}</bdi> <span class="handle">@${person.handle}</span></li>`,
    )}</ul>`
  }

  #choose(place: number): void {
    this.#chosen = place % this.#shown!.people.length
    this.#changed()
  }

  /** Writes the handle in place of the typed beginning. */
  #take({ handle }: Mentionable): void {
    const field = this.#field()
    field.setRangeText(`@${handle} `, this.#shown!.start, field.selectionStart, 'end')
    this.close()
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }

  #show(shown: Suggestions | null): void {
    if (shown === null && this.#shown === null) return
    this.#shown = shown
    this.#chosen = 0
    this.#changed()
  }
}
