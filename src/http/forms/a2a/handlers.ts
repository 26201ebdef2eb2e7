import { a2aHandlers } from './a2a.ts'
import type { AreaHandlers } from './area-handlers.ts'
import { httpJsonHandlers } from './http-json.ts'
import { taskHandlers } from './tasks.ts'

/** The handlers of all operations of tasks and A2A. */
export const handlers = { ...a2aHandlers, ...httpJsonHandlers, ...taskHandlers } satisfies AreaHandlers<string>
