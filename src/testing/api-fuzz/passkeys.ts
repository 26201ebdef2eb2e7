import { createAuthenticator, type TestAuthenticator } from '../authenticator.ts'
import { testOperatorKey } from '../server.ts'
import type { Fixture } from './fixture.ts'

/** Settings of a server that has passkeys. */
export const passkeySettings = { PARLEY_PUBLIC_URL: 'http://localhost' }

/** Returns the body that registers a passkey of the owner. */
async function registration(fixture: Fixture, authenticator: TestAuthenticator) {
  const { session } = await fixture.owner()
  const { options, ticket } = await fixture.ask('POST', '/v1/me/passkeys/options', session)
  return { name: 'A key', ticket, credential: authenticator.register(options.challenge) }
}

async function register(fixture: Fixture, authenticator: TestAuthenticator): Promise<string> {
  const { session } = await fixture.owner()
  return (await fixture.ask('POST', '/v1/me/passkeys', session, await registration(fixture, authenticator))).passkey.id
}

const newAuthenticator = () => createAuthenticator(passkeySettings.PARLEY_PUBLIC_URL)

/** Test support: requests about passkeys and invitations. */
export const passkeyRows = {
  createPasskey: {
    request: async (fixture: Fixture) => ({ body: await registration(fixture, newAuthenticator()) }),
  },
  deletePasskey: {
    request: async (fixture: Fixture) => ({ path: { id: await register(fixture, newAuthenticator()) } }),
  },
  signInWithPasskey: {
    request: async (fixture: Fixture) => {
      const authenticator = newAuthenticator()
      await register(fixture, authenticator)
      const { options, ticket } = (await fixture.actors.server.call('POST', '/api/auth/passkey/options')).body
      return { body: { ticket, credential: authenticator.sign(options.challenge) } }
    },
  },
  deleteInvitation: {
    request: async (fixture: Fixture) => {
      const body = { uses: 1, expires_in: 3600 }
      const { invitation } = await fixture.ask('POST', '/_ops/invitations', testOperatorKey, body)
      return { path: { invitation_id: invitation.id as string } }
    },
  },
}
