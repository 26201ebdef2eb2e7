import { testOperatorKey } from '../server.ts'
import type { Fixture } from './fixture.ts'

/** A fault that is never applied and expires soon: other operations are tested at the same time. */
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
