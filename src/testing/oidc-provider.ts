import { createServer, type RequestListener } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'

import type { VisitedPage, Visitor } from './visitor.ts'

/** The used part of oidc-provider, which has no types. */
interface ProviderPackage {
  Provider: new (issuer: string, configuration: object) => { callback(): RequestListener }
}
const { Provider } = createRequire(import.meta.url)('oidc-provider') as ProviderPackage

/** An OpenID Connect provider for tests, on a free port. */
export interface TestProvider {
  issuer: string
  /** Claims by account. The name that a person types at the provider is the account. */
  accounts: Map<string, Record<string, unknown>>
  close(): Promise<void>
}

export const testClientId = 'parley-test'
export const testClientSecret = 'secret-of-the-test-client'

/**
 * Starts oidc-provider with its development pages for sign-in and consent. It requires PKCE.
 * @param publicUrl public URL of the server under test
 */
export async function startTestProvider(publicUrl: string): Promise<TestProvider> {
  const accounts = new Map<string, Record<string, unknown>>()
  const server = createServer((request, response) => handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A host other than 127.0.0.1, so that browsers treat its redirects as cross-site, as with a real provider.
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: testClientId,
        client_secret: testClientSecret,
        redirect_uris: [`${publicUrl}/sign-in/provider/callback`],
        post_logout_redirect_uris: [`${publicUrl}/`],
      },
    ],
    claims: {
      openid: ['sub'],
      profile: ['name', 'picture', 'preferred_username'],
      phone: ['phone_number', 'phone_number_verified'],
    },
    cookies: { keys: ['keys of the test provider'] },
    pkce: { required: () => true },
    findAccount: (_context: unknown, sub: string) => ({
      accountId: sub,
      claims: async () => ({ sub, ...accounts.get(sub) }),
    }),
  })
  const handle = provider.callback()
  return {
    issuer,
    accounts,
    async close() {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

/**
 * Signs a visitor in on the pages of the provider, and consents.
 * @param url page of the provider to which the server under test leads
 * @returns the page to which the provider leads back
 */
export async function passProvider(visitor: Visitor, url: string, account: string): Promise<VisitedPage> {
  let at = await visitor.open(url)
  const steps: Record<string, string>[] = [{ prompt: 'login', login: account, password: 'any' }, { prompt: 'consent' }]
  for (const fields of steps) {
    const form = /<form[^>]* action="([^"]+)"/.exec(at.text)
    if (!form || !at.text.includes(`value="${fields.prompt}"`)) continue
    at = await visitor.submit(new URL(form[1]!, at.url).href, fields)
  }
  return at
}
