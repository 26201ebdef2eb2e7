/** Sends on the three routes: valid, repeated, conflicting and invalid ones. */
import fc from 'fast-check'
import type { RequirementId } from '../../../generated/requirements.ts'
import type { Agent } from '../../client/agent.ts'
import type { Reply } from '../../client/exchange.ts'
import { unique } from '../../client/unique.ts'
import type { WireObject, WirePart } from '../../client/wire.ts'
import { contentChoice, contentOf } from '../../fixtures/contents.ts'
import { sendRoutes } from '../../fixtures/send-routes.ts'
import { chatBy, ensureChat } from '../chats.ts'
import { kind } from '../command.ts'
import type { PairedSession } from '../paired-session.ts'
import { isAgent, pick, textPart, type AgentName, type ChatName, type ModelMessage } from '../../model/conversation.ts'
import type { Model } from '../model.ts'
import { outcomeOf } from '../outcome.ts'
import type { Side } from '../side.ts'
import { messageView } from '../views.ts'
import { badContents } from './contents.ts'

const index = fc.nat(60)
const route = fc.nat(2)
const sendRequirements: readonly RequirementId[] = ['MSG-031', 'MSG-033', 'MSG-035', 'MSG-002', 'MSG-024', 'MSG-056']

/** Returns agents that may write into a chat. */
export const writers = (model: Model, chat: ChatName): AgentName[] =>
  [...model.chat(chat).members].filter(isAgent).filter((name) => chat !== 'person' || !model.uninstalled.has(name))

/** Returns agent messages that both servers stored and whose senders may still write. */
const repeatable = (model: Model): ModelMessage[] =>
  model.messages.filter(
    ({ name, sender, chat, textOnly }) =>
      textOnly !== true && isAgent(sender) && name.startsWith('m') && writers(model, chat).includes(sender),
  )

interface Sending {
  side: Side
  sender: AgentName
  chat: ChatName
  message: string
  body: WireObject
  route: number
}

function send({ side, sender, chat, message, body, route: by }: Sending): Promise<Reply> {
  if (!side.knows(message)) side.bind(message, unique.messageId())
  return sendRoutes[by as 0].send(side.agent(sender), side.chatId(chat), withIds(side, message, body))
}

/** Replaces the session names in a body with the ids of the server. */
function withIds(side: Side, message: string, body: WireObject): WireObject {
  const { reply_to: reply, parts, ...rest } = body
  const named = reply as { message_id?: string } | undefined
  return {
    message_id: side.idOf(message),
    ...rest,
    parts: Array.isArray(parts) ? parts.map((part: WirePart) => withAttachment(side, part)) : parts,
    ...(named?.message_id === undefined ? {} : { reply_to: { ...named, message_id: side.idOf(named.message_id) } }),
  }
}

const withAttachment = (side: Side, part: WirePart): WirePart =>
  typeof part['attachment_id'] === 'string' ? { ...part, attachment_id: side.idOf(part['attachment_id']) } : part

export interface Written {
  sender: AgentName
  chat: ChatName
  route: number
  parts: readonly WirePart[]
  text?: string
  replyTo?: string
}

/** Sends a message that both servers accept. Adds it to the model before the comparison, which reads its content. */
export async function write(
  paired: PairedSession,
  written: Written,
  requirements = sendRequirements,
): Promise<ModelMessage> {
  const { sender, chat, route: by, parts, text, replyTo } = written
  const stored = paired.model.store({
    name: paired.model.name('m'),
    chat,
    sender,
    route: by,
    parts: parts.map((part) => ({ ...part })),
    text,
    replyTo,
  })
  const body = bodyOf(stored)
  await paired.both({ what: `${sender} sends ${stored.name} by ${sendRoutes[by as 0].name}`, requirements }, (side) =>
    sentView(paired, { side, sender, chat, message: stored.name, body, route: by }),
  )
  return stored
}

function bodyOf({ parts, text, replyTo }: ModelMessage): WireObject {
  return {
    parts,
    text,
    reply_to: replyTo === undefined ? undefined : { message_id: replyTo },
  }
}

async function sentView(paired: PairedSession, sending: Sending, again = false): Promise<unknown> {
  const { side, message, route: by } = sending
  const reply = await send(sending)
  const { status, message: shown } = sendRoutes[by as 0]
  const outcome = outcomeOf(reply, { reading: 'body', ...(again ? {} : { success: status }) }, paired.log)
  if (!reply.ok) return outcome
  const top = by === 0 ? { id: side.nameOf((reply.body as WireObject)['message_id']) ?? 'none' } : {}
  return { ...outcome, ...top, message: messageView(paired, side, shown(reply, side.idOf(message))) }
}

