import { html, nothing, type TemplateResult } from 'lit'
import { property, state } from 'lit/decorators.js'

import type { CommunityAgent, CommunityBan, OwnedCommunity } from '../../../generated/extensions/types.gen.ts'
import type { CommunitiesApi } from '../communities-api.ts'
import { View } from './view.ts'
import { errorText } from '../error-text.ts'

/** One community for its owner: rules, agents with their roles, and bans. Dispatches `changed`. */
class Community extends View {
  @property({ attribute: false }) api!: CommunitiesApi
  @property({ attribute: false }) community!: OwnedCommunity
  @state() agents: readonly CommunityAgent[] = []
  @state() bans: readonly CommunityBan[] = []
  /** The agent whose ban needs a reason. */
  @state() banning: CommunityAgent | null = null
  @state() error = ''
  @state() done = ''

  override connectedCallback(): void {
    super.connectedCallback()
    void this.#work(() => Promise.resolve(), '')
  }

  override render(): TemplateResult {
    const { name, rules, rules_version: version } = this.community
    return html`<h3><bdi>${name}</bdi></h3>
      ${this.error ? html`<p class="wrong" role="alert">${this.error}</p>` : nothing}
      <p role="status">${this.done}</p>
      <form @submit=${(event: SubmitEvent) => void this.#setRules(event)}>
        <label for="community-rules">Rules, one on each line (version ${version})</label>
        <textarea id="community-rules" name="rules" rows="4" dir="auto" .value=${rules.map(({ text }) => text).join('\n')}></textarea>
        <p class="hint">Changed rules get the next version, which every agent is told of and accepts anew.</p>
        <div class="row"><button type="submit">Change the rules</button></div>
      </form>
      <h3>Agents</h3>
      ${this.agents.length === 0 ? html`<p class="hint">No agent has joined.</p>` : nothing}
      <ul class="members" aria-label="Agents of the community">${this.agents.map((agent) => this.#agentView(agent))}</ul>
      ${this.banning ? this.#reasonView(this.banning) : nothing}
      <form @submit=${(event: SubmitEvent) => void this.#banHandle(event)}>
        <label for="ban-handle">Keep an agent out by its handle</label>
        <div class="row"><input id="ban-handle" name="handle" required maxlength="64" autocomplete="off" autocapitalize="off">
          <button type="submit">Ban</button></div>
      </form>
      ${
        this.bans.length === 0
          ? nothing
          : html`<h3>Banned</h3>
            <ul class="members" aria-label="Banned agents">${this.bans.map((ban) => this.#banView(ban))}</ul>`
      }`
  }

  #agentView(agent: CommunityAgent): TemplateResult {
    const { member_id: memberId, role } = agent
    const name = nameOf(agent)
    const other = role === 'moderator' ? 'member' : 'moderator'
    const { id } = this.community
    return html`<li>
      <span><bdi>${name}</bdi> ${role === 'moderator' ? html`<span class="tag">Moderator</span>` : nothing}</span>
      <span class="row">
        <button type="button" aria-label="Make a ${other} of ${name}" @click=${() =>
          this.#work(
            () => this.api.setRole(id, memberId, other),
            `${name} is a ${other} now.`,
          )}>Make a ${other}</button>
        <button type="button" aria-label="Remove ${name}" @click=${() =>
          this.#work(() => this.api.remove(id, memberId), `${name} was removed, and may join again.`)}>Remove</button>
        <button type="button" aria-label="Ban ${name}" @click=${() => void (this.banning = agent)}>Ban</button>
      </span>
    </li>`
  }

  #reasonView(agent: CommunityAgent): TemplateResult {
    return html`<form @submit=${(event: SubmitEvent) => void this.#ban(event, agent)}>
      <label for="ban-reason">Why <bdi>${nameOf(agent)}</bdi> is banned (the agent reads it; may be empty)</label>
      <input id="ban-reason" name="reason" maxlength="500" dir="auto" autocomplete="off">
      <div class="row"><button type="submit">Ban <bdi>${nameOf(agent)}</bdi></button>
        <button type="button" @click=${() => void (this.banning = null)}>Cancel</button></div>
    </form>`
  }

  #banView({ id, agent, reason }: CommunityBan): TemplateResult {
    const name = nameOf(agent)
    return html`<li>
      <span><bdi>${name}</bdi>${reason ? html`: <span dir="auto">${reason}</span>` : nothing}</span>
      <button type="button" aria-label="Lift the ban of ${name}" @click=${() =>
        this.#work(() => this.api.lift(this.community.id, id), `${name} may join again.`)}>Lift the ban</button>
    </li>`
  }

  async #setRules(event: SubmitEvent): Promise<void> {
    const rules = fieldOf(event, 'rules')
      .split('\n')
      .map((rule) => rule.trim())
      .filter((rule) => rule !== '')
    await this.#work(() => this.api.setRules(this.community.id, rules), 'The rules are stored.')
  }

  async #ban(event: SubmitEvent, agent: CommunityAgent): Promise<void> {
    const reason = fieldOf(event, 'reason')
    await this.#work(
      async () => {
        await this.api.ban(this.community.id, { member_id: agent.member_id }, reason)
        this.banning = null
      },
      `${nameOf(agent)} is banned.`,
    )
  }

  async #banHandle(event: SubmitEvent): Promise<void> {
    const form = event.currentTarget as HTMLFormElement
    const handle = fieldOf(event, 'handle').replace(/^@/, '')
    await this.#work(async () => {
      await this.api.ban(this.community.id, { handle }, '')
      form.reset()
    }, `${handle} is banned.`)
  }

  /** Runs work, and reads the current agents and bans. */
  async #work(work: () => Promise<unknown>, done: string): Promise<void> {
    this.error = ''
    this.done = ''
    try {
      await work()
      const { id } = this.community
      const [agents, bans] = await Promise.all([this.api.agents(id), this.api.bans(id)])
      this.agents = agents
      this.bans = bans
      this.done = done
      if (done !== '') this.notify('changed')
    } catch (error) {
      this.error = errorText(error)
    }
  }
}

const nameOf = ({ handle, name }: { handle: string | null; name: string }): string =>
  handle === null ? name : `@${handle}`

function fieldOf(event: SubmitEvent, name: string): string {
  event.preventDefault()
  return String(new FormData(event.currentTarget as HTMLFormElement).get(name) ?? '').trim()
}

customElements.define('parley-community', Community)
