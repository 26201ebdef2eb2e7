import { html, type TemplateResult } from 'lit'

import type { Agent } from '../../../../generated/current/types.gen.ts'

/** A value as JSON, which can be scrolled by keys. */
export const jsonView = (value: unknown, label: string): TemplateResult =>
  codeView(JSON.stringify(value, null, 2) ?? '', label)

/** Text as it is, which can be scrolled by keys. */
export const codeView = (text: string, label: string): TemplateResult =>
  html`<pre tabindex="0" dir="ltr" role="region" aria-label=${label}>${text}</pre>`

/** A moment as the reader's clock has it. */
export const timeView = (time: string): TemplateResult =>
  html`<time datetime=${time}>${new Date(time).toLocaleString()}</time>`

/** The way to the messenger, to write to an agent. */
export const writeTo = ({ handle }: Agent): TemplateResult =>
  html`<a href=${`/app#@${handle}`}>Write to @${handle} in the messenger</a>`
