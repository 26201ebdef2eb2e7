import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import type { Database } from '../../platform/database/database.ts'
import { eachDatabase } from '../../testing/databases.ts'
import type { Call } from './call.ts'
import { insertCall } from './call.store.ts'
import { anyCallToEnd, claimCallsToEnd } from './severed.store.ts'

const leaseMs = 10_000

const suppressed: Call = {
  id: 'cal_1',
  chatId: 'cnv_1',
  userId: 'usr_1',
  agentId: 'agt_1',
  agentHandle: null,
  requestId: null,
  state: 'ringing',
  endReason: null,
  endedBy: null,
  offer: 'v=0',
  answer: null,
  offerHash: 'a hash',
  // For a suppressed call, the relation of the parties does not matter.
  suppressed: true,
  userCandidates: 0,
  agentCandidates: 0,
  createdAt: 1_000,
  ringsUntil: 46_000,
  dueAt: 46_000,
  connectedAt: null,
  endedAt: null,
}

eachDatabase((_name, open) => {
  describe('calls to end', () => {
    let database: Database

    beforeEach(async () => {
      open.place()
      database = await open.another()
      await database.write((tx) => insertCall(tx, suppressed))
    })
    afterEach(() => database.close())

    const claim = (now: number) => database.write((tx) => claimCallsToEnd(tx, now, leaseMs, 10))
    const isDue = (now: number) => database.read((tx) => anyCallToEnd(tx, now))

    test('include expired calls', async () => {
      expect([await isDue(45_999), await claim(45_999)]).toEqual([false, []])
      expect([await isDue(46_000), await claim(46_000)]).toEqual([true, ['cal_1']])
    })

    test('are claimed by one process at a time, and by another after the lease expires', async () => {
      expect(await claim(46_000)).toEqual(['cal_1'])
      expect([await isDue(46_001), await claim(46_001)]).toEqual([false, []])
      expect(await claim(46_000 + leaseMs)).toEqual(['cal_1'])
    })

    test('include calls between separated parties: here the agent is no longer in the chat', async () => {
      const live = { ...suppressed, id: 'cal_2', userId: 'usr_2', suppressed: false }
      await database.write((tx) => insertCall(tx, live))
      expect([await isDue(2_000), await claim(2_000)]).toEqual([true, ['cal_2']])
    })
  })
})
