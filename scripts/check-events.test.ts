import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkEvents } from './check-events.ts'

let root: string

const draft = `export interface EventDraft {
  actorId: string
  eventType: 'call.ringing' | 'call.ended' | 'task.received'
  data: object
}`

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'parley-events-'))
  await describeEvents(['call.ringing', 'call.ended'])
  await put('src/main.ts', "import './emit.ts'")
  await put('src/draft.ts', draft)
  await emit("const kind = ['ringing', 'ended'][0] as 'ringing' | 'ended'", '`call.${kind}`')
})
afterEach(() => rm(root, { recursive: true, force: true }))

async function put(name: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, name)), { recursive: true })
  await writeFile(path.join(root, name), `${text}\n`)
}

/** Writes a program whose only event has this type. */
const emit = (before: string, eventType: string) =>
  put(
    'src/emit.ts',
    `import type { EventDraft } from './draft.ts'
${before}
export const made: EventDraft = { actorId: 'agt_1', eventType: ${eventType}, data: {} }`,
  )

function describeEvents(named: readonly string[], logged: readonly string[] = named): Promise<void> {
  const events = logged.map((type) => ({ properties: { event_type: { const: type } } }))
  const document = {
    components: { schemas: { EventName: { enum: named }, AgentEvent: { 'x-event-log': 'agent', anyOf: events } } },
  }
  return put('generated/variant/openapi.json', JSON.stringify(document))
}

test('emitted event types may be subscribed to, also if their names are composed', async () => {
  expect(await checkEvents(root)).toEqual([])
})

test.each([
  ['is emitted nowhere', () => emit('', "'call.ringing'")],
  [
    'is only compared with',
    () => emit("export const ended = (type: string) => type === 'call.ended'", "'call.ringing'"),
  ],
  ['is only asked for', () => emit("export const wanted = { eventType: 'call.ended', limit: 1 }", "'call.ringing'")],
  [
    'is emitted by what nobody imports',
    async () => {
      await put('src/unused.ts', "export const made = { actorId: 'agt_1', eventType: 'call.ended', data: {} } as const")
      await emit('', "'call.ringing'")
    },
  ],
])('a type that %s must not be offered', async (_what, plant) => {
  await plant()
  expect(await checkEvents(root)).toEqual(['call.ended can be subscribed to, and nobody emits it'])
})

test('an event type in a log must be offered', async () => {
  await describeEvents(['call.ringing'], ['call.ringing', 'task.received'])
  expect(await checkEvents(root)).toEqual(['task.received stands in logs of agents, and cannot be subscribed to'])
})

test('documents without event types and a program without events are errors', async () => {
  await describeEvents([])
  await expect(checkEvents(root)).rejects.toThrow('EventName')
  await describeEvents(['call.ringing'])
  await put('src/emit.ts', 'export {}')
  await expect(checkEvents(root)).rejects.toThrow('emits')
})
