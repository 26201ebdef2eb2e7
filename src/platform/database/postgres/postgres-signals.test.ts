import { expect, test } from 'vitest'
import type { Database, WokenActors } from '../database.ts'
import { asAdministrator, eachDatabase } from '../../../testing/databases.ts'
import { readNotice, writeNotice } from './notice.ts'

const wake = (database: Database, ids: readonly string[]) =>
  database.write(async (tx) => ids.forEach((id) => tx.wake(id)))

function listen(database: Database) {
  const notified: WokenActors[] = []
  let deliveries = 0
  database.signals.onActors((actors) => notified.push(actors))
  database.signals.onDeliveries(() => deliveries++)
  return { notified, deliveries: () => deliveries }
}

test('a notice says the same after reading, and too many ids become all', () => {
  const notice = { from: 'ab12', actors: new Set(['agt_1', 'usr_2']), deliveries: true }
  expect(readNotice(writeNotice(notice))).toEqual(notice)
  const none = { from: 'ab12', actors: new Set<string>(), deliveries: true }
  expect(readNotice(writeNotice(none))).toEqual(none)
  const many = new Set(Array.from({ length: 300 }, (_, number) => `agt_${number}_${'x'.repeat(26)}`))
  expect(readNotice(writeNotice({ from: 'ab12', actors: many, deliveries: false })).actors).toBe('all')
  expect(readNotice('something else')).toMatchObject({ actors: 'all', deliveries: true })
})

eachDatabase((dialect, open) => {
  test.runIf(dialect === 'postgres')('the other process is notified, and one once of its own', async () => {
    const one = await open()
    const other = await open.another()
    const [here, there] = [listen(one), listen(other)]
    await wake(one, ['agt_a', 'agt_b'])
    await one.write(async (tx) => tx.wakeDeliveries())
    await expect.poll(() => there.notified.flat().sort()).toEqual(['agt_a', 'agt_b'])
    await expect.poll(there.deliveries).toBe(1)
    // The answer comes after everything that was sent before it.
    await wake(other, ['agt_c'])
    await expect.poll(() => here.notified).toEqual([['agt_a', 'agt_b'], ['agt_c']])
    expect(here.deliveries()).toBe(1)
  })

  test.runIf(dialect === 'postgres')('many ids wake all the others', async () => {
    const one = await open()
    const there = listen(await open.another())
    await wake(
      one,
      Array.from({ length: 500 }, (_, number) => `agt_${String(number).padStart(26, '0')}`),
    )
    await expect.poll(() => there.notified).toEqual(['all'])
  })

  test.runIf(dialect === 'postgres')('what was written just before closing is still notified', async () => {
    const one = await open()
    const there = listen(await open.another())
    await wake(one, ['agt_last'])
    await one.close()
    await expect.poll(() => there.notified).toEqual([['agt_last']])
  })

  test.runIf(dialect === 'postgres')('after a lost connection everybody is woken, here and there', async () => {
    const one = await open()
    const other = await open.another()
    const [here, there] = [listen(one), listen(other)]
    const [place] = await one.read((tx) => tx.rows<{ schema: string }>('SELECT current_schema() AS schema'))
    const ended = await asAdministrator((client) =>
      client.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE application_name = 'parley' AND query = 'LISTEN ' || $1`,
        [`parley_${place!.schema}`],
      ),
    )
    expect(ended.rowCount).toBe(2)
    await expect.poll(() => here.notified, { timeout: 5000 }).toContain('all')
    await expect.poll(() => there.notified, { timeout: 5000 }).toContain('all')
    await wake(one, ['agt_again'])
    await expect.poll(() => there.notified, { timeout: 5000 }).toContainEqual(['agt_again'])
  })
})
