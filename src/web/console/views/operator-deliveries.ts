import { html, nothing, type TemplateResult } from 'lit'
import { property } from 'lit/decorators.js'

import type { ListedDelivery } from '../../../../generated/extensions/types.gen.ts'
import { outcomeOf, progressOf } from '../model/delivery.rules.ts'
import { confirmed } from '../../views/confirmation.ts'
import { timeView } from './fragments.ts'
import { PagedList } from './paged-list.ts'

/** Deliveries of all agents in one state; dead letters can be replayed. */
class OperatorDeliveries extends PagedList<ListedDelivery> {
  @property() state!: 'dead' | 'pending'

  /** Handle of the only agent whose deliveries are listed. */
  get #agent(): string | undefined {
    return this.query === '' ? undefined : this.query.replace(/^@/, '')
  }

  protected override readonly member = 'deliveries'

  protected override get path(): string {
    return `/_ops/deliveries?status=${this.state}&limit=50${this.#agent === undefined ? '' : `&agent=${encodeURIComponent(this.#agent)}`}`
  }

  override render(): TemplateResult {
    const isDead = this.state === 'dead'
    return html`<section class="card"><h2>${isDead ? 'Dead letters' : 'Pending deliveries'}</h2>
      ${this.notices()}
      ${isDead ? html`<p class="faint">Deliveries to webhooks after the last failed attempt. Replay them when the receiver works again.</p>` : nothing}
      ${this.searchView(isDead ? 'Dead letters of the agent' : 'Pending deliveries of the agent', true)}
      ${
        isDead && (this.items?.length ?? 0) > 1
          ? html`<div class="row"><button type="button" @click=${() => void this.#replayAll()}>${this.query === '' ? 'Replay all' : `Replay all of ${this.query}`}</button></div>`
          : nothing
      }
      ${this.listView(isDead ? 'Dead letters' : 'Pending deliveries', isDead ? 'More dead letters' : 'More deliveries')}
    </section>`
  }

  protected override itemView(one: ListedDelivery): TemplateResult {
    const label = `Replay ${one.event_type} of ${one.agent_handle ?? 'a deleted agent'}`
    return html`<li>${summary(one)}
      ${this.state === 'dead' ? html`<button type="button" aria-label=${label} @click=${() => void this.#replay(one)}>Replay</button>` : nothing}</li>`
  }

  async #replayAll(): Promise<void> {
    const whose = this.query === '' ? 'all agents' : this.query
    if (!(await confirmed(`Send the dead letters of ${whose} again?`, 'Replay'))) return
    await this.act(async () => {
      const agent = this.#agent
      await this.wire.call('POST', '/_ops/deliveries/replay', agent === undefined ? {} : { agent })
      await this.readPage(null)
      this.notify('changed')
    }, 'They are sent again.')
  }

  async #replay({ webhook_id: webhook, event_id: event }: ListedDelivery): Promise<void> {
    await this.act(async () => {
      await this.wire.call('POST', '/_ops/deliveries/replay', { webhook_id: webhook, event_id: event })
      await this.readPage(null)
      this.notify('changed')
    }, 'It is sent again.')
  }
}

const summary = (one: ListedDelivery): TemplateResult =>
  html`${one.agent_handle ? html`<bdi>@${one.agent_handle}</bdi>` : 'Deleted agent'}: ${one.event_type}, ${progressOf({ state: one.status, attempts: one.attempts })}:
    ${outcomeOf(one)} ${timeView(one.updated_at)} <code>${one.event_id}</code>`

customElements.define('parley-operator-deliveries', OperatorDeliveries)
