import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { atOnce } from '../../fixtures/event-log.ts'
import { sendTo, valueParts } from '../../client/variant.ts'
import { receiptsOf, stampsOf } from '../../fixtures/receipts.ts'
import { received } from '../../fixtures/variant-sends.ts'

const inGroups = { needs: { agents: 3, persons: 1, group: true }, seconds: 4 } as const

/** Sends a message to a group. Every other agent pulls it and tries to acknowledge it. */
async function markByAll(t: CheckContext, bases: readonly number[], groupId = t.group.id): Promise<string> {
  const { messageId } = await t.agent.sendText(groupId)
  for (const [index, agent] of t.agents.entries()) {
    if (index === 0) continue
    await agent.awaitMessage(bases[index]!, messageId)
    for (const status of t.offered('read_state') ? (['delivered', 'read'] as const) : []) {
      const reply = await agent[status](groupId, messageId)
      t.observeDecision('AMB-039', `POST ${status} in a group: ${reply.status}`)
      const inert = reply.ok ? reply.body?.advanced !== true : reply.status < 500
      if (!inert)
        t.warn(`POST ${status} in a group answers ${reply.status}${reply.ok ? ' with advanced true' : ''}`, {
          requirement: 'RCP-025',
        })
    }
  }
  return messageId
}

const cursors = (t: CheckContext): Promise<number[]> => Promise.all(t.agents.map((agent) => agent.cursor()))

async function expectNoEvents(t: CheckContext, bases: readonly number[], groupId = t.group.id): Promise<void> {
  await markByAll(t, bases, groupId)
  await atOnce(t, [...t.agents.entries()], async ([index, agent]) => {
    await t.absent({
      what: `a receipt event of a group in the log of ${agent.handle}`,
      fence: async () => {
        const speaker = t.agents.find((other) => other !== agent)!
        return agent.awaitMessage(bases[index]!, (await speaker.sendText(groupId)).messageId)
      },
      observe: async () => (await receiptsOf(agent, bases[index]!, groupId))[0],
    })
  })
}

check('receipts.groups.no-events', ['RCP-024', 'RCP-006', 'RCP-025'], inGroups, async (t) =>
  expectNoEvents(t, await cursors(t)),
)

check(
  'receipts.groups.made-by-a-send',
  ['RCP-024', 'RCP-006', 'RCP-025'],
  { forms: ['variant'], needs: { agents: 3 }, seconds: 4 },
  async (t) => {
    const [bases, text, others] = [await cursors(t), t.unique.marker(), t.agents.slice(1)]
    const to = others.map(({ handle }) => handle)
    const unlock = 'a target whose variant sends create chats of several members'
    if (!(await sendTo(t.agent, to, { parts: valueParts(text) })).ok)
      t.notTestable('sends to several handles are rejected (AMB-092)', unlock)
    const arrived = others.map((agent, index) => received(t, agent, bases[index + 1]!, text))
    const [chatId, ...further] = (await Promise.all(arrived)).map((one) => one.chatId)
    if (chatId === undefined || further.some((other) => other !== chatId))
      t.notTestable('a send to several handles arrives in several chats (AMB-092)', unlock)
    await expectNoEvents(t, bases, chatId)
  },
)

check(
  'receipts.groups.no-stamps',
  ['RCP-027', 'RCP-006', 'RCP-025'],
  { ...inGroups, needs: { ...inGroups.needs, names: ['delivered_stamp', 'read_stamp'] } },
  async (t) => {
    const bases = await cursors(t)
    const messageId = await markByAll(t, bases)
    await t.absent({
      what: 'a receipt timestamp on a message of a group',
      fence: () => t.agent.awaitInHistory(t.group.id, messageId),
      observe: async () => {
        const [entry] = await t.agent.inHistory(t.group.id, messageId)
        const stamps = stampsOf(t, entry)
        return stamps.delivered || stamps.read ? entry : undefined
      },
    })
  },
)
