import { svg, html, type TemplateResult } from 'lit'

/** Renders an icon of 24 by 24 units for a button, which has a text label of its own. */
const icon = (lines: TemplateResult): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${lines}</svg>`

export const paperclip = icon(
  svg`<path d="M20.5 11.5l-8.6 8.6a5.3 5.3 0 0 1-7.5-7.5l9-9a3.5 3.5 0 0 1 5 5l-9 9a1.8 1.8 0 0 1-2.5-2.5l8.2-8.2"/>`,
)

export const microphone = icon(
  svg`<rect x="9" y="3" width="6" height="11" rx="3"/><path d="M5 11.5a7 7 0 0 0 14 0M12 18.5V22"/>`,
)
