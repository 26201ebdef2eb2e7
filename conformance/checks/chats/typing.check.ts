import { check } from '../../check-api/check.ts'
import { setBlock } from '../../fixtures/blocks.ts'
import { atOnce, quietCursor } from '../../fixtures/event-log.ts'
import { fromAgent, acknowledge, receiptsIn, stampsOf } from '../../fixtures/receipts.ts'

const typingArea = { optionalArea: 'typing' } as const
const needs = { agents: 2, chat: 'agents' } as const
const shown = (value: unknown): string => JSON.stringify(value) ?? 'no started'

check('chats.typing.answers-204', ['TYP-001'], { ...typingArea, needs }, async (t) => {
  for (const started of [true, false, true, true, false]) {
    const reply = await t.agent.typing(t.chat.id, started)
    t.expect.status(reply, 204, { what: `status of POST typing with started ${started}` })
    t.expect.equal(reply.text, '', { what: 'body of the 204' })
  }
})

check('chats.typing.started-is-a-boolean', ['TYP-002'], { ...typingArea, needs }, async (t) => {
  const post = (body: unknown) =>
    t.agent.call({ method: 'POST', path: `/v1/chats/${encodeURIComponent(t.chat.id)}/typing`, json: body })
  await t.rejects({
    what: 'POST typing without started',
    expect: 'body',
    attempt: () => post({}),
    control: () => post({ started: false }),
  })
  for (const started of ['true', 1]) {
    const reply = await post({ started })
    t.expect.that(!reply.ok && reply.status < 500, {
      warnOnly: true,
      what: `POST typing with started ${shown(started)}`,
      expected: 'rejected',
      actual: reply.status,
    })
  }
})

check('chats.typing.never-enters-the-log', ['TYP-005'], { ...typingArea, needs, seconds: 3 }, async (t) => {
  const logs = await Promise.all(t.agents.map(async (agent) => ({ agent, base: await agent.cursor() })))
  const calls = t.mode === 'quick' ? 12 : 50
  for (let turn = 0; turn < calls; turn += 1) {
    const reply = await t.agents[turn % 2]!.typing(t.chat.id, turn % 4 < 2, { answers: [429] })
    if (reply.status === 429) break
    await t.given(reply, 'POST typing')
  }
  await atOnce(t, logs, async ({ agent, base }) => {
    const other = t.agents.find((candidate) => candidate !== agent)!
    await t.absent({
      what: `a typing event in the log of ${agent.handle}`,
      fence: async () => agent.awaitMessage(base, (await other.sendText(t.chat.id)).messageId),
      observe: async () => (await agent.eventsSince(base)).find(({ event_type: type }) => /typing/i.test(type)),
    })
  })
})

check(
  'chats.typing.changes-no-receipt',
  ['RCP-005'],
  {
    ...typingArea,
    optionalArea: ['typing', 'read_state'],
    seconds: 3,
    needs: { agents: 2, chat: 'receipts', names: ['delivered_stamp', 'read_stamp'] },
  },
  async (t) => {
    const { sender, receiver, send, entry } = fromAgent(t)
    const base = await quietCursor(t, sender)
    const [messageId] = await send()
    for (const started of [true, false]) {
      if (receiver.kind === 'agent') await t.given(receiver.typing(t.chat.id, started), 'POST typing')
      else await t.hooks.run('typingAsPerson', { chat_id: t.chat.id, started }, receiver)
    }
    await t.absent({
      what: 'a receipt timestamp or a receipt event after typing without a read',
      fence: async () => entry((await send())[0]!),
      observe: async () => {
        const stamps = stampsOf(t, await entry(messageId!))
        return stamps.delivered || stamps.read ? stamps : (await receiptsIn(t, sender, base, 'read'))[0]
      },
    })
    if (receiver.kind === 'agent') {
      const read = await t.given(receiver.read(t.chat.id, messageId!), 'POST read')
      t.expect.equal(read.advanced, true, { what: 'advanced of POST read after typing' })
    } else await acknowledge(t, receiver, 'read', messageId!)
    await t.eventually(
      'a read timestamp after typing and POST read',
      async () => stampsOf(t, await entry(messageId!)).read,
    )
  },
)

check(
  'chats.typing.stranger-is-refused',
  ['TYP-008'],
  { ...typingArea, needs: { agents: 3, chat: 'agents' } },
  async (t) => {
    await t.rejects({
      what: 'POST typing by a non-member',
      expect: '4xx',
      attempt: () => t.agents[2]!.typing(t.chat.id, true),
      control: () => t.agent.typing(t.chat.id, true),
    })
  },
)

check(
  'chats.typing.across-a-block',
  ['TYP-009'],
  { ...typingArea, needs: { ...needs, hooks: ['block', 'unblock'] } },
  async (t) => {
    const [blocked, blocker] = [t.agents[0]!, t.agents[1]!]
    const before = await blocked.typing(t.chat.id, true)
    const block = await setBlock(t, blocker, blocked)
    const after = await blocked.typing(t.chat.id, true)
    await block.lift()
    t.expect.equal(after.status, before.status, { what: 'status of POST typing during a block, compared with before' })
    t.observeDecision('AMB-054', `typing during a block: ${after.status}`)
  },
)
