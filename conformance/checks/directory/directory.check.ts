import type { Agent } from '../../client/agent.ts'
import { until } from '../../client/until.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { atOnce } from '../../fixtures/event-log.ts'
import { plainAgent, setVisibility } from '../../fixtures/profiles.ts'
import { ownersSecrets } from '../../fixtures/owner-secrets.ts'
import {
  appears,
  findEntry,
  findIn,
  isEntryOf,
  publicAgent,
  publishedAgent,
  search,
  searches,
  advanceListing,
} from '../../fixtures/directory.ts'

const hooks = ['setVisibility', 'publishListing', 'listDirectory'] as const
const listingHooks = ['submitListing', 'approveListing', 'publishListing'] as const
const listing = { needs: { persons: 1, hooks } } as const

/** Returns the positions of the agents in a search by task. Infinity for an agent that the search does not list. */
async function placesOf(t: CheckContext, task: string, agents: readonly Agent[]): Promise<number[]> {
  const places = agents.map(() => Infinity)
  await findEntry(t, { task }, (entry, place) => {
    for (const [index, { handle }] of agents.entries()) if (isEntryOf(entry, handle)) places[index] = place
    return places.every((one) => one !== Infinity)
  })
  return places
}

check('directory.search.by-task-tells-agents-apart', ['DIR-001'], { ...listing, seconds: 2 }, async (t) => {
  if (!t.hooks.takes('listDirectory', 'task'))
    t.notTestable('the target file has no search by task', 'provision.listDirectory with {task}')
  if (!listingHooks.some((hook) => t.hooks.takes(hook, 'task')))
    t.notTestable('no listing of the target file has a task', 'provision.submitListing or publishListing with {task}')
  const tasks = [t.unique.marker('task'), t.unique.marker('task')] as const
  const agents = [await publishedAgent(t, tasks[0]), await publishedAgent(t, tasks[1])]
  for (const [index, task] of tasks.entries()) await appears(t, { task }, agents[index]!.handle)
  const places = [await placesOf(t, tasks[0], agents), await placesOf(t, tasks[1], agents)]
  // A search may list other agents after the agents with the task.
  for (const [index, [one = Infinity, other = Infinity]] of places.entries()) {
    t.expect.that(index === 0 ? one < other : other < one, {
      what: 'of two agents with different tasks, the one with the searched task is listed first',
      expected: agents[index]?.handle,
      actual: { [agents[0]!.handle]: one, [agents[1]!.handle]: other },
    })
  }
})

check('directory.search.finds-a-published-agent', ['DIR-001'], listing, async (t) => {
  const task = t.unique.marker('task')
  const page = await search(t, {})
  t.expect.that(page.status < 400, {
    what: 'the directory is readable without a credential',
    expected: '2xx',
    actual: page.status,
  })
  const agent = await publishedAgent(t, task)
  for (const [what, asked] of Object.entries(searches(t, task))) {
    t.expect.that((await appears(t, asked, agent.handle)) !== undefined, {
      what: `an agent with a published listing is in ${what}`,
      expected: agent.handle,
      actual: 'it is not listed',
    })
  }
  if (!t.hooks.takes('listDirectory', 'task')) return
  const other = await findIn(t, { task: t.unique.marker('task') }, agent.handle)
  t.expect.that(other === undefined, {
    what: 'a search by another task does not find the agent',
    warnOnly: true,
    actual: other,
  })
})

check(
  'directory.search.needs-no-credential',
  ['AUTH-002'],
  { needs: { agents: 1, persons: 1, hooks: ['listDirectory'] } },
  async (t) => {
    await t.given(t.agent.me(), 'GET /v1/agents/me')
    const { status, exchange } = await search(t, {})
    if (exchange?.request.headers['authorization'] !== undefined)
      t.notTestable('the hook sends a credential', 'a provision.listDirectory with as: none')
    t.expect.that(status < 400, {
      what: 'the status of the directory without a credential',
      expected: '2xx',
      actual: status,
    })
  },
)

interface HiddenAgent {
  requirement: 'DIR-002' | 'PROF-014' | 'PROF-015'
  what: string
  agent: Agent
}

