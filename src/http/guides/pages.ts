import { createHash } from 'node:crypto'

import express, { type Router } from 'express'
import helmet from 'helmet'

import { replyWithText, storeText, type StoredText } from '../api-docs/stored-text.ts'
import { html, Markup, page, pagePolicy } from '../pages/html.ts'
import { searchPath } from '../pages/page-paths.ts'
import type { Config } from '../../platform/configuration/configuration.ts'
import type { RouteSettings } from '../served-paths.ts'
import { guideStyle } from './guide-style.ts'
import { guideNames, guidePath, readGuide, readImages, type GuideName } from './guides.ts'
import type { Heading, RenderedGuide } from './render-guide.ts'
import { createSearchIndex, search, type SearchIndex } from './search-index.ts'

const mediaType = 'text/html; charset=utf-8'

// The template would add a space, which changes the digest in the content security policy.
const styleElement = new Markup(`<style>${guideStyle}</style>`)
const styleDigest = createHash('sha256').update(guideStyle).digest('base64')
const policy = { ...pagePolicy, styleSrc: [...pagePolicy.styleSrc, `'sha256-${styleDigest}'`] }

interface RenderedDocs {
  pages: Record<GuideName, StoredText>
  titles: ReadonlyMap<GuideName, string>
  index: SearchIndex
}

type GuideSettings = RouteSettings & Pick<Config, 'publicUrl'>

/** Creates the router of the guides in spec/guides/ and of their search. The first request renders all guides once. */
export function guidePages({ config, demo }: { config: GuideSettings; demo: object | undefined }): Router {
  const router = express.Router()
  const protect = helmet({ contentSecurityPolicy: { useDefaults: false, directives: policy } })
  let docs: Promise<RenderedDocs> | undefined
  const rendered = () =>
    (docs ??= renderAll(config, demo !== undefined).catch((error: unknown) => {
      docs = undefined
      throw error
    }))

  router.get(searchPath, protect, async (request, response) => {
    const { q: query } = request.query as { q?: unknown }
    const { index, titles } = await rendered()
    response.send(searchPage(typeof query === 'string' ? query.slice(0, 200) : '', index, titles))
  })
  for (const name of guideNames) {
    router.get(guidePath(name), protect, async (request, response) => {
      const { pages } = await rendered()
      const { status, headers, bytes } = replyWithText(pages[name], request.headers)
      response.status(status).set(headers).end(bytes)
    })
  }
  return router
}

async function renderAll(config: GuideSettings, isDemo: boolean): Promise<RenderedDocs> {
  // Imported at the first request, so that the server starts without the Markdown library.
  const { renderGuide } = await import('./render-guide.ts')
  const images = await readImages()
  const guides = await Promise.all(
    guideNames.map(
      async (name) => [name, renderGuide(await readGuide(name), { images, origin: config.publicUrl })] as const,
    ),
  )
  const titles = new Map(guides.map(([name, { title }]) => [name, title]))
  const stored = guides.map(async ([name, guide]) => [name, await storeText(mediaType, guidePage(name, guide, titles))])
  const pages = Object.fromEntries(await Promise.all(stored)) as Record<GuideName, StoredText>
  return { pages, titles, index: createSearchIndex(new Map(guides), config, isDemo) }
}

function searchPage(query: string, index: SearchIndex, titles: ReadonlyMap<GuideName, string>): string {
  const { entries, count } = search(index, query)
  const items = entries.map(
    ({ kind, title, href, text }) =>
      html`<li><a href="${href}">${title}</a> <small>${kind}</small><br />${text.slice(0, 160)}${text.length > 160 ? '…' : ''}</li>`,
  )
  const results = count === 1 ? '1 result' : `${count} results`
  const shown = count > entries.length ? html`, of which the first ${entries.length} are shown` : html``
  const content = html`<div class="docs">
    <div class="contents">${guideList(undefined, titles, query)}</div>
    <article>
      <h1>Search</h1>
      ${query.trim() === '' ? html`<p>Enter words to search guides, operations, error codes and settings.</p>` : html`<p role="status">${results} for “${query}”${shown}.</p>`}
      <ul class="found">
        ${items}
      </ul>
    </article>
  </div>`
  return page('Search', content, { head: styleElement, heading: false })
}

function guidePage(name: GuideName, guide: RenderedGuide, titles: ReadonlyMap<GuideName, string>): string {
  const content = html`<div class="docs">
    <div class="contents">${guideList(name, titles)}${headingList(guide.headings)}</div>
    <article>${guide.content}</article>
  </div>`
  return page(guide.title, content, { head: styleElement, heading: false })
}

function guideList(current: GuideName | undefined, titles: ReadonlyMap<GuideName, string>, query = ''): Markup {
  const items = [...titles].map(([name, title]) => {
    const mark = name === current ? html`aria-current="page"` : html``
    return html`<li><a href="${guidePath(name)}" ${mark}>${title}</a></li>`
  })
  const reference = html`<li><a href="/reference">API reference</a></li>`
  return html`<form class="search" role="search" action="${searchPath}">
      <label for="search-docs">Search the documentation</label>
      <input id="search-docs" type="search" name="q" value="${query}" maxlength="200" />
      <button>Search</button>
    </form>
    <nav class="guides" aria-label="Guides">
    <p>Guides</p>
    <ul>
      ${items}${reference}
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
      ${items}
    </ul>
  </nav>`
}
