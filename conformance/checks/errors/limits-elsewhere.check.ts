import { isReceived, textParts } from '../../client/agent.ts'
import type { WireEvent } from '../../client/wire.ts'
import { check } from '../../check-api/check.ts'

check(
  'limits.events.page-size',
  ['LIM-009', 'EVT-025'],
  { area: 'events', needs: { agents: 2, chat: 'agents' }, seconds: 3 },
  async (t) => {
    const [sender, recipient] = [t.agents[0]!, t.agents[1]!]
    // The harness reads logs with this limit, so a rejection would make all reads fail.
    t.expect.status(await recipient.events({ after: 0, limit: 100 }), 200, { what: 'status of a page with limit 100' })
    const after = await recipient.cursor()
    for (let turn = 0; turn < 104; turn += 1) {
      await t.given(
        sender.send({ message_id: t.unique.messageId(), chat_id: t.chat.id, parts: textParts('one of many') }),
        'a send',
      )
    }
    const last = await sender.sendText(t.chat.id)
    // Reads on after each page, whatever has_more is.
    await t.eventually('the last of 105 events', async () => {
      let events: readonly WireEvent[] = [{ sequence: after } as WireEvent]
      for (let from = after; events.length > 0; from = Number(events.at(-1)?.sequence ?? from)) {
        events = (await t.given(recipient.events({ after: from, limit: 100 }), 'a page of the log')).events
        if (events.some((event) => isReceived(event, last.messageId))) return true
      }
      return undefined
    })
    for (const limit of [1, 7, 100]) {
      const page = await recipient.events({ after, limit })
      t.expect.status(page, 200, { what: `status of a page with limit ${limit}` })
      t.expect.that(page.body.events?.length >= 1 && page.body.events.length <= limit, {
        what: `a page with limit ${limit} contains 1 to ${limit} events`,
        expected: `1 to ${limit}`,
        actual: page.body.events?.length,
      })
      t.expect.that(page.body.has_more === true || page.body.events.length > limit, {
        requirement: 'EVT-025',
        what: `has_more of a page with limit ${limit}, of 105 events`,
        expected: true,
        actual: page.body.has_more,
      })
    }
    for (const limit of [0, 101]) {
      const page = await recipient.events({ after, limit })
      const bounded = (page.status >= 400 && page.status < 500) || (page.ok && (page.body.events?.length ?? 0) <= 100)
      t.expect.that(bounded, {
        what: `limit ${limit} is rejected or clamped to 1 to 100`,
        actual: page.ok ? page.body.events?.length : page.status,
      })
    }
  },
)

check(
  'limits.events.pull-timeout',
  ['LIM-008'],
  { area: 'events', needs: { agents: 1 }, seconds: 32, timeoutSeconds: 90 },
  async (t) => {
    const after = await t.agent.cursor()
    const took = async (timeout: number): Promise<{ status: number; seconds: number }> => {
      const startedAt = Date.now()
      const { status } = await t.agent.events({ after, timeout }, { waitsMs: 45_000 })
      return { status, seconds: (Date.now() - startedAt) / 1000 }
    }
    const [none, longest, negative, beyond] = await Promise.all([took(0), took(30), took(-1), took(31)])
    t.expect.that(none.status === 200, { what: 'status of a pull with timeout 0', expected: 200, actual: none.status })
    t.expect.that(longest.status === 200, {
      what: 'status of a pull with timeout 30',
      expected: 200,
      actual: longest.status,
    })
    for (const pull of [none, longest, negative, beyond]) {
      t.expect.that(pull.status < 500 && pull.seconds * 1000 <= t.withSlack(35_000), {
        what: 'a pull is answered within 35 s',
        actual: pull,
      })
    }
  },
)

check(
  'limits.body.elsewhere',
  ['LIM-006'],
  { area: 'errors', needs: { agents: 2, chat: 'agents' }, seconds: 2 },
  async (t) => {
    const { messageId } = await t.agent.sendText(t.chat.id)
    const spaced = (json: object): string => `{${' '.repeat(600_000)}${JSON.stringify(json).slice(1)}`
    const routes = {
      'PATCH /v1/me': { method: 'PATCH', path: '/v1/me', body: { accepts_tasks: false } },
      'a reaction': {
        method: 'POST',
        path: `/v1/messages/${messageId}/reactions`,
        body: { operation: 'remove', type: 'emoji', emoji: '👍' },
      },
      ...(t.offered('read_state') && {
        'a watermark': { method: 'POST', path: `/v1/chats/${t.chat.id}/delivered`, body: { message_id: messageId } },
      }),
    }
    for (const [name, { method, path, body }] of Object.entries(routes)) {
      // Any answer or a closed connection is allowed, because it is not stated whether the limit applies here
      // (AMB-019).
      const status = await t.agent
        .call({ method, path, raw: spaced(body), headers: { 'content-type': 'application/json' } })
        .then(
          (reply) => reply.status,
          () => null,
        )
      t.expect.that(status === null || status < 500, {
        what: `${name} with a body of 600 KB causes no server error`,
        expected: 'a status below 500',
        actual: status,
      })
      t.observeDecision('AMB-019', `${name} with a body of 600 KB: ${status ?? 'connection closed'}`)
    }
  },
)
