import type { DemoFault } from '../../platform/demo-faults/demo-faults.rules.ts'
import type { HttpContext } from '../context.ts'
import { injectorOf } from './injector-of.ts'

/** The faults of a demo that are in force, the oldest first. */
export async function listFaults(context: Pick<HttpContext, 'injector'>): Promise<DemoFault[]> {
  return injectorOf(context).list()
}
