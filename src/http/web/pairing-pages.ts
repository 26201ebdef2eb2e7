import type { Needs } from '../../platform/context.ts'
import express, { type Request, type Response, type Router } from 'express'

import type { DeviceAuthorization } from '../../identity/devices/device-authorization.ts'
import { exchangeDeviceCode } from '../../identity/devices/exchange-device-code.ts'
import { findOwnDeviceAuthorization } from '../../identity/devices/find-device-authorizations.ts'
import type { ExchangeFailure } from '../../identity/devices/poll.rules.ts'
import { startDeviceAuthorization } from '../../identity/devices/start-device-authorization.ts'
import { createClientAddress } from '../../platform/rate-limits/client-address.ts'
import type { HttpContext } from '../context.ts'
import { protectScripts, type Markup } from '../pages/html.ts'
import { clearPairing, requireOwnOrigin, setPairing, setSession, signedIn, type Lookup } from '../pages/page-session.ts'
import { readPairingCookie } from '../session-cookie.ts'
import { browserName } from './browser-name.rules.ts'
import { startOf } from './bundle.ts'
import { denied, ended, offer, pairingPath, waitForConfirmation } from './pairing-texts.ts'

export { pairingPath }

type PairingContext = Pick<HttpContext, 'config' | 'clock' | 'ids' | 'limits' | 'database' | 'sessionUse'>

/** The OAuth client id of the server's own pages. */
const clientId = 'parley-pages'

/**
 * Signs a browser in by a device that is signed in already (AMB-190). The browser pairs as a device does, and stores
 * the device code, and then the session, in cookies that scripts cannot read. Neither is ever part of a URL or a page.
 */
export function pairingPages(context: PairingContext, lookup: Lookup): Router {
  const router = express.Router()
  const addressOf = createClientAddress(context.config.trustProxy)
  router.use(protectScripts)

  router.get('/', async (request, response) => {
    if (await signedIn(context, lookup, request)) return response.redirect(303, '/app')
    const found = await requestOf(context, request)
    if (!found) return void response.send(offer)
    show(context, response, found, { start: await startOf('pairing'), isEarly: false })
  })

  router.post('/', async (request, response) => {
    requireOwnOrigin(context, request)
    if (await signedIn(context, lookup, request)) return response.redirect(303, '/app')
    const name = browserName(request.headers['user-agent'])
    const client = { id: clientId, name, scope: null, address: addressOf(request) }
    const { deviceCode } = await startDeviceAuthorization(context, client)
    setPairing(context, response, deviceCode)
    response.redirect(303, pairingPath)
  })

  router.post('/continue', async (request, response) => {
    requireOwnOrigin(context, request)
    // Another window of this browser may already have completed the pairing.
    if (await signedIn(context, lookup, request)) return response.redirect(303, '/app')
    const deviceCode = readPairingCookie(context, request.headers.cookie)
    const outcome = deviceCode === undefined ? undefined : await exchangeDeviceCode(context, { deviceCode, clientId })
    if (outcome && 'session' in outcome) {
      clearPairing(context, response)
      setSession(context, response, outcome.session)
      return response.redirect(303, '/app')
    }
    const found = isWaiting(outcome?.failure) ? await requestOf(context, request) : undefined
    if (found) return show(context, response, found, { start: await startOf('pairing'), isEarly: true })
    const wasDenied = outcome?.failure === 'access_denied'
    response.status(wasDenied ? 403 : 410).send(wasDenied ? denied : ended)
  })

  return router
}

const isWaiting = (failure: ExchangeFailure | undefined): boolean =>
  failure === 'authorization_pending' || failure === 'slow_down'

async function requestOf(
  context: Needs<'config' | 'database'>,
  request: Request,
): Promise<DeviceAuthorization | undefined> {
  const deviceCode = readPairingCookie(context, request.headers.cookie)
  return deviceCode === undefined ? undefined : findOwnDeviceAuthorization(context, deviceCode)
}

/** Shows the state of a pairing request to the browser that started it. */
function show(
  context: Needs<'config' | 'clock'>,
  response: Response,
  request: DeviceAuthorization,
  { start, isEarly }: { start: Markup; isEarly: boolean },
): void {
  const now = context.clock.now()
  if (request.status === 'denied') return void response.status(403).send(denied)
  if (request.status === 'exchanged' || request.expiresAt <= now) return void response.status(410).send(ended)
  const verificationUri = `${context.config.publicUrl}/device`
  response.send(waitForConfirmation({ request, verificationUri, now, isEarly }, start))
}
