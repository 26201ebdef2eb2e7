import { pipeline } from 'node:stream'

import express, { type RequestHandler, type Router } from 'express'
import helmet from 'helmet'

import type { HttpContext } from '../context.ts'
import type { Credential } from '../../identity/accounts/credential.sql.ts'
import { createSignInLink } from '../admin/admin-users.ts'
import { relyingPartyOf } from '../../identity/sign-in/relying-party.rules.ts'
import { redeemSignInLink } from '../../identity/accounts/sign-in-links.ts'
import { exportAccount, exportHeaders } from '../accounts/export-account.ts'
import { devicePolicy, pagePolicy } from '../pages/html.ts'
import { pageText } from '../pages/page-input.ts'
import { exportPath, serviceWorkerPath } from '../pages/page-paths.ts'
import { requireOwnOrigin, setSession, signedIn, type Lookup } from '../pages/page-session.ts'
import { notFound } from '../../platform/errors.ts'
import { isOwnName, servesOwnMachine } from '../own-machine.ts'
import { csrfToken, readSessionCookie } from '../session-cookie.ts'
import { browserName } from './browser-name.rules.ts'
import { bundleFiles, bundlePrefix, readBundle, startOf } from './bundle.ts'
import { conformanceReport, consolePage, reportPath, watchedRun } from './console-page.ts'
import { messengerPage } from './messenger-page.ts'
import { pairingPages, pairingPath } from './pairing-pages.ts'
import { startPage } from './start-page.ts'

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

type WebContext = Pick<
  HttpContext,
  'config' | 'clock' | 'ids' | 'limits' | 'database' | 'sessionUse' | 'demo' | 'signInProvider' | 'uploads' | 'log'
>

/** Creates the router of the start page, the messenger, the console and their programs. */
export function webPages(context: WebContext, lookup: Lookup): Router {
  const router = express.Router()

  router.get('/', async (request, response) => {
    const user = await signedIn(context, lookup, request)
    response.send(
      startPage({
        handle: user?.handle,
        demoPersons: offeredPersons(context),
        provider: context.signInProvider?.name,
        hasPasskeys: relyingPartyOf(context.config.publicUrl) !== undefined,
      }),
    )
  })
  router.post('/demo/sign-in', signInToDemo(context))
  router.use(pairingPath, pairingPages(context, lookup))
  router.get('/app', protectApp(), async (request, response) => {
    // Voice memos and calls need the microphone.
    response.set('Permissions-Policy', devicePolicy({ microphone: true }))
    const user: Credential | undefined = await signedIn(context, lookup, request)
    const session = readSessionCookie(context, request.headers.cookie)
    if (!user || session === undefined) return response.redirect(303, '/')
    response.send(
      messengerPage(await startOf('messenger'), {
        csrf: csrfToken(session),
        handle: user.handle,
        userId: user.actorId,
      }),
    )
  })
  router.get(exportPath, async (request, response) => {
    const user = await signedIn(context, lookup, request)
    if (!user) return response.redirect(303, '/')
    const archive = exportAccount(context, {
      kind: 'user',
      id: user.actorId,
      handle: user.handle,
      credentialId: user.id,
    })
    response.set(exportHeaders(user.handle))
    // A failure of the client or of the archive ends both; the client sees that bytes are missing.
    pipeline(archive, response, () => undefined)
  })
  const { conformanceReport: folder } = context.config
  router.get('/console', protectApp(), async (request, response) => {
    const user = await signedIn(context, lookup, request)
    const session = readSessionCookie(context, request.headers.cookie)
    const identity = user && session ? { csrf: csrfToken(session), handle: user.handle } : undefined
    const hasReport = identity !== undefined && folder !== ''
    // The URL of a run refers to the reader's own machine.
    const run = hasReport && servesOwnMachine(context.config) ? await watchedRun(folder) : undefined
    response.send(
      consolePage(await startOf('console'), identity, { hasReport, run, isDemo: context.demo !== undefined }),
    )
  })
  if (folder !== '') {
    router.get(reportPath, async (request, response, next) => {
      if (!(await signedIn(context, lookup, request))) return response.redirect(303, '/')
      conformanceReport(folder)(request, response, next)
    })
  }
  router.get(`${bundlePrefix}:name`, bundleFiles())
  // Browsers look for a newer version under the same path, which also is the scope of the worker.
  router.get(serviceWorkerPath, async (_request, response) => {
    const { programs, files } = await readBundle()
    response.set('Cache-Control', 'no-cache').type('text/javascript').send(files[programs['service-worker'][0]!])
  })
  return router
}

function protectApp(): RequestHandler {
  return helmet({
    contentSecurityPolicy: { useDefaults: false, directives: policy },
    referrerPolicy: { policy: 'same-origin' },
  })
}

/** Users of the demo sign in with one button, if only the server's own machine can reach it. */
function offeredPersons({ config, demo }: Pick<HttpContext, 'config' | 'demo'>): readonly string[] {
  return demo && servesOwnMachine(config) ? demo.persons : []
}

function signInToDemo(context: WebContext): RequestHandler {
  return async (request, response) => {
    requireOwnOrigin(context, request)
    const handle = pageText(request.body, 'person')
    const isOwn = isOwnName(new URL(request.headers.origin!).hostname)
    if (!isOwn || handle === undefined || !offeredPersons(context).includes(handle)) {
      throw notFound('The demo has no such person.')
    }
    const { url } = await createSignInLink(context, handle)
    const browser = browserName(request.headers['user-agent'])
    const session = await redeemSignInLink(context, new URL(url).searchParams.get('token') ?? '', browser)
    if (session === undefined) throw notFound('The demo has no such person.')
    setSession(context, response, session)
    response.redirect(303, '/app')
  }
}
