import { html, type TemplateResult } from 'lit'
import { property, state } from 'lit/decorators.js'

import type { Fault, FaultList } from '../../../../generated/extensions/types.gen.ts'
import type { Wire } from '../../wire.ts'
import { ConsoleView } from './console-view.ts'
import { endFault } from './faults.ts'

/** Polling interval of the faults, in milliseconds. */
const lookMs = 2_000
/** Number of attempts that the switch makes fail. */
const attempts = 3

/** A switch that makes the next deliveries of an agent or a webhook fail, to demonstrate the retries. */
class FaultSwitch extends ConsoleView {
  /** Sends requests with the operator key; undefined until the key was entered. */
  @property({ attribute: false }) wire: Wire | undefined
  /** Handle of the agent, when the switch affects all of its webhooks. */
  @property({ attribute: false }) agent: string | undefined
  @property({ attribute: false }) webhookId: string | undefined
  @state() fault: Fault | undefined

  override connectedCallback(): void {
    super.connectedCallback()
    if (this.wire) this.repeat(() => this.#load(), lookMs)
  }

  override render(): TemplateResult {
    const { wire, fault } = this
    if (!wire)
      return html`<p class="faint">This is a demo: with the key on the <a href="#/operator">Operator</a> page, a button here makes the next
        deliveries fail, to watch the retries.</p>`
    const left = fault?.times_left
    return html`<section class="card" aria-label="Fault of deliveries">
      <p role="status">${left ? html`The next ${left} ${left === 1 ? 'attempt fails' : 'attempts fail'}, without anything being sent.` : html`This is a demo: watch what happens when deliveries fail.`}</p>
      ${this.notices()}
      <div class="row">
        <button type="button" @click=${() => void this.#toggle(wire)}>${fault ? 'Let deliveries through' : `Fail the next ${attempts} attempts`}</button>
      </div>
    </section>`
  }

  async #load(): Promise<void> {
    const { wire, agent, webhookId } = this
    if (!wire) return
    const { faults } = await wire.call<FaultList>('GET', '/_ops/faults')
    this.fault = faults.find(
      (one) => one.kind === 'drop' && one.agent === (agent ?? null) && one.webhook_id === (webhookId ?? null),
    )
  }

  async #toggle(wire: Wire): Promise<void> {
    const { agent, webhookId } = this
    const body = { target: 'deliveries', kind: 'drop', times: attempts, agent, webhook_id: webhookId }
    await this.attempt(async () => {
      await (this.fault ? endFault(wire, this.fault.id) : wire.call('POST', '/_ops/faults', body))
      await this.#load()
    })
  }
}

customElements.define('parley-fault-switch', FaultSwitch)
