import fc from 'fast-check'
import { messagesOf, textParts } from '../../client/agent.ts'
import type { WireMessage } from '../../client/wire.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { messageCore } from '../../model/message-core.ts'
import { sameJson } from '../../client/compare-json.ts'
import { pagesBack } from './history-pages.ts'
import { agentChat } from '../../fixtures/agent-chat.ts'

const idsOf = (messages: readonly WireMessage[]): string[] => messages.map((message) => message.message_id)

/** Sends messages as both members in turn. Returns their ids, oldest first, after the last one is in the history. */
async function fill(t: CheckContext, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let turn = 0; turn < count; turn += 1)
    ids.push((await t.agents[turn % t.agents.length]!.sendText(t.chat.id)).messageId)
  await t.eventually('the newest message in the history', () => t.agent.awaitInHistory(t.chat.id, ids.at(-1)!, 0), {
    requirement: 'HIST-001',
  })
  return ids
}

check(
  'messages.history.lists-newest-first',
  ['HIST-002', 'HIST-001', 'HIST-009'],
  { ...agentChat, seconds: 2 },
  async (t) => {
    const ids = await fill(t, 12)
    for (const agent of t.agents) {
      await agent.awaitInHistory(t.chat.id, ids.at(-1)!)
      const reply = await agent.history(t.chat.id, { limit: 20 })
      t.expect.status(reply, 200, { requirement: 'HIST-001', what: 'status of reading the history' })
      const page = messagesOf(reply.body)
      const seen = idsOf(page).filter((id) => ids.includes(id))
      t.expect.equal([...seen].sort(), [...ids].sort(), {
        requirement: 'HIST-001',
        what: 'the history contains the sent messages',
      })
      t.expect.equal(seen, ids.toReversed(), {
        what: 'order of 12 messages that were sent one after the other, newest first',
      })
      const single = messagesOf((await agent.history(t.chat.id, { limit: 1 })).body)
      const older = idsOf(page).slice(idsOf(page).indexOf(ids.at(-1)!) + 1)
      t.expect.equal(
        idsOf(single).filter((id) => older.includes(id)),
        [],
        { what: 'messages on a page with limit=1 that are older than the newest one' },
      )
      for (const message of page) {
        t.expect.that(Array.isArray(message.reactions), {
          requirement: 'HIST-009',
          what: 'reactions of a history entry is an array',
          actual: message.reactions,
        })
      }
    }
  },
)

check('messages.history.shows-reactions', ['HIST-009', 'HIST-001'], agentChat, async (t) => {
  const [id] = await fill(t, 1)
  await t.agents[1]!.awaitInHistory(t.chat.id, id!)
  await t.given(t.agents[1]!.react(id!, { operation: 'add', type: 'emoji', emoji: '\u{1f44d}' }), 'a reaction')
  await t.eventually('the reaction in reactions of the history entry', async () => {
    const entry = (await t.agent.inHistory(t.chat.id, id!))[0]
    return Array.isArray(entry?.reactions) && entry.reactions.length > 0
  })
})

check('messages.history.limit-bounds-a-page', ['HIST-004', 'HIST-001'], { ...agentChat, seconds: 3 }, async (t) => {
  const ids = await fill(t, 52)
  const limits = t.mode === 'quick' ? [1, 2, 7, 49, 50] : Array.from({ length: 50 }, (_, index) => index + 1)
  for (const limit of limits) {
    const page = messagesOf(await t.given(t.agent.history(t.chat.id, { limit }), `a page with limit ${limit}`))
    t.expect.that(page.length <= limit, {
      what: `a page with limit ${limit} contains at most ${limit} messages`,
      expected: limit,
      actual: page.length,
    })
    t.expect.that(page.length === limit, {
      warnOnly: true,
      what: `a page with limit ${limit} is full in a chat of 52 messages`,
      expected: limit,
      actual: page.length,
    })
    t.expect.every(idsOf(page), (id) => ids.includes(id), {
      warnOnly: true,
      what: 'a page without before_sequence contains the newest messages',
    })
  }
})

check(
  'messages.history.pages-without-holes',
  ['HIST-005', 'HIST-002', 'HIST-001'],
  { ...agentChat, seconds: 4 },
  async (t) => {
    const ids = await fill(t, 45)
    const sizes = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 6 })
    const walk = async (list: readonly number[]): Promise<void> => {
      const pages = await pagesBack(t, t.agent, list, ids[0]!)
      const seen = idsOf(pages.flat())
      t.expect.that(new Set(seen).size === seen.length, {
        what: `no message is on two pages of ${list.join(', ')}`,
        actual: seen.filter((id, index) => seen.indexOf(id) !== index),
      })
      const own = seen.filter((id) => ids.includes(id))
      t.expect.equal(
        ids.filter((id) => !own.includes(id)),
        [],
        { what: `messages missing from pages of ${list.join(', ')}` },
      )
      t.expect.equal(own, ids.toReversed(), {
        requirement: 'HIST-002',
        what: `order across pages of ${list.join(', ')}`,
      })
    }
    await walk([10])
    await walk([1, 50])
    await t.property(sizes, walk)
  },
)

