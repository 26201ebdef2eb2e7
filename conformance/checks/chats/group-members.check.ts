import { textParts, type Agent } from '../../client/agent.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { sendRoutes } from '../../fixtures/send-routes.ts'
import { announced, fenceIn } from './group-traffic.ts'
import { effectTimeoutMs } from '../../fixtures/timeouts.ts'
import { readable } from '../../fixtures/arrival.ts'
import { sendTextAs } from '../../fixtures/persons.ts'

interface SentMessage {
  /** Id of the sender. */
  by: string
  messageId: string
}

/** Sends one message as each agent on each route and, if the target has the hook, one as the person. */
async function sendAsEveryMember(t: CheckContext): Promise<SentMessage[]> {
  const sent: SentMessage[] = []
  for (const agent of t.agents) {
    for (const route of sendRoutes) {
      const messageId = t.unique.messageId()
      const reply = await route.send(agent, t.group.id, { message_id: messageId, parts: textParts(t.unique.marker()) })
      t.expect.status(reply, '2xx', { what: `an agent's send in a group (${route.name})`, requirement: 'GRP-001' })
      sent.push({ by: agent.id, messageId })
    }
  }
  if (t.hooks.has('sendAsPerson')) sent.push({ by: t.person.id, messageId: await sendTextAs(t, t.person, t.group.id) })
  return sent
}

const sentByOthers = (sent: readonly SentMessage[], agent: Agent): string[] =>
  sent.filter(({ by }) => by !== agent.id).map(({ messageId }) => messageId)

check(
  'groups.messages.reach-every-member',
  ['GRP-004', 'GRP-002', 'GRP-001'],
  { needs: { agents: 3, persons: 1, group: true }, seconds: 3, timeoutSeconds: 60 },
  async (t) => {
    const bases = await Promise.all(t.agents.map((agent) => agent.cursor()))
    const sent = await sendAsEveryMember(t)
    for (const [index, agent] of t.agents.entries()) {
      await t.eventually(
        `message.received for each message of the other members in the log of member ${index}, mentioned or not`,
        async () => {
          const got = await announced(agent, bases[index]!)
          return sentByOthers(sent, agent).every((id) => got.includes(id))
        },
        { requirement: 'GRP-002' },
      )
      await t.eventually(
        `every message of the group in the history of member ${index}`,
        async () => {
          const shown = await readable(agent, t.group.id)
          return sent.every(({ messageId }) => shown.includes(messageId))
        },
        { requirement: 'GRP-001' },
      )
    }
    await t.absent({
      what: 'a second message.received event for one group message in one log',
      fence: async () => {
        const readers = t.agents.slice(1).map((agent, index) => [agent, bases[index + 1]!] as const)
        return fenceIn(t, t.group.id, t.agents[0]!, readers)
      },
      observe: async () => {
        for (const [index, agent] of t.agents.entries()) {
          const got = await announced(agent, bases[index]!)
          const twice = sentByOthers(sent, agent).find((id) => got.filter((one) => one === id).length > 1)
          if (twice !== undefined) return twice
        }
        return undefined
      },
    })
  },
)

check(
  'groups.receipts.none',
  ['GRP-005', 'RCP-006', 'RCP-027'],
  { needs: { agents: 3, persons: 1, group: true }, seconds: 3, timeoutSeconds: 60 },
  async (t) => {
    const bases = await Promise.all(t.agents.map((agent) => agent.cursor()))
    const sender = t.agents[0]!
    const { messageId } = await sender.sendText(t.group.id)
    for (const [index, agent] of t.agents.entries()) {
      if (agent === sender) continue
      if ((await agent.awaitMessage(bases[index]!, messageId, effectTimeoutMs(t))) === undefined)
        t.notTestable('the group message did not arrive', 'delivery in groups')
      for (const mark of [await agent.delivered(t.group.id, messageId), await agent.read(t.group.id, messageId)]) {
        if (mark.ok) t.observeDecision('AMB-039', `a watermark in a group answers ${mark.status}`)
      }
    }
    await t.absent({
      what: 'a receipt of a group message',
      fence: () =>
        fenceIn(t, t.group.id, t.agents[1]!, [
          [sender, bases[0]!],
          [t.agents[2]!, bases[2]!],
        ]),
      observe: async () => {
        const logs = await Promise.all(t.agents.map((agent, index) => agent.eventsSince(bases[index]!)))
        const event = logs
          .flat()
          .find(
            ({ event_type, chat_id }) =>
              chat_id === t.group.id && ['message.delivered', 'message.read'].includes(event_type),
          )
        if (event !== undefined) return event
        const message = (await sender.inHistory(t.group.id, messageId))[0]
        return [t.named(message, 'delivered_stamp'), t.named(message, 'read_stamp')].find(
          (stamp) => stamp !== undefined && stamp !== null,
        )
      },
    })
  },
)
