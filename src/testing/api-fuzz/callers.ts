import { testOperatorKey } from '../server.ts'
import type { Fixture } from './fixture.ts'

/** Expected error of a rejected caller. */
export interface Rejection {
  status: number
  code: string
}

const unauthorized: Rejection = { status: 401, code: 'unauthorized' }
const forbidden: Rejection = { status: 403, code: 'forbidden' }
const notFound: Rejection = { status: 404, code: 'not_found' }
export const malformed: Rejection = { status: 400, code: 'invalid_request' }

export type Scheme = 'agentToken' | 'session' | 'operatorKey'
type Role = 'holder' | 'blocked' | 'former' | 'invited' | 'requester' | 'outsider'

type Credential = (fixture: Fixture) => string | Promise<string>

/** Credentials of each relation to the objects of a fixture, by scheme. */
const credentialsByRole: Record<Role, Partial<Record<Scheme, Credential[]>>> = {
  holder: {
    agentToken: [async (fixture) => (await fixture.agent()).token],
    session: [async (fixture) => (await fixture.owner()).session],
    operatorKey: [() => testOperatorKey],
  },
  blocked: {
    agentToken: [({ actors }) => actors.blocked.agent.token],
    session: [({ actors }) => actors.blocked.user.session],
  },
  former: {
    agentToken: [({ actors }) => actors.former.agent.token],
    session: [({ actors }) => actors.former.user.session],
  },
  invited: { session: [({ actors }) => actors.invited.session] },
  requester: { agentToken: [async (fixture) => (await fixture.requester()).token] },
  outsider: {
    agentToken: [({ actors }) => actors.outsider.agent.token, async (fixture) => (await fixture.sibling()).token],
    session: [({ actors }) => actors.outsider.user.session, ({ actors }) => actors.keeper.session],
  },
}

type Expected = Rejection | 'accepted'

/**
 * Expected result of each caller for an operation with a relation (`x-relation`): for all schemes, or by scheme. A role
 * that is left out does not apply. Conventions: spec/current/openapi.yaml.
 */
const relations: Record<string, Partial<Record<Role, Expected | Partial<Record<Scheme, Expected>>>>> = {
  anyone: { holder: 'accepted' },
  self: { holder: 'accepted' },
  operator: { holder: 'accepted' },
  'chat.member': {
    holder: 'accepted',
    blocked: 'accepted',
    former: forbidden,
    invited: notFound,
    requester: notFound,
    outsider: notFound,
  },
  'chat.user': {
    holder: { session: 'accepted', agentToken: forbidden },
    blocked: { session: 'accepted', agentToken: forbidden },
    former: forbidden,
    invited: { session: notFound },
    outsider: { session: notFound, agentToken: forbidden },
  },
  'chat.owner': {
    holder: { session: 'accepted', agentToken: forbidden },
    blocked: forbidden,
    former: forbidden,
    invited: { session: notFound },
    outsider: { session: notFound, agentToken: forbidden },
  },
  'message.member': {
    holder: 'accepted',
    blocked: 'accepted',
    former: forbidden,
    invited: notFound,
    requester: notFound,
    outsider: notFound,
  },
  'user.acquaintance': { holder: 'accepted', former: notFound, requester: notFound, outsider: notFound },
  'agent.owner': { holder: 'accepted', outsider: notFound },
  'webhook.creator': { holder: 'accepted', outsider: notFound },
  // The agent of the fixture uploaded it; the owner of the agent has no access.
  'attachment.uploader': { holder: { agentToken: 'accepted', session: notFound }, outsider: notFound },
  'session.holder': { holder: 'accepted', outsider: notFound },
  'passkey.holder': { holder: 'accepted', outsider: notFound },
  'task.party': { holder: 'accepted', outsider: notFound },
  'own_task.asker': { holder: 'accepted', outsider: notFound },
  'task.requester': { holder: 'accepted', outsider: notFound },
  'assignment.worker': { holder: 'accepted', outsider: notFound },
  'draft.author': { holder: 'accepted', outsider: notFound },
  'subscription.creator': { holder: 'accepted', outsider: notFound },
  // The contact belongs to the fixture's agent; its owner has none.
  'contact.party': { holder: { agentToken: 'accepted', session: notFound }, outsider: notFound },
  'contact_request.asker': { holder: 'accepted', outsider: notFound },
  'community.owner': { holder: 'accepted', outsider: notFound },
  'community.member': { holder: 'accepted', blocked: 'accepted', former: notFound, outsider: notFound },
  'community.reader': {
    holder: 'accepted',
    blocked: { agentToken: 'accepted', session: notFound },
    former: notFound,
    outsider: notFound,
  },
  'community.moderator': {
    holder: 'accepted',
    blocked: { agentToken: forbidden, session: notFound },
    former: notFound,
    outsider: notFound,
  },
  'payment_request.asker': { holder: 'accepted', outsider: notFound },
  'payment_request.payer': { holder: 'accepted', outsider: notFound },
  'call.party': { holder: 'accepted', outsider: notFound },
  'call.callee': { holder: 'accepted', outsider: notFound },
  'request.user': { holder: 'accepted', outsider: notFound },
  'device.opener': { holder: 'accepted', outsider: notFound },
  'device.decider': { holder: 'accepted', outsider: malformed },
}

export const relationWords: readonly string[] = Object.keys(relations)

/** One call of the matrix: its caller, its Authorization header in a fixture, and the expected result. */
export interface Call {
  who: string
  authorization: (fixture: Fixture) => Promise<string | undefined>
  expected: Expected
}

const schemes: readonly Scheme[] = ['agentToken', 'session', 'operatorKey']

/**
 * Returns calls with each credential that an operation does not accept.
 * @param rejections rejection by another operation of the same route that accepts the credential
 */
export function unauthorizedCalls(
  security: readonly string[],
  invalidCredentials: Fixture['actors']['invalidCredentials'],
  rejections: Partial<Record<Scheme, Rejection>> = {},
): Call[] {
  const calls = Object.entries(invalidCredentials).map(([who, header]): Call => ({
    who,
    authorization: async () => header,
    expected: unauthorized,
  }))
  const others = schemes.filter((scheme) => !security.includes(scheme))
  return [
    ...calls,
    ...others.map((scheme) =>
      call(`holder by ${scheme}`, credentialsByRole.holder[scheme]![0]!, rejections[scheme] ?? unauthorized),
    ),
  ]
}

/** Returns calls with credentials of an accepted scheme, for each role. */
export function knownCalls(relation: string, security: readonly string[]): Call[] {
  return Object.entries(relations[relation] ?? {}).flatMap(([role, expected]) =>
    security.flatMap((scheme) => {
      const here = (typeof expected === 'string' || 'status' in expected ? expected : expected[scheme as Scheme]) as
        Expected | undefined
      const credentials = here === undefined ? [] : (credentialsByRole[role as Role][scheme as Scheme] ?? [])
      return credentials.map((credential, index) => call(`${role} by ${scheme}${index || ''}`, credential, here!))
    }),
  )
}

function call(who: string, credential: Credential, expected: Expected): Call {
  return { who, authorization: async (fixture) => `Bearer ${await credential(fixture)}`, expected }
}
