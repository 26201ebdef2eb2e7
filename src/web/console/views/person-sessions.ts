import { html, type TemplateResult } from 'lit'
import { property, state } from 'lit/decorators.js'

import type { Session } from '../../../../generated/extensions/types.gen.ts'
import type { Wire } from '../../wire.ts'
import { ConsoleView } from './console-view.ts'
import { loadedList, timeView } from './fragments.ts'

/** The sessions of a user, which an operator can end. They are loaded when the element is opened. */
class PersonSessions extends ConsoleView {
  @property({ attribute: false }) wire!: Wire
  @property({ attribute: false }) handle!: string
  @state() sessions: readonly Session[] | null = null

  override render(): TemplateResult {
    return html`<details @toggle=${(event: Event) => this.#toggled(event)}>
      <summary>Sessions of ${this.handle}</summary>
      ${this.notices()}
      ${loadedList(this.sessions, 'Signed in nowhere.', (sessions) => html`<ul aria-label="Sessions of ${this.handle}">${sessions.map((session) => this.#session(session))}</ul>`)}
    </details>`
  }

  #session({
    id,
    client_name: client,
    created_at: created,
    last_seen_at: seen,
    last_address: address,
  }: Session): TemplateResult {
    return html`<li class="row"><span><bdi>${client ?? 'Browser or program'}</bdi>, since ${timeView(created)}, last used
        ${seen === null ? 'never' : timeView(seen)}${address === null ? '' : ` from ${address}`}</span>
      <button type="button" @click=${() => void this.#end(id)}>End session</button></li>`
  }

  #toggled(event: Event): void {
    if ((event.currentTarget as HTMLDetailsElement).open) void this.attempt(() => this.#read())
  }

  async #read(): Promise<void> {
    const path = this.#path
    this.sessions = (await this.wire.call<{ sessions: Session[] }>('GET', `${path}?limit=100`)).sessions
  }

  async #end(id: string): Promise<void> {
    await this.attempt(async () => {
      await this.wire.call('DELETE', `${this.#path}/${id}`)
      await this.#read()
      this.notify('changed')
    }, 'The session has ended.')
  }

  get #path(): string {
    return `/_ops/persons/${encodeURIComponent(this.handle)}/sessions`
  }
}

customElements.define('parley-person-sessions', PersonSessions)
