/** Agents that show themselves, and how their profiles are asked for and read. */
import type { Agent } from '../../client/agent.ts'
import type { RequestOptions } from '../../client/client.ts'
import type { Reply } from '../../client/exchange.ts'
import type { Person } from '../../client/person.ts'
import { until } from '../../client/until.ts'
import type { WireObject } from '../../client/wire.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { CannotMake, makeAgent } from '../../target/make-agent.ts'
import { randomDigits } from './digits.ts'

export type Visibility = 'public' | 'unlisted' | 'private'
export type ProfileRoute = 'agents' | 'contacts'
export const profileRoutes: readonly ProfileRoute[] = ['agents', 'contacts']

/** What a profile shows; of a name and a picture the harness knows what it gave. */
export const profileItems = ['display_name', 'avatar', 'tagline', 'accent_color', 'organization'] as const
export type ProfileItem = (typeof profileItems)[number]

export interface Described {
  agent: Agent
  /** The items that the target took at the creation: only those can be looked for by value. */
  taken: Partial<Record<ProfileItem, string>>
}

const redirects = new Set([301, 302, 303, 307, 308])
const redirectsMax = 5

/** GET of a profile, without a credential unless headers say otherwise. */
export function askProfile(
  t: CheckContext,
  route: ProfileRoute,
  handle: string,
  extra: Partial<RequestOptions> = {},
): Promise<Reply<WireObject>> {
  return t.request<WireObject>({ ...extra, method: 'GET', path: `/v1/${route}/${encodeURIComponent(handle)}/profile` })
}

/** The share link of a handle, redirects followed. @throws NotTestable without share_base */
export async function askShareLink(t: CheckContext, handle: string): Promise<Reply> {
  const base = t.target.share_base
  if (base === undefined)
    return t.notTestable('the base address of share links is unknown', 'share_base in the target file')
  let path = `${base.replace(/\/+$/, '')}/@${encodeURIComponent(handle)}`
  for (let turn = 0; ; turn += 1) {
    const reply = await t.request({ method: 'GET', path, headers: { accept: 'text/html, */*' } })
    const next = reply.headers['location']
    if (!redirects.has(reply.status) || next === undefined || turn === redirectsMax) return reply
    path = new URL(next, path).href
  }
}

/** An agent with a profile of values that occur nowhere else; private, as far as the target goes by the document. */
export async function describedAgent(t: CheckContext, owner: Person): Promise<Described> {
  const given: Record<ProfileItem, string> = {
    display_name: t.mint.marker('Agent'),
    tagline: t.mint.marker('tagline'),
    organization: t.mint.marker('org'),
    avatar: `https://pictures.example/${t.mint.marker('avatar')}.png`,
    accent_color: `#${randomDigits(6)}`,
  }
  const agent = await makeAgent(t.http, t.hooks, t.target, owner, given)
    // What the creation takes beside a handle and a name is not stated: a target may refuse the rest.
    .catch(() => makeAgent(t.http, t.hooks, t.target, owner))
    .catch((error: unknown) => cannotMake(t, error))
  const own = textsIn(await t.given(agent.me(), 'GET /v1/agents/me'))
  const taken = profileItems.filter((item) => own.includes(given[item])).map((item) => [item, given[item]])
  return { agent, taken: Object.fromEntries(taken) as Described['taken'] }
}

/** An agent of which nobody said how visible it is. */
export const plainAgent = (t: CheckContext, owner: Person): Promise<Agent> =>
  makeAgent(t.http, t.hooks, t.target, owner).catch((error: unknown) => cannotMake(t, error))

function cannotMake(t: CheckContext, error: unknown): never {
  if (!(error instanceof CannotMake)) throw error
  return t.notTestable(error.message, 'provision.createAgent in the target file')
}

export async function setVisibility(
  t: CheckContext,
  owner: Person,
  agent: Agent,
  visibility: Visibility,
): Promise<void> {
  await t.hooks.run('setVisibility', { agent_id: agent.id, handle: agent.handle, visibility }, owner)
}

/** A described agent that is public or unlisted by now; what its profile answers is left to the check. */
export async function shownAgent(
  t: CheckContext,
  owner: Person,
  visibility: Exclude<Visibility, 'private'> = 'unlisted',
): Promise<Described> {
  const described = await describedAgent(t, owner)
  await setVisibility(t, owner, described.agent, visibility)
  await becomes(
    t,
    () => askProfile(t, 'contacts', described.agent.handle),
    ({ ok }) => ok,
  )
  return described
}

/** Asks until the answer is as wanted or the settle time is over; the last answer. */
export async function becomes<T extends Reply>(
  t: CheckContext,
  ask: () => Promise<T>,
  wanted: (reply: T) => boolean,
): Promise<T> {
  let last: T | undefined
  const found = await until(async () => {
    last = await ask()
    return wanted(last) ? last : undefined
  }, t.timing.settle_ms + 1000)
  return found ?? (last as T)
}

/** Every text in a JSON value. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** The name of the member that holds a text, however deep; undefined when none does. */
export function memberWith(value: unknown, text: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, inner] of Object.entries(value)) {
    const found = inner === text ? name : memberWith(inner, text)
    if (found !== undefined) return found
  }
  return undefined
}

/** A member by its name, however deep; null is a value, undefined means that there is none. */
export function memberNamed(value: unknown, name: string): { value: unknown } | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (!Array.isArray(value) && name in value) return { value: (value as WireObject)[name] }
  return Object.values(value)
    .map((inner) => memberNamed(inner, name))
    .find((found) => found !== undefined)
}
