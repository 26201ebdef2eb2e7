import express, { type RequestHandler, type Router } from 'express'
import helmet from 'helmet'

import type { HttpContext } from '../context.ts'
import type { Credential } from '../../identity/accounts/credential.store.ts'
import { createSignInLink } from '../admin/create-sign-in-link.ts'
import { redeemSignInLink } from '../../identity/accounts/sign-in-links.ts'
import { replyWithText, type StoredText } from '../api-docs/stored-text.ts'
import { devicePolicy, pagePolicy } from '../pages/html.ts'
import { pageText } from '../pages/page-input.ts'
import { requireOwnOrigin, setSession, signedIn, type Lookup } from '../pages/page-session.ts'
import { notFound } from '../../platform/errors.ts'
import { isOwnName, servesOwnMachine } from '../own-machine.ts'
import { csrfToken, readSessionCookie } from '../session-cookie.ts'
import { conformanceReport, consolePage, reportPath, watchedRun } from './console-page.ts'
import { messengerPage, type OnDemand } from './messenger-page.ts'
import { moduleFile, modulesPrefix, readModules, type Modules } from './modules.ts'
import { isInstalled } from './package-file.ts'
import { pairingPages, pairingPath } from './pairing-pages.ts'
import { startPage } from './start-page.ts'
import { hasSurfaces, surfaceLoader, surfacesAddress } from './surface-modules.ts'

/** Paths of the start page, the messenger, the console, and sign-in by another device. */
export const webPaths: readonly string[] = [
  '/',
  '/app',
  '/console',
  reportPath,
  '/demo/sign-in',
  pairingPath,
  `${pairingPath}/continue`,
]

/** Whether the highlighter of code, which is optional, is installed. */
const hasHighlighter = isInstalled('@highlightjs/cdn-assets', moduleFile('markdown/highlight'))

/** Scripts, requests and media come from this server only; inline code and eval are blocked. */
const policy = {
  ...pagePolicy,
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  connectSrc: ["'self'"],
  // Files that a person has chosen to send are shown from memory.
  imgSrc: ["'self'", 'data:', 'blob:'],
  mediaSrc: ["'self'", 'blob:'],
  formAction: ["'none'"],
}

type WebContext = Pick<HttpContext, 'config' | 'clock' | 'ids' | 'limits' | 'database' | 'sessionUse' | 'demo'>

/**
 * Headers for documents. Modules leave them out: a program has so many modules that the headers would be larger than
 * the code.
 */
const pageHeaders = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
]

/** Reads the modules of a program at their first request. A failure is not cached. */
function readerOf(program: string): () => Promise<Modules> {
  let modules: Promise<Modules> | undefined
  return () =>
    (modules ??= readModules(moduleFile(program)).catch((error: unknown) => {
      modules = undefined
      throw error
    }))
}

/** Returns the readers of the programs that the messenger loads when they are needed. */
function readersOnDemand() {
  return {
    calls: readerOf('calls/calls'),
    dialogs: readerOf('views/dialogs'),
    markdown: readerOf('markdown/markdown'),
    highlight: hasHighlighter ? readerOf('markdown/highlight') : undefined,
  }
}

async function entriesOf(read: ReturnType<typeof readersOnDemand>): Promise<OnDemand> {
  return {
    calls: (await read.calls()).entry,
    dialogs: (await read.dialogs()).entry,
    markdown: (await read.markdown()).entry,
    highlight: (await read.highlight?.())?.entry,
    surfaces: hasSurfaces ? surfacesAddress : undefined,
  }
}

/** Creates the router of the start page, the messenger, the console and their modules. */
export function webPages(context: WebContext, lookup: Lookup): Router {
  const router = express.Router()
  const [readMessenger, readConsole] = [readerOf('app'), readerOf('console/console')]
  const onDemand = readersOnDemand()
  const readSurfaces = readerOf('surfaces/surfaces')
  const readPairing = readerOf('pairing')

  router.get('/', async (request, response) => {
    const user = await signedIn(context, lookup, request)
    response.send(startPage({ handle: user?.handle, demoPersons: offeredPersons(context) }))
  })
  router.post('/demo/sign-in', signInToDemo(context))
  router.use(pairingPath, pairingPages(context, lookup, readPairing))
  router.get('/app', protectApp(), async (request, response) => {
    // Voice memos and calls need the microphone.
    response.set('Permissions-Policy', devicePolicy({ microphone: true }))
    const user: Credential | undefined = await signedIn(context, lookup, request)
    const session = readSessionCookie(context, request.headers.cookie)
    if (!user || session === undefined) return response.redirect(303, '/')
    response.send(
      messengerPage(
        await readMessenger(),
        { csrf: csrfToken(session), handle: user.handle, userId: user.actorId },
        await entriesOf(onDemand),
      ),
    )
  })
  const { conformanceReport: folder } = context.config
  router.get('/console', protectApp(), async (request, response) => {
    const user = await signedIn(context, lookup, request)
    const session = readSessionCookie(context, request.headers.cookie)
    const identity = user && session ? { csrf: csrfToken(session), handle: user.handle } : undefined
    const hasReport = identity !== undefined && folder !== ''
    // The URL of a run refers to the reader's own machine.
    const run = hasReport && servesOwnMachine(context.config) ? await watchedRun(folder) : undefined
    response.send(consolePage(await readConsole(), identity, { hasReport, run, isDemo: context.demo !== undefined }))
  })
  if (folder !== '') {
    router.get(reportPath, async (request, response, next) => {
      if (!(await signedIn(context, lookup, request))) return response.redirect(303, '/')
      conformanceReport(folder)(request, response, next)
    })
  }
  router.get(surfacesAddress, surfaceLoader(readSurfaces))
  router.get(`${modulesPrefix}:name`, async (request, response) => {
    const { path } = request
    const programs = [
      readMessenger,
      readConsole,
      ...Object.values(onDemand).filter((read) => read !== undefined),
      readPairing,
      ...(hasSurfaces ? [readSurfaces] : []),
    ]
    let stored: StoredText | undefined
    for (const read of programs) stored ??= (await read()).at.get(path)
    if (!stored) throw notFound('There is no such module.')
    const { status, headers, bytes } = replyWithText(stored, request.headers)
    for (const header of pageHeaders) response.removeHeader(header)
    const forGood = { 'Cache-Control': 'public, max-age=31536000, immutable' }
    response
      .status(status)
      .set({ ...headers, ...forGood })
      .end(bytes)
  })
  return router
}

function protectApp(): RequestHandler {
  return helmet({
    contentSecurityPolicy: { useDefaults: false, directives: policy },
    referrerPolicy: { policy: 'same-origin' },
  })
}

/** Users of the demo sign in with one button, on a server that only its own machine can reach. */
function offeredPersons({ config, demo }: Pick<HttpContext, 'config' | 'demo'>): readonly string[] {
  return demo && servesOwnMachine(config) ? demo.persons : []
}

function signInToDemo(context: WebContext): RequestHandler {
  return async (request, response) => {
    requireOwnOrigin(context, request)
    const handle = pageText(request.body, 'person')
    const isOwn = isOwnName(new URL(request.headers.origin!).hostname)
    if (!isOwn || handle === undefined || !offeredPersons(context).includes(handle)) {
      throw notFound('There is no such person to sign in as.')
    }
    const { url } = await createSignInLink(context, handle)
    const session = await redeemSignInLink(context, new URL(url).searchParams.get('token') ?? '')
    if (session === undefined) throw notFound('There is no such person to sign in as.')
    setSession(context, response, session)
    response.redirect(303, '/app')
  }
}
