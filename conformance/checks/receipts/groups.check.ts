import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { atOnce } from '../../fixtures/event-log.ts'
import { receiptsOf, stampsOf, type ReceiptStatus } from '../../fixtures/receipts.ts'

const inGroups = { area: 'receipts', needs: { agents: 3, persons: 1, group: true }, seconds: 4 } as const
const marks: readonly ReceiptStatus[] = ['delivered', 'read']

/** Sends a message to the group. Every other agent pulls it and tries to acknowledge it. */
async function markByAll(t: CheckContext, bases: readonly number[]): Promise<string> {
  const { messageId } = await t.agent.sendText(t.group.id)
  for (const [index, agent] of t.agents.entries()) {
    if (index === 0) continue
    await agent.awaitMessage(bases[index]!, messageId)
    for (const status of marks) {
      const reply = await agent[status](t.group.id, messageId)
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

check('receipts.groups.no-events', ['RCP-024', 'RCP-006', 'RCP-025'], inGroups, async (t) => {
  const bases = await Promise.all(t.agents.map((agent) => agent.cursor()))
  await markByAll(t, bases)
  await atOnce(t, [...t.agents.entries()], async ([index, agent]) => {
    await t.absent({
      what: `a receipt event of a group in the log of ${agent.handle}`,
      fence: async () => {
        const speaker = t.agents.find((other) => other !== agent)!
        return agent.awaitMessage(bases[index]!, (await speaker.sendText(t.group.id)).messageId)
      },
      observe: async () => (await receiptsOf(agent, bases[index]!, t.group.id))[0],
    })
  })
})

check(
  'receipts.groups.no-stamps',
  ['RCP-027', 'RCP-006', 'RCP-025'],
  { ...inGroups, needs: { ...inGroups.needs, names: ['delivered_stamp', 'read_stamp'] } },
  async (t) => {
    const bases = await Promise.all(t.agents.map((agent) => agent.cursor()))
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
