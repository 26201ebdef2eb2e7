/** Settings, profiles, attachments and tasks. */
import fc from 'fast-check'
import { agentNames, pick, textPart, type AgentName } from '../../model/conversation.ts'
import type { Model } from '../model.ts'
import { askProfileOf } from './profile-view.ts'
import { valueAt } from '../../client/json-pointer.ts'
import { ensureChat } from '../chats.ts'
import { kind } from '../command.ts'
import type { PairedSession } from '../paired-session.ts'
import { outcomeOf } from '../outcome.ts'
import type { Side } from '../side.ts'
import { write } from './sends.ts'

const badSettings: readonly unknown[] = [
  { accepts_tasks: 'yes' },
  { accepts_tasks: true, further: 1 },
  { accepts_tasks: null },
  { further: true },
  [],
]

export async function changeSettings(paired: PairedSession, name: AgentName, on: boolean): Promise<void> {
  const { model } = paired
  model.changedSettings.add(name)
  if (on) model.acceptsTasks.add(name)
  else model.acceptsTasks.delete(name)
  for (const call of model.calls) if (call.to === name && !on) call.disturbed = true
  await paired.both(
    { what: `${name} sets accepts_tasks ${on}`, requirements: ['SET-009', 'SET-010', 'SET-011'] },
    async (side) => {
      const reply = await side.agent(name).settings({ accepts_tasks: on })
      return {
        ...outcomeOf(reply, { reading: 'body', success: 200 }, paired.log),
        value: reply.body['accepts_tasks'],
      }
    },
  )
}

const settings = [
  kind({
    name: 'change settings',
    weight: 3,
    parameters: fc.record({ agent: fc.nat(2), on: fc.boolean() }),
    offered: (shared) => shared.offers('settings'),
    ready: (_, { agent }, shared) => shared.roles.has(agentNames[agent]!),
    perform: (paired, { agent, on }) => changeSettings(paired, agentNames[agent]!, on),
  }),
  kind({
    name: 'change settings with an invalid body',
    parameters: fc.record({ body: fc.nat(badSettings.length - 1) }),
    offered: (shared) => shared.offers('settings'),
    perform: async (paired, { body }) => {
      await paired.both(
        { what: `a0 sets ${JSON.stringify(badSettings[body])}`, requirements: ['SET-002', 'SET-004', 'SET-005'] },
        async (side) => {
          const reply = await side.agent('a0').call({ method: 'PATCH', path: '/v1/me', json: badSettings[body] })
          return outcomeOf(reply, { reading: 'body', lenientStatus: true }, paired.log)
        },
      )
    },
  }),
]

const visibilities = ['public', 'unlisted', 'private'] as const

const profiles = [
  kind({
    name: 'read a profile',
    weight: 3,
    parameters: fc.record({ agent: fc.nat(2), route: fc.constantFrom('agents' as const, 'contacts' as const) }),
    offered: (shared) => shared.offers('profiles'),
    ready: (_, { agent }, shared) => shared.roles.has(agentNames[agent]!),
    perform: async (paired, { agent, route }) => {
      const name = agentNames[agent]!
      await paired.both(
        {
          what: `the profile of ${name} by /v1/${route}`,
          requirements: ['PROF-001', 'PROF-002', 'PROF-009', 'PROF-010', 'PROF-011'],
        },
        (side) => askProfileOf(paired, side, route, side.agent(name)),
      )
    },
  }),
  kind({
    name: 'change the visibility of an agent',
    weight: 2,
    parameters: fc.record({ agent: fc.nat(1), visibility: fc.constantFrom(...visibilities) }),
    offered: (shared) => shared.has('setVisibility') && shared.roles.has('p0'),
    ready: (_, { agent }, shared) => shared.roles.has(agentNames[agent]!),
    perform: async (paired, { agent, visibility }) => {
      paired.model.leftovers.add('lasting')
      const name = agentNames[agent]!
      await paired.both(
        { what: `p0 makes ${name} ${visibility}`, requirements: ['PROF-009', 'PROF-012'] },
        async (side) => {
          const { id, handle } = side.agent(name)
          await side.hook('setVisibility', { agent_id: id, handle, visibility }, 'p0')
          return { hook: 'done' }
        },
      )
      await paired.settled(
        { what: `the profile of ${name}, which is ${visibility}`, requirements: ['PROF-009', 'PROF-011'] },
        (side) => askProfileOf(paired, side, 'agents', side.agent(name)),
      )
    },
  }),
]

const bytes = [
  Buffer.from('plain text'),
  Buffer.from([0, 255, 254, 10, 13, 0, 128]),
  Buffer.from('{"b": 1,  "a": 2}'),
  Buffer.from('aGVsbG8='),
]

