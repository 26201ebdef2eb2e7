import { svg, html, type TemplateResult } from 'lit'

/** Renders an icon of 24 by 24 units. Its button has a label. */
const icon = (lines: TemplateResult): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${lines}</svg>`

export const paperclip = icon(
  svg`<path d="M20.5 11.5l-8.6 8.6a5.3 5.3 0 0 1-7.5-7.5l9-9a3.5 3.5 0 0 1 5 5l-9 9a1.8 1.8 0 0 1-2.5-2.5l8.2-8.2"/>`,
)

export const microphone = icon(
  svg`<rect x="9" y="3" width="6" height="11" rx="3"/><path d="M5 11.5a7 7 0 0 0 14 0M12 18.5V22"/>`,
)

export const smile = icon(
  svg`<circle cx="12" cy="12" r="9"/><path d="M8.5 14.5a4.5 4.5 0 0 0 7 0M9 9.5v.5M15 9.5v.5"/>`,
)

export const sendSign = icon(svg`<path d="M4 12l16-8-5 16-3.5-6.5z"/><path d="M11.5 13.5L20 4"/>`)

export const pencil = icon(svg`<path d="M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19zM14 6.5l3.5 3.5"/>`)

export const compass = icon(svg`<circle cx="12" cy="12" r="9"/><path d="M15.5 8.5l-2 5-5 2 2-5z"/>`)

export const information = icon(svg`<circle cx="12" cy="12" r="9"/><path d="M12 11v5.5M12 7.5v.1"/>`)

export const gear = icon(
  svg`<circle cx="12" cy="12" r="3"/><path d="M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2"/>`,
)

export const back = icon(svg`<path d="M15 5l-7 7 7 7"/>`)

export const telephone = icon(
  svg`<path d="M5 4h4l1.5 4.5-2.3 1.6a12 12 0 0 0 5.7 5.7l1.6-2.3L20 15v4a1.5 1.5 0 0 1-1.6 1.5A15.5 15.5 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4z"/>`,
)

export const plus = icon(svg`<path d="M12 5v14M5 12h14"/>`)

export const answer = icon(svg`<path d="M9.5 5.5L4 11l5.5 5.5M4 11h10a6 6 0 0 1 6 6v1.5"/>`)

export const cross = icon(svg`<path d="M6 6l12 12M18 6L6 18"/>`)
