import type { Injector } from '../../platform/demo-faults/injector.ts'
import { notFound } from '../../platform/errors.ts'
import type { HttpContext } from '../context.ts'

/** Returns the fault injector of a demo. @throws DomainError not_found on a server without a demo */
export function injectorOf({ injector }: Pick<HttpContext, 'injector'>): Injector {
  if (!injector) throw notFound('This server runs no demo.')
  return injector
}
