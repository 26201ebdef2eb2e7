import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

import express, { type Router } from 'express'
import helmet from 'helmet'

import { notFound } from '../../platform/errors.ts'
import type { HttpContext } from '../context.ts'
import { isOnOwnMachine } from '../own-machine.ts'
import { html, icon } from '../pages/html.ts'
import { referenceDocuments as documents, referenceFiles } from '../pages/page-paths.ts'
import { referenceScript } from './reference-script.ts'
import { tryScript } from './try-script.ts'
import { replyWithText, storeText, type StoredText } from './stored-text.ts'

type DocumentPath = keyof typeof documents

const scriptType = 'text/javascript; charset=utf-8'
const { viewer: scriptPath, script: ownScriptPath, tryScript: tryScriptPath, demo: demoPath } = referenceFiles

/**
 * The viewer creates its styles and its search worker itself. All resources come from this server; requests to other
 * servers are blocked, such as for the logo of the viewer's vendor.
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

export function referencePages(context: Pick<HttpContext, 'config' | 'demo'>): Router {
  const router = express.Router()
  const served = (Object.keys(documents) as DocumentPath[]).filter(
    (path) => path !== '/reference/variant' || context.config.forms.includes('variant'),
  )
  const protect = helmet({ contentSecurityPolicy: { useDefaults: false, directives: policy } })
  const scripts: Record<string, () => Promise<StoredText>> = {
    [scriptPath]: readViewer,
    [ownScriptPath]: () => storeText(scriptType, referenceScript),
    [tryScriptPath]: () => storeText(scriptType, tryScript),
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
  router.get(demoPath, protect, (request, response) => {
    if (!context.demo || !isOnOwnMachine(context.config, request)) throw notFound('This server runs no demo.')
    const { credentials, values } = context.demo.tried()
    response.set('Cache-Control', 'no-store').json({ credentials, values })
  })
  return router
}

/** Renders the page of the viewer, which fills the window, unlike other pages. */
function viewer(path: DocumentPath, served: readonly DocumentPath[]): string {
  const { title, url } = documents[path]
  const searched = served.map((page) => ({ page, document: documents[page].url, title: documents[page].title }))
  const links = served
    .filter((other) => other !== path)
    .map((other) => html` <a href="${other}">${documents[other].title}</a>.`)
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="${icon}">
<title>${title} – Parley</title>
<style>
:root { color-scheme: light dark }
body { margin: 0; font-family: system-ui, sans-serif; background: Canvas; color: CanvasText }
nav, search { display: block; padding: .5rem 1rem; border-bottom: 1px solid GrayText }
#found { margin: .5rem 0; max-height: 40vh; overflow: auto }
#found:empty { display: none }
#try { padding: .5rem 1rem; border-bottom: 1px solid GrayText }
#try label { display: block; margin: .5rem 0 }
#try input, #try textarea, #try select { display: block; box-sizing: border-box; width: 100%; max-width: 60rem; font: inherit }
#try textarea, #try pre { font-family: ui-monospace, monospace }
#try pre { max-height: 40vh; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere }
#try button { font: inherit; min-height: 2rem }
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
<details id="try" data-demo="${demoPath}">
<summary>Try an operation</summary>
<form id="try-form" autocomplete="off">
<label for="try-operation">Operation</label>
<select id="try-operation"></select>
<label>Token <input id="try-credential" list="try-credentials" autocomplete="off" spellcheck="false"></label>
<datalist id="try-credentials"></datalist>
<div id="try-parameters"></div>
<div id="try-body-part">
<label for="try-body">Body</label>
<textarea id="try-body" rows="10" spellcheck="false"></textarea>
</div>
<p id="try-note"></p>
<button id="try-send">Send</button>
</form>
<div id="try-result" hidden>
<p id="try-status" role="status"></p>
<pre id="try-answer" tabindex="0" aria-label="Answer"></pre>
<p>The same in a terminal:</p>
<pre id="try-command" tabindex="0" aria-label="Command line"></pre>
</div>
</details>
<main id="viewer" data-document="${url}" data-documents="${JSON.stringify(searched)}"></main>
<script src="${scriptPath}"></script>
<script src="${ownScriptPath}"></script>
<script type="module" src="${tryScriptPath}"></script>
</body>
</html>
`.text
}

/**
 * Reads the viewer: the published package contains it as one file, the repository among the development dependencies.
 */
async function readViewer(): Promise<StoredText> {
  const shipped = new URL('../../../vendor/redoc.standalone.js', import.meta.url)
  const file = existsSync(shipped)
    ? shipped
    : createRequire(import.meta.url).resolve('redoc/bundles/redoc.standalone.js')
  const script = await readFile(file, 'utf8')
  return storeText(scriptType, script.replace(logoElsewhere, noPicture))
}

/** An image on another server that the viewer requests and the policy of the page blocks. */
const logoElsewhere = 'https://cdn.redoc.ly/redoc/logo-mini.svg'
const noPicture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`
