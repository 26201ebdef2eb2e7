import type { Needs } from '../../platform/context.ts'
import express, { type Request, type Response, type Router } from 'express'

import { payloadValidators } from '../../../generated/extensions/validators.js'
import type { ProviderAccount, ProviderAttempt, SignInProvider } from '../../identity/sign-in/provider.ts'
import { readProviderProfile } from '../../identity/sign-in/provider-profile.rules.ts'
import { linkProvider, signInWithProvider, signUpWithProvider } from '../../network/accounts/provider-sign-in.ts'
import { DomainError, notFound, unauthorized } from '../../platform/errors.ts'
import { createClientAddress } from '../../platform/rate-limits/client-address.ts'
import { assertValid } from '../../platform/validation.ts'
import type { HttpContext } from '../context.ts'
import { statuses } from '../error-body.ts'
import { tryToSignIn } from '../rate-limits/sign-in-lockout.ts'
import { readProviderCookie } from '../session-cookie.ts'
import { browserName } from '../web/browser-name.rules.ts'
import {
  clearProviderState,
  providerStateSeconds,
  requireOwnOrigin,
  setProviderState,
  setSession,
  signedIn,
  type Lookup,
} from './page-session.ts'
import { pageText } from './page-input.ts'
import { attemptEnded, noAccount, onwardPage, providerSignUp } from './provider-texts.ts'
import { signInWaysPath } from './page-paths.ts'

type Context = Pick<
  HttpContext,
  | 'config'
  | 'clock'
  | 'eventLog'
  | 'ids'
  | 'limits'
  | 'database'
  | 'sessionUse'
  | 'secretBox'
  | 'signInProvider'
  | 'limiter'
  | 'metrics'
  | 'log'
>

/** A sign-in attempt of this browser. `person` is set if a signed-in person links the provider. */
interface Attempt {
  attempt: ProviderAttempt
  person: { userId: string; credentialId: string } | undefined
}

/** An account of the provider without a linked account, while its owner chooses a handle. */
interface NewAccount {
  account: Omit<ProviderAccount, 'idToken'> & { idToken: string | undefined }
}

/** State of a sign-in, stored encrypted in the browser. */
type State = (Attempt | NewAccount) & { expiresAt: number }

/** Maximum size in bytes of a cookie value that every browser stores. */
const cookieMax = 3_800

/** Claims that a new account uses. */
const usedClaims = ['name', 'given_name', 'preferred_username', 'nickname', 'picture', 'phone_number']

/** Creates the router of sign-in at the OpenID Connect provider of the settings (AMB-258). */
export function providerPages(context: Context, lookup: Lookup): Router {
  const router = express.Router()
  const addressOf = createClientAddress(context.config.trustProxy)

  router.post('/', async (request, response) => {
    requireOwnOrigin(context, request)
    const provider = requireProvider(context)
    const user = await signedIn(context, lookup, request)
    const { url, attempt } = await logged(context, () => provider.start())
    const person = user && { userId: user.actorId, credentialId: user.id }
    storeState(context, response, { attempt, person })
    response.send(onwardPage(`Going to ${provider.name}`, url, 'Continue'))
  })

  router.get('/callback', async (request, response) => {
    const provider = requireProvider(context)
    const state = readState(context, request)
    clearProviderState(context, response)
    const begun = state && 'attempt' in state ? state : undefined
    if (!begun) return void response.status(400).send(attemptEnded)
    const query = new URL(request.originalUrl, context.config.publicUrl).search
    const account = await tryToSignIn(context, { way: 'provider', address: addressOf(request) }, () =>
      logged(context, () => provider.finish(query, begun.attempt)),
    )
    if (begun.person) {
      await linkProvider(context, begun.person, account)
      return void response.send(onwardPage(`Connected with ${provider.name}`, signInWaysPath, 'Continue'))
    }
    const session = await signInWithProvider(context, account, browserName(request.headers['user-agent']))
    if (session === undefined) return offerAccount(context, response, provider, account)
    setSession(context, response, session)
    response.send(onwardPage('You are signed in', '/app', 'Open the messenger'))
  })

  router.post('/sign-up', async (request, response) => {
    requireOwnOrigin(context, request)
    const provider = requireProvider(context)
    const state = readState(context, request)
    if (!state || !('account' in state)) return void response.status(400).send(attemptEnded)
    const profile = readProviderProfile(state.account.claims)
    const form = { handle: pageText(request.body, 'handle'), name: pageText(request.body, 'name') }
    try {
      assertValid(payloadValidators.signUpForm, form, 'body')
      const person = {
        handle: form.handle!,
        name: form.name!,
        avatar: profile.avatar,
        phoneNumber: profile.phoneNumber,
      }
      const label = browserName(request.headers['user-agent'])
      setSession(context, response, await signUpWithProvider(context, state.account, person, label))
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind === 'conflict') throw error
      const again = providerSignUp(provider.name, profile, { ...form, error: error.message })
      return void response.status(statuses[error.kind]).send(again)
    }
    clearProviderState(context, response)
    response.redirect(303, '/app')
  })

  return router
}

function requireProvider({ signInProvider }: Pick<HttpContext, 'signInProvider'>): SignInProvider {
  if (!signInProvider) throw notFound('This server has no sign-in provider.')
  return signInProvider
}

/** Shows the form for a new account. The browser stores the account of the provider until the form is sent. */
function offerAccount(context: Context, response: Response, provider: SignInProvider, account: ProviderAccount): void {
  if (!context.config.oidcSignUp) return void response.status(403).send(noAccount(provider.name))
  const claims = Object.fromEntries(usedClaims.map((name) => [name, account.claims[name]]))
  const kept = { ...account, claims: { ...claims, phone_number_verified: account.claims.phone_number_verified } }
  // A large ID token or picture does not fit into a cookie; signing out at the provider then needs a confirmation there.
  const candidates = [kept, { ...kept, idToken: undefined }, { ...kept, idToken: undefined, claims: {} }]
  const fitting = candidates.find((each) => seal(context, { account: each }).length <= cookieMax)
  if (!fitting) throw unauthorized('The provider’s id of this account is too long.')
  storeState(context, response, { account: fitting })
  const profile = readProviderProfile(fitting.claims)
  response.send(providerSignUp(provider.name, profile, profile))
}

function storeState(context: Context, response: Response, state: Attempt | NewAccount): void {
  setProviderState(context, response, seal(context, state))
}

/** Encrypts a state as text that a cookie can contain. */
function seal({ secretBox, clock }: Context, state: Attempt | NewAccount): string {
  const stored: State = { ...state, expiresAt: clock.now() + providerStateSeconds * 1000 }
  return Buffer.from(secretBox.seal(JSON.stringify(stored))).toString('base64url')
}

/** Returns the state of this browser; undefined when it is missing or expired. */
function readState(context: Context, request: Request): State | undefined {
  const sealed = readProviderCookie(context, request.headers.cookie)
  if (sealed === undefined) return undefined
  const text = Buffer.from(sealed, 'base64url').toString()
  // Only text with the prefix of the current key was created by this server.
  if (!text.startsWith(context.secretBox.prefix)) return undefined
  try {
    const state = JSON.parse(context.secretBox.open(text)) as State
    return state.expiresAt > context.clock.now() ? state : undefined
  } catch {
    return undefined
  }
}

/** Logs why a sign-in at the provider failed, because the page shows no details. */
async function logged<T>({ log }: Needs<'log'>, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { cause } = error as Error
    if (cause !== undefined) log.warn({ err: cause }, 'a sign-in at the provider failed')
    throw error
  }
}
