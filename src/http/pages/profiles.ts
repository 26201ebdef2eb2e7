import express, { type Router } from 'express'
import helmet from 'helmet'
import type { Needs } from '../../platform/context.ts'
import { html, page, pagePolicy, type Markup } from './html.ts'
import { findShown, type Shown, isContact, shareLink } from '../../identity/profiles/find-profiles.ts'

/** Paths with a valid handle. Other paths get 404 without a database query. */
const path = /^\/(?:@|%40)([A-Za-z][A-Za-z0-9_]{2,29})\/?$/

/** Allows images from any HTTPS host, because avatars have external URLs. */
const sharePolicy = { ...pagePolicy, imgSrc: ['https:', ...pagePolicy.imgSrc] }

/** Creates the router of share pages, {share_base}/@handle. */
export function sharePages(context: Needs<'config' | 'database'>): Router {
  return publicPages(/^\/(?:@|%40)/, async (requested) => {
    const handle = path.exec(requested)?.[1]
    const shown = handle === undefined ? undefined : await findShown(context, handle)
    return shown ? { found: profilePage(context, shown) } : { missing: nobody(context) }
  })
}

/** Creates a router of pages for everybody. They neither set nor read cookies. */
export function publicPages(
  paths: RegExp,
  render: (path: string) => Promise<{ found: string } | { missing: string }>,
): Router {
  const router = express.Router()
  const protect = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: sharePolicy },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  })
  router.get(paths, protect, async (request, response) => {
    // Caches revalidate each time, so that what became private or was deleted disappears at once.
    response.set('Cache-Control', 'public, no-cache')
    const page = await render(request.path)
    if ('found' in page) response.send(page.found)
    else response.status(404).send(page.missing)
  })
  return router
}

/**
 * One text for unknown, private, suspended and retired handles, so that readers cannot distinguish them (PROF-023,
 * PRIV-006).
 */
const nobody = ({ config }: Needs<'config'>): string =>
  page(
    'Nobody here',
    html`
  <p>There is nobody under this address, or nobody who shows themselves to everybody. Check the spelling of the handle.</p>
  <p><a href="${config.publicUrl}/">Go to the start page</a></p>`,
    { head: html`<meta name="robots" content="noindex">` },
  )

function profilePage(context: Needs<'config'>, shown: Shown): string {
  const name = shown.displayName ?? shown.handle
  const addresses = { messenger: `${context.config.publicUrl}/app`, link: shareLink(context, shown.handle) }
  return page(name, card(shown, name, addresses), { head: head(context, shown, name), heading: false })
}

/** Metadata for search engines and messengers. A profile that is not public can be found only by its link. */
function head(context: Needs<'config'>, shown: Shown, name: string): Markup {
  const link = shareLink(context, shown.handle)
  const isAgent: boolean = isContact(shown)
  const description =
    shown.tagline ?? (isAgent ? `Agent @${shown.handle}. Write to it on Parley.` : `@${shown.handle} is on Parley.`)
  const isPublic = shown.kind === 'agent' && shown.visibility === 'public'
  return html`
    <link rel="canonical" href="${link}">
    ${isPublic ? undefined : html`<meta name="robots" content="noindex">`}
    ${shown.accentColor ? html`<meta name="theme-color" content="${shown.accentColor}">` : undefined}
    <meta name="description" content="${description}">
    <meta property="og:type" content="profile">
    <meta property="og:title" content="${name}">
    <meta property="og:description" content="${description}">
    <meta property="og:site_name" content="Parley">
    <meta name="twitter:card" content="summary">
    <meta property="og:url" content="${link}">
    ${shown.avatar ? html`<meta property="og:image" content="${shown.avatar}">` : undefined}`
}

/**
 * @param messenger URL whose fragment starts a chat; browsers do not send fragments to the server. Printed pages show
 * `link` instead.
 */
function card(shown: Shown, name: string, { messenger, link }: { messenger: string; link: string }): Markup {
  const isAgent = isContact(shown)
  return html`
    <article class="card">
      ${picture({ avatar: shown.avatar, ground: groundOf(shown) }, name)}
      <h1><bdi>${name}</bdi></h1>
      <p class="handle">@${shown.handle}</p>
      ${isAgent && shown.tagline ? html`<p dir="auto">${shown.tagline}</p>` : undefined}
      <dl>
        <dt>Kind</dt><dd>${isAgent ? 'Agent' : 'Person'}</dd>
        ${isAgent && shown.organization ? html`<dt>Made by</dt><dd><bdi>${shown.organization}</bdi></dd>` : undefined}
      </dl>
      <p><a class="button" href="${messenger}#@${shown.handle}">Write to @${shown.handle}</a></p>
      <p class="printed">${link}</p>
    </article>`
}

/** Background color of the initial that replaces a missing avatar. */
const groundOf = (shown: Shown): string => (shown.kind === 'agent' && shown.accentColor) || '#59636e'

/** Renders the avatar, or the initial of the name on a color. SVG attributes need no style sheet. */
export function picture({ avatar, ground }: { avatar: string | null; ground: string }, name: string): Markup {
  if (avatar) return html`<img class="face" src="${avatar}" alt="" width="96" height="96" referrerpolicy="no-referrer">`
  return html`
    <svg class="face" viewBox="0 0 96 96" width="96" height="96" aria-hidden="true">
      <rect width="96" height="96" fill="${ground}"/>
      <text x="48" y="64" text-anchor="middle" font-size="44" fill="${inkOn(ground)}">${[...name][0]?.toUpperCase()}</text>
    </svg>`
}

/** Returns black or white, whichever has the higher contrast to a color (WCAG 2, relative luminance). */
function inkOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return luminance > 0.179 ? '#000000' : '#ffffff'
}
