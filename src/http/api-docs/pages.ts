import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

import express, { type Router } from 'express'
import helmet from 'helmet'

import type { Config } from '../../platform/configuration/configuration.ts'
import { html } from '../pages/html.ts'
import { referenceScript } from './reference-script.ts'
import { replyWithText, storeText, type StoredText } from './stored-text.ts'

const documents = {
  '/reference': { title: 'Reference', url: '/openapi.json' },
  '/reference/variant': { title: 'Reference of the variant form', url: '/openapi/variant.json' },
  '/reference/a2a': { title: 'Reference of tasks and A2A', url: '/openapi/a2a.json' },
  '/reference/extensions': { title: 'Reference of the project’s own routes', url: '/openapi/extensions.json' },
} as const
type DocumentPath = keyof typeof documents

const scriptType = 'text/javascript; charset=utf-8'
const scriptPath = '/reference/redoc.js'
const ownScriptPath = '/reference/reference.js'

/** The addresses of the reference. */
export const referencePaths: readonly string[] = [...Object.keys(documents), scriptPath, ownScriptPath]

/**
 * The viewer makes its styles and its search thread itself; everything comes from this server, and nothing may be
 * fetched from anywhere else, such as the picture that the viewer would show of its makers.
 */
const policy = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
  workerSrc: ['blob:'],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
  baseUri: ["'none'"],
}

/** Pages on which people read the documents that the server follows. */
export function referencePages({ forms }: Pick<Config, 'forms'>): Router {
  const router = express.Router()
  const served = (Object.keys(documents) as DocumentPath[]).filter(
    (path) => path !== '/reference/variant' || forms.includes('variant'),
  )
  const protect = helmet({ contentSecurityPolicy: { useDefaults: false, directives: policy } })
  const scripts: Record<string, () => Promise<StoredText>> = {
    [scriptPath]: readViewer,
    [ownScriptPath]: () => storeText(scriptType, referenceScript),
  }

  for (const path of served) {
    const text = viewer(path, served)
    router.get(path, protect, (_request, response) => void response.set('Cache-Control', 'no-cache').send(text))
  }
  for (const [path, read] of Object.entries(scripts)) {
    let script: Promise<StoredText> | undefined
    router.get(path, protect, async (request, response) => {
      script ??= read()
      const { status, headers, bytes } = replyWithText(await script, request.headers)
      response.status(status).set(headers).end(bytes)
    })
  }
  return router
}

/** A page of the viewer's own: it fills the window, unlike the others. */
function viewer(path: DocumentPath, served: readonly DocumentPath[]): string {
  const { title, url } = documents[path]
  const searched = served.map((page) => ({ page, document: documents[page].url, title: documents[page].title }))
  const links = served
    .filter((other) => other !== path)
    .reduce((before, other) => html`${before} <a href="${other}">${documents[other].title}</a>.`, html``)
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} – Parley</title>
<style>
:root { color-scheme: light dark }
body { margin: 0; font-family: system-ui, sans-serif; background: Canvas; color: CanvasText }
nav, search { display: block; padding: .5rem 1rem; border-bottom: 1px solid GrayText }
#found { margin: .5rem 0; max-height: 40vh; overflow: auto }
#found:empty { display: none }
a { color: LinkText }
</style>
</head>
<body>
<nav>The same as a document: <a href="${url}">${url}</a>. See also:${links} Events: <a href="/asyncapi.json">/asyncapi.json</a>. <a href="/docs">Guides</a>.</nav>
<search>
<label for="search-all">Search the operations of all documents</label>
<input id="search-all" type="search" autocomplete="off">
<span id="found-count" role="status"></span>
<ul id="found"></ul>
</search>
<main id="viewer" data-document="${url}" data-documents="${JSON.stringify(searched)}"></main>
<script src="${scriptPath}"></script>
<script src="${ownScriptPath}"></script>
</body>
</html>
`.text
}

/** The published package brings the viewer as one file; in the repository it is among the development tools. */
async function readViewer(): Promise<StoredText> {
  const shipped = new URL('../../../vendor/redoc.standalone.js', import.meta.url)
  const file = existsSync(shipped)
    ? shipped
    : createRequire(import.meta.url).resolve('redoc/bundles/redoc.standalone.js')
  return storeText(scriptType, await readFile(file))
}
