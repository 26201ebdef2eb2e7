import { html, nothing, type TemplateResult } from 'lit'
import { property, state } from 'lit/decorators.js'

import type { Wire } from '../../wire.ts'
import { ConsoleView, fieldOf } from './console-view.ts'
import { loadedList } from './fragments.ts'

/** A list of the operator that is read in pages. */
export abstract class PagedList<Item> extends ConsoleView {
  @property({ attribute: false }) wire!: Wire
  @state() items: readonly Item[] | null = null
  /** Cursor of the next page. */
  @state() next: string | null = null
  /** Text of the search; empty lists all. */
  @state() query = ''

  protected override load(): Promise<void> {
    return this.readPage(null)
  }

  /** Reads the first page again. */
  readAgain(): Promise<boolean> {
    return this.attempt(() => this.load())
  }

  /** Path of the list with its filters, and a `?`. */
  protected abstract readonly path: string

  /** Member of a response with the items. */
  protected abstract readonly member: string

  protected abstract itemView(item: Item): TemplateResult

  /** Reads a page, and adds it to the list. @param cursor null replaces the list by its first page */
  protected async readPage(cursor: string | null): Promise<void> {
    const from = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`
    const page = await this.wire.call<Record<string, unknown>>('GET', this.path + from)
    const items = page[this.member] as Item[]
    this.items = cursor === null ? items : [...(this.items ?? []), ...items]
    this.next = page.next_cursor as string | null
  }

  /** Renders the field that sets the query. @param isHandle whether the query is a handle */
  protected searchView(label: string, isHandle = false): TemplateResult {
    return html`<form role="search" aria-label=${label} class="row filters" @submit=${(event: SubmitEvent) => void this.#search(event)}>
        <label>${label} <input name="query" type="search" maxlength=${isHandle ? 31 : 100} autocomplete="off"></label>
        <button type="submit">Find</button>
      </form>`
  }

  async #search(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    this.query = fieldOf(event, 'query')
    const isRead = await this.readAgain()
    if (isRead) this.done = `${this.items!.length}${this.next === null ? '' : ' or more'} found.`
  }

  /** @param more label of the button that reads the next page */
  protected listView(label: string, more: string): TemplateResult {
    return html`${loadedList(this.items, 'None.', (items) => html`<ul class="lines" aria-label=${label}>${items.map((item) => this.itemView(item))}</ul>`)}
      ${this.next === null ? nothing : html`<div class="row"><button type="button" @click=${() => void this.act(() => this.readPage(this.next))}>${more}</button></div>`}`
  }
}
