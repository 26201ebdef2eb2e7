import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { canonicalizeAgentCard, type AgentCard as SdkCard } from '@a2a-js/sdk'
import {
  base64url,
  decodeProtectedHeader,
  exportJWK,
  flattenedVerify,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { AgentCard } from '../../generated/a2a/types.gen.ts'

import { verifyWebhook } from '../client/webhook.ts'
import { systemClock } from '../platform/clock.ts'
import { createIds } from '../platform/ids.ts'
import { eachDatabase } from '../testing/databases.ts'
import { askProcess, callProcess, killProcess, processOperatorKey, startProcess } from '../testing/process.ts'
import type { ServerProcess } from '../testing/process.ts'
import { startReceiver, type Received, type TestReceiver } from '../testing/receiver.ts'

const ids = createIds(systemClock)
const newKey = () => randomBytes(32).toString('base64')

/** Settings of the keys of one process. */
const keys = (key: string, ...others: string[]) => ({
  PARLEY_ENCRYPTION_KEY: key,
  PARLEY_DECRYPTION_KEYS: others.join(','),
})

const verifies = ({ headers, body }: Received, secret: string): Promise<boolean> =>
  verifyWebhook({ secret, headers, body }).then(
    () => true,
    () => false,
  )

const messageOf = ({ body }: Received): string => JSON.parse(body.toString()).data.message.message_id

/** Returns the ids of the keys that verify a card, among those of a JWK Set. */
async function verifyingKeys(card: AgentCard, { keys: known }: { keys: JWK[] }): Promise<string[]> {
  const payload = base64url.encode(canonicalizeAgentCard(card as unknown as SdkCard))
  const tried = (card.signatures ?? []).map(async (signature) => {
    const { kid, alg } = decodeProtectedHeader(signature)
    const key = known.find((one) => one.kid === kid)
    if (!key) return []
    await flattenedVerify({ ...signature, payload }, await importJWK(key, alg))
    return [kid!]
  })
  return (await Promise.all(tried)).flat()
}

const newCardKey = async (kid: string): Promise<JWK> => {
  const { privateKey } = await generateKeyPair('EdDSA', { extractable: true })
  return { ...(await exportJWK(privateKey)), kid }
}

eachDatabase((name, open) => {
  describe('a rotation of keys under load', () => {
    const folder = mkdtempSync(join(tmpdir(), 'parley-rotation-'))
    const { url, schema } = open.place()
    const [former, next] = [newKey(), newKey()]
    let receiver: TestReceiver
    /** Processes by their position; undefined while one restarts. */
    let servers: (ServerProcess | undefined)[] = []
    let settings: Record<string, string>
    let cardKeys: [former: JWK, next: JWK]
    let session: string
    let token: string
    let chatId: string
    let webhookId: string
    /** Ids of acknowledged messages, in the order of their sends. */
    const acknowledged: string[] = []
    let isLoaded = true
    /** Cards of the agent in the order of their reads, with the keys that verified them then. */
    const cards: { card: AgentCard; verified: string[] }[] = []
    const setCardKeys = (...own: JWK[]) => writeFileSync(join(folder, 'cards.json'), JSON.stringify({ keys: own }))
    let load: Promise<unknown>

    const start = (env: Record<string, string>) => startProcess({ ...settings, ...env })
    const stop = async (at: number) => {
      const { child } = servers[at]!
      servers[at] = undefined
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    const restart = async (at: number, env: Record<string, string>) => {
      await stop(at)
      servers[at] = await start(env)
    }
    const running = () => servers.filter((server) => server !== undefined)

    /** Sends a message until a process accepts it. */
    async function send(): Promise<void> {
      const messageId = ids.next('msg')
      const body = { message_id: messageId, parts: [{ type: 'text', text: 'x' }] }
      for (let attempt = 0; ; attempt++) {
        const server = running()[attempt % Math.max(1, running().length)]
        const answer =
          server &&
          (await askProcess(server, session, 'POST', `/v1/me/chats/${chatId}/messages`, body).catch(() => null))
        if (answer && answer.status < 300) break
        if (!isLoaded && running().length === 0) return
        await sleep(20)
      }
      acknowledged.push(messageId)
    }

    /** Reads the card of the agent from one process, and the public keys from another, as proxies and caches do. */
    async function readCard(): Promise<void> {
      const [one, other] = [running()[cards.length % 2] ?? running()[0], running()[0]]
      if (!one || !other) return
      const read = async () => [
        await askProcess(one, token, 'GET', '/a2a/helper/agent-card.json'),
        await askProcess(other, token, 'GET', '/.well-known/jwks.json'),
      ]
      // A process that stops accepts no connection.
      const answers = await read().catch(() => [])
      const [card, known] = answers.map(({ status, body }) => (status === 200 ? body : undefined))
      if (card && known) cards.push({ card, verified: await verifyingKeys(card, known) })
    }

    /** Waits until the load has sent more messages, all of them after this call. @returns the id of a later message */
    async function moreMessages(count = 20): Promise<string> {
      const before = acknowledged.length
      await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(before + count)
      return acknowledged.at(-1)!
    }

    const rotate = async (overlapSeconds: number): Promise<string> => {
      const body = { overlap_seconds: overlapSeconds }
      const server = running()[0]!
      return (await callProcess(server, token, 'POST', `/v1/webhooks/${webhookId}/rotate-secret`, body)).signing_secret
    }

    beforeAll(async () => {
      receiver = await startReceiver()
      const ca = join(folder, 'ca.pem')
      writeFileSync(ca, receiver.ca)
      settings = {
        DATABASE_URL: schema === undefined ? url : `${url}?schema=${schema}`,
        PARLEY_STORAGE_URL: join(folder, 'attachments'),
        PARLEY_WEBHOOK_CA_FILE: ca,
        PARLEY_WEBHOOK_ALLOW_CIDRS: '127.0.0.1/32',
        PARLEY_WEBHOOK_BACKOFF_MS: '200',
        PARLEY_WEBHOOK_TIMEOUT_MS: '2000',
        PARLEY_RATE_LIMITS: 'off',
        PARLEY_AGENT_CARD_KEYS_FILE: join(folder, 'cards.json'),
        PARLEY_PUBLIC_URL: 'https://parley.example',
        PARLEY_LOG_LEVEL: 'error',
      }
      cardKeys = [await newCardKey('old'), await newCardKey('new')]
      setCardKeys(cardKeys[0])
      servers = [await start(keys(former))]
      if (name === 'postgres') servers.push(await start(keys(former)))
      const [first] = running() as [ServerProcess]
      ;({ session } = await callProcess(first, processOperatorKey, 'POST', '/_ops/persons', {
        handle: 'ann',
        name: 'Ann',
      }))
      const agent = { handle: 'helper', display_name: 'Helper' }
      token = (await callProcess(first, session, 'POST', '/v1/me/agents', agent)).agent_token
      const opened = { kind: 'direct', handles: ['helper'] }
      chatId = (await callProcess(first, session, 'POST', '/v1/chats', opened)).chat.id
    }, 60_000)
    afterAll(async () => {
      isLoaded = false
      await load
      for (const server of running()) await killProcess(server)
      await receiver.close()
      rmSync(folder, { recursive: true, force: true })
    })

    test('loses no message or delivery, and signs each delivery with the keys that are valid at its time', async () => {
      const made = await callProcess(running()[0]!, token, 'POST', '/v1/webhooks', { url: `${receiver.url}/hook` })
      webhookId = made.id
      const first: string = made.signing_secret
      load = Promise.all(
        Array.from({ length: 3 }, async () => {
          while (isLoaded) {
            await Promise.all([send(), readCard()])
            await sleep(50)
          }
        }),
      )
      await moreMessages()
      // The former encryption key is in use until the second of these steps of the operating guide.
      if (name === 'postgres') {
        for (const at of [0, 1]) await restart(at, keys(former, next))
        await restart(0, keys(next, former))
        await moreMessages()
      }
      const second = await rotate(600)
      const afterSecond = await moreMessages()
      // The keys of cards change in the same restarts: the new one is added first, and the former one removed last.
      setCardKeys(cardKeys[1], cardKeys[0])
      for (const at of servers.keys()) await restart(at, keys(next, former))
      await restart(0, keys(next, former))
      const signedByBoth = cards.length
      await moreMessages()
      setCardKeys(cardKeys[1])
      for (const at of servers.keys()) await restart(at, keys(next))
      await moreMessages()
      // The load ends before the rotation without overlap: events sent before it may still have the former signatures.
      isLoaded = false
      await load
      const missing = () => {
        const delivered = new Set(receiver.received.map(messageOf))
        return acknowledged.filter((id) => !delivered.has(id))
      }
      await expect.poll(missing, { timeout: 30_000 }).toEqual([])
      const unverified = cards.filter(({ verified }) => verified.length === 0)
      expect([unverified, cards.length > 60]).toEqual([[], true])
      const known = await callProcess(running()[0]!, token, 'GET', '/.well-known/jwks.json')
      expect(known.keys.map(({ kid }: JWK) => kid)).toEqual(['new'])
      // Cards that were cached before the last step are valid after it; those from before the first step are not.
      expect(await verifyingKeys(cards[signedByBoth]!.card, known)).toEqual(['new'])
      expect([cards[0]!.verified, await verifyingKeys(cards[0]!.card, known)]).toEqual([['old'], []])
      expect(cards.at(-1)!.verified).toEqual(['new'])
      const overlapping = [...receiver.received]
      const third = await rotate(0)
      await send()
      await expect.poll(missing, { timeout: 10_000 }).toEqual([])

      const later = new Set(acknowledged.slice(acknowledged.indexOf(afterSecond), -1))
      expect(later.size).toBeGreaterThan(40)
      for (const delivery of overlapping) {
        expect(await verifies(delivery, first)).toBe(true)
        if (later.has(messageOf(delivery))) expect(await verifies(delivery, second)).toBe(true)
      }
      const last = receiver.received.at(-1)!
      expect(messageOf(last)).toBe(acknowledged.at(-1))
      expect(await Promise.all([first, second, third].map((secret) => verifies(last, secret)))).toEqual([
        false,
        false,
        true,
      ])
      const history = await callProcess(running()[0]!, session, 'GET', `/v1/me/chats/${chatId}/messages?limit=1`)
      expect(history.messages[0].sequence).toBe(acknowledged.length)
    }, 180_000)
  })
})
