import { messagesOf, textParts } from '../../client/agent.ts'
import { until } from '../../client/until.ts'
import type { WireMessage, WirePart } from '../../client/wire.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { rejectedSend } from '../../fixtures/rejected-send.ts'
import { sendRoutes } from '../../fixtures/send-routes.ts'

const texts = (count: number) => Array.from({ length: count }, (_, index) => ({ type: 'text', text: `${index}` }))

check(
  'limits.send.number-of-parts',
  ['MSG-021', 'LIM-001', 'MSG-020'],
  { area: 'messages', needs: { agents: 2, chat: 'agents' }, seconds: 3 },
  async (t) => {
    for (const route of sendRoutes) {
      for (const count of [1, 2, 31, 32]) {
        const messageId = t.unique.messageId()
        const reply = await route.send(t.agent, t.chat.id, { message_id: messageId, parts: texts(count) })
        t.expect.status(reply, '2xx', { what: `status of ${count} parts on ${route.name}` })
        t.expect.equal(route.message(reply, messageId)?.parts?.length, count, {
          what: `parts in the answer to ${count} parts`,
        })
      }
      for (const count of [33, 100]) {
        await rejectedSend(t, {
          what: `${count} parts`,
          route,
          invalid: { parts: texts(count) },
          clean: { parts: texts(32) },
          requirement: 'LIM-001',
        })
      }
      await rejectedSend(t, {
        what: 'no parts',
        route,
        invalid: { parts: [] },
        clean: { parts: texts(1) },
        requirement: 'MSG-020',
      })
    }
  },
)

const emoji = '\u{1f600}'

check(
  'limits.send.text-in-bytes',
  ['PART-003', 'LIM-003'],
  { area: 'messages', needs: { agents: 2, chat: 'agents' }, seconds: 3 },
  async (t) => {
    const within = {
      '8000 ASCII characters': 'a'.repeat(8000),
      '2000 emoji (8000 bytes)': emoji.repeat(2000),
      '4000 letters of two bytes': '\u00e9'.repeat(4000),
    }
    const beyond = {
      '8193 ASCII bytes': 'a'.repeat(8193),
      '3000 emoji (12,000 bytes, 3000 characters)': emoji.repeat(3000),
      '6000 letters of two bytes (12,000 bytes)': '\u00e9'.repeat(6000),
      '20,000 ASCII bytes': 'a'.repeat(20_000),
    }
    for (const route of sendRoutes) {
      for (const [what, text] of Object.entries(within)) {
        const messageId = t.unique.messageId()
        const reply = await route.send(t.agent, t.chat.id, { message_id: messageId, parts: textParts(text) })
        t.expect.status(reply, '2xx', { what: `status of a text of ${what} on ${route.name}` })
        t.expect.that(route.message(reply, messageId)?.parts?.[0]?.['text'] === text, {
          what: `a text of ${what} is returned completely`,
        })
      }
      for (const [what, text] of Object.entries(beyond)) {
        await rejectedSend(t, {
          what: `a text of ${what}`,
          route,
          invalid: { parts: textParts(text) },
          clean: { parts: textParts('a'.repeat(8000)) },
          // A server that counts characters has the limit, but in the wrong unit.
          requirement: what.includes('ASCII') ? 'LIM-003' : 'PART-003',
        })
      }
    }
  },
)

/**
 * Judges an exact limit. A kilobyte may have 1,000 bytes (AMB-017), so a size between both limits is judged by its
 * neighbours.
 */
async function judgeExactLimit(
  t: CheckContext,
  about: { what: string; kilobytes: number; requirement: 'LIM-003' | 'LIM-004' },
  partsOf: (bytes: number) => WirePart[],
): Promise<void> {
  const { what, kilobytes, requirement } = about
  const send = (bytes: number) =>
    t.agent.send({ message_id: t.unique.messageId(), chat_id: t.chat.id, parts: partsOf(bytes) as never })
  const [binary, decimal] = [kilobytes * 1024, kilobytes * 1000]
  const largest = await send(binary)
  t.expect.that(largest.ok || !(await send(decimal + 1)).ok, {
    requirement,
    what: `the largest ${what}`,
    expected: `${binary} bytes (or ${decimal})`,
    actual: `more than ${decimal} bytes are accepted, but ${binary} bytes are answered with ${largest.status}`,
  })
}

check(
  'limits.send.largest-parts',
  ['LIM-003', 'LIM-004'],
  { area: 'messages', needs: { agents: 2, chat: 'agents' } },
  async (t) => {
    await t.agent.sendText(t.chat.id)
    await judgeExactLimit(t, { what: 'text', kilobytes: 8, requirement: 'LIM-003' }, (bytes) =>
      textParts('a'.repeat(bytes)),
    )
    await judgeExactLimit(t, { what: 'data', kilobytes: 16, requirement: 'LIM-004' }, (bytes) => [
      { type: 'data', data: 'd'.repeat(bytes - 2) },
    ])
  },
)

check(
  'limits.send.data-in-bytes',
  ['PART-011', 'LIM-004'],
  { area: 'messages', needs: { agents: 2, chat: 'agents' }, seconds: 2 },
  async (t) => {
    // The serialized string includes two quotes.
    const data = (bytes: number) => [{ type: 'data', data: 'd'.repeat(bytes - 2) }]
    for (const route of sendRoutes) {
      const messageId = t.unique.messageId()
      const reply = await route.send(t.agent, t.chat.id, { message_id: messageId, parts: data(16_000) })
      t.expect.status(reply, '2xx', { what: `status of 16,000 bytes of data on ${route.name}` })
      for (const bytes of [17_500, 60_000]) {
        await rejectedSend(t, {
          what: `${bytes} bytes of data`,
          route,
          invalid: { parts: data(bytes) },
          clean: { parts: data(16_000) },
          requirement: 'LIM-004',
        })
      }
      const many = [{ type: 'data', data: emoji.repeat(5000) }]
      await rejectedSend(t, {
        what: 'about 20,000 bytes of data in 5000 characters',
        route,
        invalid: { parts: many },
        clean: { parts: data(16_000) },
      })
    }
  },
)

check(
  'limits.history.default-page-of-50',
  ['HIST-003', 'LIM-010', 'HIST-002'],
  { area: 'messages', needs: { agents: 2, chat: 'agents' }, seconds: 3 },
  async (t) => {
    const ids: string[] = []
    for (let turn = 0; turn < 53; turn += 1) ids.push((await t.agent.sendText(t.chat.id)).messageId)
    for (const agent of t.agents) {
      await t.eventually('the newest message in the history', () => agent.awaitInHistory(t.chat.id, ids.at(-1)!, 0))
      const expected = ids.toReversed().slice(0, 50)
      let page: WireMessage[] = []
      // Until the history contains all messages, their order may differ from the order of sends (AMB-107).
      await until(async () => {
        page = messagesOf((await agent.history(t.chat.id)).body)
        return String(page.map((message) => message.message_id)) === String(expected)
      }, t.timing.settle_ms)
      t.expect.equal(page.length, 50, {
        requirement: 'LIM-010',
        what: 'messages on a page without limit, in a chat of more than 50',
      })
      t.expect.equal(
        page.map((message) => message.message_id),
        expected,
        { what: 'the page without limit contains the newest 50 messages, newest first' },
      )
    }
  },
)
