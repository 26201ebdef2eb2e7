import { html, nothing, type TemplateResult } from 'lit'
import { property, state } from 'lit/decorators.js'

import type { Part } from '../../../generated/a2a/types.gen.ts'
import { mediaKind } from '../model/media.rules.ts'
import { View } from '../views/view.ts'
import './media.ts'
import { dataView } from './part.ts'
import { textView } from './text.ts'

/** Renders one part of a task's message or artifact. */
export function taskPartView(part: Part): TemplateResult {
  const { text, url, raw, data, filename = '', mediaType = '' } = part
  if (text !== undefined) return textView({ type: 'text', text })
  if (url !== undefined) return fileAt(url, filename)
  if (raw !== undefined)
    return html`<parley-raw-file .raw=${raw} .name=${filename} .mediaType=${mediaType}></parley-raw-file>`
  return dataView({ type: 'data', data, ...(mediaType !== '' && { media_type: mediaType }) })
}

/** Renders a file of this server as an attachment, and any other as a link, if its URL is HTTP or HTTPS. */
function fileAt(url: string, filename: string): TemplateResult {
  const isWeb = URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)
  if (!isWeb) return html`<p><bdi>${filename || url}</bdi></p>`
  return html`<parley-media .url=${url}></parley-media>`
}

/** A file inside a task: an image is shown, and every file can be saved. Its blob URL is revoked with the element. */
class RawFile extends View {
  /** File content in base64. */
  @property({ attribute: false }) raw!: string
  @property({ attribute: false }) name!: string
  @property({ attribute: false }) mediaType!: string
  @state() url!: string

  override willUpdate(changed: Map<string, unknown>): void {
    if (!changed.has('raw') && !changed.has('mediaType')) return
    this.#forget()
    // Only an image keeps its type, so that no other file opens as a page of this server.
    const type = mediaKind(this.mediaType) === 'image' ? this.mediaType : 'application/octet-stream'
    this.url = URL.createObjectURL(new Blob([bytesOf(this.raw)], { type }))
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#forget()
  }

  override render(): TemplateResult {
    const name = this.name || 'File'
    return html`${mediaKind(this.mediaType) === 'image' ? html`<img class="raw" src=${this.url} alt=${name}>` : nothing}
      <p><a class="file" href=${this.url} download=${name}><bdi>${name}</bdi></a></p>`
  }

  #forget(): void {
    if (this.url) URL.revokeObjectURL(this.url)
  }
}

/** Decodes base64; invalid input gives no bytes. */
function bytesOf(raw: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(raw), (character) => character.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}

customElements.define('parley-raw-file', RawFile)
