import type { Agent } from '../../client/agent.ts'
import type { WireEvent } from '../../client/wire.ts'
import { check, type RequirementId } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { addTo, newGroup, removeFrom } from '../../fixtures/groups.ts'
import { fenceIn, oneLeaves } from './group-traffic.ts'

interface Cause {
  groupId: string
  /** Agents whose logs must contain the event. */
  readers: readonly Agent[]
  type: 'participant.added' | 'participant.removed' | 'chat.group_name_updated'
  requirement: RequirementId
  /** Requirement for the event in the logs. Default: `requirement`. */
  reaches?: RequirementId
  change: () => Promise<unknown>
}

/** Makes a change and asserts that each log contains exactly one event for it. The payload is not stated (AMB-046). */
async function oneEvent(t: CheckContext, cause: Cause): Promise<void> {
  const { groupId, readers, type, requirement, reaches = requirement, change } = cause
  const fence = (cursors: readonly number[]): Promise<string | undefined> =>
    fenceIn(
      t,
      groupId,
      readers[0]!,
      readers.slice(1).map((agent, index) => [agent, cursors[index + 1]!] as const),
    )
  const cursorsNow = (): Promise<number[]> => Promise.all(readers.map((agent) => agent.cursor()))
  if ((await fence(await cursorsNow())) === undefined)
    t.notTestable('messages of the group do not arrive', 'delivery in groups')
  const bases = await cursorsNow()
  await change()
  for (const [index, agent] of readers.entries()) {
    const [event] = await t.eventually(
      `${type} in the log of agent member ${index} of the group`,
      async () => {
        const seen = await eventsOf(agent, bases[index]!, cause)
        return seen.length > 0 ? seen : undefined
      },
      { requirement: reaches },
    )
    const data: unknown = event?.data
    const carries = typeof data === 'object' && data !== null && !Array.isArray(data) && Object.keys(data).length > 0
    t.expect.that(carries, {
      what: `data of ${type}`,
      requirement,
      expected: 'a non-empty object',
      actual: data,
    })
  }
  await t.absent({
    what: `a second ${type} event for one change`,
    requirement,
    fence: () => fence(bases),
    observe: async () => {
      for (const [index, agent] of readers.entries()) {
        const seen = await eventsOf(agent, bases[index]!, cause)
        if (seen.length > 1) return seen
      }
      return undefined
    },
  })
}

/** Returns the events of a change in a log, without duplicate event ids. */
async function eventsOf(agent: Agent, after: number, { groupId, type }: Cause): Promise<WireEvent[]> {
  const all = (await agent.eventsSince(after)).filter((event) => event.event_type === type && event.chat_id === groupId)
  return [...new Map(all.map((event) => [event.event_id, event])).values()]
}

check(
  'groups.events.added',
  ['EVT-034'],
  {
    optionalArea: 'other_events',
    needs: { agents: 4, persons: 1, hooks: ['createGroup', 'addMember'] },
    seconds: 3,
    timeoutSeconds: 60,
  },
  async (t) => {
    const readers = t.agents.slice(0, 2)
    const groupId = await newGroup(t, readers)
    for (const joining of t.agents.slice(2))
      await oneEvent(t, {
        groupId,
        readers,
        type: 'participant.added',
        requirement: 'EVT-034',
        change: () => addTo(t, groupId, joining),
      })
  },
)

check(
  'groups.events.removed',
  ['EVT-035'],
  {
    optionalArea: 'other_events',
    needs: { agents: 3, persons: 1, group: true, hooks: ['removeMember'] },
    seconds: 3,
    timeoutSeconds: 60,
  },
  async (t) => {
    const change = (): Promise<unknown> => removeFrom(t, t.group.id, t.agents[2]!)
    await oneEvent(t, {
      groupId: t.group.id,
      readers: t.agents.slice(0, 2),
      type: 'participant.removed',
      requirement: 'EVT-035',
      change,
    })
  },
)

check(
  'groups.events.left',
  ['EVT-035'],
  {
    optionalArea: 'other_events',
    needs: { agents: 3, persons: 2, group: true, hooks: ['leaveGroup'] },
    seconds: 3,
    timeoutSeconds: 60,
  },
  (t) =>
    oneEvent(t, {
      groupId: t.group.id,
      readers: t.agents.slice(0, 2),
      type: 'participant.removed',
      requirement: 'EVT-035',
      change: () => oneLeaves(t, t.group.id, [t.agents[2]!, t.persons[1]!]),
    }),
)

check(
  'groups.events.renamed',
  ['EVT-036', 'GRP-006'],
  {
    optionalArea: 'other_events',
    needs: { agents: 2, persons: 1, group: true, hooks: ['renameGroup'] },
    seconds: 3,
    timeoutSeconds: 60,
  },
  async (t) => {
    let name = t.unique.marker('name')
    const rename = (): Promise<unknown> => t.hooks.run('renameGroup', { chat_id: t.group.id, name }, t.person)
    for (const next of [name, t.unique.marker('name')]) {
      name = next
      await oneEvent(t, {
        groupId: t.group.id,
        readers: t.agents,
        type: 'chat.group_name_updated',
        requirement: 'EVT-036',
        reaches: 'GRP-006',
        change: rename,
      })
    }
    const base = await t.agent.cursor()
    await rename()
    await fenceIn(t, t.group.id, t.agents[1]!, [[t.agent, base]])
    const again = (await t.agent.eventsSince(base)).filter((event) => event.event_type === 'chat.group_name_updated')
    t.expect.that(again.length === 0, {
      what: 'events of a rename to the current name',
      warnOnly: true,
      expected: 'none',
      actual: again,
    })
  },
)
