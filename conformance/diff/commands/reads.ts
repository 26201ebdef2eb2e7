/** Reads histories and event logs. */
import fc from 'fast-check'
import { parseJson } from '../../client/documents.ts'
import type { WireObject } from '../../client/wire.ts'
import { chatBy, ensureChat } from '../chats.ts'
import { kind } from '../command.ts'
import type { PairedSession } from '../paired-session.ts'
import { logView, walk, type LogView } from '../logs.ts'
import {
  agentNames,
  isAgent,
  pick,
  textPart,
  type ActorName,
  type AgentName,
  type ChatName,
} from '../../model/conversation.ts'
import type { Model } from '../model.ts'
import { outcomeOf } from '../outcome.ts'
import type { Side } from '../side.ts'
import { historyView } from '../views.ts'
import { write, writers } from './sends.ts'

const index = fc.nat(60)

/** Reads the history as a member, newest first. */
export function readHistory(
  paired: PairedSession,
  chat: ChatName,
  reader: ActorName,
  page: { limit?: number; before?: string } = {},
): Promise<unknown> {
  const { limit, before } = page
  const where = `${limit === undefined ? '' : ` (${limit} at most)`}${before === undefined ? '' : ` before ${before}`}`
  return paired.settled(
    {
      what: `the history of the chat ${chat} that ${reader} reads${where}`,
      requirements: ['HIST-001', 'HIST-002', 'HIST-004', 'HIST-005', 'HIST-009', 'HIST-010', 'HIST-011', 'MSG-004'],
    },
    (side) =>
      isAgent(reader) ? agentHistory(paired, side, chat, reader, page) : personHistory(paired, side, chat, reader),
  )
}

async function agentHistory(
  paired: PairedSession,
  side: Side,
  chat: ChatName,
  reader: AgentName,
  { limit, before }: { limit?: number; before?: string },
): Promise<unknown> {
  const query = { limit, before_sequence: before === undefined ? undefined : side.sequences.get(before) }
  const reply = await side.agent(reader).history(side.chatId(chat), query)
  const outcome = outcomeOf(reply, { reading: 'access', success: 200 }, paired.log)
  if (!reply.ok) return outcome
  return { ...outcome, ...historyView(paired, side, reply.body, reader) }
}

async function personHistory(paired: PairedSession, side: Side, chat: ChatName, reader: ActorName): Promise<unknown> {
  const { messages } = await side.hook('historyAsPerson', { chat_id: side.chatId(chat) }, reader)
  // The name of the list may differ from that in the target file; the unparsed answer then contains the list
  // (AMB-057).
  const answered = parseJson(side.recorder.exchanges.at(-1)?.response?.body ?? '') as WireObject | undefined
  return historyView(paired, side, Array.isArray(messages) ? { messages } : (answered ?? {}), reader).messages
}

/** Reads the log of an agent from the start of the session, in pages of `limit` events. */
export function readLog(paired: PairedSession, owner: AgentName, limit: number): Promise<LogView> {
  return paired.settled(
    {
      what: `the log of ${owner} since the session began, in pages of ${limit}`,
      requirements: ['EVT-001', 'EVT-022', 'EVT-023', 'EVT-025', 'EVT-031', 'MSG-030', 'EVT-005', 'EVT-006'],
    },
    async (side) => {
      const walked = await walk(side.agent(owner), side.bases.get(owner) ?? 0, limit)
      return { ...logView(paired, side, owner, walked), reread: side.reread(owner, walked.events) }
    },
  )
}

const badQueries: readonly Record<string, string>[] = [
  { after: '-1' },
  { after: 'x' },
  { timeout: '31' },
  { timeout: '-1' },
  { limit: '0' },
  { limit: '101' },
  { limit: 'x' },
]

/** Returns messages whose sequence both servers have returned. */
const placed = (paired: PairedSession, chat: ChatName, reader: AgentName): string[] =>
  paired.model
    .seenBy(reader, chat)
    .map(({ name }) => name)
    .filter((name) => paired.sides.every((side) => side.sequences.has(name)))

