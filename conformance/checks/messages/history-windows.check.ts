import fc from 'fast-check'
import { messagesOf, textParts } from '../../client/agent.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { addTo, newGroup, removeFrom } from '../../fixtures/groups.ts'
import { agentNames, Conversation } from '../../model/conversation.ts'

type Step = 'send' | 'add' | 'remove' | 'look'
const hooks = ['createGroup', 'addMember', 'removeMember'] as const
const needs = { agents: 3, persons: 1, hooks: [...hooks] }

/** Creates a group of the first two agents. The third agent, the guest, joins and leaves it. */
const openGroup = (t: CheckContext): Promise<string> => newGroup(t, t.agents.slice(0, 2))

/** The group, and a model of the messages that the guest may and must see. */
interface Windows {
  chatId: string
  model: Conversation
  /** The steps so far, for failure messages. */
  trail: string[]
}

const isMember = ({ model }: Windows): boolean => model.chat('group').members.has('a2')

/** Compares the history of the guest with the messages that its membership periods allow and require. */
async function look(t: CheckContext, windows: Windows): Promise<void> {
  const { chatId, model } = windows
  const guest = t.agents[2]!
  // Messages from before a return are a choice (AMB-015, AMB-056).
  const demanded = isMember(windows) ? model.seenBy('a2', 'group').map(({ name }) => name) : []
  const forbidden = model.messages.filter(({ audience }) => !audience.has('a2')).map(({ name }) => name)
  const newest = demanded.at(-1)
  if (newest !== undefined) await guest.awaitInHistory(chatId, newest)
  const reply = await guest.history(chatId, { limit: 50 })
  if (!reply.ok) {
    t.expect.that(!isMember(windows), { what: 'a current member can read the history', expected: 'a 2xx' })
    return
  }
  const entries = messagesOf(reply.body)
  const ids = entries.map((message) => message.message_id)
  const after = `after ${windows.trail.join(', ') || 'nothing'}`
  t.expect.equal(
    ids.filter((id) => forbidden.includes(id)),
    [],
    { requirement: 'HIST-007', what: `messages outside of the membership periods of the member ${after}` },
  )
  t.expect.equal(
    demanded.filter((id) => !ids.includes(id)),
    [],
    { requirement: 'HIST-008', what: `messages since the last join that are missing in the history ${after}` },
  )
  t.expect.that(new Set(ids).size === ids.length, {
    requirement: 'MSG-009',
    what: 'each entry occurs once',
    actual: ids,
  })
  // An entry of another sender, such as a notice of the service, is neither a version nor a tombstone (AMB-197).
  t.expect.every(entries, ({ parts }) => Array.isArray(parts) && parts.length > 0, {
    requirement: 'MSG-009',
    what: `every entry is a message with parts, ${after}`,
    actual: entries,
  })
}

async function play(t: CheckContext, steps: readonly Step[], messageId: () => string): Promise<void> {
  const guest = t.agents[2]!
  const windows: Windows = { chatId: await openGroup(t), model: new Conversation(), trail: [] }
  const { chatId, model, trail } = windows
  model.open('group')
  for (const step of steps) {
    if (step === 'look') await look(t, windows)
    if (step === 'send') {
      const name = messageId()
      const writer = model.messages.length % 2
      const sender = t.agents[writer]!
      await t.given(
        sender.send({ message_id: name, chat_id: chatId, parts: textParts(t.unique.marker()) }),
        'a send in the group',
      )
      await sender.awaitInHistory(chatId, name)
      model.store({ name, chat: 'group', sender: agentNames[writer]!, parts: [], route: 0 })
      trail.push(step)
    }
    if (step === 'add' && !isMember(windows)) {
      await addTo(t, chatId, guest)
      model.join('group', 'a2')
      trail.push(step)
    }
    if (step === 'remove' && isMember(windows)) {
      await removeFrom(t, chatId, guest)
      model.leave('group', 'a2')
      trail.push(step)
    }
  }
  await look(t, windows)
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
    await addTo(t, chatId, guest)
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
