import { html, nothing, type TemplateResult, render } from 'lit'
import { property, state } from 'lit/decorators.js'
import { shownSize } from '../model/attached.rules.ts'
import { mediaKind, type MediaKind } from '../model/media.rules.ts'
import { View } from '../views/view.ts'

/**
 * An attachment. Only files of this server are shown in the page, and only images, audio and video by their type; any
 * other file is a link.
 */
class Media extends View {
  @property({ attribute: false }) url!: string
  @state() kind!: MediaKind | null
  /** Size in bytes, when the server reports it. */
  @state() size!: number | null

  override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('url')) void this.#look(this.url)
  }

  async #look(url: string): Promise<void> {
    this.kind = null
    this.size = null
    if (!URL.canParse(url) || new URL(url).origin !== location.origin) return
    const answer = await fetch(url, { method: 'HEAD', credentials: 'omit' }).catch(() => undefined)
    if (!answer?.ok || this.url !== url) return
    this.kind = mediaKind(answer.headers.get('Content-Type') ?? '')
    const length = answer.headers.get('Content-Length')
    this.size = length === null ? null : Number(length)
  }

  override render(): TemplateResult {
    const { url, kind } = this
    const name = fileName(url)
    return html`${
      kind === 'image'
        ? html`<button type="button" class="picture" title="Show large" @click=${() => showLargeImage(url, name)}>
            <img src=${url} alt=${name} loading="lazy" decoding="async" referrerpolicy="no-referrer"></button>`
        : kind === 'audio'
          ? html`<audio src=${url} controls preload="metadata" aria-label=${name}></audio>`
          : kind === 'video'
            ? html`<video src=${url} controls preload="metadata" aria-label=${name}></video>`
            : nothing
    }
      <span><a class="file" href=${url} target="_blank" rel="noopener noreferrer nofollow"
        download=${this.size === null ? nothing : name}><bdi>${name}</bdi></a>
        ${this.size === null ? nothing : html`<span class="stamp">${shownSize(this.size)}</span>`}</span>`
  }
}

function fileName(url: string): string {
  try {
    return decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '') || 'Attachment'
  } catch {
    return 'Attachment'
  }
}

customElements.define('parley-media', Media)

/**
 * Shows an image as large as the window allows. Escape, the button or a click beside the image closes it; the focus then
 * returns to the element that had it.
 */
export function showLargeImage(url: string, name: string): void {
  const dialog = document.createElement('dialog')
  dialog.className = 'large-image'
  dialog.setAttribute('aria-label', name)
  const close = (event: Event) => {
    if (!(event.target instanceof HTMLImageElement)) dialog.close()
  }
  dialog.addEventListener('click', close)
  dialog.addEventListener('close', () => dialog.remove())
  render(html`<button type="button">Close</button><img src=${url} alt=${name} referrerpolicy="no-referrer">`, dialog)
  document.body.append(dialog)
  dialog.showModal()
}
