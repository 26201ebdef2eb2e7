import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { canonicalizeAgentCard, verifyAgentCardSignature, type AgentCard } from '@a2a-js/sdk'
import {
  createLocalJWKSet,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  importJWK,
  type CryptoKey,
  type JWK,
} from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { AgentCard as Card } from '../../../generated/a2a/types.gen.ts'
import { call, type TestAgent } from '../../testing/calls.ts'
import { onEmbeddedDatabase } from '../../testing/databases.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { canonicalCard } from './card-signer.ts'
import { openCardSigner } from './open-card-signer.ts'

const folder = mkdtempSync(join(tmpdir(), 'parley-card-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function newKey(alg: string, members: JWK = {}): Promise<JWK> {
  const { privateKey } = await generateKeyPair(alg, { extractable: true })
  return { ...(await exportJWK(privateKey)), ...members }
}

function fileWith(content: unknown): string {
  const file = join(folder, `${Math.random()}.json`)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

onEmbeddedDatabase((open) => {
  describe('a signed card', () => {
    let server: TestServer
    let agent: TestAgent
    beforeAll(async () => {
      const keys = [
        await newKey('ES256', { kid: 'new' }),
        await newKey('EdDSA', { kid: 'old' }),
        await newKey('RS256', { alg: 'PS256' }),
      ]
      server = await startTestServer(open.place(), undefined, { PARLEY_AGENT_CARD_KEYS_FILE: fileWith({ keys }) })
      const { session } = await server.user()
      agent = await server.agent(session)
      await server.call('PATCH', `/v1/me/agents/${agent.id}/visibility`, session, { visibility: 'public' })
    })
    afterAll(async () => {
      await server.close()
      expect(server.errors).toEqual([])
    })

    const keySet = async () => (await (await fetch(`${server.url}/.well-known/jwks.json`)).json()) as { keys: JWK[] }
    const readCard = async () => {
      const answer = await fetch(`${server.url}/a2a/${agent.handle}/agent-card.json`, {
        headers: { authorization: `Bearer ${agent.token}` },
      })
      return (await answer.json()) as Card
    }
    /** Verifies the card as it was read: the library's own parser drops the security schemes. */
    const verify = async (card: Card): Promise<void> => {
      const keys = await keySet()
      const find = async (kid: string, jku?: string) => {
        expect(jku).toBe(`${server.url}/.well-known/jwks.json`)
        const found = keys.keys.find((key) => key.kid === kid)!
        return (await importJWK(found, found.alg)) as CryptoKey
      }
      await verifyAgentCardSignature(find)(card as unknown as AgentCard)
    }

    it('is verified by the client library with each of its keys', async () => {
      const card = await readCard()
      expect(card.signatures).toHaveLength(3)
      for (const signature of card.signatures!) await verify({ ...card, signatures: [signature] })
      expect(card.signatures!.map((signature) => decodeProtectedHeader(signature).alg)).toEqual([
        'ES256',
        'EdDSA',
        'PS256',
      ])
      expect(await readCard()).toEqual(card)
      expect((await call(server, agent, agent.token, 'GetExtendedAgentCard', undefined)).result).toEqual(card)
    })

    it('is invalid for another card', async () => {
      const card = await readCard()
      await expect(verify({ ...card, name: 'Somebody else' })).rejects.toThrow('No valid signatures')
      const [interfaceHere, ...others] = card.supportedInterfaces
      const elsewhere = [{ ...interfaceHere!, url: 'https://elsewhere.example/' }, ...others]
      await expect(verify({ ...card, supportedInterfaces: elsewhere })).rejects.toThrow('No valid signatures')
    })

    it('has the canonical form of the client library', async () => {
      const card = await readCard()
      expect(canonicalCard(card)).toBe(canonicalizeAgentCard(card as unknown as AgentCard))
      const odd = {
        ...card,
        name: 'é "\u2028" \\ 😀',
        description: '',
        skills: [{ ...card.skills[0]!, tags: ['', 'b', 'a'] }],
      }
      expect(canonicalCard(odd)).toBe(canonicalizeAgentCard(odd as unknown as AgentCard))
    })

    it('has public keys without private members', async () => {
      const { keys } = await keySet()
      expect(keys.map(({ kid, kty, use }) => [kid, kty, use])).toEqual([
        ['new', 'EC', 'sig'],
        ['old', 'OKP', 'sig'],
        [expect.stringMatching(/^[\w-]{43}$/), 'RSA', 'sig'],
      ])
      for (const key of keys) for (const secret of ['d', 'p', 'q', 'k']) expect(key).not.toHaveProperty(secret)
      expect(createLocalJWKSet({ keys: keys as never })).toBeTypeOf('function')
    })
  })
})

describe('keys for agent cards', () => {
  it('are none without the setting', async () => {
    const signer = await openCardSigner({ agentCardKeysFile: undefined, publicUrl: '' })
    const card = { name: 'A' } as Card
    expect([await signer.sign(card), signer.keys]).toEqual([card, { keys: [] }])
  })

  it.each<[string, () => Promise<unknown>, string]>([
    ['no JSON', async () => '{', 'it is not JSON'],
    ['no set', async () => [], 'it must be a JWK Set'],
    ['an empty set', async () => ({ keys: [] }), '1 to 10 keys'],
    [
      'a shared secret',
      async () => ({ keys: [{ kty: 'oct', k: 'c2VjcmV0', alg: 'HS256' }] }),
      'key 0 is no private key',
    ],
    [
      'a public key',
      async () => {
        const { d: _secret, ...key } = await newKey('ES256')
        return { keys: [key] }
      },
      'key 0 is no private key',
    ],
    [
      'a key that does not fit its algorithm',
      async () => ({ keys: [await newKey('ES256'), await newKey('ES256', { alg: 'RS256' })] }),
      'key 1 cannot be used for RS256',
    ],
    [
      'one name twice',
      async () => ({ keys: [await newKey('ES256', { kid: 'a' }), await newKey('EdDSA', { kid: 'a' })] }),
      'the same kid',
    ],
  ])('stop the start, with the name of the setting: %s', async (_name, content, reason) => {
    const opened = openCardSigner({ agentCardKeysFile: fileWith(await content()), publicUrl: '' })
    await expect(opened).rejects.toThrow(`PARLEY_AGENT_CARD_KEYS_FILE: `)
    await expect(opened).rejects.toThrow(reason)
  })

  it('require a readable file', async () => {
    const opened = openCardSigner({ agentCardKeysFile: join(folder, 'absent'), publicUrl: '' })
    await expect(opened).rejects.toThrow('PARLEY_AGENT_CARD_KEYS_FILE: it cannot be read (ENOENT)')
  })
})
