import { createFault, deleteFault, listFaults } from '../../admin/faults.ts'
import { decodeFault, encodeFault } from '../../admin/fault.extensions.ts'
import type { AreaHandlers } from './area-handlers.ts'
import { noContent } from '../../replies.ts'

/** The handlers of operations that only a demo has. */
export const demoHandlers = {
  listFaults: async (context) => ({ status: 200, body: { faults: (await listFaults(context)).map(encodeFault) } }),

  createFault: async (context, { body }) => ({
    status: 201,
    body: { fault: encodeFault(await createFault(context, decodeFault(body))) },
  }),

  deleteFault: (context, { path }) => noContent(deleteFault(context, path.fault_id)),
} satisfies Pick<AreaHandlers<'admin'>, 'listFaults' | 'createFault' | 'deleteFault'>
