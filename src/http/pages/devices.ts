import express, { type Request, type Response, type Router } from 'express'

import type { HttpContext } from '../context.ts'
import { DomainError, invalidRequest } from '../../platform/errors.ts'
import { statuses } from '../error-body.ts'
import { page } from './html.ts'
import { pageText } from './page-input.ts'
import { requireOwnOrigin, signedIn, type Lookup } from './page-session.ts'
import { askForCode, askForDecision, decided, signInHint } from './device-texts.ts'
import {
  approveDeviceAuthorization,
  denyDeviceAuthorization,
} from '../../identity/devices/decide-device-authorization.ts'
import { getDeviceAuthorization, peekDeviceAuthorization } from '../../identity/devices/find-device-authorizations.ts'

const decisions = { approve: approveDeviceAuthorization, deny: denyDeviceAuthorization } as const

/** Errors that a person can fix with another code, or by waiting. */
const correctable: readonly string[] = ['not_found', 'invalid_request', 'rate_limited']

/**
 * Creates the router of the page at verification_uri. It shows the requesting client, and grants access only when the
 * person presses a button.
 */
export function devicePages(
  context: Pick<HttpContext, 'config' | 'clock' | 'database' | 'sessionUse'>,
  lookup: Lookup,
): Router {
  const router = express.Router()

  router.get('/', async (request, response) => {
    const typed = pageText(request.query, 'user_code') ?? ''
    const user = await signedIn(context, lookup, request)
    if (!user) return void response.status(401).send(signInHint(typed))
    if (typed === '') return void response.send(page('Connect a device', askForCode(user.handle)))
    await orAskAgain(response, user.handle, typed, async () => {
      const asking = await peekDeviceAuthorization(context, user.actorId, typed)
      const now = context.clock.now()
      response.send(asking.status === 'pending' ? askForDecision(asking, user.handle, now) : decided(asking.status))
    })
  })

  router.post('/', async (request, response) => {
    requireOwnOrigin(context, request)
    const user = await signedIn(context, lookup, request)
    const { typed, decision } = readForm(request)
    if (!user) return void response.status(401).send(signInHint(typed))
    await orAskAgain(response, user.handle, typed, async () => {
      await getDeviceAuthorization(context, user.actorId, typed)
      response.send(decided((await decisions[decision](context, user.actorId, typed)).status))
    })
  })

  return router
}

/** Shows the form again, with the error of the rejected code. */
async function orAskAgain(response: Response, handle: string, typed: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof DomainError) || !correctable.includes(error.kind)) throw error
    if (error.retryAfterSeconds !== undefined) response.set('Retry-After', String(error.retryAfterSeconds))
    response
      .status(statuses[error.kind])
      .send(page('Connect a device', askForCode(handle, { typed, error: error.message })))
  }
}

function readForm(request: Request): { typed: string; decision: keyof typeof decisions } {
  const decision = pageText(request.body, 'decision')
  if (decision !== 'approve' && decision !== 'deny') throw invalidRequest('Choose to approve or to deny.', 'decision')
  return { typed: pageText(request.body, 'user_code') ?? '', decision }
}
