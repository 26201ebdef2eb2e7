import express, { type Router } from 'express'

import type { Credential } from '../../identity/accounts/credential.store.ts'
import { deleteLink, findLinkTime } from '../../identity/sign-in/linked-identity.store.ts'
import type { HttpContext } from '../context.ts'
import { html, page, type Markup } from './html.ts'
import { requireOwnOrigin, signedIn, type Lookup } from './page-session.ts'
import { pageTime } from './page-time.ts'
import { providerButton } from './provider-texts.ts'
import { signInHint } from './sessions.ts'

/** Path of the page on which a person manages the ways to sign in. */
export const signInWaysPath = '/sign-in/ways'

export const signInWaysPaths: readonly string[] = [signInWaysPath, `${signInWaysPath}/disconnect`]

type Needs = Pick<HttpContext, 'config' | 'clock' | 'database' | 'sessionUse' | 'signInProvider'>

/** Creates the router of the page with the ways to sign in of a person. */
export function signInWaysPages(context: Needs, lookup: Lookup): Router {
  const router = express.Router()

  router.get('/', async (request, response) => {
    const user = await signedIn(context, lookup, request)
    if (!user) return void response.status(401).send(signInHint(signInWaysPath))
    response.send(page('Ways to sign in', await showWays(context, user)))
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

async function showWays(context: Needs, user: Credential): Promise<Markup> {
  return html`
    ${await showProvider(context, user)}
    <p class="faint">Without a way of your own, you sign in by a link from whoever runs this server, or by a device that is signed in.</p>
    <footer>You are signed in as <strong>${user.handle}</strong>. <a href="/app">Messenger</a> <a href="/sessions">Sessions</a></footer>`
}

async function showProvider({ database, signInProvider }: Needs, user: Credential): Promise<Markup | undefined> {
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
