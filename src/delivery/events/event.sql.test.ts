import { expect, test } from 'vitest'
import { eachDatabase } from '../../testing/databases.ts'
import { statementPlans } from '../../testing/statement-plans.ts'
import { readLogRows } from './event.sql.ts'

eachDatabase((dialect, open) => {
  test('a page reads its events by primary key, without sorting or storing other events', async () => {
    const database = await open()
    const plans = await database.read((tx) =>
      statementPlans(tx, (explaining) => readLogRows(explaining, 'act_1', 0, 100)),
    )
    if (dialect === 'sqlite') {
      expect(plans).toContain('SEARCH e USING PRIMARY KEY (actor_id=? AND sequence>?)')
      expect(plans).not.toMatch(/MATERIALIZE|B-TREE|SCAN/)
    } else {
      expect(plans).toMatch(/Limit .*\n\s+-> {2}Index Scan using events_pkey/)
    }
  })
})
