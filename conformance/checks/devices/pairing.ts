/** Device authorization as a device sees it: starting, and exchanging the device code. */
import type { RequestOptions } from '../../client/client.ts'
import type { Reply } from '../../client/exchange.ts'
import { keepSecret } from '../../client/redaction.ts'
import { Person } from '../../client/person.ts'
import type { WireObject } from '../../client/wire.ts'
import type { CheckContext } from '../../check-api/context.ts'

type Body = Pick<RequestOptions, 'json' | 'raw' | 'headers'>
interface Spelling {
  code: Body
  token(deviceCode: unknown): Body
}

const form = (members: Record<string, string>): Body => ({
  raw: new URLSearchParams(members).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
})

/** The request bodies are not stated (AMB-081): JSON without a client, JSON with one, a form as in RFC 8628. */
const spellingsFor = (clientId = 'conformance-harness'): readonly Spelling[] => [
  { code: { json: {} }, token: (deviceCode) => ({ json: { device_code: deviceCode } }) },
  {
    code: { json: { client_id: clientId } },
    token: (deviceCode) => ({ json: { device_code: deviceCode, client_id: clientId } }),
  },
  {
    code: form({ client_id: clientId }),
    token: (deviceCode) =>
      form({
        grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
        device_code: String(deviceCode),
        client_id: clientId,
      }),
  },
]
/** What a target took before; its other checks start with it. */
const taken = new Map<string, Spelling>()

export interface Pairing {
  reply: Reply<WireObject>
  deviceCode: string
  /** As the target shows it. */
  userCode: string
  intervalMs: number
  exchange(): Promise<Reply<WireObject>>
}

/** Asks for codes in every spelling until one is taken; the last answer otherwise. */
export async function askForCodes(t: CheckContext): Promise<{ reply: Reply<WireObject>; spelling: Spelling }> {
  const known = taken.get(t.http.baseUrl)
  const candidates = known === undefined ? spellingsFor(t.target.device_client_id) : [known]
  for (const [index, spelling] of candidates.entries()) {
    const reply = await t.request<WireObject>({ method: 'POST', path: '/api/auth/device/code', ...spelling.code })
    if (reply.ok) taken.set(t.http.baseUrl, spelling)
    if (reply.ok || index === candidates.length - 1) return { reply, spelling }
  }
  throw new TypeError('there is no spelling')
}

/** Starts a pairing, as a prerequisite. */
export async function startPairing(t: CheckContext): Promise<Pairing> {
  const { reply, spelling } = await askForCodes(t)
  const body = await t.given(reply, 'POST /api/auth/device/code')
  const { device_code: deviceCode, user_code: userCode, interval } = body
  if (typeof deviceCode !== 'string' || typeof userCode !== 'string') {
    t.notTestable(
      'the answer of POST /api/auth/device/code lacks a code',
      'device_code and user_code in the answer (DEV-001)',
    )
  }
  keepSecret(deviceCode, 'device_code')
  return {
    reply,
    deviceCode,
    userCode,
    intervalMs: typeof interval === 'number' ? interval * 1000 : 5000,
    exchange: () => exchange(t, deviceCode, spelling),
  }
}

/** POST /api/auth/device/token with any device code, in the spelling that the target takes. */
export function exchange(
  t: CheckContext,
  deviceCode: unknown,
  spelling = taken.get(t.http.baseUrl) ?? spellingsFor(t.target.device_client_id)[0]!,
): Promise<Reply<WireObject>> {
  return t.request<WireObject>({
    method: 'POST',
    path: '/api/auth/device/token',
    patient: false,
    ...spelling.token(deviceCode),
  })
}

/** Whether the target took JSON when a pairing was started. */
export const takesJson = (t: CheckContext): boolean => taken.get(t.http.baseUrl)?.code.raw === undefined

/** The person behind a session that an exchange gave. */
export function personOf(t: CheckContext, reply: Reply<WireObject>, approver: Person): Person {
  const { access_token: session } = reply.body
  if (typeof session !== 'string' || session === '')
    t.notTestable('the exchange gave no access_token', 'access_token in the answer (DEV-013)')
  keepSecret(session, 'session of the exchange')
  return new Person(t.http, { handle: `${approver.handle} (paired)`, id: approver.id, credential: session })
}

/** Opens a pairing as a person, lets the person approve, and exchanges the code: all prerequisites. */
export async function approvedPairing(
  t: CheckContext,
  person: Person,
): Promise<{ pairing: Pairing; reply: Reply<WireObject> }> {
  const pairing = await startPairing(t)
  await t.given(person.device(pairing.userCode), 'opening the request')
  await t.hooks.run('approveDevice', { user_code: pairing.userCode }, person)
  return { pairing, reply: await pairing.exchange() }
}

/** A user code without what people may leave out when they type it. */
export const bareCode = (code: unknown): string =>
  String(code)
    .replaceAll(/[^0-9a-z]/gi, '')
    .toUpperCase()
