/** Reactions, receipts and typing. */
import fc from 'fast-check'
import { unique } from '../../client/unique.ts'
import type { WireObject } from '../../client/wire.ts'
import { chatBy, ensureChat } from '../chats.ts'
import { kind } from '../command.ts'
import type { PairedSession, Shared } from '../paired-session.ts'
import { isAgent, pick, textPart, type ActorName, type AgentName, type ModelMessage } from '../../model/conversation.ts'
import type { Model } from '../model.ts'
import { outcomeOf } from '../outcome.ts'
import { emojiOf } from '../views.ts'
import { write, writers } from './sends.ts'

const index = fc.nat(60)
/** Maximum number of reactions in a session, because each needs its own emoji. */
const slotsMost = 20

/** Returns messages with the actors that may react to them. */
function reactable(model: Model): { message: ModelMessage; actor: ActorName }[] {
  if (model.slots.size >= slotsMost) return []
  return model.messages
    .filter(({ chat }) => !model.chat(chat).disturbed)
    .flatMap((message) =>
      [...model.chat(message.chat).members]
        .filter(
          (actor) => model.isShown(message, actor) && (!isAgent(actor) || writers(model, message.chat).includes(actor)),
        )
        .map((actor) => ({ message, actor })),
    )
}

const badReactions: readonly { name: string; body: (emoji: string) => unknown }[] = [
  { name: 'with an unknown operation', body: (emoji) => ({ operation: 'toggle', type: 'emoji', emoji }) },
  { name: 'without operation', body: (emoji) => ({ type: 'emoji', emoji }) },
  { name: 'without emoji', body: () => ({ operation: 'add', type: 'emoji' }) },
  { name: 'of an unknown type', body: (emoji) => ({ operation: 'add', type: 'nonsense', emoji }) },
  { name: 'as a list', body: () => [] },
]

export const reactions = [
  kind({
    name: 'react',
    weight: 7,
    parameters: fc.record({ target: index, operation: fc.constantFrom('add', 'add', 'remove') }),
    ready: (model) => reactable(model).length > 0,
    perform: async (paired, { target, operation }) => {
      const { message, actor } = pick(reactable(paired.model), target)!
      const emoji = emojiOf(paired, actor, message.name)
      const slot = `${actor} ${message.name}`
      const stands = paired.model.reactions.has(slot)
      const never = operation === 'remove' && !stands
      await paired.both(
        {
          what: `${actor} reacts to ${message.name}: ${operation} ${emoji}`,
          requirements: ['RCT-011', 'RCT-012', 'RCT-031', 'RCT-020', 'RCT-033'],
        },
        async (side) => {
          const reply = await side.actor(actor).react(side.idOf(message.name), { operation, type: 'emoji', emoji })
          const outcome = outcomeOf(reply, { reading: never ? 'open' : 'body', success: 200 }, paired.log)
          // The target may reject the removal of a reaction that never existed (AMB-029).
          return reply.ok
            ? { ...outcome, changed: reply.body.changed }
            : never
              ? { ...outcome, changed: false }
              : outcome
        },
      )
      if (operation === 'add') paired.model.reactions.add(slot)
      else paired.model.reactions.delete(slot)
    },
  }),
  kind({
    name: 'react several times at once',
    parameters: fc.record({ target: index }),
    ready: (model) => reactable(model).some(({ message, actor }) => !model.reactions.has(`${actor} ${message.name}`)),
    perform: async (paired, { target }) => {
      const fresh = reactable(paired.model).filter(
        ({ message, actor }) => !paired.model.reactions.has(`${actor} ${message.name}`),
      )
      const { message, actor } = pick(fresh, target)!
      const emoji = emojiOf(paired, actor, message.name)
      await paired.both(
        { what: `${actor} adds ${emoji} to ${message.name} four times at once`, requirements: ['RCT-014', 'LIM-018'] },
        async (side) => {
          const body = { operation: 'add', type: 'emoji', emoji } as const
          const replies = await Promise.all(
            Array.from({ length: 4 }, () => side.actor(actor).react(side.idOf(message.name), body)),
          )
          return { changed: replies.map((reply) => reply.body.changed).toSorted(), ok: replies.every(({ ok }) => ok) }
        },
      )
      paired.model.reactions.add(`${actor} ${message.name}`)
    },
  }),
  kind({
    name: 'react with an invalid body',
    weight: 2,
    parameters: fc.record({ target: index, mistake: fc.nat(badReactions.length - 1) }),
    ready: (model) => reactable(model).length > 0,
    perform: async (paired, { target, mistake }) => {
      const { message, actor } = pick(reactable(paired.model), target)!
      const { name, body } = badReactions[mistake]!
      await paired.both(
        { what: `${actor} reacts to ${message.name} ${name}`, requirements: ['RCT-002', 'RCT-004', 'ERR-012'] },
        async (side) =>
          outcomeOf(
            await side.actor(actor).react(side.idOf(message.name), body('🍀') as WireObject),
            { reading: 'body' },
            paired.log,
          ),
      )
    },
  }),
  kind({
    name: 'react without access',
    weight: 2,
    parameters: fc.record({ target: index, known: fc.boolean() }),
    ready: (model, { known }, shared) =>
      !known || (shared.roles.has('a2') && model.messages.some(({ chat }) => outside(model, chat))),
    perform: async (paired, { target, known }) => {
      const message = pick(
        paired.model.messages.filter(({ chat }) => outside(paired.model, chat)),
        target,
      )
      const actor = known ? 'a2' : 'a0'
      const body = { operation: 'add', type: 'emoji', emoji: '🍀' } as const
      await paired.both(
        {
          what: known
            ? `${actor}, who is not in the chat, reacts to ${message?.name}`
            : 'a0 reacts to an unknown message',
          requirements: known ? ['RCT-022'] : ['RCT-023'],
        },
        async (side) => {
          const id = known ? side.idOf(message?.name ?? '') : unique.messageId()
          const reply = await side.agent(actor).react(id, body)
          return outcomeOf(reply, { reading: known ? 'access' : 'reference' }, paired.log)
        },
      )
    },
  }),
]

