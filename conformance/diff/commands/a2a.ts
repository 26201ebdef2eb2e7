/** Calls to A2A addresses of agents that accept tasks, by JSON-RPC and, where both servers offer it, over HTTP+JSON. */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { Agent } from '../../client/agent.ts'
import type { Reply } from '../../client/exchange.ts'
import type { WireObject } from '../../client/wire.ts'
import { kind } from '../command.ts'
import { pick, type AgentName } from '../../model/conversation.ts'
import type { ModelCall } from '../model.ts'
import type { PairedSession, Shared } from '../paired-session.ts'
import type { Side } from '../side.ts'
import { changeSettings } from './accounts.ts'

type Binding = 'json-rpc' | 'http'

/** An answer of either binding. */
interface Answer {
  result?: WireObject
  /** Code of a JSON-RPC error, or class of an HTTP status. */
  error?: unknown
}

interface Operation {
  method: string
  params: WireObject
  http: { method: 'GET' | 'POST'; path: string; body?: unknown }
}

const version = { 'a2a-version': '1.0' }
/** Time limit of a call, in milliseconds; no call of these sessions waits for an agent. */
const promptMs = 15_000
const ended = new Set(['COMPLETED', 'FAILED', 'CANCELED', 'REJECTED'].map((word) => `TASK_STATE_${word}`))

const addressOf = (side: Side, agent: Agent): string =>
  `${side.target.a2a_base ?? ''}/${encodeURIComponent(agent.handle)}`

/** Reads the HTTP+JSON address from the card of an agent. */
async function learnBinding(side: Side, worker: AgentName): Promise<void> {
  if (side.httpBindings.has(worker)) return
  const card = `${addressOf(side, side.agent(worker))}/agent-card.json`
  const { body } = await side.agent('a0').call<WireObject>({ method: 'GET', path: card })
  const interfaces = (body['supportedInterfaces'] ?? []) as { url?: string; protocolBinding?: string }[]
  const found = interfaces.find(({ protocolBinding }) => protocolBinding === 'HTTP+JSON')
  side.httpBindings.set(worker, found?.url?.replace(/\/$/, ''))
}

/** Returns the requested binding if both servers have it, otherwise JSON-RPC. */
async function bindingOf(paired: PairedSession, worker: AgentName, wished: Binding): Promise<Binding> {
  if (wished === 'json-rpc') return wished
  await paired.prepare((side) => learnBinding(side, worker))
  return paired.sides.every((side) => side.httpBindings.get(worker) !== undefined) ? 'http' : 'json-rpc'
}

async function ask(
  side: Side,
  { from, to, binding }: { from: AgentName; to: AgentName; binding: Binding },
  operation: Operation,
): Promise<Answer> {
  const caller = side.agent(from)
  const signal = AbortSignal.timeout(promptMs)
  if (binding === 'http') {
    const { method, path, body } = operation.http
    const reply = await caller.call<WireObject>({
      method,
      path: `${side.httpBindings.get(to)}${path}`,
      signal,
      ...(body === undefined
        ? { headers: version }
        : { raw: JSON.stringify(body), headers: { ...version, 'content-type': 'application/a2a+json' } }),
    })
    return reply.ok ? { result: reply.body } : { error: statusClass(reply) }
  }
  const reply = await caller.call<WireObject>({
    method: 'POST',
    path: addressOf(side, side.agent(to)),
    headers: version,
    signal,
    json: { jsonrpc: '2.0', id: randomUUID(), method: operation.method, params: operation.params },
  })
  return reply.body['result'] === undefined
    ? { error: (reply.body['error'] as { code?: unknown } | undefined)?.code ?? statusClass(reply) }
    : { result: reply.body['result'] as WireObject }
}

const statusClass = ({ status }: Reply<WireObject>): string =>
  status >= 400 && status <= 499 ? 'rejected (4xx)' : `${status}`

interface ShownTask {
  id?: string
  contextId?: string
  status?: { state?: string }
}

/**
 * Returns the compared properties of a task: its identity, and that a final state does not change. Other states are
 * not compared, because the service and the agent may change them at any time (AMB-078).
 */
function taskView(paired: PairedSession, side: Side, task: ShownTask | undefined): unknown {
  if (typeof task?.id !== 'string') return 'no task'
  paired.log.note('task-states')
  const name = side.nameOf(task.id)
  return {
    task: name ?? 'a task that no call of the session created',
    state: stateView(side, task.id, task.status?.state ?? 'none'),
  }
}

