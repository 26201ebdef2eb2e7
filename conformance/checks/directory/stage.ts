/** The directory, as the target file describes it, and the way of an agent into it. */
import type { Agent } from '../../client/agent.ts'
import { recording } from '../../client/recorder.ts'
import type { Exchange } from '../../client/exchange.ts'
import { until } from '../../client/until.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { attemptHook } from '../devices/hook-answer.ts'
import { becomes, askProfile, plainAgent, setVisibility, textsIn } from '../profiles/stage.ts'

export interface Asked {
  category?: string
  task?: string
  q?: string
  cursor?: unknown
}

export interface DirectoryPage {
  status: number
  /** Each entry as a JSON value. */
  entries: unknown[]
  next: unknown
  exchange: Exchange | undefined
}

/** More pages than a check may fill by itself; a directory with more entries is searched by task or words. */
const pagesMax = 20

/** One page, without a credential. A refusal has its status and no entries. */
export async function search(t: CheckContext, asked: Asked): Promise<DirectoryPage> {
  const answer = await attemptHook(t, 'listDirectory', { ...asked }, t.person)
  const exchange = recording.getStore()?.exchanges.at(-1)
  if (!answer.accepted) return { status: answer.status, entries: [], next: undefined, exchange }
  const { agents, next_cursor: next } = answer.result
  const entries = Array.isArray(agents) ? agents : agents === undefined ? [] : Object.values(agents as object)
  return { status: exchange?.response?.status ?? 200, entries, next, exchange }
}

/** The entry of an agent in all pages of a search; undefined when there is none. */
export async function findIn(t: CheckContext, asked: Asked, handle: string): Promise<unknown> {
  let cursor: unknown
  for (let turn = 0; turn < pagesMax; turn += 1) {
    const page = await search(t, { ...asked, ...(cursor === undefined ? {} : { cursor }) })
    const found = page.entries.find((entry) =>
      textsIn(entry).some((text) => text.toLowerCase() === handle.toLowerCase()),
    )
    if (found !== undefined) return found
    if (page.next === undefined || page.next === null || page.next === '' || page.entries.length === 0) return undefined
    cursor = page.next
  }
  return undefined
}

/** Waits for an entry, up to the settle time. */
export const appears = (t: CheckContext, asked: Asked, handle: string): Promise<unknown> =>
  until(() => findIn(t, asked, handle), t.timing.settle_ms + 2000)

/** The searches that the target file lets us make for a task, and for everything. */
export function searches(t: CheckContext, task: string): Record<string, Asked> {
  const category = t.target.directory_category
  return {
    'the directory': {},
    ...(t.hooks.takes('listDirectory', 'task') ? { 'the directory by task': { task } } : {}),
    ...(category !== undefined && t.hooks.takes('listDirectory', 'category')
      ? { 'the directory by category': { category } }
      : {}),
    ...(category !== undefined && t.hooks.takes('listDirectory', 'category') && t.hooks.takes('listDirectory', 'task')
      ? { 'the directory by category and task': { category, task } }
      : {}),
  }
}

export type Step = 'submitListing' | 'approveListing' | 'publishListing'

/** Takes an agent of `t.person` on its way into the directory; steps that the target does not have are left out. */
export async function take(t: CheckContext, agent: Agent, task: string, ...steps: Step[]): Promise<void> {
  const parameters = {
    agent_id: agent.id,
    handle: agent.handle,
    category: t.target.directory_category ?? 'productivity',
    task,
  }
  for (const step of steps) if (t.hooks.has(step)) await t.hooks.run(step, parameters, t.person)
}

/** A public agent with a published listing. */
export async function publishedAgent(t: CheckContext, task: string): Promise<Agent> {
  const agent = await publicAgent(t)
  await take(t, agent, task, 'submitListing', 'approveListing', 'publishListing')
  return agent
}

export async function publicAgent(t: CheckContext): Promise<Agent> {
  const agent = await plainAgent(t, t.person)
  await setVisibility(t, t.person, agent, 'public')
  await t.given(
    becomes(
      t,
      () => askProfile(t, 'contacts', agent.handle),
      ({ ok }) => ok,
    ),
    'the contact profile of a public agent',
  )
  return agent
}
