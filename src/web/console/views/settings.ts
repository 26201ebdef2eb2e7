import { html, nothing, type TemplateResult } from 'lit'
import { property, state } from 'lit/decorators.js'

import type { Agent } from '../../../../generated/current/types.gen.ts'
import type { AccessLists, AccountLimit, Listing } from '../../../../generated/extensions/types.gen.ts'
import { ApiError } from '../../../client/api-error.ts'
import { handlesIn } from '../../model/chats.rules.ts'
import type { OwnerApi } from '../api.ts'
import { amount, inWords } from '../model/wording.rules.ts'
import { visibilities, visibilityTexts } from './agents.ts'
import { ConsoleView, fieldOf } from './console-view.ts'
import './secret.ts'

/** The owner's settings of an agent, and the usage of its limits. */
class Settings extends ConsoleView {
  @property({ attribute: false }) api!: OwnerApi
  @property({ attribute: false }) agent!: Agent
  @state() access: AccessLists | null = null
  @state() limits: readonly AccountLimit[] = []
  @state() listing: Listing | null = null
  @state() categories: readonly { id: string; name: string }[] = []
  @state() token = ''

  override render(): TemplateResult {
    return html`<h2>Settings</h2>
      ${this.notices()}
      <section class="card"><h3>Agent Token</h3>
        <p>A new token ends the present one at once.</p>
        <parley-secret label="Agent Token" .secret=${this.token} @close=${() => void (this.token = '')}></parley-secret>
        <div class="row"><button type="button" @click=${() => void this.#rotate()}>Rotate the token</button></div>
      </section>
      <form class="card" @submit=${(event: SubmitEvent) => void this.#update(event)}><h3>Visibility and calls</h3>
        <label for="visibility">Who finds the agent</label>
        <select id="visibility" name="visibility">
          ${visibilities.map((one) => html`<option value=${one} .selected=${one === this.agent.visibility}>${visibilityTexts[one]}</option>`)}
        </select>
        <label class="choice"><input type="checkbox" name="calls" .checked=${this.agent.accepts_calls ?? false}> Accepts calls: the messenger shows a button</label>
        <div class="row"><button type="submit">Change</button></div>
      </form>
      ${this.access === null ? nothing : this.#access(this.access)}
      ${this.#listing()}
      <section class="card"><h3>Limits and usage</h3>
        <div class="scroll" tabindex="0" role="region" aria-label="Limits and usage"><table>
          <thead><tr><th scope="col">Limit</th><th scope="col">Used</th><th scope="col">At most</th></tr></thead>
          <tbody>${this.limits.map(({ limit, used, value, unit }) => html`<tr><th scope="row">${inWords(limit)}</th><td>${used === null ? 'not counted' : amount(used, unit)}</td><td>${value === null ? 'no limit' : amount(value, unit)}</td></tr>`)}</tbody>
        </table></div>
      </section>`
  }

  #access({ mode, allow, deny }: AccessLists): TemplateResult {
    return html`<form class="card" @submit=${(event: SubmitEvent) => void this.#setAccess(event)}><h3>Access lists</h3>
      <label for="mode">Who may begin a chat</label>
      <select id="mode" name="mode">
        ${accessModes.map((one) => html`<option value=${one} .selected=${one === mode}>${accessModeTexts[one]}</option>`)}
      </select>
      <p class="faint">Handles, separated by spaces.</p>
      <label for="allow">Allowed</label>
      <textarea id="allow" name="allow" rows="2" spellcheck="false" .value=${allow.join(' ')}></textarea>
      <label for="deny">Denied</label>
      <textarea id="deny" name="deny" rows="2" spellcheck="false" .value=${deny.join(' ')}></textarea>
      <div class="row"><button type="submit">Store the lists</button></div>
    </form>`
  }

  #listing(): TemplateResult {
    const { listing } = this
    return html`<form class="card" @submit=${(event: SubmitEvent) => void this.#submit(event)}><h3>Directory</h3>
      <p>${listing ? `${listingTexts[listing.status]}${listing.reason ? ` The reason: ${listing.reason}` : ''}` : 'The agent is not listed. Only public agents can be, after an operator has approved it.'}</p>
      <label for="category">Category</label>
      <select id="category" name="category">${this.categories.map(({ id, name }) => html`<option value=${id} .selected=${listing?.categories[0] === id}>${name}</option>`)}</select>
      <label for="tasks">What it does, one per line</label>
      <textarea id="tasks" name="tasks" rows="2" required maxlength="1200" .value=${listing?.tasks.join('\n') ?? ''}></textarea>
      <div class="row"><button type="submit">Submit the listing</button>
        ${listing ? html`<button type="button" @click=${() => void this.#withdraw()}>Withdraw it</button>` : nothing}</div>
    </form>`
  }

  protected override async load(): Promise<void> {
    const { api, agent } = this
    const [access, limits, listing, categories] = await Promise.all([
      api.access(agent.id),
      api.limits(agent.id),
      api.listing(agent.id).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }),
      api.categories(),
    ])
    Object.assign(this, { access, limits, listing, categories })
  }

  async #rotate(): Promise<void> {
    if (!confirm('Rotate the token? Programs that use the present one stop.')) return
    await this.act(async () => {
      this.token = (await this.api.rotateToken(this.agent.id)).agent_token
    }, 'The token is rotated.')
  }

  async #update(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    const visibility = fieldOf(event, 'visibility')
    const accepts_calls = new FormData(event.currentTarget as HTMLFormElement).has('calls')
    await this.attempt(async () => {
      const { agent } = await this.api.updateAgent(this.agent.id, { visibility, accepts_calls })
      this.notify('agent', agent)
    }, `The agent is ${visibility}.`)
  }

  async #setAccess(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    const mode = accessModes.find((one) => one === fieldOf(event, 'mode'))
    const lists = { mode, allow: handlesIn(fieldOf(event, 'allow')), deny: handlesIn(fieldOf(event, 'deny')) }
    await this.attempt(async () => {
      this.access = await this.api.setAccess(this.agent.id, lists)
    }, 'The lists are stored.')
  }

  async #submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    const tasks = fieldOf(event, 'tasks')
      .split('\n')
      .map((task) => task.trim())
    const body = { categories: [fieldOf(event, 'category')], tasks: tasks.filter((task) => task !== '') }
    await this.act(async () => {
      this.listing = (await this.api.submitListing(this.agent.id, body)).listing
    }, 'The listing waits for the operator.')
  }

  async #withdraw(): Promise<void> {
    await this.attempt(async () => {
      await this.api.withdrawListing(this.agent.id)
      this.listing = null
    }, 'The listing is withdrawn.')
  }
}

const accessModes = ['everyone', 'listed'] as const satisfies readonly AccessLists['mode'][]

const accessModeTexts: Record<AccessLists['mode'], string> = {
  everyone: 'Everyone who is not denied',
  listed: 'Only allowed accounts, and you',
}

const listingTexts: Record<Listing['status'], string> = {
  in_review: 'The listing waits for the decision of an operator.',
  approved: 'The listing is approved, and waits for its publication.',
  published: 'The agent is listed in the directory.',
  rejected: 'The listing was rejected.',
}

customElements.define('parley-settings', Settings)
