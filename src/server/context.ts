import type { HttpContext } from '../http/context.ts'

/** Everything that the server is made of, put together by open-context.ts. */
export type Context = HttpContext
