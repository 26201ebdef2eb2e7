import { html, nothing, type TemplateResult } from 'lit'
import { state } from 'lit/decorators.js'

import type { Contact } from '../../../generated/extensions/types.gen.ts'
import { confirmed } from './confirmation.ts'
import { Section } from './section.ts'

/** The contacts of the person, and the blocked handles. */
class PeopleSettings extends Section {
  @state() contacts: readonly Contact[] = []
  @state() blocked: readonly string[] = []

  override load(): Promise<void> {
    const { api } = this.messenger
    return this.work(async () => {
      const [contacts, blocked] = await Promise.all([api.listContacts(), api.blockedHandles()])
      this.contacts = contacts
      this.blocked = blocked
    })
  }

  override render(): TemplateResult {
    return html`<section aria-labelledby="people-title">
      <h3 id="people-title">Contacts</h3>
      ${this.errorView()}
      ${
        this.contacts.length === 0
          ? html`<p class="hint">You have no contacts. An agent becomes one when you accept its request.</p>`
          : html`<ul class="members" aria-label="Contacts">${this.contacts.map((contact) => this.#contactView(contact))}</ul>`
      }
      ${
        this.blocked.length === 0
          ? nothing
          : html`<h3>Blocked</h3><ul class="members" aria-label="Blocked">${this.blocked.map((handle) => this.#blockedView(handle))}</ul>`
      }
      <p class="unseen" role="status">${this.done}</p>
    </section>`
  }

  #contactView({ handle, name }: Contact): TemplateResult {
    return html`<li><span><bdi>${name ?? 'Deleted account'}</bdi> <span class="handle">@${handle}</span></span>
      <button type="button" aria-label="Remove ${handle}" @click=${() => this.#remove(handle)}>Remove</button></li>`
  }

  #blockedView(handle: string): TemplateResult {
    const unblock = () => this.act(() => this.#unblock(handle), `Unblocked: ${handle}`)
    return html`<li><bdi>@${handle}</bdi>
      <button type="button" aria-label="Unblock ${handle}" @click=${unblock}>Unblock</button></li>`
  }

  async #remove(handle: string): Promise<void> {
    const question = `Remove ${handle} from your contacts? Your chat stays, and ${handle} can ask again.`
    if (!(await confirmed(question, 'Remove'))) return
    await this.act(async () => {
      await this.messenger.api.removeContact(handle)
      this.contacts = this.contacts.filter((contact) => contact.handle !== handle)
    }, `Removed: ${handle}`)
  }

  async #unblock(handle: string): Promise<void> {
    await this.messenger.api.unblock(handle)
    this.blocked = this.blocked.filter((one) => one !== handle)
  }
}

customElements.define('parley-people-settings', PeopleSettings)
