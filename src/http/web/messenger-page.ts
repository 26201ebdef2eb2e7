import { html, plainPage, type Markup } from '../pages/html.ts'

/** The signed-in person, and the CSRF token for the page's requests. */
export interface PageIdentity {
  csrf: string
  handle: string
  userId: string
}

/** Renders the page of the messenger: one element and the program that fills it. */
export function messengerPage(start: Markup, { csrf, handle, userId }: PageIdentity): string {
  return plainPage(
    'Messenger',
    html`<meta name="parley-csrf" content="${csrf}">
<meta name="parley-handle" content="${handle}">
<meta name="parley-user" content="${userId}">
${start}`,
    html`<parley-app></parley-app>
<noscript>The messenger needs scripts, all of which come from this server.</noscript>`,
  )
}