function stateView(side: Side, id: string, state: string): string {
  const end = side.taskEnds.get(id)
  if (end !== undefined && end !== state) return `${state} after ${end}`
  if (ended.has(state)) side.taskEnds.set(id, state)
  return state.startsWith('TASK_STATE_') ? 'any state' : state
}

const answerView = ({ error }: Answer): unknown => ({ error })

const said = (text: string, more: WireObject = {}): WireObject => ({
  message: { messageId: randomUUID(), role: 'ROLE_USER', parts: [{ text }], ...more },
  configuration: { returnImmediately: true },
})

const sending = (params: WireObject): Operation => ({
  method: 'SendMessage',
  params,
  http: { method: 'POST', path: '/message:send', body: params },
})
const getting = (id: string): Operation => ({
  method: 'GetTask',
  params: { id },
  http: { method: 'GET', path: `/tasks/${id}` },
})
const canceling = (id: string): Operation => ({
  method: 'CancelTask',
  params: { id },
  http: { method: 'POST', path: `/tasks/${id}:cancel`, body: {} },
})
const listing: Operation = {
  method: 'ListTasks',
  params: { pageSize: 100 },
  http: { method: 'GET', path: '/tasks?pageSize=100' },
}

const workers = ['a1', 'a2'] as const
const bindings: fc.Arbitrary<Binding> = fc.constantFrom('json-rpc', 'http')
const offered = (shared: Shared): boolean => shared.callsAgents && shared.offers('settings')
/**
 * Returns the calls to agents that have accepted tasks since: otherwise earlier tasks may be canceled or continue
 * (AMB-078).
 */
const undisturbed = (calls: readonly ModelCall[]): ModelCall[] => calls.filter(({ disturbed }) => !disturbed)

const begin = kind({
  name: 'call an agent that accepts tasks',
  weight: 3,
  parameters: fc.record({ to: fc.constantFrom(...workers), binding: bindings }),
  offered,
  ready: (_, { to }, shared) => shared.roles.has(to),
  perform: async (paired, { to, binding: wished }) => {
    if (!paired.model.acceptsTasks.has(to)) await changeSettings(paired, to, true)
    const binding = await bindingOf(paired, to, wished)
    const name = paired.model.name('c')
    await paired.both(
      { what: `a0 calls ${to}, which accepts tasks, by ${binding} (${name})`, requirements: ['A2A-005', 'A2A-010'] },
      async (side) => {
        const answer = await ask(side, { from: 'a0', to, binding }, sending(said(`${name} please`)))
        if (answer.result === undefined) return answerView(answer)
        const { task, message } = answer.result as { task?: ShownTask; message?: unknown }
        const isNew = side.nameOf(task?.id) === undefined
        if (typeof task?.id === 'string') side.bind(name, task.id)
        return { shown: taskView(paired, side, task), isNew, message: message !== undefined }
      },
    )
    paired.model.calls.push({ name, to, disturbed: false, canceled: false })
  },
})

const goOn = kind({
  name: 'send another message to a task',
  parameters: fc.record({ call: fc.nat(9), binding: bindings }),
  offered,
  ready: (model) => undisturbed(model.calls).some(({ canceled }) => !canceled),
  perform: async (paired, { call, binding: wished }) => {
    const { name, to } = pick(
      undisturbed(paired.model.calls).filter(({ canceled }) => !canceled),
      call,
    )!
    const binding = await bindingOf(paired, to, wished)
    await paired.both(
      { what: `a0 sends another message to the task ${name} by ${binding}`, requirements: ['A2A-004'] },
      async (side) => {
        const answer = await ask(
          side,
          { from: 'a0', to, binding },
          sending(said(`more in ${name}`, { taskId: side.idOf(name) })),
        )
        // An ended task accepts no messages, and the session does not know whether this task has ended (AMB-078).
        const { task } = (answer.result ?? {}) as { task?: ShownTask }
        if (task !== undefined) taskView(paired, side, task)
        const asked = await ask(side, { from: 'a0', to, binding }, getting(side.idOf(name)))
        return { answer: 'accepted or rejected', shown: taskView(paired, side, asked.result as ShownTask | undefined) }
      },
    )
  },
})

