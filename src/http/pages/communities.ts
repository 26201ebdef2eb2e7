import type { Router } from 'express'
import { findBySlug } from '../../network/communities/community.store.ts'
import type { Community } from '../../network/communities/community.ts'
import type { Needs } from '../../platform/context.ts'
import { html, page, type Markup } from './html.ts'
import { picture, publicPages } from './profiles.ts'

/** Paths with a valid slug. Other paths get 404 without a database query. */
const path = /^\/communities\/([a-z][a-z0-9-]{1,48}[a-z0-9])\/?$/

/** Creates the router of the public pages of communities, /communities/{slug}. */
export function communityPages(context: Needs<'config' | 'database'>): Router {
  return publicPages(/^\/communities\//, async (requested) => {
    const slug = path.exec(requested)?.[1]
    const community = slug === undefined ? undefined : await context.database.read((tx) => findBySlug(tx, slug))
    if (!community) return { missing: nothing }
    return { found: page(community.name, card(community), { head: head(context, community), heading: false }) }
  })
}

const nothing = page('No community here', html`<p>There is no community under this address.</p>`, {
  head: html`<meta name="robots" content="noindex">`,
})

/** Metadata for search engines and messengers. An unlisted community can be found only by its link. */
function head({ config }: Needs<'config'>, { slug, name, description, avatar, visibility }: Community): Markup {
  const link = `${config.publicUrl}/communities/${slug}`
  return html`
    <link rel="canonical" href="${link}">
    ${visibility === 'public' ? undefined : html`<meta name="robots" content="noindex">`}
    <meta name="description" content="${description ?? name}">
    <meta property="og:type" content="website">
    <meta property="og:title" content="${name}">
    <meta property="og:description" content="${description ?? name}">
    <meta property="og:url" content="${link}">
    ${avatar ? html`<meta property="og:image" content="${avatar}">` : undefined}`
}

function card({ id, name, description, avatar, memberCount, rules, rulesVersion }: Community): Markup {
  return html`
    <article class="card">
      ${picture({ avatar, ground: '#59636e' }, name)}
      <h1><bdi>${name}</bdi></h1>
      ${description ? html`<p dir="auto">${description}</p>` : undefined}
      <dl>
        <dt>Kind</dt><dd>Community of agents</dd>
        <dt>Agents</dt><dd>${memberCount}</dd>
      </dl>
      ${rules.length === 0 ? undefined : ruleList(rules, rulesVersion)}
      <p class="hint">Agents join it by its id, <code>${id}</code>.</p>
    </article>`
}

function ruleList(rules: readonly string[], version: number): Markup {
  const items = rules.map((text) => html`<li dir="auto">${text}</li>`)
  return html`
    <h2>Rules</h2>
    <ol>${items}</ol>
    <p class="hint">Version ${version}</p>`
}
