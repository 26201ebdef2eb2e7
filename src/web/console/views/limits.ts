import { html, type TemplateResult } from 'lit'
import { property, state } from 'lit/decorators.js'

import type { AccountLimit, LimitList } from '../../../../generated/extensions/types.gen.ts'
import type { Wire } from '../../wire.ts'
import { ConsoleView } from './console-view.ts'

/** The limits of an account and how much of them is used, or the general limits. They are loaded when it is opened. */
class Limits extends ConsoleView {
  @property({ attribute: false }) wire!: Wire
  /** Handle of the account; null for the general limits. */
  @property({ attribute: false }) handle: string | null = null
  @state() tables: readonly TemplateResult[] | null = null

  override render(): TemplateResult {
    return html`<details @toggle=${(event: Event) => this.#toggled(event)}>
      <summary>${this.handle === null ? 'Limits of all accounts' : `Limits of ${this.handle}`}</summary>
      ${this.notices()}
      ${this.tables ?? html`<p class="hint">Loading…</p>`}
    </details>`
  }

  #toggled(event: Event): void {
    if (!(event.currentTarget as HTMLDetailsElement).open) return
    void this.attempt(async () => void (this.tables = await this.#read()))
  }

  async #read(): Promise<TemplateResult[]> {
    const { handle, wire } = this
    if (handle === null) {
      const { limits, rate_limits: rates } = await wire.call<LimitList>('GET', '/_ops/limits')
      return [
        tableView(
          'Quotas',
          ['Limit', 'At most', 'Unit', 'Accounts with a number of their own'],
          limits.map(generalRow),
        ),
        tableView('Rate limits', ['Requests', 'At most'], rates.map(rateRow)),
      ]
    }
    const path = `/_ops/handles/${encodeURIComponent(handle)}/limits`
    const { limits } = await wire.call<{ limits: AccountLimit[] }>('GET', path)
    return [tableView(`Limits of ${handle}`, ['Limit', 'Used', 'At most', 'Unit'], limits.map(accountRow))]
  }
}

function tableView(label: string, heads: readonly string[], rows: readonly TemplateResult[]): TemplateResult {
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${label}><table>
    <caption>${label}</caption>
    <thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div>`
}

const shown = (value: number | null): string => value?.toLocaleString() ?? 'no limit'

const accountRow = ({ limit, used, value, unit, override }: AccountLimit): TemplateResult =>
  html`<tr><th scope="row"><code>${limit}</code></th><td>${used?.toLocaleString() ?? '–'}</td>
    <td>${shown(value)}${override ? ' (set for this account)' : ''}</td><td>${unit}</td></tr>`

const generalRow = ({ limit, value, unit, overrides, description }: LimitList['limits'][number]): TemplateResult =>
  html`<tr><th scope="row"><code>${limit}</code><p class="faint">${description}</p></th><td>${shown(value)}</td><td>${unit}</td>
    <td>${overrides}</td></tr>`

const rateRow = ({ rule, rate_limit: rate }: LimitList['rate_limits'][number]): TemplateResult =>
  html`<tr><th scope="row"><code>${rule}</code></th>
    <td>${rate ? `${rate.requests.toLocaleString()} in ${rate.seconds} s` : 'no limit'}</td></tr>`

customElements.define('parley-limits', Limits)
