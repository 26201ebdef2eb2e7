import express, { type Request, type Router } from 'express'

import type { Needs } from '../../platform/context.ts'
import { html, page } from './html.ts'
import { pageText } from './page-input.ts'
import { requireOwnOrigin, setSession } from './page-session.ts'
import { lifetimeSeconds } from '../../identity/accounts/issue-credential.ts'
import { isDomainError, notFound } from '../../platform/errors.ts'
import { createClientAddress } from '../../platform/rate-limits/client-address.ts'
import { browserName } from '../web/browser-name.rules.ts'
import { tryToSignIn } from '../rate-limits/sign-in-lockout.ts'
import { readSignInLink, redeemSignInLink } from '../../identity/accounts/sign-in-links.ts'

const stale = page(
  'This link is no longer valid',
  html`
  <p>Sign-in links work once, for a quarter of an hour. If you have used it in this browser, you are signed in:
    <a href="/app">open the messenger</a>. Otherwise ask for a new one, or go to the <a href="/">start page</a>.</p>`,
)

/**
 * Creates the router of one-time sign-in links. GET changes nothing, so that link previews do not consume a link; the
 * button signs in.
 */
export function signInPages(
  context: Needs<'config' | 'clock' | 'ids' | 'limits' | 'database' | 'limiter' | 'metrics'>,
): Router {
  const router = express.Router()
  const addressOf = createClientAddress(context.config.trustProxy)
  /** Runs one sign-in attempt; a wrong link counts as a failed attempt. */
  const tryLink = <T>(request: Request, attempt: () => Promise<T | undefined>): Promise<T | undefined> =>
    tryToSignIn(context, { way: 'link', address: addressOf(request) }, async () => {
      const found = await attempt()
      if (found === undefined) throw notFound('This link is not valid.')
      return found
    }).catch((error: unknown) => {
      if (isDomainError(error) && error.kind === 'not_found') return undefined
      throw error
    })

  router.get('/', async (request, response) => {
    const token = pageText(request.query, 'token') ?? ''
    const user = await tryLink(request, () => readSignInLink(context, token))
    if (!user) return void response.status(404).send(stale)
    response.send(
      page(
        'Sign in',
        html`
      <p>This signs you in as <strong><bdi>${user.displayName ?? ''}</bdi></strong> (${user.handle ?? ''}) in this browser, for
        ${lifetimeSeconds.session / (24 * 3600)} days.</p>
      <form method="post" action="/sign-in">
        <input type="hidden" name="token" value="${token}">
        <div class="buttons"><button class="first" type="submit">Sign in</button></div>
      </form>
      <p class="faint">The link works once. If you are not <bdi>${user.displayName ?? 'this person'}</bdi>, close this page.</p>`,
      ),
    )
  })

  router.post('/', async (request, response) => {
    requireOwnOrigin(context, request)
    const token = pageText(request.body, 'token') ?? ''
    const session = await tryLink(request, () =>
      redeemSignInLink(context, token, browserName(request.headers['user-agent'])),
    )
    if (session === undefined) return void response.status(404).send(stale)
    setSession(context, response, session)
    response.redirect(303, '/app')
  })

  return router
}
