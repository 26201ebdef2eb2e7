import { html, type TemplateResult } from 'lit'

import type { AccountLimit } from '../../../../generated/extensions/types.gen.ts'
import type { Wire } from '../api.ts'
import { ConsoleView } from './console-view.ts'

/** The limits of an account and how much of them is used. They are loaded when the element is opened. */
class AccountLimits extends ConsoleView {
  static override properties = {
    ...ConsoleView.properties,
    wire: { attribute: false },
    handle: { attribute: false },
    limits: { state: true },
  }
  declare wire: Wire
  declare handle: string
  declare limits: readonly AccountLimit[] | null

  constructor() {
    super()
    this.limits = null
  }

  override render(): TemplateResult {
    return html`<details @toggle=${(event: Event) => this.#toggled(event)}>
      <summary>Limits of ${this.handle}</summary>
      ${this.notices()}
      ${this.limits === null ? html`<p class="hint">Loading…</p>` : this.#table(this.limits)}
    </details>`
  }

  #table(limits: readonly AccountLimit[]): TemplateResult {
    return html`<div class="scroll" tabindex="0" role="region" aria-label="Limits of ${this.handle}"><table>
      <thead><tr><th scope="col">Limit</th><th scope="col">Used</th><th scope="col">At most</th><th scope="col">Unit</th></tr></thead>
      <tbody>${limits.map(limitView)}</tbody></table></div>`
  }

  #toggled(event: Event): void {
    if (!(event.currentTarget as HTMLDetailsElement).open) return
    const path = `/_ops/handles/${encodeURIComponent(this.handle)}/limits`
    void this.attempt(async () => {
      this.limits = (await this.wire.call<{ limits: AccountLimit[] }>('GET', path)).limits
    })
  }
}

function limitView({ limit, used, value, unit, override }: AccountLimit): TemplateResult {
  return html`<tr><th scope="row"><code>${limit}</code></th><td>${used?.toLocaleString() ?? '–'}</td>
    <td>${value?.toLocaleString() ?? 'no limit'}${override ? ' (set for this account)' : ''}</td><td>${unit}</td></tr>`
}

customElements.define('parley-account-limits', AccountLimits)
