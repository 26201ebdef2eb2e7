/** Persons, groups, blocks and installations, through hooks that both target files have. */
import fc from 'fast-check'
import { unique } from '../../client/unique.ts'
import { textsIn } from '../../fixtures/profiles.ts'
import { canOpen, ensureChat } from '../chats.ts'
import { kind } from '../command.ts'
import type { PairedSession, Shared } from '../paired-session.ts'
import { isAgent, pick, textPart, type ActorName, type AgentName, type ChatName } from '../../model/conversation.ts'
import type { Model } from '../model.ts'
import { outcomeOf } from '../outcome.ts'
import { RejectedHook } from '../../target/hooks.ts'
import type { Side } from '../side.ts'
import { write } from './sends.ts'

const index = fc.nat(60)

/** Chats of a person that both servers can have. */
const personal = (shared: Shared): ChatName[] => (['person', 'group'] as const).filter((name) => canOpen(name, shared))

/** Returns chats in which a person may write. In a chat without its agent, acceptance is a choice (AMB-101). */
const writable = (model: Model, shared: Shared): ChatName[] =>
  personal(shared).filter((name) => name === 'group' || !model.uninstalled.has('a0'))

const persons = [
  kind({
    name: 'send as a person',
    weight: 4,
    parameters: fc.record({ chat: index, reply: fc.option(index) }),
    offered: (shared) => shared.has('sendAsPerson') && personal(shared).length > 0,
    ready: (model, _, shared) => writable(model, shared).length > 0,
    perform: async (paired, { chat: at }) => {
      const chat = pick(writable(paired.model, paired.shared), at)!
      await ensureChat(paired, chat)
      const name = paired.model.name('m')
      const parts = [textPart(`${name} by a person`)]
      const { name: stored } = paired.model.store({ name, chat, sender: 'p0', route: 0, parts })
      await paired.both(
        { what: `p0 sends ${name} into ${chat}`, requirements: ['MSG-001', 'MSG-053'] },
        async (side) => {
          const id = unique.messageId()
          side.bind(stored, id)
          const { message } = await side.hook(
            'sendAsPerson',
            { chat_id: side.chatId(chat), message_id: id, parts },
            'p0',
          )
          if (message === undefined) return 'sent'
          // A server may assign its own ids to messages of persons.
          const { message_id: shown } = message as { message_id?: unknown }
          if (typeof shown === 'string') side.bind(stored, shown)
          return 'sent'
        },
      )
    },
  }),
  kind({
    name: 'read a user',
    weight: 2,
    parameters: fc.record({ agent: fc.nat(1), known: fc.boolean() }),
    offered: (shared) => shared.roles.has('p1') && personal(shared).includes('person') && shared.has('sendAsPerson'),
    ready: (model, { known }) =>
      !known ||
      model.messages.some(({ chat, sender }) => chat === 'person' && sender === 'p0' && !model.chat(chat).disturbed),
    perform: async (paired, { known }) => {
      const whom = known ? 'p0' : 'p1'
      // The agents share no chat with p1. a0 shares a chat with p0, in which p0 wrote.
      await paired.both(
        { what: `a0 reads the user ${whom}`, requirements: ['USR-001', 'USR-002', 'USR-003'] },
        async (side) => {
          const { id, name, phoneNumber } = side.person(whom)
          const reply = await side.agent('a0').call({ method: 'GET', path: `/v1/users/${encodeURIComponent(id)}` })
          const shown = textsIn(reply.body)
          const shows = [name, phoneNumber].filter((text) => text !== undefined && shown.includes(text)).length
          const open = known && paired.model.uninstalled.has('a0')
          return {
            ...outcomeOf(reply, { reading: open ? 'open' : 'access', success: 200 }, paired.log),
            shows: open ? 'open' : shows,
          }
        },
      )
    },
  }),
]

async function hookStep(
  paired: PairedSession,
  what: string,
  requirements: Parameters<PairedSession['both']>[0]['requirements'],
  run: (side: PairedSession['sides'][number]) => Promise<unknown>,
): Promise<boolean> {
  const view = await paired.both({ what, requirements }, async (side) => {
    await run(side)
    return { hook: 'done' }
  })
  return view.hook === 'done'
}

