import { html, nothing, type TemplateResult } from 'lit'
import { state } from 'lit/decorators.js'

import type { ListedUser } from '../../../../generated/extensions/types.gen.ts'
import { fieldOf } from './console-view.ts'
import { PagedList } from './paged-list.ts'
import './limits.ts'
import './person-sessions.ts'
import './secret.ts'

/** The people of the server. An operator can find, create and sign in people. */
class People extends PagedList<ListedUser> {
  /** One-time sign-in link. */
  @state() link = ''
  /** Handle of the person whom the link signs in. */
  @state() linked = ''

  protected override readonly member = 'persons'

  protected override get path(): string {
    return `/_ops/persons?limit=100${this.query === '' ? '' : `&q=${encodeURIComponent(this.query)}`}`
  }

  override render(): TemplateResult {
    return html`<section class="card"><h2>People</h2>
      ${this.notices()}
      ${this.searchView('Find people')}
      <p class="faint">A sign-in link works once, for a quarter of an hour. Give it only to the person.</p>
      <parley-secret label="One-time sign-in link" .about=${this.linked} .secret=${this.link} @close=${() => void (this.link = '')}></parley-secret>
      ${this.listView('People', 'More people')}
      <details><summary>Make a person</summary>
        <form @submit=${(event: SubmitEvent) => void this.#create(event)}>
          <label for="person-handle">Handle of the person</label>
          <input id="person-handle" name="handle" required minlength="3" maxlength="30" autocomplete="off" autocapitalize="none" spellcheck="false">
          <label for="person-name">Name of the person</label>
          <input id="person-name" name="name" required maxlength="100" autocomplete="off">
          <label for="person-phone">Verified phone number (optional)</label>
          <input id="person-phone" name="phone" type="tel" placeholder="+4915112345678" pattern="\\+[1-9][0-9]{6,14}" autocomplete="off">
          <div class="row"><button type="submit">Make the person and a sign-in link</button></div>
        </form></details>
    </section>`
  }

  protected override itemView({ handle, user_id: id, name, status }: ListedUser): TemplateResult {
    return html`<li><bdi>${name ?? '–'}</bdi> @${handle ?? id} <span class="tag">${status}</span>
      ${
        handle === null
          ? nothing
          : html`<button type="button" @click=${() => void this.#signInLink(handle)}>Sign-in link for ${handle}</button>
        <parley-person-sessions .wire=${this.wire} .handle=${handle}></parley-person-sessions>
        <parley-limits .wire=${this.wire} .handle=${handle}></parley-limits>`
      }</li>`
  }

  async #create(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget as HTMLFormElement
    const [handle, name, phone] = [fieldOf(event, 'handle'), fieldOf(event, 'name'), fieldOf(event, 'phone')]
    await this.act(async () => {
      const body = { handle, name, ...(phone !== '' && { phone_number: phone }) }
      const made = await this.wire.call<{ person: { handle: string } }>('POST', '/_ops/persons', body)
      form.reset()
      await this.#makeLink(made.person.handle)
      await this.readPage(null)
    }, `${handle} is made.`)
  }

  async #signInLink(handle: string): Promise<void> {
    await this.act(() => this.#makeLink(handle))
  }

  async #makeLink(handle: string): Promise<void> {
    const path = `/_ops/persons/${encodeURIComponent(handle)}/sign-in-links`
    this.link = (await this.wire.call<{ url: string }>('POST', path)).url
    this.linked = `@${handle}`
    this.notify('changed')
  }
}

customElements.define('parley-people', People)
