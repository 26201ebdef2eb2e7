/** Runs the hooks of a target file with new actors, so that existing data of the target does not change. */
import type { Actor } from '../client/actor.ts'
import type { Agent } from '../client/agent.ts'
import { findMember, valueAt } from '../client/json-pointer.ts'
import { redact } from '../client/redaction.ts'
import type { Person } from '../client/person.ts'
import { recording, type Recorder } from '../client/recorder.ts'
import { unique } from '../client/unique.ts'
import { sendTo, valueParts } from '../client/variant.ts'
import type { HookDescription } from './hook-table.ts'
import { RejectedHook, type HookResult } from './hooks.ts'
import { agentFrom, makeAgent, makePerson, personFrom } from './make-agent.ts'
import type { Session } from './session.ts'
import { hooksOfArea, type OptionalArea } from './optional-areas.ts'
import type { ProvisionName } from './target.ts'

export interface HookTrial {
  hook: string
  outcome: 'ok' | 'failed' | 'not tried'
  detail: string
}

/** Actors of the trial. Undefined when the target file has none of a kind. */
interface Actors {
  /** Person of the target file. The trial makes no lasting change to the person's data. */
  ann: Person | undefined
  /** Person created for the trial, and deleted at its end. */
  guest: Person | undefined
  /** Agents created for the trial if possible, otherwise agents of the target file. */
  one: Agent | undefined
  two: Agent | undefined
  /** The trial created the agents, so lasting changes are allowed. */
  made: boolean
}

/** Maximum number of characters shown of an answer that lacks a result. */
const shownCharacters = 200

class HookTrials {
  readonly trials: HookTrial[] = []
  readonly #session: Session
  readonly #described: ReadonlyMap<string, HookDescription>
  readonly #recorder: Recorder

  /** @param recorder records the answers of all trials */
  constructor(session: Session, described: readonly HookDescription[], recorder: Recorder) {
    this.#session = session
    this.#described = new Map(described.map((hook) => [hook.name, hook]))
    this.#recorder = recorder
  }

  has(name: ProvisionName): boolean {
    return this.#session.hooks.has(name)
  }

  note(hook: string, outcome: HookTrial['outcome'], detail = ''): void {
    const earlier = this.trials.find((trial) => trial.hook === hook)
    const trial = { hook, outcome, detail: redact(detail) }
    // A hook that also ran as a preparation is reported once, and a failure overrides a success.
    if (earlier === undefined) this.trials.push(trial)
    else if (earlier.outcome !== 'failed') Object.assign(earlier, trial)
  }

