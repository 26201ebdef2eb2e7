import type * as OpenIdClient from 'openid-client'

import type { Config } from '../../platform/configuration/configuration.ts'
import { DomainError, forbidden, temporarilyUnavailable } from '../../platform/errors.ts'

/** Time in which the provider must answer a request of the server, in seconds. */
const timeoutSeconds = 10

/** Values that bind the answer of the provider to the browser of the attempt, which stores them encrypted. */
export interface ProviderAttempt {
  state: string
  nonce: string
  verifier: string
}

/** An account of a provider, as its verified ID token and its UserInfo response describe it. */
export interface ProviderAccount {
  issuer: string
  subject: string
  claims: Readonly<Record<string, unknown>>
  idToken: string
}

/** An OpenID Connect provider with which people sign in (AMB-258). */
export interface SignInProvider {
  /** Name of the provider, for people. */
  readonly name: string
  readonly issuer: string
  /** Returns the sign-in URL of the provider for a new attempt. @throws DomainError temporarily_unavailable */
  start(): Promise<{ url: string; attempt: ProviderAttempt }>
  /**
   * Exchanges the authorization code of a callback, with PKCE, and verifies state, issuer, signature, audience and nonce.
   * @param query query of the callback, with its question mark
   * @throws DomainError forbidden when the person denied access, unauthorized for an invalid answer,
   *   temporarily_unavailable
   */
  finish(query: string, attempt: ProviderAttempt): Promise<ProviderAccount>
  /** Returns the URL that ends the session at the provider; undefined for a provider without such a URL. */
  signOutUrl(idToken: string): Promise<string | undefined>
}

/** Path to which the provider redirects the browser. */
const callbackPath = '/sign-in/provider/callback'

/** Scopes for name, picture and phone number. Some providers reject unknown scopes. */
const wantedScopes = ['profile', 'phone']

/** Returns the provider of the settings. Its library and its metadata are loaded at the first sign-in. */
export function createSignInProvider(config: Config): SignInProvider | undefined {
  const { oidcIssuer: issuer, oidcClientId: clientId, oidcClientSecret: secret } = config
  if (issuer === undefined || clientId === undefined) return undefined
  const open = createOpener(issuer, clientId, secret)
  const redirectUri = () => config.publicUrl + callbackPath
  return {
    name: config.oidcName ?? new URL(issuer).host,
    issuer,
    async start() {
      const { oidc, server } = await open()
      const [state, nonce, verifier] = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()]
      const known = server.serverMetadata().scopes_supported
      const scopes = ['openid', ...wantedScopes.filter((scope) => known?.includes(scope) ?? true)]
      const url = oidc.buildAuthorizationUrl(server, {
        redirect_uri: redirectUri(),
        scope: scopes.join(' '),
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
      return { url: url.href, attempt: { state, nonce, verifier } }
    },
    async finish(query, attempt) {
      const opened = await open()
      try {
        return await redeemCode(opened, new URL(redirectUri() + query), attempt)
      } catch (error) {
        throw rejection(error)
      }
    },
    async signOutUrl(idToken) {
      const { oidc, server } = await open()
      if (server.serverMetadata().end_session_endpoint === undefined) return undefined
      return oidc.buildEndSessionUrl(server, {
        id_token_hint: idToken,
        post_logout_redirect_uri: `${config.publicUrl}/`,
      }).href
    },
  }
}

type Opened = { oidc: typeof OpenIdClient; server: OpenIdClient.Configuration }

/** Loads the library, and reads the metadata of the provider once; a failure is not cached. */
function createOpener(issuer: string, clientId: string, secret: string | undefined): () => Promise<Opened> {
  let discovered: Promise<OpenIdClient.Configuration> | undefined
  return async () => {
    const oidc = await import('openid-client')
    const execute = issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : []
    const authenticate: OpenIdClient.ClientAuth = (server, ...rest) => {
      if (secret === undefined) return oidc.None()(server, ...rest)
      const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
      const method = methods.includes('client_secret_basic') ? oidc.ClientSecretBasic : oidc.ClientSecretPost
      method(secret)(server, ...rest)
    }
    discovered ??= oidc.discovery(new URL(issuer), clientId, undefined, authenticate, {
      execute,
      timeout: timeoutSeconds,
    })
    try {
      return { oidc, server: await discovered }
    } catch (error) {
      discovered = undefined
      throw unavailable(error)
    }
  }
}

/** Redeems the code of a callback, and reads the claims of the ID token and of UserInfo. */
async function redeemCode(
  { oidc, server }: Opened,
  callback: URL,
  { state, nonce, verifier }: ProviderAttempt,
): Promise<ProviderAccount> {
  const tokens = await oidc.authorizationCodeGrant(server, callback, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  })
  const idClaims = tokens.claims()!
  const hasUserInfo = server.serverMetadata().userinfo_endpoint !== undefined
  const userInfo = hasUserInfo ? await oidc.fetchUserInfo(server, tokens.access_token, idClaims.sub) : {}
  const { iss: issuer, sub: subject } = idClaims
  return { issuer, subject, claims: { ...idClaims, ...userInfo }, idToken: tokens.id_token! }
}

/** Maps an error of the library: the person denied access, the provider failed, or its answer is invalid. */
function rejection(error: unknown): DomainError {
  const { code, error: reason, status } = error as { code?: string; error?: string; status?: number }
  if (reason === 'access_denied') return forbidden('The provider was not allowed to sign you in.')
  const failed = reason === 'temporarily_unavailable' || reason === 'server_error' || (status ?? 0) >= 500
  if (failed || code === 'OAUTH_TIMEOUT' || error instanceof TypeError) return unavailable(error)
  return new DomainError('unauthorized', unauthorizedText, { cause: error })
}

const unauthorizedText = 'The provider did not confirm this sign-in. Start again from this server.'

function unavailable(cause: unknown): DomainError {
  const { message, kind, retryAfterSeconds } = temporarilyUnavailable('The sign-in provider does not answer.', 10)
  return new DomainError(kind, message, { cause, retryAfterSeconds })
}
