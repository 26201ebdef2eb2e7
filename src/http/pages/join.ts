import express, { type Request, type Response, type Router } from 'express'

import { payloadValidators } from '../../../generated/extensions/validators.js'
import { assertInvited, joinByInvitation } from '../../network/accounts/join-by-invitation.ts'
import { relyingPartyOf } from '../../identity/sign-in/relying-party.rules.ts'
import { DomainError, isDomainError } from '../../platform/errors.ts'
import { createClientAddress } from '../../platform/rate-limits/client-address.ts'
import { assertValid } from '../../platform/validation.ts'
import type { HttpContext } from '../context.ts'
import { statuses } from '../error-body.ts'
import { tryToSignIn } from '../rate-limits/sign-in-lockout.ts'
import { browserName } from '../web/browser-name.rules.ts'
import { joinForm, noInvitationPage } from './join-texts.ts'
import { pageText } from './page-input.ts'
import { requireOwnOrigin, setSession } from './page-session.ts'
import { signInWaysPath } from './page-paths.ts'

type Needs = Pick<
  HttpContext,
  | 'config'
  | 'clock'
  | 'eventLog'
  | 'ids'
  | 'limits'
  | 'database'
  | 'secretBox'
  | 'limiter'
  | 'metrics'
  | 'signInProvider'
>

/**
 * Creates the router of the page to which invitations lead (AMB-259). GET changes nothing, so that link previews do not
 * count as a use.
 */
export function joinPages(context: Needs): Router {
  const router = express.Router()
  const addressOf = createClientAddress(context.config.trustProxy)
  const attempt = <T>(request: Request, work: () => Promise<T>) =>
    tryToSignIn(context, { way: 'invitation', address: addressOf(request) }, work)

  router.get('/', async (request, response) => {
    const token = pageText(request.query, 'token') ?? ''
    await orNoInvitation(response, async () => {
      await attempt(request, () => assertInvited(context, token))
      response.send(joinForm(token, { handle: undefined, name: undefined }))
    })
  })

  router.post('/', async (request, response) => {
    requireOwnOrigin(context, request)
    const token = pageText(request.body, 'token') ?? ''
    const form = { handle: pageText(request.body, 'handle'), name: pageText(request.body, 'name') }
    const label = browserName(request.headers['user-agent'])
    await orNoInvitation(response, async () => {
      await attempt(request, () => assertInvited(context, token))
      try {
        assertValid(payloadValidators.signUpForm, form, 'body')
        const person = { handle: form.handle!, name: form.name! }
        setSession(context, response, await joinByInvitation(context, token, person, label))
      } catch (error) {
        if (!(error instanceof DomainError) || error.kind === 'not_found') throw error
        return void response.status(statuses[error.kind]).send(joinForm(token, { ...form, error: error.message }))
      }
      // The session ends after thirty days, so a new person needs a sign-in method.
      const hasWays = context.signInProvider !== undefined || relyingPartyOf(context.config.publicUrl) !== undefined
      response.redirect(303, hasWays ? signInWaysPath : '/app')
    })
  })

  return router
}

async function orNoInvitation(response: Response, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!isDomainError(error) || error.kind !== 'not_found') throw error
    response.status(404).send(noInvitationPage)
  }
}
