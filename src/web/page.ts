import { html, type TemplateResult } from 'lit'

/** Returns the content of a meta element from the server, such as `parley-csrf`; empty when there is none. */
export const meta = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="parley-${name}"]`)?.content ?? ''

/**
 * Renders the name of a page beside the logo: the icon of the page, in the accent color of the theme. The style sheet
 * uses the icon as a mask, because an image would keep its own color.
 */
export function brand(name: string): TemplateResult {
  const sign = document.querySelector<HTMLLinkElement>('link[rel="icon"]')!.href
  document.documentElement.style.setProperty('--sign', `url("${sign}")`)
  return html`<strong class="brand"><span class="sign"></span>${name}</strong>`
}
