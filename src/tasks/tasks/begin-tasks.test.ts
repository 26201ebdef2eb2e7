import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'

import { createChat } from '../../conversations/chats/create-chat.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { eachDatabase } from '../../testing/databases.ts'
import { createWorld, type World } from '../../testing/world.ts'
import { createTaskBegins, type TaskBegin } from './begin-tasks.ts'

const statements = ['rows', 'run', 'insert'] as const

/** Wraps a database; `count` returns the number of statements in its write transactions. */
function counted(database: Database): { database: Database; count: () => number } {
  let count = 0
  const counting = (tx: Tx): Tx =>
    new Proxy(tx, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target)
        if (typeof value !== 'function') return value
        if (!statements.includes(name as (typeof statements)[number])) return value.bind(target)
        return (...call: unknown[]) => {
          count++
          return value.apply(target, call)
        }
      },
    })
  const write: Database['write'] = (work) => database.write((tx) => work(counting(tx)))
  return { database: { ...database, write }, count: () => count }
}

eachDatabase((_dialect, open) => {
  let world: World
  let requester: Caller
  let worker: Caller
  let contextId: string
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  beforeEach(async () => {
    world = createWorld(database)
    const owner = await world.user()
    requester = await world.agent({ owner })
    worker = await world.agent({ owner, visibility: 'public' })
    const direct = { kind: 'direct' as const, handles: [worker.handle], groupName: null, requestId: null }
    contextId = (await createChat(world.context, requester, direct)).chat.id
  })
  afterEach(() => world.stop())

  const beginOf = (name: string, context = contextId): TaskBegin => ({
    requesterId: requester.id,
    worker: { id: worker.id, acceptsTasks: true },
    message: { messageId: name, role: 'ROLE_USER', parts: [{ text: name }], contextId: context },
    metadata: null,
    idempotencyKey: name,
    receiver: {
      webhookId: world.context.ids.next('whk'),
      configId: name,
      url: 'https://receiver.example/',
      presented: 'sealed',
      sealedSecret: 'sealed',
    },
  })

  /** Begins tasks with these names in one batch. */
  async function beginTogether(...names: string[]) {
    const { database, count } = counted(world.context.database)
    const begins = createTaskBegins({ ...world.context, database })
    const results = await Promise.all(names.map((name) => begins.submit(beginOf(name))))
    return { results, statements: count() }
  }

  it('needs the same number of statements for many tasks as for one', async () => {
    const many = Array.from({ length: 20 }, (_, index) => `many-${index}`)
    const [one, first] = [await beginTogether('one'), await beginTogether(...many)]
    expect(first.results.every(({ created }) => created)).toBe(true)
    expect(first.statements).toBe(one.statements)

    const [oneOpen, allOpen] = [await beginTogether('one'), await beginTogether(...many)]
    expect(allOpen.results.map(({ task, created }) => [task.id, created])).toEqual(
      first.results.map(({ task }) => [task.id, false]),
    )
    expect(allOpen.results.map(({ task }) => task.history[0]?.messageId)).toEqual(many)
    expect(allOpen.statements).toBe(oneOpen.statements)

    await world.context.database.write((tx) => tx.run("UPDATE tasks SET state = 'TASK_STATE_COMPLETED'", []))
    const [oneEnded, allEnded] = [await beginTogether('one'), await beginTogether(...many)]
    expect(allEnded.results.every(({ created }) => created)).toBe(true)
    expect(allEnded.statements).toBe(oneEnded.statements)
  })

  it('rejects a task that names the chat of another pair, and no other task of its batch', async () => {
    const begins = createTaskBegins(world.context)
    const other = begins.submit(beginOf('other', 'cnv_other')).catch((error: { kind: string }) => error.kind)
    const own = begins.submit(beginOf('own'))
    expect([await other, (await own).created]).toEqual(['invalid_request', true])
  })
})
