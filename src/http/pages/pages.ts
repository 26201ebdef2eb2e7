import type { Needs } from '../../platform/context.ts'
import type { RequestListener } from 'node:http'

import express, { type ErrorRequestHandler, type RequestHandler, type Router } from 'express'
import helmet from 'helmet'

import { signInPages } from './accounts.ts'
import { createCredentialLookup } from '../../identity/accounts/credential.sql.ts'
import type { HttpContext } from '../context.ts'
import { referencePages } from '../api-docs/pages.ts'
import { DomainError } from '../../platform/errors.ts'
import { communityPages } from './communities.ts'
import { devicePages } from './devices.ts'
import { errorPages } from '../error-pages/pages.ts'
import { guidePages } from '../guides/pages.ts'
import { parseQuery } from '../parse-query.ts'
import { validatePageInput } from './page-input.ts'
import { routeOfPage, signInWaysPath } from './page-paths.ts'
import { joinPages } from './join.ts'
import { joinPath } from './join-texts.ts'
import { passkeyPath } from './passkey-texts.ts'
import { providerPages } from './provider.ts'
import { providerPath } from './provider-texts.ts'
import { passkeyPages, signInWaysPages } from './sign-in-ways.ts'
import { paymentPages } from './payments.ts'
import { sessionPages } from './sessions.ts'
import { sharePages } from './profiles.ts'
import { statuses } from '../error-body.ts'
import { toErrorResponse } from '../../platform/logging/describe-error.ts'
import { overLimit, rateLimitHeaders } from '../../platform/rate-limits/limiter.ts'
import type { LimitRule } from '../../platform/rate-limits/rate-limits.ts'
import { requestIds } from '../request-context.ts'
import { createRequestLimits, type RequestLimitsContext } from '../rate-limits/request-limits.ts'
import { createRequestRecord, givenRequestId, noRouteName } from '../request-record.ts'
import { pairingPath } from '../web/pairing-pages.ts'
import { packagePages } from '../packages/pages.ts'
import { webPages } from '../web/pages.ts'
import { devicePolicy, html, page, pagePolicy } from './html.ts'

type PagesContext = RequestLimitsContext &
  Pick<HttpContext, 'clock' | 'eventLog' | 'random' | 'ids' | 'limits' | 'database' | 'log' | 'sessionUse' | 'demo'> &
  Pick<HttpContext, 'metrics' | 'secretBox' | 'paymentProviders' | 'signInProvider' | 'uploads'>

export function createPages(context: PagesContext): RequestListener {
  const { httpLimits } = context.config
  const web = express()
  web.disable('x-powered-by')
  web.set('query parser', (text: string | undefined) => parseQuery(text ?? '', httpLimits))
  web.use(routePages(context))
  return web
}

/** Creates the router of the pages for browsers: sign-in, pairing of devices, payments. */
function routePages(context: PagesContext): Router {
  const lookup = createCredentialLookup(context.database)
  const router = express.Router()
  router.use(recordPages(context))
  router.use((_request, response, next) => {
    response.set('Permissions-Policy', devicePolicy())
    next()
  })
  // With helmet's default "no-referrer", browsers send the Origin of the server's own forms as null.
  const referrerPolicy = { policy: 'same-origin' } as const
  const protect = helmet({ contentSecurityPolicy: { useDefaults: false, directives: pagePolicy }, referrerPolicy })
  router.use(limitPages(context, protect))
  router.use(sharePages(context))
  router.use(communityPages(context))
  router.use(protect)
  router.use((_request, response, next) => {
    response.set('Cache-Control', 'no-store')
    next()
  })
  router.use(express.urlencoded({ extended: false, limit: '8kb' }))
  router.use(validatePageInput)
  router.use(referencePages(context))
  router.use(guidePages(context))
  router.use(packagePages(context))
  router.use(webPages(context, lookup))
  router.use(joinPath, joinPages(context))
  router.use(passkeyPath, passkeyPages(context))
  router.use(signInWaysPath, signInWaysPages(context, lookup))
  router.use(providerPath, providerPages(context, lookup))
  router.use('/sign-in', signInPages(context))
  router.use('/device', devicePages(context, lookup))
  router.use('/pay', paymentPages(context, lookup))
  router.use('/sessions', sessionPages(context, lookup))
  router.use('/docs/errors', errorPages(context.config))
  router.use((_request, response) => {
    response
      .status(404)
      .send(
        page('Not found', html`<p>There is nothing at this address.</p><p><a href="/">Go to the start page</a></p>`),
      )
  })
  router.use(showError(context))
  return router
}

/** Records requests to pages in the same way as operations. */
function recordPages(context: RequestLimitsContext & Needs<'clock' | 'random' | 'log'>): RequestHandler {
  const limits = createRequestLimits(context)
  const record = createRequestRecord(context)
  const nextId = requestIds(context.random)
  return (request, response, next) => {
    const { method, path } = request
    const startedAt = context.clock.monotonic()
    const requestId = givenRequestId(request.headers['x-request-id']) ?? nextId()
    response.set('X-Request-Id', requestId)
    response.once('finish', () =>
      record({
        requestId,
        method: method === 'GET' || method === 'POST' ? method : noRouteName,
        route: routeOfPage(path),
        status: response.statusCode,
        code: response.locals.code as string | undefined,
        seconds: (context.clock.monotonic() - startedAt) / 1000,
        address: () => limits.addressOf(request),
      }),
    )
    next()
  }
}

/**
 * Returns the rate limit of a page: pairing codes have the limit of the API. The sign-in pages have a stricter limit than
 * other pages, against guessing.
 */
const ruleOf = (path: string): LimitRule =>
  path.startsWith(pairingPath) ? 'device' : /^\/(sign-in|join)(\/|$)/.test(path) ? 'sign_in' : 'address'

function limitPages(context: RequestLimitsContext, protect: ReturnType<typeof helmet>): RequestHandler {
  const limits = createRequestLimits(context)
  return async (request, response, next) => {
    const state = await limits.limitPage(request, ruleOf(request.path))
    if (state) {
      const [policy, quota, name, left] = rateLimitHeaders(state)
      response.set({ [policy]: quota, [name]: left })
      if (state.exceeded) return protect(request, response, () => next(overLimit(state)))
    }
    next()
  }
}

function showError(context: Needs<'log'>): ErrorRequestHandler {
  return (error, request, response, next) => {
    if (response.headersSent) return next(error)
    // An error that Express raises itself, such as for a form that is too large, has its own status.
    const status = (error as { status?: number }).status
    if (status !== undefined && status < 500 && !(error instanceof DomainError)) {
      response.status(status).send(page('That did not work', html`<p>The form could not be read.</p>`))
      return
    }
    const rejection = toErrorResponse(error)
    response.locals.code = rejection.kind
    if (rejection !== error) context.log.error({ page: request.path, err: error }, 'page failed')
    if (rejection.retryAfterSeconds !== undefined) response.set('Retry-After', String(rejection.retryAfterSeconds))
    response.status(statuses[rejection.kind]).send(page('That did not work', html`<p>${rejection.message}</p>`))
  }
}
