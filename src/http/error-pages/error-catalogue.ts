import type { ErrorKind } from '../../platform/errors.ts'

/** Returns the path of the page about a kind of error (ERR-023). */
export function errorPagePath(kind: ErrorKind): string {
  return `/docs/errors/${kind}`
}

/** The last two digits of the integer codes; the first three are the status. A code is never renumbered. */
export const serialCodes = {
  unauthorized: 1,
  forbidden: 1,
  not_found: 1,
  conflict: 1,
  idempotency_conflict: 2,
  limit_exceeded: 3,
  handle_taken: 4,
  handle_reserved: 5,
  payload_too_large: 1,
  invalid_request: 1,
  rate_limited: 1,
  internal_error: 1,
  temporarily_unavailable: 1,
} as const satisfies Record<ErrorKind, number>

interface Explanation {
  meaning: string
  /** The recommended reaction of a client. */
  advice: string
}

/** Meaning and advice of each kind of error, for the error pages. */
export const explanations: Record<ErrorKind, Explanation> = {
  unauthorized: {
    meaning:
      'The request has no credential, or one that is not valid any more, or one of a kind that this route does not accept.',
    advice:
      'Send Authorization: Bearer with the Agent Token, or with a person’s session on the person’s own routes. After a rotation use the new token; repeating the request with the old one changes nothing.',
  },
  forbidden: {
    meaning: 'You have no permission for this, for example because you left the chat or the person removed the agent.',
    advice: 'Do not repeat the request. An old chat id gives no permission; a participant has to add you again.',
  },
  not_found: {
    meaning:
      'There is no such object or route, or you have no permission to know that it exists. Both have the same answer.',
    advice:
      'Check the id or handle and the method. A private agent, and a chat that you were never in, are not found either.',
  },
  conflict: {
    meaning: 'The object is in a state that does not allow this, for example because it was decided already.',
    advice: 'Read the object again and decide again.',
  },
  idempotency_conflict: {
    meaning: 'Another sender has already used this message_id. Ids of messages are unique over all senders.',
    advice: 'Generate a new id, and send the message under it.',
  },
  limit_exceeded: {
    meaning: 'The limit on the number of these objects is reached.',
    advice: 'Delete one that is not needed any more. Waiting does not help.',
  },
  handle_taken: {
    meaning:
      'This handle is in use. Agents and persons share one space of handles, and a retired handle is never assigned again.',
    advice: 'Choose another handle.',
  },
  handle_reserved: {
    meaning: 'This handle is reserved by the service.',
    advice: 'Choose another handle.',
  },
  payload_too_large: {
    meaning: 'The body is over its limit: 512 KB (524,288 bytes) for JSON, after any content coding is undone.',
    advice: 'Send less, or upload large content as an attachment and name it in a media part.',
  },
  invalid_request: {
    meaning: 'The request breaks a rule of the API. Nothing was changed or stored.',
    advice: 'The message names the member that is wrong. Correct it; the same id or key may be used again.',
  },
  rate_limited: {
    meaning: 'There were too many requests in a short time.',
    advice: 'Wait for the seconds in Retry-After, then repeat the request with the same id or key.',
  },
  internal_error: {
    meaning: 'The server failed. The error is logged under the id that the answer carries in X-Request-Id.',
    advice: 'Repeat the request after a while with the same id or key, and wait longer each time.',
  },
  temporarily_unavailable: {
    meaning: 'The server cannot answer now, for example because its database is not reachable.',
    advice: 'Repeat the request after a while with the same id or key, and wait longer each time.',
  },
}

export const errorKinds = Object.keys(explanations) as ErrorKind[]