export const reads = [
  kind({
    name: 'read the history',
    weight: 4,
    parameters: fc.record({ chat: index, reader: index, limit: fc.option(fc.nat(4)), before: fc.option(index) }),
    ready: (model) => model.messages.length > 0,
    perform: async (paired, { chat: at, reader: who, limit, before }) => {
      const chat = chatBy(paired.shared, at)
      await ensureChat(paired, chat)
      const reader = pick(writers(paired.model, chat), who)
      if (reader === undefined) return
      const message = before === null ? undefined : pick(placed(paired, chat, reader), before)
      await readHistory(paired, chat, reader, {
        ...(limit !== null ? { limit: limit + 1 } : {}),
        ...(message === undefined ? {} : { before: message }),
      })
    },
  }),
  kind({
    name: 'read the history of another chat',
    weight: 2,
    parameters: fc.record({ chat: index }),
    ready: (model, _, shared) => shared.roles.has('a2') && foreign(model).length > 0,
    perform: async (paired, { chat: at }) => {
      const chat = pick(foreign(paired.model), at)!
      await paired.both(
        { what: `a2 reads the history of ${chat}`, requirements: ['HIST-013', 'PRIV-004'] },
        async (side) => outcomeOf(await side.agent('a2').history(side.chatId(chat)), { reading: 'access' }, paired.log),
      )
    },
  }),
  kind({
    name: 'pull',
    weight: 5,
    parameters: fc.record({ agent: index, limit: fc.constantFrom(1, 2, 3, 10, 100) }),
    ready: (model) => model.messages.length > 0,
    perform: async (paired, { agent: who, limit }) => {
      const present = agentNames.filter((name) => paired.shared.roles.has(name))
      const owner = pick(present, who)!
      await readLog(paired, owner, limit)
    },
  }),
  kind({
    name: 'pull with an invalid query',
    parameters: fc.record({ query: fc.nat(badQueries.length - 1) }),
    perform: async (paired, { query }) => {
      await paired.both(
        { what: `a0 pulls with ${JSON.stringify(badQueries[query])}`, requirements: ['EVT-016', 'EVT-017', 'EVT-020'] },
        async (side) =>
          outcomeOf(
            await side.agent('a0').call({
              method: 'GET',
              path: '/v1/events',
              query: { ...badQueries[query], timeout: badQueries[query]?.['timeout'] ?? '0' },
            }),
            { reading: 'open' },
            paired.log,
          ),
      )
      // A server that accepts the query hands events over, which marks their messages delivered; the other does not.
      await readLog(paired, 'a0', 100)
    },
  }),
  kind({
    name: 'wait for a message',
    parameters: fc.record({ limit: fc.constantFrom(1, 5) }),
    perform: async (paired, { limit }) => {
      await ensureChat(paired, 'agents')
      await readLog(paired, 'a1', 100)
      const waiting = paired.sides.map(async (side) => {
        const after = await side.agent('a1').cursor()
        return side.agent('a1').events({ after, timeout: 5, limit })
      })
      await new Promise((resolve) => setTimeout(resolve, 60))
      const parts = [textPart(`m${paired.model.next} for a waiting pull`)]
      const { name, audience } = await write(paired, { sender: 'a0', chat: 'agents', route: 0, parts })
      const pages = await Promise.all(waiting)
      // An empty page before the timeout loses no event (AMB-044): the log is compared below.
      if (!audience.has('a1')) return
      await paired.both(
        { what: `a1 waits for ${name}`, requirements: ['EVT-019', 'EVT-022', 'LIM-009'] },
        async (side) => {
          const page = pages[paired.sides.indexOf(side)]
          const items = page?.body.events ?? []
          return { answer: page?.status, withinLimit: items.length <= limit }
        },
      )
      await readLog(paired, 'a1', 100)
    },
  }),
]

/** Returns chats in which a2 never was a member. */
const foreign = (model: Model): ChatName[] =>
  [...model.chats.values()]
    .filter(({ members, former }) => !members.has('a2') && !former.has('a2'))
    .map(({ name }) => name)
