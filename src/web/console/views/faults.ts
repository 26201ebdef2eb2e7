import { html, nothing, type TemplateResult } from 'lit'
import { property, state } from 'lit/decorators.js'

import type { CreateFaultRequest, Fault, FaultKind, FaultList } from '../../../../generated/extensions/types.gen.ts'
import type { Wire } from '../../wire.ts'
import { ConsoleView, fieldOf } from './console-view.ts'
import { timeView } from './fragments.ts'

type Target = Fault['target']

const choices: Record<Target, Partial<Record<FaultKind, string>>> = {
  requests: {
    rate_limited: '429: too many requests',
    unavailable: '503: not available',
    expired_token: '401: the token has ended',
    closed_connection: 'Connection cut before the work',
    lost_answer: 'Connection cut after the work',
    delay: 'Late answer',
  },
  deliveries: { drop: 'Failed attempt, nothing sent', duplicate: 'Sent twice', delay: 'Sent late' },
}

/** The active faults of a demo, and the form that adds one. */
class Faults extends ConsoleView {
  @property({ attribute: false }) wire!: Wire
  @state() faults: readonly Fault[] = []
  /** Whether the chosen fault has a delay. */
  @state() isDelay = false
  protected override readonly loadEveryMs = 2_000

  override render(): TemplateResult {
    const { faults } = this
    return html`<section class="card"><h2>Faults of this demo</h2>
      <p class="faint">See what a program does when requests of agents or deliveries fail. Persons and operators are never disturbed.
        What a fault did is marked with its id.</p>
      ${this.notices()}
      ${
        faults.length === 0
          ? html`<p>No fault is in force.</p>`
          : html`<ul aria-label="Faults in force">${faults.map((fault) => this.#fault(fault))}</ul>
            <div class="row"><button type="button" @click=${() => void this.#end(faults)}>End all faults</button></div>`
      }
      ${this.#form()}
    </section>`
  }

  #fault(fault: Fault): TemplateResult {
    const { id, target, kind, agent, operation, path, webhook_id: webhook, delay_ms: delay, times_left: left } = fault
    const scope = [agent && `@${agent}`, operation, path, webhook].filter(Boolean).join(', ')
    const name = choices[target][kind] ?? kind
    return html`<li><strong>${name}</strong>${delay === null ? nothing : html` by ${delay} ms`},
      ${target}${scope ? html` of ${scope}` : nothing}${fault.probability === 1 ? nothing : html`, probability ${fault.probability}`};
      applied ${fault.applied} ${fault.applied === 1 ? 'time' : 'times'}${left === null ? nothing : html`, ${left} left`}; ends
      ${timeView(fault.expires_at)} <code>${id}</code>
      <button type="button" aria-label=${`End the fault ${name}`} @click=${() => void this.#end([fault])}>End</button></li>`
  }

  #form(): TemplateResult {
    return html`<form @submit=${(event: SubmitEvent) => void this.#add(event)}>
      <h3>Add a fault</h3>
      <label for="fault">What happens</label>
      <select id="fault" name="fault" @change=${(event: Event) => this.#choose(event)}>
        ${Object.entries(choices).map(
          ([target, kinds]) =>
            html`<optgroup label=${target === 'requests' ? 'Requests of agents' : 'Deliveries to webhooks'}>${Object.entries(
              kinds,
            ).map(([kind, name]) => html`<option value=${`${target} ${kind}`}>${name}</option>`)}</optgroup>`,
        )}
      </select>
      <label for="fault-agent">Agent (empty for every agent)</label>
      <input id="fault-agent" name="agent" maxlength="64" autocomplete="off" autocapitalize="none" spellcheck="false">
      ${
        this.isDelay
          ? html`<label for="fault-delay">Delay in milliseconds</label>
            <input id="fault-delay" name="delay" type="number" min="1" max="60000" value="3000" required>`
          : nothing
      }
      <label for="fault-times">How often (empty until its time is over)</label>
      <input id="fault-times" name="times" type="number" min="1" max="1000">
      <label for="fault-seconds">Seconds until it ends</label>
      <input id="fault-seconds" name="seconds" type="number" min="1" max="3600" value="600" required>
      <div class="row"><button type="submit">Add the fault</button></div>
    </form>`
  }

  #choose(event: Event): void {
    this.isDelay = (event.currentTarget as HTMLSelectElement).value.endsWith(' delay')
  }

  protected override async load(): Promise<void> {
    this.faults = (await this.wire.call<FaultList>('GET', '/_ops/faults')).faults
  }

  async #add(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    const [target, kind] = fieldOf(event, 'fault').split(' ') as [Target, FaultKind]
    const [agent, times] = [fieldOf(event, 'agent').replace(/^@/, ''), fieldOf(event, 'times')]
    const body: CreateFaultRequest = {
      target,
      kind,
      seconds: Number(fieldOf(event, 'seconds')),
      ...(agent !== '' && { agent }),
      ...(times !== '' && { times: Number(times) }),
      ...(kind === 'delay' && { delay_ms: Number(fieldOf(event, 'delay')) }),
    }
    await this.act(async () => {
      await this.wire.call('POST', '/_ops/faults', body)
      await this.load()
      this.notify('changed')
    }, 'The fault is in force.')
  }

  async #end(faults: readonly Fault[]): Promise<void> {
    await this.attempt(
      async () => {
        for (const { id } of faults) await endFault(this.wire, id)
        await this.load()
        this.notify('changed')
      },
      faults.length === 1 ? 'The fault has ended.' : 'The faults have ended.',
    )
  }
}

/** Ends a fault. A fault that has already ended is no error. */
export async function endFault(wire: Wire, id: string): Promise<void> {
  const { faults } = await wire.call<FaultList>('GET', '/_ops/faults')
  if (faults.some((fault) => fault.id === id)) await wire.call('DELETE', `/_ops/faults/${id}`)
}

customElements.define('parley-faults', Faults)
