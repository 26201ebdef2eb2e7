import { html, type TemplateResult } from 'lit'

/** What the server says in a meta element of the page, such as `parley-csrf`; empty where there is none. */
export const meta = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="parley-${name}"]`)?.content ?? ''

/** The name of a page beside the sign of the service, which is the icon of the page. */
export function brand(name: string): TemplateResult {
  const sign = document.querySelector<HTMLLinkElement>('link[rel="icon"]')!.href
  return html`<strong class="brand"><img src=${sign} alt="">${name}</strong>`
}
