import express, { type Request, type Router } from 'express'

import type { Context } from '../context.ts'
import { invalidRequest } from '../core/errors.ts'
import { html, page, type Markup } from '../edge/pages/html.ts'
import { requireOwnOrigin, signedIn, type Lookup } from '../edge/pages/page-session.ts'
import { approveDeviceAuthorization, denyDeviceAuthorization } from './decide-device-authorization.ts'
import type { DeviceAuthorization } from './device-authorization.ts'
import { getDeviceAuthorization, peekDeviceAuthorization } from './get-device-authorization.ts'
import { showUserCode } from './user-code.rules.ts'

const decisions = { approve: approveDeviceAuthorization, deny: denyDeviceAuthorization } as const

/** The page behind verification_uri. It shows what asks and binds nothing until the person presses a button. */
export function devicePages(context: Context, lookup: Lookup): Router {
  const router = express.Router()

  router.get('/', async (request, response) => {
    const typed = textOf(request.query.user_code)
    const person = await signedIn(context, lookup, request)
    if (!person) return void response.status(401).send(signInHint(typed))
    if (typed === '') return void response.send(page('Connect a device', askForCode(person.handle)))
    const asking = await peekDeviceAuthorization(context, person.actorId, typed)
    response.send(page('Connect a device', asking.status === 'pending' ? askForDecision(asking) : decided(asking.status)))
  })

  router.post('/', async (request, response) => {
    requireOwnOrigin(context, request)
    const person = await signedIn(context, lookup, request)
    const { typed, decision } = readForm(request)
    if (!person) return void response.status(401).send(signInHint(typed))
    await getDeviceAuthorization(context, person.actorId, typed)
    const { status } = await decisions[decision](context, person.actorId, typed)
    response.send(page('Connect a device', decided(status)))
  })

  return router
}

function readForm(request: Request): { typed: string; decision: keyof typeof decisions } {
  const { user_code, decision } = (request.body ?? {}) as Record<string, unknown>
  if (decision !== 'approve' && decision !== 'deny') throw invalidRequest('Choose to approve or to deny.', 'decision')
  return { typed: textOf(user_code), decision }
}

function askForCode(handle: string): Markup {
  return html`
    <p>You are signed in as ${handle}. Type the code that your device shows.</p>
    <form method="get" action="/device">
      <label for="user_code">Code</label>
      <input id="user_code" name="user_code" autocomplete="off" autocapitalize="characters" spellcheck="false"
        required maxlength="20" placeholder="XXXX-XXXX">
      <button type="submit">Continue</button>
    </form>`
}

function askForDecision({ userCode, clientName }: DeviceAuthorization): Markup {
  const code = showUserCode(userCode)
  return html`
    <p>${clientName ?? 'A device that gives no name'} asks to act as you.</p>
    <p>Approve only if you started this yourself and the device in front of you shows this code:</p>
    <p class="code">${code}</p>
    <form method="post" action="/device">
      <input type="hidden" name="user_code" value="${code}">
      <button type="submit" name="decision" value="approve">Approve</button>
      <button type="submit" name="decision" value="deny">Deny</button>
    </form>`
}

function decided(status: DeviceAuthorization['status']): Markup {
  return status === 'denied'
    ? html`<p>The device was denied. You can close this page.</p>`
    : html`<p>The device is connected. You can close this page.</p>`
}

/** A browser that comes from another site leaves the strict cookie out: the link here is from our own. */
function signInHint(typed: string): string {
  const again = typed === '' ? '/device' : `/device?user_code=${encodeURIComponent(typed)}`
  return page('Sign in first', html`
    <p>Open your sign-in link, then come back. Whoever runs this server makes one with
      <code>parley persons link HANDLE</code>.</p>
    <p>Signed in already? <a href="${again}">Continue</a></p>`)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 64) : ''
}
