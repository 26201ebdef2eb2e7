import express, { type ErrorRequestHandler, type Router } from 'express'
import helmet from 'helmet'

import { signInPages } from '../../accounts/pages.ts'
import { createCredentialLookup } from '../../accounts/credential-lookup.ts'
import type { Context } from '../../context.ts'
import { DomainError } from '../../core/errors.ts'
import { devicePages } from '../../devices/pages.ts'
import { statuses } from '../error-body.ts'
import { describeFault, refusalOf } from '../faults.ts'
import { html, page, pagePolicy } from './html.ts'

/** The addresses of the pages: everything else belongs to the interface. */
export const pagePaths: ReadonlySet<string> = new Set(['/device', '/sign-in'])

/** The pages for people's browsers: signing in, and letting devices in. */
export function createPages(context: Context): Router {
  const lookup = createCredentialLookup(context.database)
  const router = express.Router()
  // helmet's "no referrer" would turn the Origin of our own forms into null.
  const referrerPolicy = { policy: 'same-origin' } as const
  router.use(helmet({ contentSecurityPolicy: { useDefaults: false, directives: pagePolicy }, referrerPolicy }))
  router.use((_request, response, next) => {
    response.set('Cache-Control', 'no-store')
    next()
  })
  router.use(express.urlencoded({ extended: false, limit: '8kb' }))
  router.use('/sign-in', signInPages(context))
  router.use('/device', devicePages(context, lookup))
  router.use((_request, response) => {
    response.status(404).send(page('Not found', html`<p>There is nothing at this address.</p>`))
  })
  router.use(showFault(context))
  return router
}

function showFault(context: Context): ErrorRequestHandler {
  return (error, request, response, next) => {
    if (response.headersSent) return next(error)
    // What express itself refuses, such as a form that is too large, carries a status of its own.
    const status = (error as { status?: number }).status
    if (status !== undefined && status < 500 && !(error instanceof DomainError)) {
      response.status(status).send(page('That did not work', html`<p>The form could not be read.</p>`))
      return
    }
    const refusal = refusalOf(error)
    if (refusal !== error) context.log.error({ page: request.path, fault: describeFault(error) }, 'page failed')
    response.status(statuses[refusal.kind]).send(page('That did not work', html`<p>${refusal.message}</p>`))
  }
}
