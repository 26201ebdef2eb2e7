import { html, Markup, plainPage } from '../pages/html.ts'
import type { Modules } from './modules.ts'

/** Who is signed in, and what its requests have to show. */
export interface PageIdentity {
  csrf: string
  handle: string
  userId: string
}

/**
 * The page of the messenger: an element, and the modules that fill it, which are asked for all at once.
 * @param surfaces where what draws surfaces is, where there is such
 */
export function messengerPage(
  { entry, addresses }: Modules,
  { csrf, handle, userId }: PageIdentity,
  surfaces: string | undefined,
): string {
  const preloads = addresses.map((address) => `<link rel="modulepreload" href="${address}">`).join('\n')
  return plainPage(
    'Messenger',
    html`${new Markup(preloads)}
<meta name="parley-csrf" content="${csrf}">
<meta name="parley-handle" content="${handle}">
<meta name="parley-user" content="${userId}">
${surfaces && html`<meta name="parley-surfaces" content="${surfaces}">`}
<script type="module" src="${entry}"></script>`,
    html`<parley-app></parley-app>
<noscript>The messenger needs scripts, all of which come from this server.</noscript>`,
  )
}
