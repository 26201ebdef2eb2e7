/** Compares the test vectors of the harness with the own server, and runs the programs of their guide. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { vectorFiles, writeVectors } from '../conformance/vectors/write-vectors.ts'
import { changeReactionTarget } from '../src/conversations/reactions/reaction.rules.ts'
import type { ReactionOperation, ReactionValue } from '../src/conversations/reactions/reaction.ts'
import { signatureHeaders, signingKey } from '../src/delivery/webhooks/signature.ts'
import { statuses } from '../src/http/error-body.ts'
import { resolveForm } from '../src/http/resolve-form.ts'
import { findAnswer } from '../src/tasks/a2a/answer.store.ts'
import { eachDatabase } from '../src/testing/databases.ts'
import { startTestServer, type TestServer } from '../src/testing/server.ts'
import { createIds } from '../src/platform/ids.ts'
import { systemClock } from '../src/platform/clock.ts'

// Vectors are JSON of many shapes.
// oxlint-disable-next-line no-explicit-any
const casesOf = (name: string): { name: string; input: any; expected: any }[] =>
  JSON.parse(JSON.stringify(vectorFiles().find((file) => file.name === name)!.cases))
const newId = (): string => createIds(systemClock).next('msg')

describe('vectors of pure rules', () => {
  test('each kind has vectors, which are equal in each run', () => {
    expect(vectorFiles().map(({ name }) => name)).toHaveLength(10)
    expect(vectorFiles().flatMap(({ cases }) => cases).length).toBeGreaterThan(200)
    expect(vectorFiles()).toEqual(vectorFiles())
    for (const { cases } of vectorFiles()) expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length)
  })

  test.each(casesOf('signatures'))('signatures: $name', ({ input, expected }) => {
    const body = Buffer.from(input.body_base64, 'base64')
    const made = signatureHeaders(
      [signingKey(input.secret)],
      input['webhook-id'],
      Number(input['webhook-timestamp']),
      body,
    )
    const given = String(input['webhook-signature']).split(' ')
    expect(given.includes(made['webhook-signature']!)).toBe(expected.valid)
  })

  test.each(casesOf('reactions').filter(({ input }) => input.before.length < 2))(
    'reactions: $name',
    ({ input, expected }) => {
      const valueOf = (emoji: string): ReactionValue => ({ type: 'emoji', emoji }) as ReactionValue
      const [before] = input.before as string[]
      const current = before === undefined ? null : valueOf(before)
      const { removed, added } = changeReactionTarget(
        current,
        input.operation as ReactionOperation,
        valueOf(input.emoji),
      )
      const answer = removed === null && added === null ? 'unchanged' : 'changed'
      const after = answer === 'unchanged' ? input.before : added === null ? [] : [added.emoji]
      expect(expected.allowed).toContainEqual({ answer, after })
    },
  )

  test.each(casesOf('body-forms'))('body forms: $name', ({ input, expected }) => {
    const operation = input.route === 'POST /v1/messages' ? 'sendMessage' : 'react'
    const { form, rejection } = resolveForm(operation, input.body)
    const draft = form === 'variant' && 'draft' in input.body
    expect(rejection === undefined ? (draft ? 'draft' : form) : 'rejected').toBe(expected.form)
  })

  test.each(casesOf('error-bodies').filter(({ expected }) => expected.valid))('error bodies: $name', ({ input }) => {
    expect(statuses).toHaveProperty(input.body.error.code, input.status)
  })
})

eachDatabase((_name, open) => {
  let server: TestServer
  let session: string
  beforeAll(async () => {
    server = await startTestServer(open.place())
    session = (await server.user()).session
  })
  afterAll(async () => {
    await server.close()
    expect(server.errors).toEqual([])
  })

  const agents = async () => [await server.agent(session), await server.agent(session)] as const
  const ok = async (method: string, where: string, credential: string, body?: unknown) => {
    const answer = await server.call(method, where, credential, body)
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
    return answer.body
  }
  const direct = async (token: string, handle: string): Promise<string> =>
    (await ok('POST', '/v1/chats', token, { kind: 'direct', handles: [handle] })).chat.id
  const text = (value: string) => [{ type: 'text', text: value }]
  const send = async (token: string, chatId: string, more: object = {}): Promise<string> => {
    const messageId = newId()
    await ok('POST', '/v1/messages', token, { message_id: messageId, chat_id: chatId, parts: text('x'), ...more })
    return messageId
  }
  const history = async (token: string, chatId: string): Promise<string[]> =>
    (await ok('GET', `/v1/chats/${chatId}/messages?limit=100`, token)).messages.map(
      (message: { message_id: string }) => message.message_id,
    )

  test('message ids', async () => {
    const [sender, other] = await agents()
    const chatId = await direct(sender.token, other.handle)
    for (const { name, input, expected } of casesOf('message-ids')) {
      const body = { message_id: input.message_id, chat_id: chatId, parts: text(name) }
      const { status } = await server.call('POST', '/v1/messages', sender.token, body)
      expect(status < 300, name).toBe(expected.valid)
    }
  })

  test('watermarks', async () => {
    for (const { name, input, expected } of casesOf('watermarks')) {
      const [sender, reader] = await agents()
      const chatId = await direct(sender.token, reader.handle)
      const ids: string[] = []
      for (let index = 0; index < input.messages; index += 1) ids.push(await send(sender.token, chatId))
      const advanced: boolean[] = []
      for (const { route, message } of input.steps)
        advanced.push(
          (await ok('POST', `/v1/chats/${chatId}/${route}`, reader.token, { message_id: ids[message - 1] })).advanced,
        )
      expect(advanced, name).toEqual(expected.advanced)
      const { messages } = await ok('GET', `/v1/chats/${chatId}/messages?limit=100`, sender.token)
      const marked = (stamp: string): number =>
        messages.filter((message: Record<string, unknown>) => (message[stamp] ?? null) !== null).length
      expect([marked('delivered_at'), marked('read_at')], name).toEqual([expected.delivered, expected.read])
    }
  })

  test('blocks', async () => {
    for (const { name, input, expected } of casesOf('blocks')) {
      const [sender, recipient] = await agents()
      const handles = [sender.handle, recipient.handle]
      const chatId =
        input.chat === 'direct'
          ? await direct(sender.token, recipient.handle)
          : (await ok('POST', '/v1/chats', session, { kind: 'group', handles, group_name: 'Crew' })).chat.id
      const blocking = [
        ...(['sender', 'both'].includes(input.blocked_by) ? [[sender.token, recipient.handle]] : []),
        ...(['recipient', 'both'].includes(input.blocked_by) ? [[recipient.token, sender.handle]] : []),
      ] as [string, string][]
      for (const [token, handle] of blocking) await ok('PUT', `/v1/blocked-handles/${handle}`, token)
      const during = await send(sender.token, chatId)
      for (const [token, handle] of blocking) await ok('DELETE', `/v1/blocked-handles/${handle}`, token)
      const after = await send(sender.token, chatId)
      const [own, read] = [await history(sender.token, chatId), await history(recipient.token, chatId)]
      const found = {
        accepted: true,
        shown_to_sender: own.includes(during),
        delivered: read.includes(during),
        delivered_after_unblock: read.includes(after),
      }
      expect(found, name).toEqual(expected)
    }
  })

  test('membership windows', async () => {
    for (const { name, input, expected } of casesOf('membership-windows')) {
      const [sender, reader] = await agents()
      const made = await ok('POST', '/v1/chats', session, {
        kind: 'group',
        handles: [sender.handle],
        group_name: 'Crew',
      })
      const chatId: string = made.chat.id
      const ids: string[] = []
      for (const step of input.steps) {
        const members = `/v1/chats/${chatId}/participants`
        if (step === 'send') ids.push(await send(sender.token, chatId))
        else if (step === 'join') await ok('POST', members, session, { handle: reader.handle })
        else await ok('DELETE', `${members}/${reader.handle}`, session)
      }
      const seen = (await history(reader.token, chatId)).map((id) => ids.indexOf(id) + 1)
      expect(seen, name).toEqual(expect.arrayContaining(expected.shown))
      expect(
        seen.filter((number) => expected.hidden.includes(number)),
        name,
      ).toEqual([])
    }
  })

  test('answers of A2A', async () => {
    for (const { name, input, expected } of casesOf('a2a-answers')) {
      const [caller, agent] = await agents()
      const chatId = await direct(caller.token, agent.handle)
      const ids = new Map<string, string>()
      for (const { id, from, reply_to: replyTo } of input.messages) {
        const more = replyTo === undefined ? {} : { reply_to: { message_id: ids.get(replyTo) } }
        ids.set(id, await send(from === 'agent' ? agent.token : caller.token, chatId, more))
      }
      const question = {
        messageId: ids.get(input.question)!,
        chatId,
        sequence: 1 + input.messages.findIndex(({ id }: { id: string }) => id === input.question),
        requesterId: caller.id,
        agentId: agent.id,
      }
      const answer = await server.context.database.read((tx) => findAnswer(tx, question))
      expect(answer?.id, name).toBe(expected.answer === null ? undefined : ids.get(expected.answer))
    }
  })

  test('errors of A2UI', async () => {
    for (const { name, input, expected } of casesOf('a2ui-errors')) {
      const [sender, other] = await agents()
      const chatId = await direct(sender.token, other.handle)
      await send(sender.token, chatId, {
        parts: [{ type: 'data', media_type: 'application/a2ui+json', data: input.given }],
      })
      const body = { message_id: newId(), chat_id: chatId, parts: input.parts }
      const answer = await server.call('POST', '/v1/messages', sender.token, body)
      expect(answer.status, name).toBe(422)
      // oxlint-disable-next-line no-explicit-any
      const items: any[] = answer.body.a2ui_errors
      expect(items, name).toHaveLength(expected.a2ui_errors.length)
      for (const [index, { paths, surface_id: surfaceId, ...members }] of expected.a2ui_errors.entries()) {
        const { part_index, data_index, a2ui_message: shown } = items[index]
        expect({ part_index, data_index, version: shown.version, code: shown.error.code }, name).toEqual(members)
        if (surfaceId !== undefined) expect(shown.error.surfaceId, name).toBe(surfaceId)
        if (paths !== undefined) expect(paths, name).toContain(shown.error.path)
      }
      expect(answer.body.error.message, name).toBe(items[0].a2ui_message.error.message)
      expect(await history(other.token, chatId)).not.toContain(body.message_id)
    }
  })
})

describe('the programs of the guide', () => {
  const guide = readFileSync(path.join(import.meta.dirname, '../spec/guides/test-vectors.md'), 'utf8')
  const blockOf = (language: string): string => new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(guide)![1]!
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'vectors-'))
    writeVectors(path.join(folder, 'vectors'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test.each([
    ['python', 'python3', ['-c']],
    ['js', process.execPath, ['--input-type=module', '-e']],
  ])('%s verifies all signatures', (language, program, options) => {
    const { status, stdout, stderr, error } = spawnSync(program, [...options, blockOf(language)], {
      cwd: folder,
      encoding: 'utf8',
    })
    if ((error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT') return
    expect(stderr).toBe('')
    expect(stdout).toContain(`${casesOf('signatures').length} vectors`)
    expect(status).toBe(0)
  })
})
