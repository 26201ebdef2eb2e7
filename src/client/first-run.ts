import type { PositionStore } from './position.ts'
import type { ScheduleStore } from './scheduled-messages.ts'
import { readBeginning, readLatest, untilAnswered, type ReceiverOptions } from './receive-by-pull.ts'

/** Start of a first run. */
export type Begin = 'unread' | 'now' | 'oldest'

/** Returns the store of the options, or the default file. @returns undefined without a store */
export async function openPosition(
  { position, url, token }: { position?: PositionStore | false | undefined; url: string; token: string },
  ownHandle: () => Promise<string | undefined>,
  receiver: Pick<ReceiverOptions, 'signal' | 'report'>,
): Promise<PositionStore | undefined> {
  if (position !== undefined) return position || undefined
  if (!isNode()) return undefined
  const own = await untilAnswered(async () => ({ handle: await ownHandle() }), receiver)
  if (own === undefined) return undefined
  const { defaultPosition } = await import('./file-position.ts')
  return defaultPosition(own.handle ?? (await nameOfToken(url, token)))
}

interface ScheduleOptions {
  schedule?: ScheduleStore | false | undefined
  position?: PositionStore | false | undefined
  url: string
  token: string
}

/** Returns the store of scheduled messages of the options, or the default folder. @returns undefined without a store */
export async function openSchedule(
  { schedule, position, url, token }: ScheduleOptions,
  ownHandle: () => Promise<string | undefined>,
): Promise<ScheduleStore | undefined> {
  if (schedule !== undefined) return schedule || undefined
  if (position !== undefined || !isNode()) return undefined
  const { fileSchedule } = await import('./file-position.ts')
  return fileSchedule(`.parley/${(await ownHandle()) ?? (await nameOfToken(url, token))}.scheduled`)
}

/** Sets the cursor of a first run. */
export async function beginFirstRun(begin: Begin = 'unread', receiver: ReceiverOptions): Promise<void> {
  const { api, queue, signal } = receiver
  const latest = await untilAnswered(() => readLatest(api, signal), receiver)
  if (latest === undefined) return
  if (begin === 'now') return queue.beginAt(latest)
  const beginning = await untilAnswered(() => readBeginning(api, latest, signal), receiver)
  if (beginning !== undefined) queue.beginAt(beginning, begin === 'unread' ? latest : beginning)
}

/** Returns whether the runtime has the file system of Node, as Deno and Bun have. */
function isNode(): boolean {
  const { process } = globalThis as { process?: { versions?: { node?: string } } }
  return process?.versions?.node !== undefined
}

/** Returns a name for the default file of an agent whose service does not show its handle. */
async function nameOfToken(url: string, token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${url} ${token}`))
  return Array.from(new Uint8Array(digest, 0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
