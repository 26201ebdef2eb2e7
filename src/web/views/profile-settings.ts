import { html, nothing, type TemplateResult } from 'lit'
import { state } from 'lit/decorators.js'
import type { OwnUser, RequestsFrom } from '../../../generated/extensions/types.gen.ts'
import { avatar as picture } from './name.ts'
import { Section } from './section.ts'

/** Time limit for the upload of a picture, in milliseconds. */
const uploadMs = 60_000

const senders: readonly (readonly [value: RequestsFrom, label: string])[] = [
  ['everybody', 'Everybody can ask to write to me'],
  ['contacts', 'Only my contacts; others see no answer'],
  ['nobody', 'Nobody new'],
]

/** Name, picture, and who may write to the person first. */
class ProfileSettings extends Section {
  @state() user: OwnUser | null = null

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
    return html`<div class="row own-picture">
        ${picture(name, avatar)}
        <button type="button" @click=${() => this.querySelector<HTMLInputElement>('#own-picture')!.click()}>Choose a picture</button>
        <input id="own-picture" type="file" accept="image/*" hidden @change=${this.#chosen}>
        ${avatar === null ? nothing : html`<button type="button" @click=${() => this.#change({ avatar: null }, 'The picture is removed.')}>Remove the picture</button>`}
      </div>
      <form @submit=${this.#save}>
        <label for="own-name">Name that others see</label>
        <input id="own-name" .value=${name} maxlength="64" required dir="auto" autocomplete="name">
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
    void this.#change({ name: this.querySelector<HTMLInputElement>('#own-name')!.value.trim() }, 'Saved.')
  }

  async #chosen({ target }: Event): Promise<void> {
    const input = target as HTMLInputElement
    const [file] = input.files ?? []
    // Allows the person to choose the same file again.
    input.value = ''
    if (!file) return
    await this.act(async () => {
      const { api } = this.messenger
      const options = { name: 'picture', onProgress: () => undefined, signal: AbortSignal.timeout(uploadMs) }
      const { id } = await api.upload(await squarePicture(file), options)
      this.user = await api.updateOwnUser({ avatar_attachment_id: id })
    }, 'The picture is saved.')
  }

  #change(change: object, done: string): Promise<void> {
    return this.act(async () => void (this.user = await this.messenger.api.updateOwnUser(change)), done)
  }
}

customElements.define('parley-profile-settings', ProfileSettings)

/** Maximum width and height of a picture of a profile, in pixels. */
const sideMax = 256

/**
 * Returns the middle square of an image, without the metadata of its file, such as the place of a photograph.
 * @throws Error when the browser cannot read the image
 */
export async function squarePicture(file: Blob): Promise<Blob> {
  const image = await createImageBitmap(file).catch(() => {
    throw new Error('This file is no picture that this browser can read.')
  })
  const { width, height } = image
  const side = Math.min(width, height)
  const canvas = new OffscreenCanvas(Math.min(side, sideMax), Math.min(side, sideMax))
  const drawing = canvas.getContext('2d')!
  drawing.drawImage(image, (width - side) / 2, (height - side) / 2, side, side, 0, 0, canvas.width, canvas.height)
  image.close()
  // Browsers without WebP write PNG.
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.9 })
}
