import { html, type TemplateResult } from 'lit'

import type { TextPart } from '../../../generated/current/types.gen.ts'
import { mayBeMarkdown } from '../model/markdown.rules.ts'
import './markdown.ts'
import { segmentsOf, type Segment } from '../model/text.rules.ts'

/** Renders a text of an agent: markdown, unless it has styles of its own or a mention. */
export function agentTextView(part: TextPart, isGrowing: boolean): TemplateResult {
  const isStyled = (part.styles ?? []).length > 0 || part.mention_range
  if (isStyled || !mayBeMarkdown(part.text)) return textView(part)
  return html`<parley-markdown class="text markdown" dir="auto" .text=${part.text} .growing=${isGrowing}></parley-markdown>`
}

/** Renders a text with its styles, mention and links, in its own direction. */
export function textView(part: TextPart): TemplateResult {
  return html`<p class="text" dir="auto">${segmentsOf(part).map(segmentView)}</p>`
}

function segmentView({ text, styles, isMention, href }: Segment): TemplateResult {
  const classes = [...styles, ...(isMention ? ['mention'] : [])].join(' ')
  const inner = classes === '' ? html`${text}` : html`<span class=${classes}>${text}</span>`
  return href === null ? inner : html`<a href=${href} target="_blank" rel="noopener noreferrer nofollow">${inner}</a>`
}
