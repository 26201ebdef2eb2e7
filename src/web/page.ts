import { html, type TemplateResult } from 'lit'

/** Returns the content of a meta element from the server, such as `parley-csrf`; empty when there is none. */
export const meta = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="parley-${name}"]`)?.content ?? ''

/** Renders the name of a page beside the logo, which is the icon of the page. */
export function brand(name: string): TemplateResult {
  const sign = document.querySelector<HTMLLinkElement>('link[rel="icon"]')!.href
  return html`<strong class="brand"><img src=${sign} alt="">${name}</strong>`
}
