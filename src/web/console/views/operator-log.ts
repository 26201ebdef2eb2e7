import { html, nothing, type TemplateResult } from 'lit'

import type { OperatorLogEntry } from '../../../../generated/extensions/types.gen.ts'
import { loadedList, timeView } from './fragments.ts'
import { PagedList } from './paged-list.ts'

/** The operator log, newest entry first, in pages. */
class OperatorLog extends PagedList<OperatorLogEntry> {
  protected override readonly member = 'entries'
  protected override readonly path = '/_ops/log?limit=25'

  override render(): TemplateResult {
    return html`<section class="card"><h2>Log of operator actions</h2>
      <p class="faint">Changes with the operator key, by the names of the operations in the <a href="/reference/extensions">reference</a>.</p>
      ${this.notices()}
      ${loadedList(
        this.items,
        'Nothing was changed yet.',
        (items) => html`<div class="scroll" tabindex="0" role="region" aria-label="Operator actions"><table>
              <thead><tr><th scope="col">When</th><th scope="col">What</th><th scope="col">Account</th><th scope="col">Values</th><th scope="col">From</th></tr></thead>
              <tbody>${items.map((item) => this.itemView(item))}</tbody></table></div>`,
      )}
      <div class="row">
        <button type="button" @click=${() => void this.readAgain()}>Read the log again</button>
        ${this.next === null ? nothing : html`<button type="button" @click=${() => void this.act(() => this.readPage(this.next))}>Older</button>`}
      </div>
    </section>`
  }

  protected override itemView({ at, operation, account, details, address, outcome }: OperatorLogEntry): TemplateResult {
    const values = Object.entries(details).map(([name, value]) => `${name}: ${value}`)
    return html`<tr>
      <td>${timeView(at)}</td>
      <td><code>${operation}</code>${outcome === 'done' ? nothing : html` <span class="tag">outcome unknown</span>`}</td>
      <td>${account === null ? '–' : account.handle === null ? html`<code>${account.id}</code>` : html`<bdi>@${account.handle}</bdi>`}</td>
      <td>${values.join(', ')}</td>
      <td><code>${address}</code></td>
    </tr>`
  }
}

customElements.define('parley-operator-log', OperatorLog)
