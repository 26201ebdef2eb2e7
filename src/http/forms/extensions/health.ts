import { getHealth, getReadiness } from '../../health/health.ts'
import type { AreaHandlers } from './area-handlers.ts'

export const healthHandlers = {
  getHealth: async () => ({ status: 200, body: getHealth() }),

  getReadiness: async (context) => ({ status: 200, body: await getReadiness(context) }),
} satisfies AreaHandlers<'health'>
