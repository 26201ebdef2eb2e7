import type { Agent } from '../../client/agent.ts'
import type { WireEvent } from '../../client/wire.ts'
import { check, type RequirementId } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { setBlock } from '../../fixtures/blocks.ts'
import { addTo, removeFrom } from '../../fixtures/groups.ts'
import { atOnce } from '../../fixtures/event-log.ts'

const lifecycle =
  (t: CheckContext, type: string) =>
  (event: WireEvent): boolean =>
    event.event_type === type && event.chat_id === t.group.id

/** Waits for the event in each log, and asserts that its data is an object and that no second event follows. */
async function judgeLifecycle(
  t: CheckContext,
  logs: readonly { agent: Agent; base: number }[],
  type: string,
  requirement: RequirementId,
): Promise<void> {
  await atOnce(t, logs, async ({ agent, base }) => {
    const find = async (): Promise<WireEvent[]> => (await agent.eventsSince(base)).filter(lifecycle(t, type))
    const first = await t.eventually(
      `${type} in the log of ${agent.handle}, a member of the group`,
      async () => (await find())[0],
      { requirement },
    )
    t.expect.that(typeof first.data === 'object' && first.data !== null && !Array.isArray(first.data), {
      requirement,
      what: `data of ${type}`,
      expected: 'an object',
      actual: first.data,
    })
    await t.absent({
      what: `a second ${type} for one change`,
      requirement,
      failureClass: 'duplicated',
      fence: async () => {
        const speaker = t.agents.find((other) => other !== agent)!
        return agent.awaitMessage(base, (await speaker.sendText(t.group.id)).messageId)
      },
      observe: async () => {
        const ids = new Set((await find()).map((event) => event.event_id))
        return ids.size > 1 ? [...ids] : undefined
      },
    })
  })
}

const bases = (agents: readonly Agent[]): Promise<{ agent: Agent; base: number }[]> =>
  Promise.all(agents.map(async (agent) => ({ agent, base: await agent.cursor() })))

check(
  'events.groups.membership',
  ['EVT-034', 'EVT-035'],
  {
    optionalArea: 'other_events',
    needs: { agents: 3, persons: 1, group: true, hooks: ['addMember', 'removeMember'] },
    seconds: 5,
  },
  async (t) => {
    const [staying, moving] = [t.agents.slice(0, 2), t.agents[2]!]
    await quiet(t, staying)
    const beforeRemoval = await bases(staying)
    await removeFrom(t, t.group.id, moving)
    await judgeLifecycle(t, beforeRemoval, 'participant.removed', 'EVT-035')
    const beforeAddition = await bases(staying)
    await addTo(t, t.group.id, moving)
    await judgeLifecycle(t, beforeAddition, 'participant.added', 'EVT-034')
  },
)

/** Waits until the events of the group's creation have arrived, with a group message as the fence. */
async function quiet(t: CheckContext, agents: readonly Agent[]): Promise<void> {
  for (const agent of agents) {
    const base = await agent.cursor()
    const speaker = t.agents.find((other) => other !== agent)!
    await agent.awaitMessage(base, (await speaker.sendText(t.group.id)).messageId)
  }
}

check(
  'events.groups.name',
  ['EVT-036'],
  { optionalArea: 'other_events', needs: { agents: 2, persons: 1, group: true, hooks: ['renameGroup'] }, seconds: 4 },
  async (t) => {
    const name = t.unique.marker('name').slice(0, 30)
    await quiet(t, t.agents)
    const logs = await bases(t.agents)
    await t.hooks.run('renameGroup', { chat_id: t.group.id, name }, t.person)
    await judgeLifecycle(t, logs, 'chat.group_name_updated', 'EVT-036')
    const [{ agent, base }] = (await bases([t.agent])) as [{ agent: Agent; base: number }]
    await t.hooks.run('renameGroup', { chat_id: t.group.id, name }, t.person)
    await agent.awaitMessage(base, (await t.agents[1]!.sendText(t.group.id)).messageId)
    if ((await agent.eventsSince(base)).some(lifecycle(t, 'chat.group_name_updated')))
      t.warn('renaming to the same name emits an event')
  },
)

check(
  'events.groups.reaction-to-an-earlier-message',
  ['EVT-053'],
  { needs: { agents: 3, persons: 1, group: true, hooks: ['addMember', 'removeMember'] }, seconds: 3 },
  async (t) => {
    const [author, reader, joiner] = [t.agents[0]!, t.agents[1]!, t.agents[2]!]
    await removeFrom(t, t.group.id, joiner)
    const earlier = await author.sendText(t.group.id, t.unique.marker('earlier'))
    await reader.awaitInHistory(t.group.id, earlier.messageId)
    await addTo(t, t.group.id, joiner)
    const base = await joiner.cursor()
    await t.given(
      reader.react(earlier.messageId, { operation: 'add', type: 'emoji', emoji: '👍' }),
      'a reaction to the earlier message',
    )
    await t.absent({
      what: 'the content of a message from before the join, in the log of the joiner',
      failureClass: 'leaked',
      fence: async () => joiner.awaitMessage(base, (await author.sendText(t.group.id)).messageId),
      observe: async () =>
        (await joiner.eventsSince(base)).find((event) => JSON.stringify(event).includes(earlier.text)),
    })
  },
)

const revealing = /install|block|(account|user).*delet|delet.*(account|user)/i

check(
  'events.catalogue.no-blocking-events',
  ['EVT-045'],
  { needs: { agents: 2, chat: 'agents', hooks: ['block', 'unblock'] }, seconds: 3 },
  async (t) => {
    const [blocker, blocked] = [t.agents[0]!, t.agents[1]!]
    const logs = await bases([blocker, blocked])
    await (await setBlock(t, blocker, blocked)).lift()
    await atOnce(t, logs, async ({ agent, base }) => {
      const other = agent === blocker ? blocked : blocker
      const events = async (): Promise<WireEvent[]> =>
        (await agent.eventsSince(base)).filter(({ event_type: type }) => type !== 'message.received')
      await t.absent({
        what: `an event about installing, blocking or deletion in the log of ${agent.handle}`,
        fence: async () => agent.awaitMessage(base, (await other.sendText(t.chat.id)).messageId),
        observe: async () => (await events()).find(({ event_type: type }) => revealing.test(type)),
      })
      const unusual = (await events()).filter(({ event_type: type }) => !type.startsWith('message.'))
      if (unusual.length > 0)
        t.warn(`blocking and unblocking caused the events ${unusual.map(({ event_type: type }) => type).join(', ')}`)
    })
  },
)