const read = kind({
  name: 'read a task at the A2A address',
  weight: 2,
  parameters: fc.record({
    call: fc.nat(9),
    by: fc.constantFrom('a0' as const, 'stranger' as const),
    binding: bindings,
  }),
  offered,
  ready: (model, { by }, shared) => undisturbed(model.calls).length > 0 && (by === 'a0' || shared.roles.has('a2')),
  perform: async (paired, { call, by, binding: wished }) => {
    const { name, to } = pick(undisturbed(paired.model.calls), call)!
    const reader: AgentName = by === 'a0' ? 'a0' : to === 'a1' ? 'a2' : 'a1'
    const binding = await bindingOf(paired, to, wished)
    await paired.settled(
      { what: `${reader} reads the task ${name} of a0 and ${to} by ${binding}`, requirements: ['A2A-004', 'TASK-004'] },
      async (side) => {
        const answer = await ask(side, { from: reader, to, binding }, getting(side.idOf(name)))
        if (answer.result === undefined) return answerView(answer)
        return { shown: taskView(paired, side, answer.result as ShownTask) }
      },
    )
  },
})

const list = kind({
  name: 'list tasks at the A2A address',
  parameters: fc.record({ to: fc.constantFrom(...workers), by: fc.constantFrom(...workers, 'a0'), binding: bindings }),
  offered,
  ready: (model, { to, by }, shared) =>
    to !== by && shared.roles.has(by) && model.calls.some((call) => call.to === to && !call.disturbed),
  perform: async (paired, { to, by, binding: wished }) => {
    const reader = by as AgentName
    const binding = await bindingOf(paired, to, wished)
    await paired.settled(
      { what: `${reader} lists its tasks at ${to} by ${binding}`, requirements: ['A2A-004'] },
      async (side) => {
        const answer = await ask(side, { from: reader, to, binding }, listing)
        if (answer.result === undefined) return answerView(answer)
        const { tasks } = answer.result as { tasks?: ShownTask[] }
        if (!Array.isArray(tasks)) return 'no list'
        // Tasks of earlier sessions have no name.
        return tasks.flatMap(({ id }) => side.nameOf(id) ?? []).toSorted()
      },
    )
  },
})

const cancel = kind({
  name: 'cancel a task at the A2A address',
  parameters: fc.record({ call: fc.nat(9), binding: bindings }),
  offered,
  ready: (model) => undisturbed(model.calls).some(({ canceled }) => !canceled),
  perform: async (paired, { call, binding: wished }) => {
    const chosen = pick(
      undisturbed(paired.model.calls).filter(({ canceled }) => !canceled),
      call,
    )!
    const { name, to } = chosen
    const binding = await bindingOf(paired, to, wished)
    const taken: boolean[] = []
    await paired.both(
      { what: `a0 cancels the task ${name} by ${binding}`, requirements: ['A2A-004', 'A2A-010'] },
      async (side) => {
        const answer = await ask(side, { from: 'a0', to, binding }, canceling(side.idOf(name)))
        const { status } = (answer.result ?? {}) as ShownTask
        taken.push(answer.result !== undefined)
        const after = await ask(side, { from: 'a0', to, binding }, getting(side.idOf(name)))
        // The agent decides whether to accept a cancellation, but the state that it then reports must be final.
        if (status?.state !== undefined) stateView(side, side.idOf(name), status.state)
        const shown = taskView(paired, side, after.result as ShownTask | undefined)
        return { cancellation: 'accepted or rejected', shown }
      },
    )
    chosen.canceled = true
    if (taken[0] !== taken[1]) chosen.disturbed = true
  },
})

const wrongCalls = {
  'an unknown method': { method: 'NoSuchMethod', params: {} },
  'a task that does not exist': { method: 'GetTask', params: { id: `tsk_${randomUUID()}` } },
  'no message': { method: 'SendMessage', params: {} },
  'parts that are a string': { method: 'SendMessage', params: said('', { parts: 'text' }) },
  'a message to a task that does not exist': { method: 'SendMessage', params: said('x', { taskId: 'tsk_none' }) },
} as const satisfies Record<string, Pick<Operation, 'method' | 'params'>>

const wrong = kind({
  name: 'make an invalid call to an agent',
  parameters: fc.record({ mistake: fc.constantFrom(...(Object.keys(wrongCalls) as (keyof typeof wrongCalls)[])) }),
  offered,
  ready: (model) => undisturbed(model.calls).length > 0,
  perform: async (paired, { mistake }) => {
    const { to } = undisturbed(paired.model.calls)[0]!
    await paired.both(
      { what: `a0 calls ${to} with ${mistake}`, requirements: ['A2A-001', 'A2A-004'] },
      async (side) => {
        const operation = { ...wrongCalls[mistake], http: { method: 'GET', path: '' } as const }
        return answerView(await ask(side, { from: 'a0', to, binding: 'json-rpc' }, operation))
      },
    )
  },
})

export const a2a = [begin, goOn, read, list, cancel, wrong]
