import { html, Markup, plainPage } from '../pages/html.ts'
import type { Modules } from './modules.ts'

/** Who is signed in, and what its requests have to show. */
export interface PageIdentity {
  csrf: string
  handle: string
  userId: string
}

/** Modules that are asked for when they are needed, by their addresses. */
export interface OnDemand {
  calls: string
  dialogs: string
  /** What draws surfaces, where it is installed. */
  surfaces: string | undefined
}

/**
 * The page of the messenger: an element, and the modules that fill it, which are asked for all at once.
 */
export function messengerPage(
  { entry, addresses }: Modules,
  { csrf, handle, userId }: PageIdentity,
  { calls, dialogs, surfaces }: OnDemand,
): string {
  const preloads = addresses.map((address) => `<link rel="modulepreload" href="${address}">`).join('\n')
  return plainPage(
    'Messenger',
    html`${new Markup(preloads)}
<meta name="parley-csrf" content="${csrf}">
<meta name="parley-handle" content="${handle}">
<meta name="parley-user" content="${userId}">
<meta name="parley-calls" content="${calls}">
<meta name="parley-dialogs" content="${dialogs}">
${surfaces && html`<meta name="parley-surfaces" content="${surfaces}">`}
<script type="module" src="${entry}"></script>`,
    html`<parley-app></parley-app>
<noscript>The messenger needs scripts, all of which come from this server.</noscript>`,
  )
}