/**
 * Ends the membership of an agent. Whether an agent may leave by itself is a choice (AMB-103); otherwise a person
 * removes it.
 */
async function leave(
  paired: PairedSession,
  side: Side,
  name: AgentName,
  parameters: Record<string, unknown>,
): Promise<void> {
  try {
    await side.hook('leaveGroup', parameters, name)
  } catch (error) {
    if (!(error instanceof RejectedHook) || error.status > 499) throw error
    paired.log.note('open-outcome')
    await side.hook('removeMember', parameters, 'p0')
  }
}

const groups = [
  kind({
    name: 'change the members of the group',
    weight: 3,
    parameters: fc.record({ agent: fc.nat(2), leave: fc.boolean() }),
    offered: (shared) =>
      canOpen('group', shared) &&
      shared.has('addMember') &&
      shared.has('removeMember') &&
      shared.has('leaveGroup', 'agent'),
    ready: (_, { agent }, shared) => shared.roles.has(`a${agent as 0}`),
    perform: async (paired, { agent, leave: leaves }) => {
      const name = `a${agent as 0}` as const
      const group = await ensureChat(paired, 'group')
      const isMember = group.members.has(name)
      const hook = !isMember ? 'addMember' : leaves ? 'leaveGroup' : 'removeMember'
      const done = await hookStep(paired, `${hook} ${name}`, ['GRP-003', 'GRP-008', 'EVT-034', 'EVT-035'], (side) => {
        const { handle, id } = side.agent(name)
        const parameters = { chat_id: side.chatId('group'), handle, id }
        return hook === 'leaveGroup' ? leave(paired, side, name, parameters) : side.hook(hook, parameters, 'p0')
      })
      if (!done) return
      if (isMember) paired.model.leave('group', name)
      else paired.model.join('group', name)
    },
  }),
  kind({
    name: 'rename the group',
    parameters: fc.record({ name: fc.constantFrom('Another name', 'A third name') }),
    offered: (shared) => canOpen('group', shared) && shared.has('renameGroup'),
    perform: async (paired, { name }) => {
      await ensureChat(paired, 'group')
      await hookStep(paired, `p0 renames the group: ${name}`, ['GRP-006', 'EVT-036'], (side) =>
        side.hook('renameGroup', { chat_id: side.chatId('group'), name: `${name} ${paired.model.name('n')}` }, 'p0'),
      )
    },
  }),
  kind({
    name: 'write to a chat as a former member',
    weight: 2,
    parameters: fc.record({ agent: index }),
    ready: (model) => gone(model).length > 0,
    perform: async (paired, { agent }) => {
      const { name, chat } = pick(gone(paired.model), agent)!
      await writeAsFormer(paired, name, chat)
    },
  }),
]

/**
 * Sends a message of a former member. A removed agent gets 403 (stated); an agent that left a group gets 403 or 404.
 */
async function writeAsFormer(paired: PairedSession, name: AgentName, chat: ChatName): Promise<void> {
  const reading = paired.model.uninstalled.has(name) && chat === 'person' ? 'stated' : 'access'
  const requirements = ['CHAT-005', 'GRP-008', 'INST-001'] as const
  await paired.both({ what: `${name} writes to ${chat} as a former member`, requirements }, async (side) => {
    const parts = [textPart('still here?')]
    const message = { message_id: unique.messageId(), chat_id: side.chatId(chat), parts }
    return outcomeOf(await side.agent(name).send(message), { reading }, paired.log)
  })
}

/** Returns agents with a chat that they left, or from which a person removed them. */
function gone(model: Model): { name: AgentName; chat: ChatName }[] {
  const former = [...(model.chats.get('group')?.former ?? [])]
    .filter(isAgent)
    .filter((name) => !model.chat('group').members.has(name))
  return [
    ...former.map((name) => ({ name, chat: 'group' as const })),
    ...[...model.uninstalled].map((name) => ({ name, chat: 'person' as const })),
  ]
}

const pairs = [
  ['a0', 'a1'],
  ['a1', 'a0'],
  ['a0', 'a2'],
  ['a2', 'a0'],
  ['p0', 'a0'],
] as const

