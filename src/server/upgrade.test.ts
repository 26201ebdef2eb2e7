import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { systemClock } from '../platform/clock.ts'
import { createIds } from '../platform/ids.ts'
import { eachDatabase, type Place } from '../testing/databases.ts'
import { callProcess, killProcess, processOperatorKey, startProcess, type ServerProcess } from '../testing/process.ts'
import { startReceiver, type TestReceiver } from '../testing/receiver.ts'

/** The last commit whose only migration is `0001_data_model`: the earlier program until a release exists. */
const firstProgram = '385250ef9d749623bd4db0a6c0b5f7528fd9b232'
const root = path.join(import.meta.dirname, '../..')
const ids = createIds(systemClock)
const senders = 3

function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', ['-C', root, ...args], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/** Folder of the earlier program, which runs with the present packages. */
const program = mkdtempSync(path.join(tmpdir(), 'parley-earlier-'))
/** The last release before this program. */
const earlier = git('describe', '--tags', '--abbrev=0', '--match', 'v*', 'HEAD^') ?? firstProgram
const isAbsent = git('cat-file', '-e', `${earlier}^{commit}`) === undefined

/** Data of one person. */
interface Household {
  session: string
  token: string
  chatId: string
}

/** Stores one object of each kind that the earlier program knows. @param name part of the handles */
async function populate(server: ServerProcess, name: string): Promise<Household> {
  const call = (credential: string, method: string, route: string, body?: unknown) =>
    callProcess(server, credential, method, route, body)
  const { session } = await call(processOperatorKey, 'POST', '/_ops/persons', { handle: `ann${name}`, name: 'Ann' })
  const [helper, other] = [`helper${name}`, `other${name}`]
  const agent = { handle: helper, display_name: 'Helper' }
  const { agent_token: token } = await call(session, 'POST', '/v1/me/agents', agent)
  await call(session, 'POST', '/v1/me/agents', { handle: other, display_name: 'Other' })
  const group = { kind: 'group', group_name: 'Team', handles: [helper, other] }
  const chatId = (await call(session, 'POST', '/v1/chats', group)).chat.id
  const { attachment } = await call(token, 'POST', '/v1/attachments', `"bytes of ${name}"`)
  const messageId = ids.next('msg')
  const parts = [
    { type: 'text', text: `periwinkle ${name}` },
    { type: 'media', attachment_id: attachment.id },
  ]
  await call(token, 'POST', '/v1/messages', { message_id: messageId, chat_id: chatId, parts })
  const reaction = { operation: 'add', type: 'like' }
  await call(session, 'POST', `/v1/messages/${messageId}/reactions`, reaction)
  await call(session, 'POST', `/v1/me/chats/${chatId}/read`, { message_id: messageId })
  await call(token, 'PUT', `/v1/blocked-handles/${other}`)
  return { session, token, chatId }
}

/** Reads the data of a person, as callers of any version see it. */
async function read(server: ServerProcess, { session, token, chatId }: Household) {
  return {
    chat: await callProcess(server, session, 'GET', `/v1/me/chats/${chatId}`),
    messages: await callProcess(server, session, 'GET', `/v1/me/chats/${chatId}/messages`),
    agents: await callProcess(server, session, 'GET', '/v1/me/agents'),
    events: await callProcess(server, token, 'GET', '/v1/events?after=0'),
    blocked: await callProcess(server, token, 'GET', '/v1/blocked-handles'),
    webhooks: await callProcess(server, token, 'GET', '/v1/webhooks'),
  }
}

const isSkipped = isAbsent && process.env['CI'] === undefined
if (isSkipped) console.warn(`No upgrade is tested: ${earlier} is missing. Fetch the whole history.`)

beforeAll(() => {
  if (isSkipped) return
  const files = ['src', 'generated', 'spec', 'package.json']
  const archive = execFileSync('git', ['-C', root, 'archive', earlier, ...files], { maxBuffer: 1 << 30 })
  execFileSync('tar', ['-x', '-C', program], { input: archive })
  symlinkSync(path.join(root, 'node_modules'), path.join(program, 'node_modules'))
}, 60_000)
afterAll(() => rmSync(program, { recursive: true, force: true }))

