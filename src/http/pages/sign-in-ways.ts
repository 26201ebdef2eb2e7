import type { Needs } from '../../platform/context.ts'
import express, { type Router } from 'express'

import type { Credential } from '../../identity/accounts/credential.sql.ts'
import { deleteLink, findLinkTime } from '../../identity/sign-in/linked-identity.store.ts'
import { deletePasskey, listPasskeys } from '../../identity/sign-in/passkeys.ts'
import { relyingPartyOf } from '../../identity/sign-in/relying-party.rules.ts'
import { notFound } from '../../platform/errors.ts'
import type { HttpContext } from '../context.ts'
import { csrfToken, readSessionCookie } from '../session-cookie.ts'
import { browserName } from '../web/browser-name.rules.ts'
import { startOf } from '../web/bundle.ts'
import { html, page, protectScripts, type Markup } from './html.ts'
import { pageText } from './page-input.ts'
import { removePasskeyPath, signInWaysPath } from './page-paths.ts'
import { requireOwnOrigin, signedIn, type Lookup } from './page-session.ts'
import { passkeySection, passkeySignIn } from './passkey-texts.ts'
import { pageTime } from './page-time.ts'
import { providerButton } from './provider-texts.ts'
import { signInHint } from './sessions.ts'

type Context = Pick<HttpContext, 'config' | 'clock' | 'database' | 'sessionUse' | 'signInProvider'>

const allPasskeys = { cursor: undefined, limit: 100 }

export function passkeyPages({ config }: Needs<'config'>): Router {
  const router = express.Router()
  router.use(protectScripts)
  router.get('/', async (_request, response) => {
    if (!relyingPartyOf(config.publicUrl)) throw notFound('This server has no passkeys.')
    response.send(passkeySignIn(await startOf('passkeys')))
  })
  return router
}

export function signInWaysPages(context: Context, lookup: Lookup): Router {
  const router = express.Router()
  router.use(protectScripts)

  router.get('/', async (request, response) => {
    const user = await signedIn(context, lookup, request)
    if (!user) return void response.status(401).send(signInHint(signInWaysPath))
    const session = readSessionCookie(context, request.headers.cookie)!
    const passkeys =
      relyingPartyOf(context.config.publicUrl) && (await listPasskeys(context, user.actorId, allPasskeys))
    const browser = browserName(request.headers['user-agent'])
    const head = passkeys && html`<meta name="parley-csrf" content="${csrfToken(session)}">${await startOf('passkeys')}`
    const section = passkeys && passkeySection(passkeys.items, browser, removePasskeyPath)
    const content = html`${section}${await showProvider(context, user)}${footer(user)}`
    response.send(page('Ways to sign in', content, head && { head }))
  })

  router.post('/remove-passkey', async (request, response) => {
    requireOwnOrigin(context, request)
    const user = await signedIn(context, lookup, request)
    if (!user) return void response.status(401).send(signInHint(signInWaysPath))
    await deletePasskey(context, user.actorId, pageText(request.body, 'passkey') ?? '')
    response.redirect(303, signInWaysPath)
  })

  router.post('/disconnect', async (request, response) => {
    requireOwnOrigin(context, request)
    const user = await signedIn(context, lookup, request)
    if (!user) return void response.status(401).send(signInHint(signInWaysPath))
    const { signInProvider } = context
    if (signInProvider) await context.database.write((tx) => deleteLink(tx, user.actorId, signInProvider.issuer))
    response.redirect(303, signInWaysPath)
  })

  return router
}

const footer = (user: Credential): Markup => html`
    <p class="faint">Without a way of your own, you sign in by a link from whoever runs this server, or by a device that is signed in.</p>
    <footer>You are signed in as <strong>${user.handle}</strong>. <a href="/app">Messenger</a> <a href="/sessions">Sessions</a></footer>`

async function showProvider({ database, signInProvider }: Context, user: Credential): Promise<Markup | undefined> {
  if (!signInProvider) return undefined
  const { name, issuer } = signInProvider
  const linkedAt = await database.read((tx) => findLinkTime(tx, user.actorId, issuer))
  if (linkedAt === undefined) {
    return html`<h2>${name}</h2><p>Sign in here with your account of ${name}.</p>${providerButton(name, 'Connect')}`
  }
  return html`
    <h2>${name}</h2>
    <p>Connected ${pageTime(linkedAt)}. Whoever signs in there with your account is signed in here as you.</p>
    <form method="post" action="${signInWaysPath}/disconnect"><div class="buttons">
      <button type="submit">Disconnect ${name}</button></div></form>`
}