/** Sets or lifts a block on both servers. */
async function changeBlock(
  paired: PairedSession,
  by: ActorName,
  whom: ActorName,
  hook: 'block' | 'unblock',
): Promise<void> {
  const done = await hookStep(
    paired,
    `${by} ${hook}s ${whom}`,
    ['BLK-001', 'BLK-005', 'BLK-006', 'BLK-009'],
    (side) => {
      const { handle, id } = side.actor(whom)
      return side.hook(hook, { handle, id }, by)
    },
  )
  if (!done) return
  paired.model.setBlock(by, whom, hook === 'block')
}

const canBlock = (shared: Shared): boolean => shared.has('block') && shared.has('unblock')

const blocks = [
  kind({
    name: 'block or unblock',
    weight: 3,
    parameters: fc.record({ pair: fc.nat(pairs.length - 1) }),
    offered: canBlock,
    ready: (_, { pair }, shared) => pairs[pair]!.every((name) => shared.roles.has(name)),
    perform: async (paired, { pair }) => {
      const [by, whom] = pairs[pair]!
      await changeBlock(paired, by, whom, paired.model.blocks.has(`${by}>${whom}`) ? 'unblock' : 'block')
    },
  }),
  kind({
    name: 'write while blocked',
    weight: 2,
    parameters: fc.record({ pair: fc.nat(1), chat: fc.constantFrom('agents', 'group'), lift: fc.boolean() }),
    offered: canBlock,
    ready: (model, { pair }) => !model.blocks.has(pairs[pair]!.join('>')),
    perform: async (paired, { pair, chat: chosen, lift }) => {
      const chat = canOpen('group', paired.shared) ? (chosen as ChatName) : 'agents'
      const [by, whom] = pairs[pair]! as readonly [AgentName, AgentName]
      const { members } = await ensureChat(paired, chat)
      await changeBlock(paired, by, whom, 'block')
      const requirements = ['BLK-001', 'BLK-002', 'BLK-006', 'BLK-008'] as const
      for (const sender of [whom, by].filter((name) => members.has(name)))
        await write(
          paired,
          { sender, chat, route: 0, parts: [textPart(`m${paired.model.next} during a block`)] },
          requirements,
        )
      if (lift) await changeBlock(paired, by, whom, 'unblock')
    },
  }),
  kind({
    name: 'write during a block',
    weight: 2,
    parameters: fc.record({ block: index }),
    ready: (model) => crossed(model).length > 0,
    perform: async (paired, { block }) => {
      const { chat, sender } = pick(crossed(paired.model), block)!
      const parts = [textPart(`m${paired.model.next} during a block`)]
      await write(paired, { sender, chat, route: 0, parts }, ['BLK-002', 'BLK-001', 'BLK-006'])
    },
  }),
]

/** Returns chats with a block, each with its agent. */
const crossed = (model: Model): { chat: ChatName; sender: AgentName }[] =>
  [...model.chats.values()]
    .filter(({ disturbed }) => disturbed)
    .flatMap(({ name, members }) =>
      [...members]
        .filter(isAgent)
        .filter((sender) => name !== 'person' || !model.uninstalled.has(sender))
        .map((sender) => ({ chat: name, sender })),
    )

const installations = [
  kind({
    name: 'remove the agent from the person',
    weight: 2,
    parameters: fc.constant({}),
    offered: (shared) => canOpen('person', shared) && shared.has('install') && shared.has('uninstall'),
    ready: (model) => model.chats.has('person') && !model.uninstalled.has('a0'),
    perform: async (paired) => {
      paired.model.leftovers.add('lasting')
      const done = await hookStep(paired, 'p0 removes a0', ['INST-001', 'AUTH-020', 'INST-003'], async (side) => {
        const { handle, id } = side.agent('a0')
        await side.hook('install', { handle, agent_id: id }, 'p0')
        await side.hook('uninstall', { handle, agent_id: id }, 'p0')
      })
      paired.model.chat('person').disturbed = true
      if (!done) return
      paired.model.uninstalled.add('a0')
      await writeAsFormer(paired, 'a0', 'person')
    },
  }),
]

export const people = [...persons, ...groups, ...blocks, ...installations]
