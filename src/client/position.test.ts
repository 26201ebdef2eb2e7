import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { filePosition } from './file-position.ts'
import { Progress, type Position } from './position.ts'

const folder = mkdtempSync(join(tmpdir(), 'parley-position-'))
afterAll(() => rmSync(folder, { recursive: true }))

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('receive' as const), at: fc.nat(20) }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('end' as const), at: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('release' as const), at: fc.nat(20) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('crash' as const), at: fc.constant(0) }) },
)

test('no event is lost or handled twice, in any order of completions, repeats and interrupted runs', () => {
  // A log has gaps where old events were purged.
  const logs = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 25 })
  fc.assert(
    fc.property(logs, fc.array(step, { maxLength: 120 }), (sequences, steps) => {
      const log = sequences.sort((a, b) => a - b).map((sequence) => ({ sequence, event_id: `evt_${sequence}` }))
      const handled = new Map<string, number>()
      let saved: Position = { cursor: 0, handled: [] }
      let progress = new Progress(saved)
      let running: typeof log = []
      let next = 0
      const finish = (event: (typeof log)[number]) => {
        running = running.filter((other) => other !== event)
        handled.set(event.event_id, (handled.get(event.event_id) ?? 0) + 1)
        progress.end(event)
        saved = JSON.parse(JSON.stringify(progress.position(0))) as Position
        // All events up to the cursor are handled, so a crash at this point loses no event.
        for (const { event_id, sequence } of log) if (sequence <= saved.cursor) expect(handled.has(event_id)).toBe(true)
      }
      const receive = (event: (typeof log)[number]) => {
        if (progress.begin(event)) running.push(event)
      }
      const reconnect = () => {
        next = log.findIndex(({ sequence }) => sequence > progress.cursor)
        if (next < 0) next = log.length
      }
      for (const { do: what, at } of steps) {
        if (what === 'receive' && next < log.length) receive(log[next++]!)
        const event = running[at % Math.max(1, running.length)]
        if (what === 'end' && event) finish(event)
        if (what === 'release' && event) {
          running = running.filter((other) => other !== event)
          progress.release(event)
          reconnect()
        }
        if (what === 'crash') {
          running = []
          progress = new Progress(saved)
          reconnect()
        }
      }
      reconnect()
      while (next < log.length) receive(log[next++]!)
      for (const event of running) finish(event)
      expect([...handled.values()]).toEqual(log.map(() => 1))
      expect(progress.cursor).toBe(log.at(-1)!.sequence)
    }),
    { numRuns: 500 },
  )
})

test('a repeated delivery is recognized within the window', () => {
  const progress = new Progress({ cursor: 0, handled: [] }, 3)
  for (const id of ['a', 'b', 'c', 'd']) progress.note(id)
  expect(['a', 'b', 'c', 'd'].map((id) => progress.knows(id))).toEqual([false, true, true, true])
})

test('a file stores the position, a bare number is a cursor, and other content is an error that names the file', async () => {
  const file = join(folder, 'position')
  const store = filePosition(file)
  expect(await store.load()).toBeUndefined()
  await store.save({ cursor: 7, handled: ['evt_9'] })
  expect(await store.load()).toEqual({ cursor: 7, handled: ['evt_9'] })
  writeFileSync(file, '12')
  expect(await store.load()).toEqual({ cursor: 12, handled: [] })
  writeFileSync(file, '{"cursor":')
  await expect(store.load()).rejects.toThrow(file)
})

test('a second agent on the same file fails with an error that explains it, and the file stays valid', async () => {
  const file = join(folder, 'shared')
  const [one, other] = [filePosition(file), filePosition(file)]
  await Promise.all([one.load(), other.load()])
  await one.save({ cursor: 7, handled: [] })
  await expect(other.save({ cursor: 3, handled: [] })).rejects.toThrow('shared was changed by somebody else')
  await one.save({ cursor: 8, handled: [] })
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ cursor: 8, handled: [] })
  rmSync(file)
  await one.save({ cursor: 9, handled: [] })
  expect(await filePosition(file).load()).toEqual({ cursor: 9, handled: [] })
})

test('a position that cannot be saved is an error that names the file, and leaves no partial file', async () => {
  const place = join(folder, 'taken')
  // A folder with the name of the file makes writing fail, even for root.
  mkdirSync(place)
  const saving = filePosition(place).save({ cursor: 1, handled: [] })
  await expect(saving).rejects.toThrow(/^the position was not saved in .*taken/)
  expect(readdirSync(folder).filter((name) => name.endsWith('.new'))).toEqual([])
  const missing = filePosition(join(folder, 'nowhere', 'position')).save({ cursor: 1, handled: [] })
  await expect(missing).rejects.toThrow(/^the position was not saved in .*nowhere/)
})
