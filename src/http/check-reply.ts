import type { Reply } from './handler.ts'
import type { ReplyValidators } from '../platform/validation.ts'

/** Returns how a reply differs from the documents, or undefined when it matches. For development and tests. */
export function responseMismatch(replies: ReplyValidators[string], reply: Reply): string | undefined {
  const family = `${Math.floor(reply.status / 100)}XX`
  const key = [String(reply.status), family, 'default'].find((candidate) => Object.hasOwn(replies, candidate))
  // Replies without a body, such as 204, have no validator.
  if (key === undefined) return reply.body === undefined ? undefined : `status ${reply.status} is not documented`
  const validate = replies[key]
  if (!validate || reply.body === undefined) return undefined
  // Validates the JSON that the caller reads, in which undefined members are dropped.
  if (validate(JSON.parse(JSON.stringify(reply.body)))) return undefined
  const findings = (validate.errors ?? []).slice(0, 5)
  return (
    `status ${reply.status}: ` + findings.map(({ instancePath, message }) => `${instancePath} ${message}`).join('; ')
  )
}