eachDatabase((name, open) => {
  describe.skipIf(isSkipped)(`an upgrade from ${earlier}`, () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'parley-upgrade-'))
    let receiver: TestReceiver
    let environment: Record<string, string>
    /** Processes that get the load. */
    let serving: ServerProcess[] = []
    const all = new Set<ServerProcess>()
    let turn = 0
    const next = () => serving[turn++ % serving.length]!

    const start = async (env: Record<string, string>, main?: string): Promise<ServerProcess> => {
      const server = await startProcess(env, main)
      all.add(server)
      return server
    }
    /** Its compiled code is not added to that of the packages. */
    const startEarlier = () =>
      start({ ...environment, NODE_COMPILE_CACHE: path.join(program, 'cache') }, path.join(program, 'src/main.ts'))
    const stop = async (server: ServerProcess): Promise<void> => {
      all.delete(server)
      server.child.kill('SIGTERM')
      await once(server.child, 'exit')
    }

    beforeAll(async () => {
      receiver = await startReceiver()
      writeFileSync(path.join(folder, 'ca.pem'), receiver.ca)
      const { url, schema }: Place = open.emptyPlace()
      if (schema === undefined) mkdirSync(path.dirname(url), { recursive: true })
      environment = {
        DATABASE_URL: schema === undefined ? url : `${url}?schema=${schema}`,
        PARLEY_STORAGE_URL: path.join(folder, 'attachments'),
        PARLEY_WEBHOOK_CA_FILE: path.join(folder, 'ca.pem'),
        PARLEY_WEBHOOK_ALLOW_CIDRS: '127.0.0.1/32',
        PARLEY_RATE_LIMITS: 'off',
        PARLEY_LOG_LEVEL: 'error',
      }
    }, 60_000)
    afterAll(async () => {
      for (const server of all) await killProcess(server)
      await receiver.close()
      rmSync(folder, { recursive: true, force: true })
    })

    test('keeps all data and loses no message, while both versions serve where the database allows it', async () => {
      const old = await startEarlier()
      const before = await populate(old, 'old')
      const stored = await read(old, before)
      const load = await populate(old, 'load')
      const hook = { url: `${receiver.url}/hook` }
      await callProcess(old, load.token, 'POST', '/v1/webhooks', hook)

      const sent: string[] = []
      let isSending = true
      const send = async () => {
        while (isSending) {
          const messageId = ids.next('msg')
          const body = { message_id: messageId, parts: [{ type: 'text', text: 'x' }] }
          await callProcess(next(), load.session, 'POST', `/v1/me/chats/${load.chatId}/messages`, body)
          sent.push(messageId)
        }
      }
      let sending: Promise<unknown> = Promise.resolve()
      /** Sends messages to some processes, from now on. */
      const sendTo = async (...servers: ServerProcess[]) => {
        isSending = false
        await sending
        serving = servers
        isSending = true
        sending = Promise.all(Array.from({ length: servers.length === 0 ? 0 : senders }, send))
      }
      const more = async () => {
        const count = sent.length
        await Promise.race([sending, expect.poll(() => sent.length, { timeout: 20_000 }).toBeGreaterThan(count + 30)])
      }

      await sendTo(old)
      await more()
      const during: Household[] = []
      if (name === 'sqlite') {
        await sendTo()
        await stop(old)
      }
      const present = await start(environment)
      if (name === 'postgres') {
        await sendTo(old, present)
        await more()
        during.push(await populate(old, 'beside'), await populate(present, 'new'))
        for (const household of during) expect(await read(present, household)).toMatchObject(await read(old, household))
        await sendTo(present)
        await stop(old)
      } else await sendTo(present)
      await more()
      isSending = false
      await sending

      expect(await read(present, before)).toMatchObject(stored)
      const pulled: string[] = []
      for (let after = 0, hasMore = true; hasMore;) {
        const page = await callProcess(present, load.token, 'GET', `/v1/events?after=${after}&limit=100`)
        for (const { sequence, data } of page.events) {
          expect(sequence).toBe(++after)
          if (data.message?.parts[0].text === 'x') pulled.push(data.message.message_id)
        }
        hasMore = page.has_more
      }
      expect(pulled.toSorted()).toEqual(sent.toSorted())
      const missing = () => {
        const delivered = new Set(
          receiver.received.map(({ body }) => JSON.parse(body.toString()).data.message?.message_id),
        )
        return sent.filter((id) => !delivered.has(id))
      }
      await expect.poll(missing, { timeout: 20_000 }).toEqual([])
      // The present program indexes messages that the earlier one stored.
      for (const { session } of [before, ...during]) {
        const found = await callProcess(present, session, 'GET', '/v1/me/messages?q=periwinkle')
        expect(found.messages).toHaveLength(1)
      }
    }, 120_000)
  })
})
