import { html, type TemplateResult } from 'lit'
import { property, state } from 'lit/decorators.js'

import type { OwnedWebhook } from '../../../../generated/extensions/types.gen.ts'
import type { OwnerApi } from '../api.ts'
import { addressOf } from '../model/route.rules.ts'
import { ConsoleView, fieldOf } from './console-view.ts'
import { healthView, loadedList, timeView } from './fragments.ts'
import './secret.ts'

/** The webhooks of an agent, and the form that registers another. */
class Webhooks extends ConsoleView {
  @property({ attribute: false }) api!: OwnerApi
  @property({ attribute: false }) agentId!: string
  @state() webhooks: readonly OwnedWebhook[] | null = null
  @state() secret = ''
  /** URL of the webhook with the shown secret. */
  @state() registered = ''
  protected override readonly loadEveryMs = 2_000

  override render(): TemplateResult {
    return html`<h2>Webhooks</h2>
      <p>A webhook is an https address of yours. Each event of the agent is sent to it at once, signed, and again until it is taken.</p>
      ${this.notices()}
      <parley-secret label="Signing secret" .about=${this.registered} .secret=${this.secret} @close=${() => void (this.secret = '')}></parley-secret>
      ${loadedList(this.webhooks, 'None is registered.', (webhooks) => html`<ul class="cards">${webhooks.map((webhook) => this.#card(webhook))}</ul>`)}
      <form class="card" @submit=${(event: SubmitEvent) => void this.#create(event)}>
        <h3>Register a webhook</h3>
        <label for="url">Address (https)</label>
        <input id="url" name="url" type="url" required maxlength="2048" placeholder="https://agent.example.com/webhook">
        <div class="row"><button class="first" type="submit">Register</button></div>
      </form>`
  }

  #card(webhook: OwnedWebhook): TemplateResult {
    const { id, url, last_success_at: success, last_failure_at: failure } = webhook
    return html`<li class="card"><h3><a href=${addressOf(this.agentId, 'webhooks', id)}><bdi>${url}</bdi></a> ${healthView(webhook)}</h3>
      <p>Last success ${success ? timeView(success) : 'never'} · last failure ${failure ? timeView(failure) : 'never'}</p></li>`
  }

  protected override async load(): Promise<void> {
    this.webhooks = await this.api.webhooks(this.agentId)
  }

  async #create(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget as HTMLFormElement
    const url = fieldOf(event, 'url')
    await this.act(async () => {
      this.secret = (await this.api.createWebhook(this.agentId, url)).signing_secret
      this.registered = url
      form.reset()
      await this.load()
    }, 'The webhook is registered: each event from now on is sent to it.')
  }
}

customElements.define('parley-webhooks', Webhooks)
