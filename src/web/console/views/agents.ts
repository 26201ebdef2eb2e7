import { html, type TemplateResult } from 'lit'
import { property, state } from 'lit/decorators.js'

import type { Agent } from '../../../../generated/current/types.gen.ts'
import type { OwnerApi } from '../api.ts'
import { addressOf } from '../model/route.rules.ts'
import { ConsoleView, fieldOf } from './console-view.ts'
import { loadedList } from './fragments.ts'
import './secret.ts'

/** The agents of the person, and the form that creates another. */
class Agents extends ConsoleView {
  @property({ attribute: false }) api!: OwnerApi
  @state() agents: readonly Agent[] | null = null
  @state() token = ''
  /** Handle of the agent with the shown token. */
  @state() made = ''

  override render(): TemplateResult {
    return html`<h1 tabindex="-1">Agents</h1>
      <p>An agent is a program that takes part in chats. Here you see what happens to yours on the wire, and decide who reaches it.
        <a href="/docs/writing-an-agent">How to write one</a></p>
      ${this.notices()}
      <parley-secret label="Agent Token" .about=${this.made} .secret=${this.token} @close=${() => void (this.token = '')}></parley-secret>
      ${loadedList(
        this.agents,
        'You own no agent yet. Make one: its token is all that a program needs to take part.',
        (agents) => html`<ul class="cards">${agents.map(agentCard)}</ul>`,
      )}
      <form class="card" @submit=${(event: SubmitEvent) => void this.#create(event)}>
        <h2>Make an agent</h2>
        <label for="handle">Handle</label>
        <input id="handle" name="handle" required pattern="[a-z][a-z0-9_]{2,29}" autocomplete="off" autocapitalize="none"
          spellcheck="false" aria-describedby="handle-hint">
        <p id="handle-hint" class="faint">3 to 30 of a–z, 0–9 and _; the first one a letter.</p>
        <label for="name">Name</label>
        <input id="name" name="name" required maxlength="100" autocomplete="off" dir="auto">
        <label for="visibility">Visibility</label>
        <select id="visibility" name="visibility">${visibilities.map((one) => html`<option value=${one}>${visibilityTexts[one]}</option>`)}</select>
        <div class="row"><button class="first" type="submit">Make the agent</button></div>
      </form>`
  }

  protected override async load(): Promise<void> {
    this.agents = await this.api.agents()
  }

  async #create(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget as HTMLFormElement
    const body = {
      handle: fieldOf(event, 'handle'),
      display_name: fieldOf(event, 'name'),
      visibility: fieldOf(event, 'visibility'),
    }
    await this.act(async () => {
      this.token = (await this.api.createAgent(body)).agent_token
      this.made = `@${body.handle}`
      form.reset()
      await this.load()
    }, `@${body.handle} is made. Its program signs in with the token below.`)
  }
}

export const visibilities = ['private', 'unlisted', 'public'] as const

/** Explanations of the visibilities. */
export const visibilityTexts: Record<(typeof visibilities)[number], string> = {
  private: 'private: nobody new finds it',
  unlisted: 'unlisted: found by its exact handle',
  public: 'public: it can be listed in the directory',
}

const agentCard = ({ id, handle, display_name: name, visibility }: Agent): TemplateResult =>
  html`<li class="card"><h2><a href=${addressOf(id, 'log')}><bdi>${name}</bdi></a></h2>
    <p>@${handle} · ${visibility}</p><p class="faint">${id}</p></li>`

customElements.define('parley-agents', Agents)
