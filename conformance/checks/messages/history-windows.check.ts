import fc from 'fast-check'
import { messagesOf, textParts, type Agent } from '../../client/agent.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { MembershipPeriods } from '../../model/membership-periods.ts'

type Step = 'send' | 'add' | 'remove' | 'look'
const hooks = ['createGroup', 'addMember', 'removeMember'] as const
const needs = { agents: 3, persons: 1, hooks: [...hooks] }

/** Creates a group of the first two agents. The third agent, the guest, joins and leaves it. */
async function openGroup(t: CheckContext): Promise<string> {
  const agents = t.agents.slice(0, 2)
  const about = { handles: agents.map(({ handle }) => handle), ids: agents.map(({ id }) => id), name: 'Windows' }
  return String((await t.hooks.run('createGroup', about, t.person))['chat_id'])
}

/** Returns the messages of the group that the guest can read. Null if the request is rejected. */
async function idsSeen(
  guest: Agent,
  chatId: string,
): Promise<{ ids: string[]; entries: { parts?: unknown }[] } | null> {
  const reply = await guest.history(chatId, { limit: 50 })
  if (!reply.ok) return null
  const entries = messagesOf(reply.body)
  return { ids: entries.map((message) => message.message_id), entries }
}

/** Compares the history of the guest with the messages that its membership periods allow and require. */
async function look(t: CheckContext, chatId: string, windows: MembershipPeriods): Promise<void> {
  const guest = t.agents[2]!
  const demanded = windows.demanded()
  const newest = demanded.at(-1)
  if (newest !== undefined) await guest.awaitInHistory(chatId, newest)
  const seen = await idsSeen(guest, chatId)
  if (seen === null) {
    t.expect.that(!windows.inside, { what: 'a current member can read the history', expected: 'a 2xx' })
    return
  }
  const hidden = seen.ids.filter((id) => windows.forbidden().includes(id))
  t.expect.equal(hidden, [], {
    requirement: 'HIST-007',
    what: `messages outside of the membership periods of the member after ${windows.history}`,
  })
  t.expect.equal(
    demanded.filter((id) => !seen.ids.includes(id)),
    [],
    {
      requirement: 'HIST-008',
      what: `messages since the last join that are missing in the history after ${windows.history}`,
    },
  )
  t.expect.that(new Set(seen.ids).size === seen.ids.length, {
    requirement: 'MSG-009',
    what: 'each entry occurs once',
    actual: seen.ids,
  })
  // An entry of another sender, such as a notice of the service, is neither a version nor a tombstone (AMB-197).
  t.expect.every(seen.entries, ({ parts }) => Array.isArray(parts) && parts.length > 0, {
    requirement: 'MSG-009',
    what: `every entry is a message with parts, after ${windows.history}`,
    actual: seen.entries,
  })
}

async function play(t: CheckContext, steps: readonly Step[], messageId: () => string): Promise<void> {
  const guest = t.agents[2]!
  const chatId = await openGroup(t)
  const windows = new MembershipPeriods()
  for (const step of steps) {
    if (step === 'send') {
      const id = messageId()
      const sender = t.agents[windows.count % 2]!
      await t.given(
        sender.send({ message_id: id, chat_id: chatId, parts: textParts(t.unique.marker()) }),
        'a send in the group',
      )
      await sender.awaitInHistory(chatId, id)
      windows.sent(id)
    }
    if (step === 'add' && !windows.inside) {
      await t.hooks.run('addMember', { chat_id: chatId, handle: guest.handle, id: guest.id }, t.person)
      windows.joined()
    }
    if (step === 'remove' && windows.inside) {
      await t.hooks.run('removeMember', { chat_id: chatId, handle: guest.handle, id: guest.id }, t.person)
      windows.left()
    }
    if (step === 'look') await look(t, chatId, windows)
  }
  await look(t, chatId, windows)
}

check('messages.history.ends-at-the-window', ['HIST-007', 'HIST-008', 'MSG-009'], { needs, seconds: 3 }, async (t) => {
  await play(
    t,
    ['send', 'send', 'send', 'add', 'look', 'send', 'send', 'send', 'look', 'remove', 'send', 'send', 'send', 'look'],
    t.unique.messageId,
  )
  await play(
    t,
    ['send', 'add', 'send', 'remove', 'send', 'send', 'add', 'look', 'send', 'look', 'remove', 'send', 'add', 'send'],
    t.unique.messageId,
  )
})

check('messages.history.follows-membership', ['HIST-007', 'HIST-008', 'MSG-009'], { needs, seconds: 5 }, async (t) => {
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.constant<Step>('send') },
    fc.constantFrom<Step>('add', 'remove', 'look'),
  )
  await t.property(
    fc.array(step, { minLength: 4, maxLength: 14 }),
    (steps, run) => play(t, steps, () => run.messageId()),
    { runs: { quick: 3, full: 15, deep: 80 } },
  )
})

check(
  'messages.history.hidden-messages-stay-hidden-by-id',
  ['HIST-018', 'HIST-007'],
  { needs, seconds: 2 },
  async (t) => {
    const [sender, other, guest] = [t.agents[0]!, t.agents[1]!, t.agents[2]!]
    const chatId = await openGroup(t)
    const early = await sender.sendText(chatId, t.unique.marker('before the join'))
    await t.eventually('the earlier message at a member', () => other.awaitInHistory(chatId, early.messageId, 0))
    const after = await guest.cursor()
    await t.hooks.run('addMember', { chat_id: chatId, handle: guest.handle, id: guest.id }, t.person)
    const visible = await sender.sendText(chatId)
    const reaction = { operation: 'add', type: 'emoji', emoji: '\u{1f44d}' } as const
    await guest.awaitInHistory(chatId, visible.messageId)
    await t.given(guest.react(visible.messageId, reaction), 'a reaction of the new member to a message since its join')
    const replies = {
      'a reaction': await guest.react(early.messageId, reaction),
      'a reply': await guest.send({
        message_id: t.unique.messageId(),
        chat_id: chatId,
        parts: textParts(t.unique.marker()),
        reply_to: { message_id: early.messageId },
      }),
      'a read watermark': await guest.read(chatId, early.messageId),
      'a history page that ends before the join': await guest.history(chatId, {
        before_sequence: 1_000_000,
        limit: 50,
      }),
    }
    for (const [what, reply] of Object.entries(replies)) {
      t.expect.that(!reply.text.includes(early.text), {
        failureClass: 'leaked',
        what: `the answer to ${what} contains nothing of a message from before the join`,
      })
    }
    for (const what of ['a reaction', 'a reply'] as const) {
      t.expect.status(replies[what], '4xx', {
        warnOnly: true,
        what: `status of ${what} to a message from before the join`,
      })
    }
    await t.absent({
      what: 'content of a message from before the join',
      failureClass: 'leaked',
      fence: async () => guest.awaitMessage(after, (await sender.sendText(chatId)).messageId),
      observe: async () => {
        const shown = JSON.stringify([await guest.eventsSince(after), (await guest.history(chatId)).text])
        return shown.includes(early.text) ? 'places where the new member sees the earlier text' : undefined
      },
    })
  },
)
