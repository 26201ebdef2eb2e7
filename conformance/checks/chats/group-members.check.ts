import { textParts } from '../../client/agent.ts'
import { check } from '../../check-api/check.ts'
import { announced, fenceIn, effectTimeoutMs, readable } from './group-traffic.ts'

check(
  'groups.messages.reach-every-member',
  ['GRP-004', 'GRP-002', 'GRP-001'],
  {
    area: 'groups',
    needs: { agents: 3, persons: 1, group: true },
    seconds: 3,
    timeoutSeconds: 60,
  },
  async (t) => {
    const bases = await Promise.all(t.agents.map((agent) => agent.cursor()))
    const sent: { by: string; messageId: string }[] = []
    for (const agent of t.agents) {
      for (const send of ['v1', 'chat', 'strict'] as const) {
        const messageId = t.unique.messageId()
        const body = { message_id: messageId, parts: textParts(t.unique.marker()) }
        const reply = await (send === 'v1'
          ? agent.send({ ...body, chat_id: t.group.id })
          : send === 'chat'
            ? agent.sendChat(t.group.id, body)
            : agent.sendStrict(t.group.id, body))
        t.expect.status(reply, '2xx', { what: `an agent's send in a group (${send})`, requirement: 'GRP-001' })
        sent.push({ by: agent.id, messageId })
      }
    }
    if (t.hooks.has('sendAsPerson')) {
      const messageId = t.unique.messageId()
      await t.hooks.run(
        'sendAsPerson',
        { chat_id: t.group.id, message_id: messageId, parts: textParts(t.unique.marker()) },
        t.person,
      )
      sent.push({ by: t.person.id, messageId })
    }
    for (const [index, agent] of t.agents.entries()) {
      const others = sent.filter(({ by }) => by !== agent.id).map(({ messageId }) => messageId)
      await t.eventually(
        `message.received for each message of the other members in the log of member ${index}, mentioned or not`,
        async () => {
          const got = await announced(agent, bases[index]!)
          return others.every((id) => got.includes(id))
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
      what: 'a second message.received event of one group message in the log of one member',
      fence: async () => {
        const readers = t.agents.slice(1).map((agent, index) => [agent, bases[index + 1]!] as const)
        return fenceIn(t, t.group.id, t.agents[0]!, readers)
      },
      observe: async () => {
        for (const [index, agent] of t.agents.entries()) {
          const got = await announced(agent, bases[index]!)
          const twice = sent.find(
            ({ by, messageId }) => by !== agent.id && got.filter((id) => id === messageId).length > 1,
          )
          if (twice !== undefined) return twice.messageId
        }
        return undefined
      },
    })
  },
)

check(
  'groups.receipts.none',
  ['GRP-005', 'RCP-006', 'RCP-027'],
  {
    area: 'groups',
    needs: { agents: 3, persons: 1, group: true },
    seconds: 3,
    timeoutSeconds: 60,
  },
  async (t) => {
    const bases = await Promise.all(t.agents.map((agent) => agent.cursor()))
    const sender = t.agents[0]!
    const { messageId } = await sender.say(t.group.id)
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
