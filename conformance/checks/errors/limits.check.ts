import { messagesOf, textParts } from '../../client/agent.ts'
import { check } from '../../check-api/check.ts'
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
          what: `a text of ${what} is answered whole`,
        })
      }
      for (const [what, text] of Object.entries(beyond)) {
        await rejectedSend(t, {
          what: `a text of ${what}`,
          route,
          invalid: { parts: textParts(text) },
          clean: { parts: textParts('a'.repeat(8000)) },
          // Whoever counts characters has the limit, of something else.
          requirement: what.includes('ASCII') ? 'LIM-003' : 'PART-003',
        })
      }
    }
  },
)

check(
  'limits.send.data-in-bytes',
  ['PART-011', 'LIM-004'],
  { area: 'messages', needs: { agents: 2, chat: 'agents' }, seconds: 2 },
  async (t) => {
    // Two quotes belong to the serialised string.
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
    for (let turn = 0; turn < 53; turn += 1) ids.push((await t.agent.say(t.chat.id)).messageId)
    for (const agent of t.agents) {
      await t.eventually('the newest message in the history', () => agent.awaitInHistory(t.chat.id, ids.at(-1)!, 0))
      const reply = await agent.history(t.chat.id)
      const page = messagesOf(reply.body)
      t.expect.equal(page.length, 50, {
        requirement: 'LIM-010',
        what: 'messages on a page without limit, in a chat of more than 50',
      })
      t.expect.equal(
        page.map((message) => message.message_id),
        ids.toReversed().slice(0, 50),
        { what: 'the page without limit is the newest 50, newest first' },
      )
    }
  },
)
