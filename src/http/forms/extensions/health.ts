import { getReadiness } from '../../health/get-readiness.ts'
import type { AreaHandlers } from './area-handlers.ts'

export const healthHandlers = {
  getHealth: async () => ({ status: 200, body: { status: 'ok' } }),

  getReadiness: async (context) => ({ status: 200, body: await getReadiness(context) }),
} satisfies AreaHandlers<'health'>