check(
  'messages.history.pages-while-others-write',
  ['HIST-006', 'HIST-001'],
  { ...agentChat, seconds: 3 },
  async (t) => {
    const ids = await fill(t, 24)
    const pages = await pagesBack(t, t.agent, [5], ids[0]!, async () => {
      await t.agents[1]!.sendText(t.chat.id)
      await t.agents[1]!.sendText(t.chat.id)
    })
    const seen = idsOf(pages.flat())
    const missing = ids.filter((id) => !seen.includes(id))
    t.expect.equal(missing, [], {
      failureClass: 'lost',
      what: 'older messages that paging back skipped during new sends',
    })
    const twice = seen.filter((id, index) => seen.indexOf(id) !== index)
    t.expect.equal(twice, [], {
      failureClass: 'duplicated',
      what: 'messages on two pages of paging back during new sends',
    })
  },
)

check('messages.history.same-transcript-for-all', ['HIST-016', 'HIST-001'], { ...agentChat, seconds: 3 }, async (t) => {
  const ids = await fill(t, 45)
  const views: WireMessage[][] = []
  for (const agent of t.agents) {
    await t.eventually('the newest message', () => agent.awaitInHistory(t.chat.id, ids.at(-1)!, 0))
    const shown = await agent.historyAll(t.chat.id, { backTo: ids[0]! })
    views.push(ids.flatMap((id) => shown.filter((message) => message.message_id === id)))
  }
  for (const view of views) {
    t.expect.equal(
      ids.filter((id) => !idsOf(view).includes(id)),
      [],
      { failureClass: 'lost', what: 'accepted messages that are missing in the history of a member' },
    )
    t.expect.that(view.length === ids.length, {
      failureClass: 'duplicated',
      what: 'each message is in the history once',
      expected: ids.length,
      actual: view.length,
    })
  }
  const differing = ids.filter((_, index) => !sameJson(messageCore(views[0]![index]), messageCore(views[1]![index])))
  t.expect.equal(differing, [], { failureClass: 'changed', what: 'messages that differ between the two members' })
})

check(
  'messages.history.stamps',
  ['HIST-010', 'MSG-029'],
  {
    needs: { agents: 2, chat: 'receipts', names: ['delivered_stamp', 'read_stamp'] },
    optionalArea: 'read_state',
    seconds: 2,
  },
  async (t) => {
    const said = await t.agent.sendText(t.chat.id)
    const entry = await t.eventually('the message in the history', () =>
      t.agent.awaitInHistory(t.chat.id, said.messageId, 0),
    )
    const stamps = (message: WireMessage | undefined): unknown[] => [
      t.named(message, 'delivered_stamp'),
      t.named(message, 'read_stamp'),
    ]
    if (t.reader.kind === 'agent') {
      t.expect.every(stamps(entry), (stamp) => (stamp ?? null) === null, {
        requirement: 'MSG-029',
        what: 'a message that the recipient never fetched has no receipt timestamps',
        actual: stamps(entry),
      })
      await t.given(t.reader.delivered(t.chat.id, said.messageId), 'POST delivered')
      await t.given(t.reader.read(t.chat.id, said.messageId), 'POST read')
    } else {
      await t.hooks.run('readAsPerson', { chat_id: t.chat.id, message_id: said.messageId }, t.reader)
    }
    await t.eventually('the read timestamp in the history of the sender', async () =>
      t.named((await t.agent.inHistory(t.chat.id, said.messageId))[0], 'read_stamp'),
    )
    if (t.reader.kind === 'agent')
      await t.eventually('the delivered timestamp after POST delivered', async () =>
        t.named((await t.agent.inHistory(t.chat.id, said.messageId))[0], 'delivered_stamp'),
      )
  },
)

check('messages.history.needs-a-credential', ['HIST-012'], agentChat, async (t) => {
  const said = await t.agent.sendText(t.chat.id)
  const path = `/v1/chats/${encodeURIComponent(t.chat.id)}/messages`
  await t.agent.awaitInHistory(t.chat.id, said.messageId)
  const reply = await t.rejects({
    what: 'history without a credential',
    expect: { status: 401, code: 'unauthorized' },
    attempt: () => t.request({ method: 'GET', path }),
    control: () => t.agent.history(t.chat.id),
  })
  t.expect.that(!reply.text.includes(said.text), { what: 'history without a credential contains no message' })
})

check('messages.history.closed-to-strangers', ['HIST-013'], { needs: { agents: 3, chat: 'agents' } }, async (t) => {
  const said = await t.agent.sendText(t.chat.id)
  await t.eventually('the message at a member', () => t.agents[1]!.awaitInHistory(t.chat.id, said.messageId, 0))
  // A target may check a caller only once.
  await t.agents[2]!.history(t.chat.id)
  const reply = await t.agents[2]!.history(t.chat.id)
  t.expect.that(!reply.text.includes(said.text) && !reply.text.includes(said.messageId), {
    failureClass: 'leaked',
    what: 'a non-member reads no message of the chat',
    actual: reply.text.slice(0, 300),
  })
  t.expect.that(messagesOf(reply.ok ? reply.body : {}).length === 0, {
    failureClass: 'leaked',
    what: 'the history of a non-member is rejected or empty',
    expected: 0,
  })
  t.expect.status(reply, [200, 403, 404], { what: 'status of history for a non-member' })
  await t.given(t.agents[2]!.me(), 'the credential of the non-member')
  await t.given(
    t.agent.send({ message_id: t.unique.messageId(), chat_id: t.chat.id, parts: textParts(t.unique.marker()) }),
    'a send',
  )
})
