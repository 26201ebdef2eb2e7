import { encodePasskey } from '../../../identity/sign-in/passkey.extensions.ts'
import { signInWithPasskey, startPasskeySignIn } from '../../../identity/sign-in/passkey-sign-in.ts'
import {
  createPasskey,
  deletePasskey,
  listPasskeys,
  startPasskeyRegistration,
} from '../../../identity/sign-in/passkeys.ts'
import { unauthorized } from '../../../platform/errors.ts'
import { noStore } from '../../handler.ts'
import { tryToSignIn } from '../../rate-limits/sign-in-lockout.ts'
import { isOwnOrigin, sessionCookieHeader } from '../../session-cookie.ts'
import { browserName } from '../../web/browser-name.rules.ts'
import type { AreaHandlers } from './area-handlers.ts'
import { listReply, noContent } from '../../replies.ts'

/** Handlers of the passkeys of a person, and of signing in with one. */
export const signInHandlers = {
  listPasskeys: (context, { caller, query }) =>
    listReply('passkeys', listPasskeys(context, caller.id, query), encodePasskey),

  startPasskeyRegistration: async (context, { caller }) => ({
    status: 200,
    body: await startPasskeyRegistration(context, caller),
    headers: noStore,
  }),

  createPasskey: async (context, { caller, body }) => ({
    status: 201,
    body: { passkey: encodePasskey(await createPasskey(context, caller.id, body)) },
  }),

  deletePasskey: (context, { caller, path }) => noContent(deletePasskey(context, caller.id, path.id)),

  startPasskeySignIn: async (context) => ({ status: 200, body: await startPasskeySignIn(context), headers: noStore }),

  signInWithPasskey: async (context, { body, headers, ip }) => {
    if (headers.origin !== undefined && !isOwnOrigin(context, headers))
      throw unauthorized('This request was sent from another site.')
    const label = browserName(headers['user-agent'])
    const session = await tryToSignIn(context, { way: 'passkey', address: ip }, () =>
      signInWithPasskey(context, body, label),
    )
    return { status: 204, headers: { ...noStore, ...sessionCookieHeader(context, session) } }
  },
} satisfies AreaHandlers<'sign-in'>
