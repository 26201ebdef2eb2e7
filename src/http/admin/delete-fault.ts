import { notFound } from '../../platform/errors.ts'
import type { HttpContext } from '../context.ts'
import { injectorOf } from './injector-of.ts'

/** Ends one fault of a demo. @throws DomainError not_found when the fault is not active */
export async function deleteFault(context: Pick<HttpContext, 'injector'>, id: string): Promise<void> {
  if (!injectorOf(context).remove(id)) throw notFound('There is no such fault, or it is over.')
}
