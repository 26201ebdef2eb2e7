/** Finds operations that answered only errors during a run, each with the likely cause. */
import { keyOf, type StatedOperation } from '../client/request-case.ts'

/** Part of the set-up that is probably wrong. */
export type Cause = 'credential' | 'provisioning' | 'document' | 'limit' | 'service'

export interface OnlyErrors {
  form: string
  operation: string
  /** Statuses of the answers, in ascending order. */
  statuses: number[]
  cause: Cause
  advice: string
}

/** Causes in the order of their examination: the first whose statuses occur in the answers explains the operation. */
const causes: readonly { cause: Cause; explains: (status: number) => boolean; advice: string }[] = [
  {
    cause: 'service',
    explains: (status) => status >= 500 && status !== 501,
    advice: 'the service fails: read its log',
  },
  {
    cause: 'limit',
    explains: (status) => status === 429,
    advice: 'the rate limit is exceeded: set timing.requests_per_second in the target file',
  },
  {
    cause: 'document',
    explains: (status) => status === 400 || status === 415 || status === 422 || status < 400,
    advice:
      'the service rejects the request of the document: compare the body with the document, and names in the target file',
  },
  {
    cause: 'provisioning',
    explains: (status) => status === 403 || status === 409,
    advice: 'the actors lack a permission or a state: check the hooks of the area in the target file',
  },
  {
    cause: 'credential',
    explains: (status) => status === 401,
    advice: 'the credential is not accepted here: check the tokens and sessions of the target file',
  },
  {
    cause: 'document',
    explains: () => true,
    advice: 'the route may not exist: check base_url, or write false for the area under offers in the target file',
  },
]

/**
 * @param unsuccessful operations without a successful answer
 * @param answers error answers of the run: `POST /v1/messages 403`
 */
export function operationsWithOnlyErrors(
  unsuccessful: readonly StatedOperation[],
  answers: readonly string[],
): OnlyErrors[] {
  return unsuccessful.flatMap((operation) => {
    const prefix = `${keyOf(operation)} `
    const found = answers
      .filter((answer) => answer.startsWith(prefix))
      .map((answer) => Number(answer.slice(prefix.length)))
    const statuses = [...new Set(found)].sort((one, other) => one - other)
    if (statuses.length === 0) return []
    const { cause, advice } = causes.find(({ explains }) => statuses.some(explains))!
    return [{ form: operation.form, operation: operation.id, statuses, cause, advice }]
  })
}

/** Formats one line: `sendMessage answered only errors (401); likely cause: credential: …`. */
export const describeOnlyErrors = ({ form, operation, statuses, cause, advice }: OnlyErrors): string =>
  `${operation}${form === 'variant' ? ' [variant]' : ''} answered only errors (${statuses.join(', ')}); likely cause: ${cause}: ${advice}`
