import { html, nothing, type TemplateResult } from 'lit'

import type { Erasure } from '../../../../generated/extensions/types.gen.ts'
import { amount, inWords } from '../model/wording.rules.ts'
import { timeView } from './fragments.ts'
import { PagedList } from './paged-list.ts'

/** Reports of the deletions of accounts, newest first. */
class Erasures extends PagedList<Erasure> {
  override render(): TemplateResult {
    return html`<section class="card"><h2>Deleted accounts</h2>
      <p class="faint">Data that each deletion erased, or kept without names. A report names no account; the person has its receipt.</p>
      ${this.notices()}
      ${this.listView('Deleted accounts', 'Older deletions')}
      <div class="row"><button type="button" @click=${() => void this.readAgain()}>Read the deletions again</button></div>
    </section>`
  }

  protected override readonly member = 'erasures'

  protected get path(): string {
    return '/_ops/erasures?limit=10'
  }

  protected itemView(erasure: Erasure): TemplateResult {
    const {
      receipt_id: receipt,
      status,
      accounts,
      requested_by: by,
      started_at: started,
      completed_at: completed,
    } = erasure
    return html`<li><code>${receipt}</code>
      <span class="tag">${status === 'pending' ? 'under way' : 'completed'}</span>
      ${accounts === null ? nothing : html`${counted(accounts.persons, 'person', 'persons')}, ${counted(accounts.agents, 'agent', 'agents')};`}
      ${by === null ? nothing : html`by ${by === 'person' ? 'the person' : 'an operator'},`}
      ${timeView(started)}${completed === null ? nothing : html` to ${timeView(completed)}`}
      ${erasure.pending.map(({ target, attempts, next_attempt_at: next }) => html`<p>Left: ${inWords(target)}, ${counted(attempts, 'attempt', 'attempts')} so far, next one ${timeView(next)}.</p>`)}
      <details><summary>Report of ${receipt}</summary>
        <div class="scroll" tabindex="0" role="region" aria-label="Report of ${receipt}"><table>
          <thead><tr><th scope="col">Data</th><th scope="col">Number</th><th scope="col">Outcome</th></tr></thead>
          <tbody>
            ${erasure.erased.map(({ kind, count }) => html`<tr><td>${inWords(kind)}</td><td>${amount(count)}</td><td>erased</td></tr>`)}
            ${erasure.anonymized.map(({ kind, count, reason }) => html`<tr><td>${inWords(kind)}</td><td>${amount(count)}</td><td>kept without names: ${reason}</td></tr>`)}
          </tbody></table></div>
      </details></li>`
  }
}

const counted = (count: number, one: string, many: string): string => `${amount(count)} ${count === 1 ? one : many}`

customElements.define('parley-erasures', Erasures)
