import { html, nothing, type TemplateResult } from 'lit'

import type { OwnUser, RequestsFrom } from '../../../generated/extensions/types.gen.ts'
import { Section } from './section.ts'

const senders: readonly (readonly [value: RequestsFrom, label: string])[] = [
  ['everybody', 'Everybody can ask to write to me'],
  ['contacts', 'Only my contacts; others see no answer'],
  ['nobody', 'Nobody new'],
]

/** Name, picture, and who may write to the person first. */
class ProfileSettings extends Section {
  static override properties = { ...Section.properties, user: { state: true } }
  declare user: OwnUser | null

  constructor() {
    super()
    this.user = null
  }

  override load(): Promise<void> {
    return this.work(async () => void (this.user = await this.messenger.api.ownUser()))
  }

  override render(): TemplateResult {
    return html`<section aria-labelledby="profile-title">
      <h3 id="profile-title">Profile</h3>
      ${this.errorView()}
      ${this.user ? this.#form(this.user) : nothing}
      <p role="status" class="done">${this.done}</p>
    </section>`
  }

  #form({ handle, name, avatar, requests_from: chosen }: OwnUser): TemplateResult {
    const choose = (value: RequestsFrom) => () => this.#change({ requests_from: value }, 'Saved.')
    return html`<form @submit=${this.#save}>
        <label for="own-name">Name that others see</label>
        <input id="own-name" .value=${name} maxlength="64" required dir="auto" autocomplete="name">
        <label for="own-picture">Address of a picture</label>
        <input id="own-picture" type="url" .value=${avatar ?? ''} maxlength="2048" pattern="https://.*" placeholder="https://…"
          title="An address that begins with https://" autocomplete="photo">
        <div class="row"><button class="first" type="submit">Save</button>
          <a class="button" href="/@${handle}" target="_blank" rel="noopener">See your page</a></div>
      </form>
      <fieldset><legend>Who may write to you first</legend>
        ${senders.map(
          ([value, label]) =>
            html`<label class="choice"><input type="radio" name="requests-from" value=${value} .checked=${value === chosen}
              @change=${choose(value)}>${label}</label>`,
        )}
      </fieldset>`
  }

  #save(event: SubmitEvent): void {
    event.preventDefault()
    const valueOf = (id: string) => this.querySelector<HTMLInputElement>(id)!.value.trim()
    const picture = valueOf('#own-picture')
    void this.#change({ name: valueOf('#own-name'), avatar: picture === '' ? null : picture }, 'Saved.')
  }

  #change(change: object, done: string): Promise<void> {
    return this.act(async () => void (this.user = await this.messenger.api.updateOwnUser(change)), done)
  }
}

customElements.define('parley-profile-settings', ProfileSettings)
