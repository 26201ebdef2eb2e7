import type { Needs } from '../../platform/context.ts'
import express, { type Response, type Router } from 'express'

import type { HttpContext } from '../context.ts'
import { readIdToken, type Credential } from '../../identity/accounts/credential.sql.ts'
import { deleteSession, listSessions } from '../../identity/accounts/sessions.ts'
import type { Session } from '../../identity/accounts/session.sql.ts'
import { isDomainError } from '../../platform/errors.ts'
import type { List } from '../../platform/paginate.ts'
import { html, page, type Markup } from './html.ts'
import { pageText } from './page-input.ts'
import { pageTime } from './page-time.ts'
import { clearSession, requireOwnOrigin, signedIn, type Lookup } from './page-session.ts'

const pageSize = 50

type SessionNeeds = Pick<
  HttpContext,
  'config' | 'clock' | 'database' | 'sessionUse' | 'secretBox' | 'signInProvider' | 'log'
>

/** Creates the router of the sessions page, on which a person ends one session or signs out this browser. */
export function sessionPages(context: SessionNeeds, lookup: Lookup): Router {
  const router = express.Router()

  router.get('/', async (request, response) => {
    const user = await signedIn(context, lookup, request)
    if (!user) return void response.status(401).send(signInHint('/sessions'))
    const cursor = pageText(request.query, 'cursor')
    const sessions = await listSessions(context, user.actorId, { cursor, limit: pageSize })
    response.send(page('Your sessions', showSessions(sessions, user)))
  })

  router.post('/', async (request, response) => {
    requireOwnOrigin(context, request)
    const user = await signedIn(context, lookup, request)
    if (!user) return void response.status(401).send(signInHint('/sessions'))
    const id = pageText(request.body, 'session') ?? ''
    const signOutUrl = id === user.id ? await providerSignOut(context, user.id) : undefined
    await endSession(context, user.actorId, id)
    if (id !== user.id) return response.redirect(303, '/sessions')
    sendSignedOutPage(context, response, signOutUrl)
  })

  return router
}

/** Deletes a session. A session that has already ended is no error. */
async function endSession(context: Needs<'database'>, userId: string, id: string): Promise<void> {
  try {
    await deleteSession(context, userId, id)
  } catch (error) {
    if (!isDomainError(error) || error.kind !== 'not_found') throw error
  }
}

/** Returns the URL that ends the session at the provider, for a session that began at a provider. */
async function providerSignOut(context: SessionNeeds, credentialId: string): Promise<string | undefined> {
  const { database, secretBox, signInProvider, log } = context
  const idToken = await database.read((tx) => readIdToken(tx, credentialId))
  if (idToken === null || !signInProvider) return undefined
  try {
    return await signInProvider.signOutUrl(secretBox.open(idToken))
  } catch (error) {
    // Signing out of this server must not depend on the provider.
    log.warn({ err: error }, 'the sign-out URL of the provider is unknown')
    return undefined
  }
}

function sendSignedOutPage(context: SessionNeeds, response: Response, signOutUrl: string | undefined): void {
  clearSession(context, response)
  const provider = context.signInProvider?.name
  response.send(
    page(
      'You are signed out',
      html`<p>This browser has no access any more. You can close this page, or <a href="/">sign in again</a>.</p>
      ${
        signOutUrl === undefined
          ? undefined
          : html`<p>At ${provider} you are still signed in. On a computer of others, sign out there, too:</p>
      <p><a class="button" href="${signOutUrl}">Sign out at ${provider}</a></p>`
      }`,
    ),
  )
}

/** Renders the page for a browser that is not signed in. @param path path of the page that needs it */
export const signInHint = (path: string): string =>
  page(
    'Sign in first',
    html`
  <p>Open your sign-in link in this browser, or sign in on the <a href="/">start page</a>, then come back to this page.</p>
  <p>Signed in already? <a href="${path}">Continue</a></p>`,
  )

function showSessions({ items, nextCursor }: List<Session>, user: Credential): Markup {
  // The session of this browser comes first, because it is signed out most often.
  const ordered = [...items].sort((one, other) => Number(other.id === user.id) - Number(one.id === user.id))
  const rows = ordered.map((session) => showSession(session, session.id === user.id))
  return html`
    <p>Programs and browsers that can act as you. Sign out what you do not know or use no more.</p>
    <ul class="list">${rows}</ul>
    ${nextCursor === null ? undefined : html`<p><a href="/sessions?cursor=${nextCursor}">More sessions</a></p>`}
    <footer>You are signed in as <strong>${user.handle}</strong>. <a href="/sign-in/ways">Ways to sign in</a> <a href="/app">Messenger</a>
      <a href="/console">Console</a></footer>`
}

function showSession(session: Session, isCurrent: boolean): Markup {
  const name = session.clientName ?? 'A browser or program without a name'
  return html`
      <li>
        <strong id="name-${session.id}"><bdi>${name}</bdi></strong>${isCurrent ? ' (this browser)' : undefined}
        <p class="faint">Signed in ${pageTime(session.createdAt)}, last used ${isCurrent ? 'now' : session.lastSeenAt === null ? 'never' : pageTime(session.lastSeenAt)}${session.lastAddress ? ` from ${session.lastAddress}` : undefined}, ends ${pageTime(session.expiresAt)}</p>
        <form method="post" action="/sessions">
          <input type="hidden" name="session" value="${session.id}">
          <button type="submit" aria-describedby="name-${session.id}">${isCurrent ? 'Sign out here' : 'Sign out'}</button>
        </form>
      </li>`
}
