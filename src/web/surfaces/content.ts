import { AudioPlayerApi, DividerApi, IconApi, ImageApi, TextApi, VideoApi } from '@a2ui/web_core/v0_9'
import { html, nothing, type TemplateResult } from 'lit'

import '../parts/media.ts'
import { textView } from '../parts/text.ts'
import { component, shown, type SurfaceElement } from './element.ts'

/** A text. URLs are links as in messages, except inside a button. */
export const text = component(TextApi, (element, { text: value, variant }) => {
  const words = shown(value)
  if (element.closest('button, summary')) return html`<span dir="auto">${words}</span>`
  if (variant === 'caption') return html`<p class="hint note" dir="auto">${words}</p>`
  if (typeof variant === 'string' && /^h[1-5]$/.test(variant))
    return html`<h4 class="title-${variant}" dir="auto">${words}</h4>`
  return textView({ type: 'text', text: words })
})

/**
 * Renders images, audio and video by the rules of attachments: a file of another server is a link, and is not
 * requested.
 */
function mediaAt(element: SurfaceElement, url: unknown, description: unknown): TemplateResult {
  const address = shown(url)
  const words = shown(description)
  const isWeb = URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
  if (!isWeb || element.closest('button, summary')) return html`<span dir="auto">${words || 'Attachment'}</span>`
  return html`<parley-media .url=${address}></parley-media>
    ${words ? html`<p class="hint note" dir="auto">${words}</p>` : nothing}`
}

export const image = component(ImageApi, (element, { url, description }) => mediaAt(element, url, description))
export const video = component(VideoApi, (element, { url }) => mediaAt(element, url, ''))
export const audio = component(AudioPlayerApi, (element, { url, description }) => mediaAt(element, url, description))
export const divider = component(DividerApi, () => html`<hr>`)

/** Symbols of the most common icons; any other icon is shown by its name. */
const signs: Readonly<Record<string, string>> = {
  accountCircle: '👤',
  add: '＋',
  arrowBack: '←',
  arrowForward: '→',
  attachFile: '📎',
  calendarToday: '📅',
  call: '📞',
  camera: '📷',
  check: '✓',
  close: '✕',
  delete: '🗑',
  download: '⬇',
  edit: '✎',
  error: '⛔',
  event: '📅',
  favorite: '❤',
  folder: '📁',
  help: '?',
  home: '🏠',
  info: 'ℹ',
  locationOn: '📍',
  lock: '🔒',
  mail: '✉',
  pause: '⏸',
  payment: '💳',
  person: '👤',
  phone: '📞',
  photo: '🖼',
  play: '▶',
  refresh: '↻',
  search: '🔍',
  send: '➤',
  settings: '⚙',
  shoppingCart: '🛒',
  star: '★',
  stop: '⏹',
  upload: '⬆',
  warning: '⚠',
}

export const icon = component(IconApi, (_element, { name }) => {
  if (typeof name !== 'string') return nothing
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  const sign = Object.hasOwn(signs, name) ? signs[name] : undefined
  return sign ? html`<span role="img" aria-label=${words}>${sign}</span>` : html`<span class="tag">${words}</span>`
})
