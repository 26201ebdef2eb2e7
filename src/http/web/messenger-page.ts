import { html, Markup, plainPage } from '../pages/html.ts'
import type { Modules } from './modules.ts'

/** The signed-in person, and the CSRF token for the page's requests. */
export interface PageIdentity {
  csrf: string
  handle: string
  userId: string
}

/** Paths of modules that are loaded on demand. */
export interface OnDemand {
  calls: string
  dialogs: string
  /** The renderer of markdown. */
  markdown: string
  /** The highlighter of code; undefined when it is not installed. */
  highlight: string | undefined
  /** The renderer of A2UI surfaces; undefined when it is not installed. */
  surfaces: string | undefined
}

/** Renders the page of the messenger: one element and the modules that fill it, all preloaded at once. */
export function messengerPage(
  { entry, addresses }: Modules,
  { csrf, handle, userId }: PageIdentity,
  { calls, dialogs, markdown, highlight, surfaces }: OnDemand,
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
<meta name="parley-markdown" content="${markdown}">
${highlight && html`<meta name="parley-highlight" content="${highlight}">`}
${surfaces && html`<meta name="parley-surfaces" content="${surfaces}">`}
<script type="module" src="${entry}"></script>`,
    html`<parley-app></parley-app>
<noscript>The messenger needs scripts, all of which come from this server.</noscript>`,
  )
}