/** Returns whether a2 is not, and never was, in the chat. */
const outside = (model: Model, chat: ModelMessage['chat']): boolean =>
  !model.chat(chat).members.has('a2') && !model.chat(chat).former.has('a2')

/** Returns messages of other actors in direct chats, each with the agent that may mark it. */
function markable(model: Model, shared: Shared): { message: ModelMessage; agent: AgentName }[] {
  return model.messages
    .filter(({ chat }) => {
      const { kind: of, disturbed } = model.chat(chat)
      return of === 'direct' && !disturbed && (chat === 'person' || shared.receiptsBetweenAgents)
    })
    .flatMap((message) =>
      [...model.chat(message.chat).members]
        .filter(isAgent)
        .filter((agent) => agent !== message.sender && model.isShown(message, agent))
        .map((agent) => ({ message, agent })),
    )
}

async function mark(
  paired: PairedSession,
  route: 'read' | 'delivered',
  agent: AgentName,
  message: ModelMessage,
): Promise<void> {
  // A delivery that the receiver accepts may mark the message delivered before the agent does.
  const isMarkedByDeliveries = route === 'delivered' && paired.model.subscribers.has(agent)
  if (isMarkedByDeliveries) paired.log.note('delivery-attempts')
  await paired.both(
    {
      what: `${agent} marks ${message.name} ${route}`,
      requirements: ['RCP-012', 'RCP-014', 'RCP-017', 'RCP-019', 'RCP-020', 'RCP-021', 'RCP-037'],
    },
    async (side) => {
      const reply = await side.agent(agent)[route](side.chatId(message.chat), side.idOf(message.name))
      const outcome = outcomeOf(reply, { reading: 'body' }, paired.log)
      if (!reply.ok) return outcome
      const receipt = 'receipt' in reply.body
      if (isMarkedByDeliveries) return { ...outcome, receipt }
      return { ...outcome, receipt, advanced: reply.body.advanced }
    },
  )
}