/** Returns agents that were never published: private, not submitted, in review, approved. */
async function unpublishedAgents(t: CheckContext, task: string): Promise<HiddenAgent[]> {
  const agents: HiddenAgent[] = [
    { requirement: 'DIR-002', what: 'a private agent', agent: await plainAgent(t, t.person) },
    { requirement: 'PROF-015', what: 'a public agent that was not submitted', agent: await publicAgent(t) },
  ]
  const steps = [
    ['submitListing', 'a public agent whose listing is in review'],
    ['approveListing', 'a public agent whose listing is approved but not published'],
  ] as const
  for (const [index, [last, what]] of steps.entries()) {
    if (!t.hooks.has(last)) continue
    const agent = await publicAgent(t)
    await advanceListing(t, agent, task, ...steps.slice(0, index + 1).map(([step]) => step))
    agents.push({ requirement: 'PROF-015', what, agent })
  }
  return agents
}

/** Returns the first of the agents that any search lists. */
async function firstListed(t: CheckContext, task: string, agents: readonly HiddenAgent[]): Promise<unknown> {
  for (const { what, agent } of agents) {
    for (const [where, asked] of Object.entries(searches(t, task))) {
      const entry = await findIn(t, asked, agent.handle)
      if (entry !== undefined) return { what, where, entry }
    }
  }
  return undefined
}

/** Returns a published agent that the directory lists. */
async function listedAgent(t: CheckContext, task: string): Promise<Agent> {
  const agent = await publishedAgent(t, task)
  if ((await appears(t, {}, agent.handle)) !== undefined) return agent
  return t.notTestable(
    'no published agent appeared in the directory',
    'provision.publishListing and provision.listDirectory in the target file',
  )
}

check(
  'directory.search.lists-published-agents-only',
  ['DIR-002', 'PROF-014', 'PROF-015'],
  { ...listing, seconds: 2 },
  async (t) => {
    const task = t.unique.marker('task')
    const hidden = await unpublishedAgents(t, task)
    const [unlisted, control] = [await listedAgent(t, task), await listedAgent(t, task)]
    await setVisibility(t, t.person, unlisted, 'unlisted')
    const left: HiddenAgent = {
      requirement: 'PROF-014',
      what: 'an unlisted agent whose listing was published',
      agent: unlisted,
    }
    // Removal from the directory may take as long as any other effect (AMB-107).
    await until(async () => (await firstListed(t, task, [left])) === undefined, t.timing.settle_ms + 1000)
    const byRequirement = Map.groupBy([...hidden, left], ({ requirement }) => requirement)
    await atOnce(t, [...byRequirement], ([requirement, agents]) =>
      t.absent({
        requirement,
        what: `${agents.map(({ what }) => what).join(', or ')} in the directory`,
        fence: () => appears(t, {}, control.handle),
        observe: () => firstListed(t, task, agents),
      }),
    )
  },
)

check('directory.search.exposes-nothing', ['DIR-003', 'AUTH-009'], listing, async (t) => {
  const task = t.unique.marker('task')
  const agent = await publishedAgent(t, task)
  const found = await appears(t, {}, agent.handle)
  if (found === undefined)
    t.notTestable(
      'no published agent appeared in the directory',
      'provision.publishListing and provision.listDirectory in the target file',
    )
  const { exchange } = await search(t, t.hooks.takes('listDirectory', 'task') ? { task } : {})
  const text = `${JSON.stringify(found)} ${exchange?.response?.body ?? ''}`
  for (const [what, secret] of ownersSecrets(t, [agent.credential]))
    t.expect.notLeaked(secret, text, { what: `${what} in the directory` })
  if (exchange === undefined) return
  const asked = await agent.call({ method: 'GET', path: exchange.request.url })
  t.expect.that(asked.status < 500, {
    requirement: 'AUTH-009',
    what: 'the directory with an Agent Token',
    expected: 'no 5xx',
    actual: asked.status,
  })
  t.observeDecision('AMB-086', `the directory answers ${asked.status} to an Agent Token`)
})
