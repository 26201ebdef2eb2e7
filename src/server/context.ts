import type { HttpContext } from '../http/context.ts'

/** All dependencies of the server; open-context.ts creates them. */
export type Context = HttpContext
