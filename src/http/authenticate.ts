import type { Needs } from '../platform/context.ts'
import { createHash, timingSafeEqual } from 'node:crypto'

import { createCredentialLookup, type Credential } from '../identity/accounts/credential.sql.ts'
import { hashSecret } from '../platform/secrets.ts'
import type { HttpContext } from './context.ts'
import { createClientAddress } from '../platform/rate-limits/client-address.ts'
import { readLimit } from '../platform/rate-limits/rate-limits.ts'
import type { RequestContext } from './request-context.ts'
import type { Scheme } from './form.ts'
import type { Caller } from '../identity/accounts/caller.ts'
import { sessionOfPage, showsSessionCookie } from './session-cookie.ts'

/**
 * One function for each security scheme of the documents; it returns whether the request has a valid credential of that
 * kind.
 */
export type Authenticator = Record<Scheme, (request: RequestContext) => Promise<boolean> | boolean>

const shapes = {
  agent_token: /^bearer +(svc_live_[A-Za-z0-9_-]{43})$/i,
  session: /^bearer +(ses_[A-Za-z0-9_-]{43})$/i,
} as const

/** Returns the kind of a request's credential by its format alone; undefined when it matches no known format. */
export function shownScheme({ incoming }: RequestContext): 'agentToken' | 'session' | undefined {
  const { authorization = '' } = incoming.headers
  if (showsSessionCookie(incoming.headers)) return 'session'
  if (shapes.agent_token.test(authorization)) return 'agentToken'
  return shapes.session.test(authorization) ? 'session' : undefined
}

/**
 * Checks credentials against the database at every request, so that a revocation applies at once in every process.
 * Concurrent lookups share one query. Only active actors pass (AUTH-003, AUTH-027).
 */
export function createAuthenticator(
  context: Pick<HttpContext, 'config' | 'clock' | 'database' | 'sessionUse'>,
): Authenticator {
  const lookup = createCredentialLookup(context.database)
  const addressOf = createClientAddress(context.config.trustProxy)

  async function actor(request: RequestContext, kind: keyof typeof shapes): Promise<boolean> {
    const secret = shownSecret(context, request, kind)
    if (secret === undefined) return false
    const found = await lookup(hashSecret(secret))
    if (!found || found.kind !== kind || found.status !== 'active') return false
    if (found.expiresAt !== null && found.expiresAt <= context.clock.now()) return false
    if (kind === 'session') context.sessionUse.note(found, () => addressOf(request.incoming))
    request.caller = callerOf(found)
    return true
  }

  return {
    agentToken: (request) => actor(request, 'agent_token'),
    session: (request) => actor(request, 'session'),
    operatorKey: (request) => isOperator(context.config.operatorKey, request),
  }
}

/** Returns the secret of a credential: from the header, or from the session cookie of the server's own pages. */
function shownSecret(
  context: Needs<'config'>,
  { incoming: { headers } }: RequestContext,
  kind: keyof typeof shapes,
): string | undefined {
  const { authorization } = headers
  if (authorization === undefined) return kind === 'session' ? sessionOfPage(context, headers) : undefined
  return shapes[kind].exec(authorization)?.[1]
}

function callerOf({ actorKind, actorId, handle, id, rateLimit }: Credential): Caller {
  const limit = rateLimit === null ? undefined : readLimit(rateLimit)
  return { kind: actorKind, id: actorId, handle, credentialId: id, limit }
}

/** Digests have a fixed length, so that the comparison takes constant time for every input. */
function isOperator(key: string | undefined, request: RequestContext): boolean {
  const shown = request.incoming.headers.authorization?.match(/^bearer +(.+)$/i)?.[1]
  if (key === undefined || shown === undefined) return false
  return timingSafeEqual(digest(key), digest(shown))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