export const sends = [
  kind({
    name: 'send',
    weight: 10,
    parameters: fc.record({
      chat: index,
      sender: index,
      route,
      content: contentChoice,
      reply: fc.option(index, { nil: undefined }),
    }),
    perform: async (paired, { chat: at, sender: who, route: by, content, reply }) => {
      const chat = chatBy(paired.shared, at)
      await ensureChat(paired, chat)
      const sender = pick(writers(paired.model, chat), who)
      if (sender === undefined) return
      // Whether a reply may refer to a message of an earlier membership period is a choice (AMB-016, AMB-056).
      const isBack = paired.model.chat(chat).former.has(sender)
      const target = reply === undefined || isBack ? undefined : pick(paired.model.seenBy(sender, chat), reply)
      const { parts, text } = contentOf(`m${paired.model.next}`, content)
      await write(paired, {
        sender,
        chat,
        route: by,
        parts,
        text: typeof text === 'string' ? text : undefined,
        replyTo: target?.name,
      })
    },
  }),
  kind({
    name: 'repeat',
    weight: 4,
    parameters: fc.record({ message: index, route, change: fc.boolean() }),
    ready: (model) => repeatable(model).length > 0,
    perform: async (paired, { message: which, route: by, change }) => {
      const stored = pick(repeatable(paired.model), which) as ModelMessage
      const { name, chat } = stored
      const sender = stored.sender as AgentName
      const first = bodyOf(stored)
      const body = change ? { ...first, parts: [textPart('other words')] } : first
      await paired.both(
        { what: `${sender} repeats ${name}`, requirements: ['MSG-039', 'MSG-040', 'MSG-041', 'MSG-043'] },
        (side) => sentView(paired, { side, sender, chat, message: name, body, route: by }, true),
      )
    },
  }),
  kind({
    name: 'send with the message id of another agent',
    weight: 2,
    parameters: fc.record({ message: index, sender: index, route }),
    ready: (model) => conflicts(model).length > 0,
    perform: async (paired, { message: which, sender: who, route: by }) => {
      const { name, chat, sender: first } = pick(conflicts(paired.model), which) as ModelMessage
      const sender = pick(others(paired.model, chat, first), who) as AgentName
      const body = { parts: [textPart('the same id by somebody else')] }
      await paired.both(
        { what: `${sender} sends with the id of ${name}, which ${first} sent`, requirements: ['MSG-044', 'ERR-007'] },
        async (side) =>
          outcomeOf(
            await send({ side, sender, chat, message: name, body, route: by }),
            { reading: 'stated' },
            paired.log,
          ),
      )
    },
  }),
  kind({
    name: 'send an invalid message',
    weight: 6,
    parameters: fc.record({
      chat: index,
      sender: index,
      route,
      mistake: fc.nat(badContents.length - 1),
      again: fc.boolean(),
    }),
    perform: async (paired, { chat: at, sender: who, route: by, mistake, again }) => {
      const chat = chatBy(paired.shared, at)
      await ensureChat(paired, chat)
      const sender = pick(writers(paired.model, chat), who)
      const bad = badContents[mistake]
      if (sender === undefined || bad === undefined) return
      await sendWrong(paired, { sender, chat, route: bad.strictOnly ? 2 : by, bad })
      if (again) await write(paired, { sender, chat, route: by, parts: [textPart(`m${paired.model.next} after all`)] })
    },
  }),
]

const others = (model: Model, chat: ChatName, first: string): AgentName[] =>
  writers(model, chat).filter((name) => name !== first)

const conflicts = (model: Model): ModelMessage[] =>
  repeatable(model).filter(({ chat, sender }) => others(model, chat, sender).length > 0)

interface WrongSend {
  sender: AgentName
  chat: ChatName
  route: number
  bad: (typeof badContents)[number]
}

/**
 * Sends an invalid message. The next valid send uses the same id, because a rejection does not use up the id
 * (MSG-058).
 */
async function sendWrong(paired: PairedSession, { sender, chat, route: by, bad }: WrongSend): Promise<void> {
  const name = `m${paired.model.next}`
  const about = `${sender} sends ${name} by ${sendRoutes[by as 0].name} (${bad.name})`
  const lenientStatus = bad.raw !== undefined
  await paired.both({ what: about, requirements: [bad.requirement, 'ERR-012', 'ERR-001'] }, async (side) => {
    if (!side.knows(name)) side.bind(name, unique.messageId())
    const good = { message_id: side.idOf(name), parts: [textPart(`${name} is wrong`)] }
    const { method, path, json } = sendRoutes[by as 0].request(side.chatId(chat), {})
    const changed = bad.change({ ...json, ...good })
    const agent: Agent = side.agent(sender)
    const headers = { 'content-type': 'application/json' }
    const reply = await agent.call(
      bad.raw === undefined ? { method, path, json: changed } : { method, path, raw: bad.raw, headers },
    )
    const reading = bad.stated === true ? 'stated' : 'body'
    return outcomeOf(reply, { reading, lenientStatus }, paired.log)
  })
}
