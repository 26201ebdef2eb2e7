import type { OwnedAttempt, OwnedDelivery, OwnedWebhook } from '../../../../generated/extensions/types.gen.ts'

/** Explains the result of an attempt, and what the developer can do. */
export function diagnose({ status, error }: Pick<OwnedAttempt, 'status' | 'error'>): string {
  const disturbed = /^(.*?)(?:; )?demo fault (\w+): (.*)$/.exec(error ?? '')
  if (disturbed) {
    const [, reason, id, what] = disturbed
    if (what === 'not sent')
      return `The requested fault ${id} made the attempt fail: nothing was sent. It is tried again as after any failure.`
    const rest = diagnose({ status, error: reason || null })
    return `The requested fault ${id} changed the attempt: ${what}. ${rest}`
  }
  if (status === null) {
    if (error === null) return 'No answer came, and the reason is not known.'
    const { what, advice } = explainFailure(error)
    return `No answer came: ${what}. ${advice}`
  }
  if (status >= 200 && status < 300) return 'The receiver accepted the event.'
  if (status >= 300 && status < 400)
    return 'The receiver answered with a redirect, which is not followed. Register the address that it leads to.'
  if (status === 401 || status === 403)
    return 'The receiver does not accept the request. Most often it checks the signature with another secret, or over a body that it has parsed and written again. Compare the steps below, or rotate the secret and give the new one to the receiver.'
  if (status === 404 || status === 410) return 'The receiver has nothing at this path. Change the address.'
  if (status === 413) return 'The receiver takes no body of this size.'
  if (status === 429) return 'The receiver asks to be called less often; Retry-After is honoured for up to an hour.'
  if (status < 500) return 'The receiver rejects the request. The beginning of its answer is below.'
  return 'The receiver failed: look for the error in its log. The beginning of its answer is below.'
}

const states: Record<OwnedDelivery['state'], string> = {
  delivered: 'delivered',
  pending: 'not delivered yet',
  dead: 'given up',
}

type Progress = Pick<OwnedDelivery, 'state' | 'attempts'>

export const progressOf = ({ state, attempts }: Progress): string =>
  `${states[state]} after ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`

/** Returns the result of the last attempt of a delivery: the status, or the reason why there is none. */
export function outcomeOf({
  last_status: status,
  last_error: error,
}: Pick<OwnedDelivery, 'last_status' | 'last_error'>) {
  if (status !== null) return `answered ${status}`
  return error === null ? 'no answer yet' : explainFailure(error).what
}

export const signedText = (headers: Readonly<Record<string, string>>, body: string): string =>
  `${headers['webhook-id'] ?? ''}.${headers['webhook-timestamp'] ?? ''}.${body}`

/** Decodes a secret `whsec_…`; returns undefined when it is invalid. */
export function secretBytes(secret: string): Uint8Array<ArrayBuffer> | undefined {
  const base64 = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret.trim())?.[1]
  if (base64 === undefined || base64.length % 4 !== 0) return undefined
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}

/** Computes the signature with a secret, as one entry of webhook-signature. The secret does not leave the page. */
export async function sign(secret: Uint8Array<ArrayBuffer>, text: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', secret, algorithm, false, ['sign'])
  const digest = new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text)))
  return `v1,${btoa(String.fromCharCode(...digest))}`
}

/** Formats JSON with indentation; returns other text unchanged. */
export function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

/** Returns whether the last attempt of any delivery of a webhook failed. */
export const isFailing = ({
  last_success_at: success,
  last_failure_at: failure,
}: Pick<OwnedWebhook, 'last_success_at' | 'last_failure_at'>): boolean =>
  typeof failure === 'string' && (typeof success !== 'string' || Date.parse(failure) > Date.parse(success))

const certificate =
  'Install a certificate of a public authority for exactly this host name, with the intermediate certificates.'

/**
 * Failures by the recorded error: codes of Node, its TLS library and its HTTP client. The first match applies.
 * Each has the reason why no response came, and advice for the developer.
 */
const failures: readonly (readonly [RegExp, what: string, advice: string])[] = [
  [/ECONNREFUSED/, 'nothing accepts connections at this host and port', 'Start the receiver, or change the address.'],
  [
    /no answer within \d+ ms|ETIMEDOUT|UND_ERR_\w*TIMEOUT/,
    'the answer took too long',
    'Let the receiver answer at once, and do its work after that. The event may have been processed: it is sent again with the same webhook-id.',
  ],
  [
    /ECONNRESET|EPIPE|UND_ERR_SOCKET|other side closed|socket hang up/,
    'the receiver closed the connection before it answered',
    'Look for a crash in its log, and whether the address has the right one of http and https.',
  ],
  [
    /EPROTO|ERR_SSL_|WRONG_VERSION_NUMBER/,
    'the receiver does not speak TLS at this port',
    'Check the port, or serve https there.',
  ],
  [/CERT_HAS_EXPIRED/, 'the certificate of the receiver has expired', 'Renew it.'],
  [/ALTNAME_INVALID|altnames/, 'the certificate of the receiver is for another host name', certificate],
  [
    /SELF_SIGNED|self-signed|UNABLE_TO_|unable to (?:verify|get)|CERT_/,
    'the certificate of the receiver is not trusted',
    certificate,
  ],
  [
    /EHOSTUNREACH|ENETUNREACH/,
    'the host cannot be reached',
    'Check the address, and the firewall before the receiver.',
  ],
  [
    /does not resolve|ENOTFOUND|EAI_AGAIN/,
    'the host name leads to no public address',
    'Check its spelling and its DNS record. Private addresses are only reached if the operator allows them.',
  ],
]

/** @param error recorded error of an attempt without a response */
export function explainFailure(error: string): { what: string; advice: string } {
  const [, what, advice] = failures.find(([pattern]) => pattern.test(error)) ?? [
    null,
    error,
    'Check that the address is reachable over https and answers in time.',
  ]
  return { what, advice }
}
