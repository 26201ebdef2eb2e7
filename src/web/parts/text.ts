import { html, type TemplateResult } from 'lit'

import type { TextPart } from '../../../generated/current/types.gen.ts'
import { segmentsOf, type Segment } from '../model/text.rules.ts'

/** A text with its styles, mention and addresses; its direction is its own. */
export function textView(part: TextPart): TemplateResult {
  return html`<p class="text" dir="auto">${segmentsOf(part).map(segmentView)}</p>`
}

function segmentView({ text, styles, isMention, href }: Segment): TemplateResult {
  const classes = [...styles, ...(isMention ? ['mention'] : [])].join(' ')
  const inner = classes === '' ? html`${text}` : html`<span class=${classes}>${text}</span>`
  return href === null ? inner : html`<a href=${href} target="_blank" rel="noopener noreferrer nofollow">${inner}</a>`
}