  /** Runs a hook if the target file has it, and records the outcome. */
  async run(
    name: ProvisionName,
    parameters: Record<string, unknown>,
    as: Actor | undefined | 'nobody',
  ): Promise<HookResult | undefined> {
    if (!this.#session.hooks.has(name, typeof as === 'object' ? as.kind : undefined)) return undefined
    if (as === undefined) {
      this.note(name, 'not tried', 'there is no actor for it')
      return undefined
    }
    try {
      const result = await this.#session.hooks.run(name, parameters, as === 'nobody' ? undefined : as)
      const missing = this.#missing(name, result)
      if (missing === undefined) this.note(name, 'ok')
      else this.note(name, 'failed', `it was answered, but the answer contains no ${missing}${this.#lastAnswer()}`)
      return result
    } catch (error) {
      this.note(name, 'failed', describe(error) + (error instanceof RejectedHook ? this.#lastAnswer() : ''))
      return undefined
    }
  }

  /** Runs work that creates an actor, and records the outcome under the name of its hook. */
  async make<T>(hook: string, work: () => Promise<T>): Promise<T | undefined> {
    try {
      const made = await work()
      this.note(hook, 'ok')
      return made
    } catch (error) {
      this.note(hook, 'failed', describe(error))
      return undefined
    }
  }

  #missing(name: string, result: HookResult): string | undefined {
    const { results = [], optionalResults = [] } = this.#described.get(name) ?? {}
    return results.find((member) => !optionalResults.includes(member) && result[member] === undefined)
  }

  #lastAnswer(): string {
    const body = this.#recorder.exchanges.at(-1)?.response?.body ?? ''
    return body === '' ? '' : `; the answer was ${body.slice(0, shownCharacters)}`
  }
}

const describe = (error: unknown): string => {
  const code = error instanceof RejectedHook && typeof error.code === 'string' ? ` ${error.code}` : ''
  return `${error instanceof Error ? error.message : String(error)}${code}`
}

/**
 * Reasons why hooks are not tried: they would stop the target, send a request to someone, or need a state that no
 * trial can reach.
 */
const untried: Partial<Record<ProvisionName, string>> = {
  ...untriedOf('payments', 'it would create a payment request'),
  ...untriedOf('calls', 'it would call an agent'),
  restartServer: 'it would stop the service',
  failStorage: 'it would make the storage unavailable',
  failDatabase: 'it would make the database unavailable',
  redeliverDeadLetter: 'it needs a dead letter',
}

function untriedOf(area: OptionalArea, reason: string): Partial<Record<ProvisionName, string>> {
  return Object.fromEntries(hooksOfArea(area).map((hook) => [hook, reason]))
}

/** Tries all hooks without lasting damage. The order lets each hook prepare the next one. */
export async function tryHooks(
  session: Session,
  described: readonly HookDescription[],
  recorder: Recorder,
): Promise<HookTrial[]> {
  const trials = new HookTrials(session, described, recorder)
  await recording.run(recorder, async () => {
    const actors = await makeActors(trials, session)
    for (const part of [chats, asPerson, relations, directory, devices, webhooks, tasks, others, endings])
      await part(trials, actors, session).catch((error: unknown) => trials.note(part.name, 'failed', describe(error)))
  })
  for (const [name, reason] of Object.entries(untried))
    if (session.hooks.has(name as ProvisionName)) trials.note(name, 'not tried', reason)
  return trials.trials
}

async function makeActors(trials: HookTrials, session: Session): Promise<Actors> {
  const { target, client, hooks } = session
  const [known] = target.persons
  const ann = known && personFrom(client, known)
  const guest = trials.has('createPerson')
    ? await trials.make('createPerson', () => makePerson(client, hooks))
    : undefined
  const way = trials.has('createAgent') ? 'createAgent' : 'POST /v1/me/agents'
  const one = ann && (await trials.make(way, () => makeAgent(client, hooks, target, ann)))
  const two = one && ann && (await makeAgent(client, hooks, target, ann).catch(() => undefined))
  if (one === undefined || two === undefined) {
    const [first, second] = target.agents.map((about) => agentFrom(client, about))
    return { ann, guest, one: first, two: second, made: false }
  }
  const rotated = await trials.run('rotateToken', { agent_id: one.id, handle: one.handle }, ann)
  if (typeof rotated?.['token'] !== 'string') return { ann, guest, one, two, made: true }
  const renewed = agentFrom(client, { handle: one.handle, id: one.id, token: rotated['token'] })
  if (!(await renewed.me()).ok) trials.note('rotateToken', 'failed', 'the new token is not accepted')
  return { ann, guest, one: renewed, two, made: true }
}

type Part = (trials: HookTrials, actors: Actors, session: Session) => Promise<void>

const chats: Part = async (trials, { ann, one, two }, { target }) => {
  if (one === undefined || two === undefined) return
  const opened = await trials.run('openDirectChat', { handle: two.handle, id: two.id }, one)
  const chatId = opened?.['chat_id']
  if (typeof chatId === 'string') {
    await trials.run('getChat', { chat_id: chatId }, one)
    // The message contains the members that the target file names.
    const { messageId } = await one.sendText(chatId)
    await two.read(chatId, messageId)
    await Promise.all([one.history(chatId), two.history(chatId), two.events({ limit: 10 })])
    if (target.forms.includes('variant')) await sendTo(one, [two.handle], { parts: valueParts('a trial') })
  }
  const uploaded = await one.upload(Buffer.from('a trial'), { contentType: 'text/plain', filename: 'trial.txt' })
  const id = valueAt(uploaded.body, '/attachment/id')
  if (typeof id === 'string') await trials.run('getAttachment', { attachment_id: id }, one)
  await Promise.all([one.me(), one.call({ method: 'GET', path: `/v1/agents/${two.handle}/profile` })])
  const members = { handles: [one.handle, two.handle], ids: [one.id, two.id], name: 'A trial' }
  const group = (await trials.run('createGroup', members, ann))?.['chat_id']
  if (typeof group !== 'string') return
  const guest = { chat_id: group, handle: two.handle, id: two.id }
  await trials.run('renameGroup', { chat_id: group, name: 'Another trial' }, ann)
  await trials.run('removeMember', guest, ann)
  await trials.run('addMember', guest, ann)
  await trials.run('leaveGroup', guest, two)
}

const asPerson: Part = async (trials, { ann, guest, one }) => {
  if (ann === undefined || one === undefined) return
  const hook = trials.has('openChatAsPerson') ? 'openChatAsPerson' : 'openDirectChat'
  const chatId = (await trials.run(hook, { handle: one.handle, id: one.id }, ann))?.['chat_id']
  await trials.run('eventsAsPerson', { after: 0 }, ann)
  await trials.run('listRequests', {}, ann)
  await acceptGroup(trials, ann, guest)
  if (typeof chatId !== 'string') return
  const said = { chat_id: chatId, message_id: unique.messageId(), parts: [{ type: 'text', text: 'a trial' }] }
  if ((await trials.run('sendAsPerson', said, ann)) !== undefined) await compareSender(trials, one, ann, said)
  const reply = await one.call({
    method: 'POST',
    path: '/v1/messages',
    json: { ...said, message_id: unique.messageId() },
  })
  const about = { chat_id: chatId, message_id: findMember(reply.body, 'message_id') }
  await trials.run('historyAsPerson', { chat_id: chatId }, ann)
  await trials.run('typingAsPerson', { chat_id: chatId, started: true }, ann)
  await trials.run('deliveredAsPerson', about, ann)
  await trials.run('readAsPerson', about, ann)
}

/** Compares the sender of a message with the owner of the session, even if no route returns the owner. */
async function compareSender(
  trials: HookTrials,
  reader: Agent,
  person: Person,
  { chat_id: chatId, message_id: messageId }: { chat_id: string; message_id: string },
): Promise<void> {
  const entry = await reader.awaitInHistory(chatId, messageId, 1000)
  const handle = findMember(entry?.['sender'], 'handle')
  if (typeof handle === 'string' && handle.toLowerCase() !== person.handle.toLowerCase())
    trials.note(
      'sendAsPerson',
      'failed',
      `the session of ${person.handle} sends as ${handle}: the target file names another person`,
    )
}

/** Another person creates a group with the person of the file, when the target requires a confirmation. */
async function acceptGroup(trials: HookTrials, ann: Person, guest: Person | undefined): Promise<void> {
  if (!trials.has('acceptRequest')) return
  const group = guest && { handles: [ann.handle], ids: [ann.id], name: 'An invitation' }
  const chatId = group && (await trials.run('createGroup', group, guest))?.['chat_id']
  const { requests } = (await trials.run('listRequests', {}, ann)) ?? {}
  const request = (Array.isArray(requests) ? requests : []).find((one) =>
    JSON.stringify(one).includes(JSON.stringify(chatId ?? null)),
  ) as { id?: unknown } | undefined
  if (request === undefined) trials.note('acceptRequest', 'not tried', 'no request was pending for the person')
  else await trials.run('acceptRequest', { chat_id: chatId, id: request.id }, ann)
}

const relations: Part = async (trials, { ann, guest, one, two }) => {
  if (one === undefined || two === undefined) return
  await trials.run('block', { handle: two.handle, id: two.id }, one)
  await trials.run('unblock', { handle: two.handle, id: two.id }, one)
  const agent = { handle: one.handle, agent_id: one.id }
  await trials.run('install', agent, ann)
  await trials.run('uninstall', agent, ann)
  await trials.run('discoverContacts', { entries: [unique.phoneNumber()] }, ann)
  const person = guest ?? ann
  if (person !== undefined) await trials.run('requestContact', { handle: person.handle, note: 'a trial' }, one)
}

const directory: Part = async (trials, { ann, one, made }, { target }) => {
  const about = { agent_id: one?.id, handle: one?.handle }
  const listed = { ...about, category: target.directory_category, task: 'A trial' }
  if (one !== undefined && made) {
    await trials.run('setVisibility', { ...about, visibility: 'public' }, ann)
    for (const name of ['submitListing', 'approveListing', 'publishListing'] as const)
      if (target.directory_category !== undefined) await trials.run(name, listed, ann)
      else if (trials.has(name)) trials.note(name, 'not tried', 'the target file has no directory_category')
    await trials.run('setVisibility', { ...about, visibility: 'private' }, ann)
  }
  await trials.run('listDirectory', { category: target.directory_category }, 'nobody')
}

const devices: Part = async (trials, { ann }, { target, client }) => {
  const pair = async (): Promise<unknown> => {
    const json = { client_id: target.device_client_id ?? 'parley-conform' }
    const reply = await client.request({ method: 'POST', path: '/api/auth/device/code', json })
    return findMember(reply.body, 'user_code')
  }
  const actions = [
    ['approveDevice', {}, ann],
    ['denyDevice', {}, ann],
    ['ageDeviceCode', { seconds: 1 }, 'nobody'],
  ] as const
  for (const [name, more, as] of actions) {
    if (!trials.has(name)) continue
    const userCode = await pair()
    if (typeof userCode === 'string') {
      // Services may bind a pairing to the person who opens it.
      await ann?.device(userCode)
      await trials.run(name, { user_code: userCode, ...more }, as)
    } else trials.note(name, 'not tried', 'the answer of POST /api/auth/device/code contains no user_code')
  }
}

const webhookHooks = [
  'listWebhooks',
  'updateWebhook',
  'rotateWebhookSecret',
  'listDeadLetters',
  'listWebhookAttempts',
  'deleteWebhook',
] as const

const webhooks: Part = async (trials, { one }) => {
  const names = webhookHooks.filter((name) => trials.has(name))
  if (one === undefined || names.length === 0) return
  // An unused URL, because no event is sent during the trial.
  const reply = await one.createWebhook({ url: 'https://example.com/parley-conform-doctor' })
  const id = findMember(reply.body, 'id')
  // A listing needs no id.
  const isKnown = (name: string) => typeof id === 'string' || name === 'listWebhooks'
  for (const name of names)
    if (reply.ok && isKnown(name)) await trials.run(name, { id, status: 'paused' }, one)
    else trials.note(name, 'not tried', `POST /v1/webhooks answered ${reply.status}${reply.ok ? ' without an id' : ''}`)
}

const tasks: Part = async (trials, { one, two }) => {
  if (one === undefined || two === undefined || !trials.has('sendTask')) return
  await two.settings({ accepts_tasks: true })
  const sent = { handle: two.handle, message_id: unique.messageId(), text: 'a trial' }
  const id = (await trials.run('sendTask', sent, one))?.['id']
  if (typeof id !== 'string') return
  const message = { messageId: unique.ulid(), role: 'ROLE_USER', parts: [{ text: 'a trial' }] }
  await trials.run('readTask', { id }, one)
  await trials.run('listTasks', {}, one)
  await trials.run('workTask', { id, state: 'TASK_STATE_WORKING' }, two)
  await trials.run('sayInTask', { id, handle: two.handle, message }, one)
  await trials.run('addArtifact', { id, artifact: { artifactId: 'a', parts: [{ text: 'a trial' }] } }, two)
  await trials.run('cancelTask', { id }, one)
}

const others: Part = async (trials, { one, guest }) => {
  const surface = { version: 'v0.9', createSurface: { surfaceId: 'trial' } }
  if (one !== undefined) await trials.run('encodeA2ui', { messages: [surface] }, one)
  if (one !== undefined) await trials.run('liveChannel', { form: 'current' }, one)
  await trials.run('searchDump', { text: unique.marker() }, 'nobody')
  if (guest === undefined) return
  const number = { phone_number: unique.phoneNumber(), verified: true }
  await trials.run('setPhoneNumber', { handle: guest.handle, user_id: guest.id, ...number }, 'nobody')
  await trials.run('createSignInLink', { handle: guest.handle }, 'nobody')
}

/** Lasting changes. Only actors that the trial created are changed, at its end. */
const endings: Part = async (trials, { ann, guest, one, two, made }, { target }) => {
  const permanentHooks = ['limitRate', 'suspendHandle', 'restoreHandle', 'retireHandle', 'deleteAgent'] as const
  if (one !== undefined && two !== undefined && made) {
    const about = { handle: one.handle, agent_id: one.id, id: one.id }
    await trials.run(
      'limitRate',
      { handle: one.handle, requests: 1000, seconds: target.limits.rate_window_seconds },
      'nobody',
    )
    await trials.run('suspendHandle', about, 'nobody')
    await trials.run('restoreHandle', about, 'nobody')
    await trials.run('deleteAgent', about, ann)
    await trials.run('retireHandle', { handle: two.handle, agent_id: two.id, id: two.id }, 'nobody')
  } else
    for (const name of permanentHooks.filter((hook) => trials.has(hook)))
      trials.note(name, 'not tried', 'no agent could be created for it')
  if (guest === undefined) {
    if (trials.has('deleteAccount')) trials.note('deleteAccount', 'not tried', 'no person could be created for it')
    return
  }
  const deleted = await trials.run('deleteAccount', { handle: guest.handle, user_id: guest.id }, guest)
  if (typeof deleted?.['receipt_id'] === 'string')
    await trials.run('readCleanup', { receipt_id: deleted['receipt_id'] }, 'nobody')
}