const attachments = [
  kind({
    name: 'upload',
    weight: 2,
    parameters: fc.record({
      agent: fc.nat(1),
      content: fc.nat(bytes.length - 1),
      type: fc.constantFrom('text/plain', 'image/png'),
    }),
    offered: (shared) => shared.offers('attachments'),
    perform: async (paired, { agent, content, type }) => {
      const owner = agentNames[agent]!
      const name = paired.model.name('f')
      paired.model.attachments.push({ name, owner })
      await paired.both({ what: `${owner} uploads ${name}`, requirements: ['ATT-001', 'ATT-002', 'ATT-003'] }, (side) =>
        upload(paired, side, { owner, name, data: bytes[content]!, type }),
      )
    },
  }),
  kind({
    name: 'send an attachment',
    weight: 2,
    parameters: fc.record({ attachment: fc.nat(9) }),
    offered: (shared) => shared.offers('attachments'),
    ready: (model) => uploads(model).length > 0,
    perform: async (paired, { attachment }) => {
      await ensureChat(paired, 'agents')
      const { name, owner } = pick(uploads(paired.model), attachment)!
      const parts = [
        textPart(`m${paired.model.next} with the attachment ${name}`),
        { type: 'media', attachment_id: name },
      ]
      await write(paired, { sender: owner, chat: 'agents', route: 0, parts }, ['ATT-011', 'PART-016'])
    },
  }),
  kind({
    name: 'read the record of an attachment',
    weight: 2,
    parameters: fc.record({ attachment: fc.nat(9), agent: fc.nat(1) }),
    offered: (shared) => shared.offers('attachments') && shared.has('getAttachment'),
    ready: (model) => uploads(model).length > 0,
    perform: async (paired, { attachment, agent }) => {
      const { name } = pick(uploads(paired.model), attachment)!
      const reader = agentNames[agent]!
      await paired.both(
        { what: `${reader} reads the record of ${name}`, requirements: ['ATT-007', 'ATT-008'] },
        async (side) => {
          const { attachment: shown } = await side.hook('getAttachment', { attachment_id: side.idOf(name) }, reader)
          return { shown: shown !== undefined }
        },
      )
    },
  }),
]

const uploads = (model: Model): Model['attachments'] => model.attachments

interface Upload {
  owner: AgentName
  name: string
  data: Buffer
  type: string
}

/** Uploads a file. Returns the answer and the content at its URL, which may be readable for members only (AMB-059). */
async function upload(paired: PairedSession, side: Side, { owner, name, data, type }: Upload): Promise<unknown> {
  const agent = side.agent(owner)
  const reply = await agent.upload(data, { contentType: type, filename: 'file.bin' })
  const id = valueAt(reply.body, '/attachment/id')
  const url = valueAt(reply.body, '/attachment/url')
  const outcome = outcomeOf(reply, { reading: 'body' }, paired.log)
  if (typeof id !== 'string' || typeof url !== 'string') return { ...outcome, shape: 'not { attachment: { id, url } }' }
  const isNew = side.nameOf(id) === undefined
  side.bind(name, id)
  const ask = { method: 'GET', path: url, headers: { accept: '*/*' } }
  const open = await side.session.client.request({ ...ask, actor: 'anonymous' })
  const read = open.ok ? open : await agent.call(ask)
  return { ...outcome, marked: id.startsWith('att_'), isNew, same: read.ok && read.bytes.equals(data) }
}

const tasks = [
  kind({
    name: 'send a task',
    weight: 2,
    parameters: fc.record({ to: fc.constantFrom('a1', 'a2' as const) }),
    offered: (shared) => shared.offers('tasks') && shared.has('sendTask'),
    ready: (_, { to }, shared) => shared.roles.has(to as AgentName),
    perform: async (paired, { to }) => {
      const name = paired.model.name('t')
      const receiver = to as AgentName
      await paired.both(
        { what: `a0 sends the task ${name} to ${to}`, requirements: ['TASK-001', 'TASK-002', 'TASK-003'] },
        async (side) => {
          const before = side.recorder.requests
          try {
            const { handle } = side.agent(receiver)
            const { id } = await side.hook(
              'sendTask',
              { handle, message_id: `${name}-${before}`, text: `${name} please` },
              'a0',
            )
            if (typeof id === 'string') side.bind(name, id)
            return { task: 'accepted' }
          } catch (error) {
            const said = side.recorder.exchanges.at(-1)?.response?.body ?? ''
            if (!said.includes("This agent doesn't accept tasks.")) throw error
            return { task: "rejected: This agent doesn't accept tasks." }
          }
        },
      )
      if (paired.sides.every((side) => side.knows(name))) paired.model.tasks.push(name)
    },
  }),
  kind({
    name: 'read a task',
    parameters: fc.record({ task: fc.nat(9), cancel: fc.boolean() }),
    offered: (shared) => shared.has('readTask') && shared.has('listTasks'),
    ready: (model) => model.tasks.length > 0 && model.acceptsTasks.size > 0,
    perform: async (paired, { task }) => {
      const name = pick(paired.model.tasks, task)!
      await paired.settled(
        { what: `a0 reads the task ${name}`, requirements: ['TASK-004', 'A2A-027'] },
        async (side) => {
          const { task: shown } = await side.hook('readTask', { id: side.idOf(name) }, 'a0')
          const { tasks: listed } = await side.hook('listTasks', {}, 'a0')
          return {
            says: JSON.stringify(shown).includes(`${name} please`),
            listed: JSON.stringify(listed).includes(side.idOf(name)),
          }
        },
      )
    },
  }),
]

export const accounts = [...settings, ...profiles, ...attachments, ...tasks]