export const receipts = [
  kind({
    name: 'mark',
    weight: 8,
    parameters: fc.record({ target: index, route: fc.constantFrom('read' as const, 'delivered' as const) }),
    offered: (shared) => shared.offers('read_state'),
    ready: (model, _, shared) => markable(model, shared).length > 0,
    perform: async (paired, { target, route }) => {
      const { message, agent } = pick(markable(paired.model, paired.shared), target)!
      await mark(paired, route, agent, message)
    },
  }),
  kind({
    name: 'move a watermark back',
    weight: 2,
    parameters: fc.record({ route: fc.constantFrom('read' as const, 'delivered' as const) }),
    offered: (shared) => shared.offers('read_state') && shared.receiptsBetweenAgents,
    ready: ({ chats, blocks }) => blocks.size === 0 && chats.get('agents')?.disturbed !== true,
    perform: async (paired, { route }) => {
      await ensureChat(paired, 'agents')
      const send = (): Promise<ModelMessage> =>
        write(paired, { sender: 'a0', chat: 'agents', route: 0, parts: [textPart(`m${paired.model.next} to mark`)] })
      const [first, second] = [await send(), await send()]
      for (const message of [second, first, second]) await mark(paired, route, 'a1', message)
    },
  }),
  kind({
    name: 'mark with an invalid body',
    weight: 2,
    parameters: fc.record({
      route: fc.constantFrom('read', 'delivered'),
      mistake: fc.constantFrom('unknown', 'missing', 'stranger' as const),
      target: index,
    }),
    offered: (shared) => shared.offers('read_state'),
    ready: (model, { mistake }, shared) =>
      markable(model, shared).length > 0 && (mistake !== 'stranger' || shared.roles.has('a2')),
    perform: async (paired, { route, mistake, target }) => {
      const { message, agent } = pick(markable(paired.model, paired.shared), target)!
      const stranger = paired.model.chat(message.chat).members.has('a2') ? 'a1' : 'a2'
      const actor = mistake === 'stranger' ? stranger : agent
      const reading = { unknown: 'reference', missing: 'body', stranger: 'access' } as const
      await paired.both(
        { what: `${actor} marks ${route} (${mistake})`, requirements: ['RCP-028', 'RCP-030', 'RCP-031', 'ERR-005'] },
        async (side) => {
          const known = { message_id: side.idOf(message.name) }
          const json = { unknown: { message_id: unique.messageId() }, missing: {}, stranger: known }[
            mistake as 'unknown'
          ]
          const path = `/v1/chats/${side.chatId(message.chat)}/${route}`
          const reply = await side.agent(actor).call({ method: 'POST', path, json })
          return outcomeOf(reply, { reading: reading[mistake as 'unknown'] }, paired.log)
        },
      )
    },
  }),
  kind({
    name: 'mark in a group',
    parameters: fc.record({ target: index, route: fc.constantFrom('read' as const, 'delivered' as const) }),
    offered: (shared) => shared.offers('read_state'),
    ready: (model) => inGroup(model).length > 0,
    perform: async (paired, { target, route }) => {
      const message = pick(inGroup(paired.model), target)!
      await paired.both(
        { what: `a1 marks ${message.name} ${route}, in a group`, requirements: ['RCP-024', 'RCP-025'] },
        async (side) => {
          const reply = await side.agent('a1')[route](side.chatId('group'), side.idOf(message.name))
          const advanced = reply.ok && reply.body.advanced === true
          return { ...outcomeOf(reply, { reading: 'open' }, paired.log), advanced }
        },
      )
    },
  }),
]

const inGroup = (model: Model): ModelMessage[] =>
  model.messages.filter(({ chat }) => chat === 'group' && model.chat('group').members.has('a1'))

const typingBodies: readonly unknown[] = [{}, { started: 'yes' }, { started: 1 }, { started: null }, []]

export const typing = [
  kind({
    name: 'type',
    weight: 3,
    parameters: fc.record({ chat: index, actor: index, started: fc.boolean(), mistake: fc.nat(9) }),
    offered: (shared) => shared.offers('typing'),
    perform: async (paired, { chat: at, actor: who, started, mistake }) => {
      const chat = chatBy(paired.shared, at)
      await ensureChat(paired, chat)
      const actor = pick(writers(paired.model, chat), who)
      if (actor === undefined) return
      const json = mistake < typingBodies.length ? typingBodies[mistake] : { started }
      await paired.both(
        { what: `${actor} types: ${JSON.stringify(json)}`, requirements: ['TYP-001', 'TYP-002', 'TYP-009'] },
        async (side) => {
          const path = `/v1/chats/${side.chatId(chat)}/typing`
          const reply = await side.agent(actor).call({ method: 'POST', path, json })
          return {
            ...outcomeOf(reply, { reading: 'body', success: 204 }, paired.log),
            empty: reply.ok && reply.text === '',
          }
        },
      )
    },
  }),
]
