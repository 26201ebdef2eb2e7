import { html, type Markup } from './html.ts'

/** Shows the minute in UTC: the pages have no script that could read the time zone of the browser. */
export function pageTime(milliseconds: number): Markup {
  const text = new Date(milliseconds).toISOString()
  return html`<time datetime="${text}">${text.slice(0, 16).replace('T', ' ')} UTC</time>`
}
