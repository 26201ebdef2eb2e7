import { testOperatorKey } from '../server.ts'
import type { Fixture } from './fixture.ts'

/** One that never comes true, and ends by itself soon: the other operations are tried beside it. */
const harmless = { target: 'requests', kind: 'unavailable', probability: 0, times: 1, seconds: 1 }

/** Test support: requests of operators about the faults of a demo. */
export const demoRows = {
  createFault: { request: () => ({ body: harmless }) },
  deleteFault: {
    request: async (fixture: Fixture) => {
      const { fault } = await fixture.ask('POST', '/_ops/faults', testOperatorKey, { ...harmless, seconds: 60 })
      return { path: { fault_id: fault.id as string } }
    },
  },
}
