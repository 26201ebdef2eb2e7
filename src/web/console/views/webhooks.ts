import { html, type TemplateResult } from 'lit'

import type { OwnedWebhook } from '../../../../generated/extensions/types.gen.ts'
import type { OwnerApi } from '../api.ts'
import { addressOf } from '../model/route.rules.ts'
import { ConsoleView, fieldOf } from './console-view.ts'
import { timeView } from './json.ts'
import './secret.ts'

/** The webhooks of an agent, and the form that registers another. */
class Webhooks extends ConsoleView {
  static override properties = {
    ...ConsoleView.properties,
    api: { attribute: false },
    agentId: { attribute: false },
    webhooks: { state: true },
    secret: { state: true },
  }
  declare api: OwnerApi
  declare agentId: string
  declare webhooks: readonly OwnedWebhook[] | null
  declare secret: string

  constructor() {
    super()
    this.webhooks = null
    this.secret = ''
  }

  override connectedCallback(): void {
    super.connectedCallback()
    void this.attempt(() => this.#load())
  }

  override render(): TemplateResult {
    return html`<h2>Webhooks</h2>
      ${this.notices()}
      <parley-secret label="Signing secret" .secret=${this.secret} @close=${() => void (this.secret = '')}></parley-secret>
      ${
        this.webhooks === null
          ? html`<p class="hint">Loading…</p>`
          : html`<ul class="cards">${this.webhooks.map((webhook) => this.#card(webhook))}</ul>`
      }
      <form class="card" @submit=${(event: SubmitEvent) => void this.#create(event)}>
        <h3>Register a webhook</h3>
        <label for="url">Address (https)</label>
        <input id="url" name="url" type="url" required maxlength="2048" placeholder="https://agent.example.com/webhook">
        <div class="row"><button class="first" type="submit">Register</button></div>
      </form>`
  }

  #card({ id, url, status, last_success_at: success, last_failure_at: failure }: OwnedWebhook): TemplateResult {
    return html`<li class="card"><h3><a href=${addressOf(this.agentId, 'webhooks', id)}><bdi>${url}</bdi></a></h3>
      <p>${status} · last success ${success ? timeView(success) : 'never'} · last failure ${failure ? timeView(failure) : 'never'}</p></li>`
  }

  async #load(): Promise<void> {
    this.webhooks = await this.api.webhooks(this.agentId)
  }

  async #create(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget as HTMLFormElement
    const url = fieldOf(event, 'url')
    await this.attempt(async () => {
      this.secret = (await this.api.createWebhook(this.agentId, url)).signing_secret
      form.reset()
      await this.#load()
    }, 'The webhook is registered: every event from now on is sent to it.')
  }
}

customElements.define('parley-webhooks', Webhooks)
