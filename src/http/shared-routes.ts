import { isResolvable } from './resolve-form.ts'
import type { Form } from './form.ts'
import type { Operation } from './operation.ts'

/**
 * Returns the operations of one form whose routes other forms have too, with these forms. Forms are left out when their
 * operations accept disjoint credentials: then the credential decides (`findTarget`).
 * @throws when a body could not decide the form, or when the checks before the body differ
 */
export function overlappingFormsOf<R extends { form: Form }>(own: R, all: readonly R[]): Map<string, R[]> {
  const overlapping = new Map<string, R[]>()
  for (const [operationId, operation] of Object.entries(own.form.operations)) {
    const others = all.filter((other) => other !== own && hasRoute(other.form, operation))
    for (const other of others) assertResolvable(operationId, own.form, other.form)
    if (others.length > 0) overlapping.set(operationId, others)
  }
  return overlapping
}

/**
 * Returns the operations of one form whose routes other forms have for other kinds of credentials, with these forms.
 */
export function otherCredentialsOf<R extends { form: Form }>(own: R, all: readonly R[]): Map<string, R[]> {
  const found = new Map<string, R[]>()
  for (const [operationId, operation] of Object.entries(own.form.operations)) {
    const others = all.filter((other) => other !== own && operationsAt(other.form, operation).some(isApart(operation)))
    if (others.length > 0) found.set(operationId, others)
  }
  return found
}

function hasRoute(form: Form, operation: Operation): boolean {
  return operationsAt(form, operation).some((other) => !isApart(operation)(other))
}

function operationsAt({ operations }: Form, { method, path }: Operation): Operation[] {
  return Object.values(operations).filter((other) => other.method === method && other.path === path)
}

/** Returns whether two operations need credentials and accept none in common. */
const isApart =
  ({ security }: Operation) =>
  (other: Operation): boolean =>
    security.length > 0 && other.security.length > 0 && !security.some((scheme) => other.security.includes(scheme))

function assertResolvable(operationId: string, one: Form, other: Form): void {
  const outside = ({ operations }: Form) => {
    const { method, path, security } = operations[operationId] ?? {}
    return JSON.stringify([method, path, security])
  }
  if (isResolvable(operationId) && outside(one) === outside(other)) return
  throw new Error(`${one.name} and ${other.name} share a route as ${operationId}, and nothing distinguishes them.`)
}
