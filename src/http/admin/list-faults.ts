import type { DemoFault } from '../../platform/demo-faults/demo-faults.rules.ts'
import type { HttpContext } from '../context.ts'
import { injectorOf } from './injector-of.ts'

/** Returns the active faults of a demo, oldest first. */
export async function listFaults(context: Pick<HttpContext, 'injector'>): Promise<DemoFault[]> {
  return injectorOf(context).list()
}
