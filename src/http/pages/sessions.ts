import express, { type Response, type Router } from 'express'

import type { HttpContext } from '../context.ts'
import type { Credential } from '../../identity/accounts/credential.store.ts'
import { deleteSession, listSessions } from '../../identity/accounts/sessions.ts'
import type { Session } from '../../identity/accounts/session.store.ts'
import { isDomainError } from '../../platform/errors.ts'
import type { List } from '../../platform/paginate.ts'
import { html, page, type Markup } from './html.ts'
import { pageText } from './page-input.ts'
import { clearSession, requireOwnOrigin, signedIn, type Lookup } from './page-session.ts'

const pageSize = 50

/** Creates the router of the sessions page, on which a person ends one session or signs out this browser. */
export function sessionPages(
  context: Pick<HttpContext, 'config' | 'clock' | 'database' | 'sessionUse'>,
  lookup: Lookup,
): Router {
  const router = express.Router()

  router.get('/', async (request, response) => {
    const user = await signedIn(context, lookup, request)
    if (!user) return void response.status(401).send(signInHint)
    const cursor = pageText(request.query, 'cursor')
    const sessions = await listSessions(context, user.actorId, { cursor, limit: pageSize })
    response.send(page('Your sessions', showSessions(sessions, user)))
  })

  router.post('/', async (request, response) => {
    requireOwnOrigin(context, request)
    const user = await signedIn(context, lookup, request)
    if (!user) return void response.status(401).send(signInHint)
    const id = pageText(request.body, 'session') ?? ''
    await endSession(context, user.actorId, id)
    if (id !== user.id) return response.redirect(303, '/sessions')
    sayGoodbye(context, response)
  })

  return router
}

/** Deletes a session. A session that has already ended is no error. */
async function endSession(context: Pick<HttpContext, 'database'>, userId: string, id: string): Promise<void> {
  try {
    await deleteSession(context, userId, id)
  } catch (error) {
    if (!isDomainError(error) || error.kind !== 'not_found') throw error
  }
}

function sayGoodbye(context: Pick<HttpContext, 'config'>, response: Response): void {
  clearSession(context, response)
  response.send(
    page(
      'You are signed out',
      html`<p>This browser has no access any more. You can close this page, or <a href="/">sign in again</a>.</p>`,
    ),
  )
}

const signInHint = page(
  'Sign in first',
  html`
  <p>Open your sign-in link in this browser, or sign in on the <a href="/">start page</a>, then come back to this page.</p>
  <p>Signed in already? <a href="/sessions">Continue</a></p>`,
)

function showSessions({ items, nextCursor }: List<Session>, user: Credential): Markup {
  // The session of this browser comes first, because it is signed out most often.
  const ordered = [...items].sort((one, other) => Number(other.id === user.id) - Number(one.id === user.id))
  const rows = ordered.reduce(
    (before, session) => html`${before}${showSession(session, session.id === user.id)}`,
    html``,
  )
  return html`
    <p>Programs and browsers that can act as you. Sign out what you do not know or use no more.</p>
    <ul class="list">${rows}</ul>
    ${nextCursor === null ? undefined : html`<p><a href="/sessions?cursor=${nextCursor}">More sessions</a></p>`}
    <footer>You are signed in as <strong>${user.handle}</strong>. <a href="/app">Messenger</a> <a href="/console">Console</a></footer>`
}

function showSession(session: Session, isCurrent: boolean): Markup {
  const name = session.clientName ?? 'A browser or program without a name'
  return html`
      <li>
        <strong id="name-${session.id}"><bdi>${name}</bdi></strong>${isCurrent ? ' (this browser)' : undefined}
        <p class="faint">Signed in ${time(session.createdAt)}, last used ${isCurrent ? 'now' : session.lastSeenAt === null ? 'never' : time(session.lastSeenAt)}, ends ${time(session.expiresAt)}</p>
        <form method="post" action="/sessions">
          <input type="hidden" name="session" value="${session.id}">
          <button type="submit" aria-describedby="name-${session.id}">${isCurrent ? 'Sign out here' : 'Sign out'}</button>
        </form>
      </li>`
}

/** Shows the minute in UTC: the page has no script that could read the time zone of the browser. */
function time(milliseconds: number): Markup {
  const text = new Date(milliseconds).toISOString()
  return html`<time datetime="${text}">${text.slice(0, 16).replace('T', ' ')} UTC</time>`
}
