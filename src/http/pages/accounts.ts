import express, { type Router } from 'express'

import type { HttpContext } from '../context.ts'
import { html, page } from './html.ts'
import { pageText } from './page-input.ts'
import { requireOwnOrigin, setSession } from './page-session.ts'
import { lifetimeSeconds } from '../../identity/accounts/issue-credential.ts'
import { readSignInLink, redeemSignInLink } from '../../identity/accounts/sign-in-links.ts'

const stale = page(
  'This link is no longer valid',
  html`
  <p>Sign-in links work once, for a quarter of an hour. If you have used it in this browser, you are signed in:
    <a href="/app">open the messenger</a>. Otherwise ask for a new one, or go to the <a href="/">start page</a>.</p>`,
)

/**
 * Creates the router of one-time sign-in links. GET changes nothing, so that link previews do not use a link up; the
 * button signs in.
 */
export function signInPages(context: Pick<HttpContext, 'config' | 'clock' | 'ids' | 'limits' | 'database'>): Router {
  const router = express.Router()

  router.get('/', async (request, response) => {
    const token = pageText(request.query, 'token') ?? ''
    const user = await readSignInLink(context, token)
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
    const session = await redeemSignInLink(context, pageText(request.body, 'token') ?? '')
    if (session === undefined) return void response.status(404).send(stale)
    setSession(context, response, session)
    response.redirect(303, '/app')
  })

  return router
}
