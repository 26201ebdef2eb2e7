import { html, nothing, type TemplateResult } from 'lit'
import { property, state } from 'lit/decorators.js'

import type { OperatorLogEntry, OperatorLogPage } from '../../../../generated/extensions/types.gen.ts'
import type { Wire } from '../../wire.ts'
import { ConsoleView } from './console-view.ts'
import { timeView } from './fragments.ts'

/** The operator log, newest entry first, in pages. */
export class OperatorLog extends ConsoleView {
  @property({ attribute: false }) wire!: Wire
  @state() entries: readonly OperatorLogEntry[] | null = null
  /** Cursor of the next page. */
  @state() next: string | null = null

  override connectedCallback(): void {
    super.connectedCallback()
    void this.readAgain()
  }

  /** Reads the first page again, after a change. */
  readAgain(): Promise<boolean> {
    return this.attempt(() => this.#read(null))
  }

  override render(): TemplateResult {
    const { entries } = this
    return html`<section class="card"><h2>Log of operator actions</h2>
      <p class="faint">Changes with the operator key, by the names of the operations in the <a href="/reference/extensions">reference</a>.</p>
      ${this.notices()}
      ${
        entries === null
          ? html`<p class="hint">Loading…</p>`
          : entries.length === 0
            ? html`<p>Nothing was changed yet.</p>`
            : html`<div class="scroll" tabindex="0" role="region" aria-label="Operator actions"><table>
              <thead><tr><th scope="col">When</th><th scope="col">What</th><th scope="col">Account</th><th scope="col">Values</th><th scope="col">From</th></tr></thead>
              <tbody>${entries.map(entryView)}</tbody></table></div>`
      }
      <div class="row">
        <button type="button" @click=${() => void this.readAgain()}>Read the log again</button>
        ${this.next === null ? nothing : html`<button type="button" @click=${() => void this.attempt(() => this.#read(this.next))}>Older</button>`}
      </div>
    </section>`
  }

  async #read(cursor: string | null): Promise<void> {
    const from = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`
    const page = await this.wire.call<OperatorLogPage>('GET', `/_ops/log?limit=25${from}`)
    this.entries = cursor === null ? page.entries : [...(this.entries ?? []), ...page.entries]
    this.next = page.next_cursor
  }
}

function entryView({ at, operation, account, details, address, outcome }: OperatorLogEntry): TemplateResult {
  const values = Object.entries(details).map(([name, value]) => `${name}: ${value}`)
  return html`<tr>
    <td>${timeView(at)}</td>
    <td><code>${operation}</code>${outcome === 'done' ? nothing : html` <span class="tag">outcome unknown</span>`}</td>
    <td>${account === null ? '–' : account.handle === null ? html`<code>${account.id}</code>` : html`<bdi>@${account.handle}</bdi>`}</td>
    <td>${values.join(', ')}</td>
    <td><code>${address}</code></td>
  </tr>`
}

customElements.define('parley-operator-log', OperatorLog)
