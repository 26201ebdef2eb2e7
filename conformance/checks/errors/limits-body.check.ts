import { textParts } from '../../client/agent.ts'
import { NoReplyError, type Reply } from '../../client/exchange.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { sendRoutes, type SendRoute } from '../../fixtures/send-routes.ts'
import { partsDifference } from '../../model/message-core.ts'

/** Pads a body to a size with white space between tokens, which counts toward the body and not toward a part. */
const padded = (json: unknown, bytes: number): Buffer => {
  const text = JSON.stringify(json)
  return Buffer.from(`{${' '.repeat(bytes - Buffer.byteLength(text))}${text.slice(1)}`)
}

async function* inChunks(body: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < body.length; start += 65_536) yield body.subarray(start, start + 65_536)
}

interface Oversized {
  route: SendRoute
  bytes: number
  chunked: boolean
  requirement: 'MSG-032' | 'LIM-005'
}

/** Sends an oversized body. Undefined if the connection closed before the answer was read. */
async function attempt(
  t: CheckContext,
  { route, bytes, chunked }: Oversized,
  messageId: string,
): Promise<Reply | undefined> {
  const { method, path, json } = route.request(t.chat.id, {
    message_id: messageId,
    parts: textParts(t.unique.marker()),
  })
  const body = padded(json, bytes)
  const content = chunked ? { stream: inChunks(body) } : { raw: body }
  try {
    return await t.agent.call({ method, path, ...content, headers: { 'content-type': 'application/json' } })
  } catch (error) {
    if (error instanceof NoReplyError) return undefined
    throw error
  }
}

async function expectTooLarge(t: CheckContext, oversized: Oversized): Promise<void> {
  const { route, bytes, chunked, requirement } = oversized
  const messageId = t.unique.messageId()
  const what = `${bytes} bytes${chunked ? ', chunked,' : ''} on ${route.name}`
  const reply = (await attempt(t, oversized, messageId)) ?? (await attempt(t, oversized, messageId))
  if (reply === undefined) t.warn(`the connection was closed before an answer to ${what}`, { requirement })
  else if (chunked && reply.status === 411) t.warn(`${what} is answered with 411`, { requirement })
  else judgeAnswer(t, reply, what, requirement)
  const fence = await t.agent.sendText(t.chat.id)
  await t.eventually('a later message', () => t.agent.awaitInHistory(t.chat.id, fence.messageId, 0))
  t.expect.equal((await t.agent.inHistory(t.chat.id, messageId)).length, 0, {
    requirement,
    what: `messages stored from ${what}`,
  })
}

function judgeAnswer(t: CheckContext, reply: Reply, what: string, requirement: 'MSG-032' | 'LIM-005'): void {
  t.expect.status(reply, 413, { requirement, what: `status of ${what}` })
  const code = (reply.body as { error?: { code?: unknown } }).error?.code
  if (code === undefined) t.warn(`${what} is answered with a 413 that has no error body`, { requirement })
  else t.expect.equal(code, 'payload_too_large', { requirement, what: `error.code of ${what}` })
}

check(
  'limits.send.body-too-large',
  ['MSG-032'],
  { area: 'messages', needs: { agents: 2, chat: 'agents' }, seconds: 3 },
  async (t) => {
    for (const chunked of [false, true]) {
      await expectTooLarge(t, { route: sendRoutes[0], bytes: 600_000, chunked, requirement: 'MSG-032' })
    }
  },
)

check(
  'limits.send.body-on-each-route',
  ['LIM-005'],
  { area: 'messages', needs: { agents: 2, chat: 'agents' }, seconds: 3 },
  async (t) => {
    for (const route of sendRoutes)
      await expectTooLarge(t, { route, bytes: 530_000, chunked: false, requirement: 'LIM-005' })
  },
)

check(
  'limits.send.large-bodies-are-taken',
  ['MSG-032', 'LIM-005'],
  { area: 'messages', needs: { agents: 2, chat: 'agents' }, seconds: 4 },
  async (t) => {
    const full = Array.from({ length: 31 }, (_, index) => ({
      type: 'data',
      data: `${index % 10}${'d'.repeat(15_890)}`,
    }))
    const bodies = {
      '32 texts of 8000 bytes': {
        requirement: 'LIM-005',
        parts: Array.from({ length: 32 }, () => ({ type: 'text', text: 'x'.repeat(8000) })),
      },
      'nearly 500,000 bytes of data parts': { requirement: 'MSG-032', parts: full },
    } as const
    for (const route of sendRoutes) {
      for (const [what, { requirement, parts }] of Object.entries(bodies)) {
        const messageId = t.unique.messageId()
        const reply = await route.send(t.agent, t.chat.id, { message_id: messageId, parts: [...parts] })
        t.expect.status(reply, '2xx', { requirement, what: `status of ${what} on ${route.name}` })
        t.expect.equal(partsDifference(parts, route.message(reply, messageId)?.parts), null, {
          requirement,
          what: `${what} are returned completely`,
        })
      }
      const spaced = route.request(t.chat.id, { message_id: t.unique.messageId(), parts: textParts(t.unique.marker()) })
      const reply = await t.agent.call({
        method: 'POST',
        path: spaced.path,
        raw: padded(spaced.json, 500_000),
        headers: { 'content-type': 'application/json' },
      })
      t.expect.status(reply, '2xx', { what: `status of a body of 500,000 bytes on ${route.name}` })
    }
  },
)
