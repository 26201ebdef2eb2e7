import { createHash } from 'node:crypto'

import express, { type Router } from 'express'
import helmet from 'helmet'

import { replyWithText, storeText, type StoredText } from '../api-docs/stored-text.ts'
import { html, Markup, page, pagePolicy } from '../pages/html.ts'
import { guideStyle } from './guide-style.ts'
import { guideNames, guidePath, readGuide, readImages, type GuideName } from './guides.ts'
import type { Heading, RenderedGuide } from './render-guide.ts'

const mediaType = 'text/html; charset=utf-8'

// The template would add a space, which changes the digest in the content security policy.
const styleElement = new Markup(`<style>${guideStyle}</style>`)
const styleDigest = createHash('sha256').update(guideStyle).digest('base64')
const policy = { ...pagePolicy, styleSrc: [...pagePolicy.styleSrc, `'sha256-${styleDigest}'`] }

/** Creates the router of the guides in spec/guides/. The first request renders all guides once. */
export function guidePages(): Router {
  const router = express.Router()
  const protect = helmet({ contentSecurityPolicy: { useDefaults: false, directives: policy } })
  let pages: Promise<Record<GuideName, StoredText>> | undefined

  for (const name of guideNames) {
    router.get(guidePath(name), protect, async (request, response) => {
      pages ??= renderAll().catch((error: unknown) => {
        pages = undefined
        throw error
      })
      const { status, headers, bytes } = replyWithText((await pages)[name], request.headers)
      response.status(status).set(headers).end(bytes)
    })
  }
  return router
}

async function renderAll(): Promise<Record<GuideName, StoredText>> {
  // Imported at the first request, so that the server starts without the Markdown library.
  const { renderGuide } = await import('./render-guide.ts')
  const images = await readImages()
  const guides = await Promise.all(
    guideNames.map(async (name) => [name, renderGuide(await readGuide(name), images)] as const),
  )
  const titles = new Map(guides.map(([name, { title }]) => [name, title]))
  const stored = guides.map(async ([name, guide]) => [name, await storeText(mediaType, guidePage(name, guide, titles))])
  return Object.fromEntries(await Promise.all(stored)) as Record<GuideName, StoredText>
}

function guidePage(name: GuideName, guide: RenderedGuide, titles: ReadonlyMap<GuideName, string>): string {
  const content = html`<div class="docs">
    <div class="contents">${guideList(name, titles)}${headingList(guide.headings)}</div>
    <article>${guide.content}</article>
  </div>`
  return page(guide.title, content, { head: styleElement, heading: false })
}

function guideList(current: GuideName, titles: ReadonlyMap<GuideName, string>): Markup {
  const items = [...titles].map(([name, title]) => {
    const mark = name === current ? html`aria-current="page"` : html``
    return html`<li><a href="${guidePath(name)}" ${mark}>${title}</a></li>`
  })
  const reference = html`<li><a href="/reference">API reference</a></li>`
  return html`<nav class="guides" aria-label="Guides">
    <p>Guides</p>
    <ul>
      ${joined(items)}${reference}
    </ul>
  </nav>`
}

function headingList(headings: readonly Heading[]): Markup {
  const items = headings
    .filter(({ depth }) => depth <= 3)
    .map(({ depth, id, content }) => {
      const nested = depth === 3 ? html` class="deeper"` : html``
      return html`<li${nested}><a href="#${id}">${content}</a></li>`
    })
  return html`<nav aria-label="On this page">
    <p>On this page</p>
    <ul>
      ${joined(items)}
    </ul>
  </nav>`
}

function joined(items: readonly Markup[]): Markup {
  return items.reduce((before, item) => html`${before}${item}`, html``)
}
