import { html, type TemplateResult } from 'lit'

import type { DataPart, LinkPart } from '../../../generated/current/types.gen.ts'
import type { ShownPart } from '../model/state.ts'
import './media.ts'
import { agentTextView, textView } from './text.ts'

/** How the texts of a message are written: `markdown` by agents, and `growing` while they write. */
export type TextStyle = 'plain' | 'markdown' | 'growing'

export function partView(part: ShownPart, style: TextStyle = 'plain'): TemplateResult {
  switch (part.type) {
    case 'text':
      return style === 'plain' ? textView(part) : agentTextView(part, style === 'growing')
    case 'link':
      return linkView(part)
    case 'media':
      // A pending file has no URL yet.
      return part.url === undefined ? html`<p>Attachment</p>` : html`<parley-media .url=${part.url}></parley-media>`
    case 'data':
      return dataView(part)
  }
}

function linkView({ url, title, description }: LinkPart): TemplateResult {
  return html`<p class="link">
    <a href=${url} target="_blank" rel="noopener noreferrer nofollow"><bdi>${title ?? url}</bdi></a>
    ${description === undefined ? '' : html`<span dir="auto">${description}</span>`}
  </p>`
}

const names: Record<string, string> = {
  'application/a2ui+json': 'Interactive surface',
  'application/json+a2ui': 'Interactive surface',
}

/** Renders data for programs in a form that people can read. */
export function dataView({ data, media_type: type, metadata }: DataPart): TemplateResult {
  const kind = type ?? (typeof metadata?.['mimeType'] === 'string' ? metadata['mimeType'] : '')
  return html`<details class="data">
    <summary>${names[kind] ?? 'Data'} <bdi>${kind}</bdi></summary>
    <pre tabindex="0" dir="ltr">${JSON.stringify(data, null, 2)}</pre>
  </details>`
}
