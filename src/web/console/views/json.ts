import { html, type TemplateResult } from 'lit'

/** A value as JSON, which can be scrolled by keys. */
export const jsonView = (value: unknown, label: string): TemplateResult =>
  codeView(JSON.stringify(value, null, 2) ?? '', label)

/** Text as it is, which can be scrolled by keys. */
export const codeView = (text: string, label: string): TemplateResult =>
  html`<pre tabindex="0" dir="ltr" role="region" aria-label=${label}>${text}</pre>`

/** A moment as the reader's clock has it. */
export const timeView = (time: string): TemplateResult =>
  html`<time datetime=${time}>${new Date(time).toLocaleString()}</time>`
