import { testOperatorKey } from '../server.ts'
import type { Scene } from './scene.ts'

/** What a refused caller is told. */
export interface Refusal {
  status: number
  code: string
}

const unauthorized: Refusal = { status: 401, code: 'unauthorized' }
const forbidden: Refusal = { status: 403, code: 'forbidden' }
const notFound: Refusal = { status: 404, code: 'not_found' }
const malformed: Refusal = { status: 400, code: 'invalid_request' }

export type Scheme = 'agentToken' | 'session' | 'operatorKey'
type Standing = 'holder' | 'blocked' | 'former' | 'stranger'

type Credential = (scene: Scene) => string | Promise<string>

/** The credentials of those who stand in a way to a scene's objects, by their scheme. */
const standings: Record<Standing, Partial<Record<Scheme, Credential[]>>> = {
  holder: {
    agentToken: [async (scene) => (await scene.agent()).token],
    session: [async (scene) => (await scene.owner()).session],
    operatorKey: [() => testOperatorKey],
  },
  blocked: {
    agentToken: [({ cast }) => cast.blocked.agent.token],
    session: [({ cast }) => cast.blocked.person.session],
  },
  former: {
    agentToken: [({ cast }) => cast.former.agent.token],
    session: [({ cast }) => cast.former.person.session],
  },
  stranger: {
    agentToken: [({ cast }) => cast.stranger.agent.token, async (scene) => (await scene.sibling()).token],
    session: [({ cast }) => cast.stranger.person.session, ({ cast }) => cast.keeper.session],
  },
}

type Told = Refusal | 'accepted'

/**
 * What each caller is told by an operation that demands a relation (`x-relation`): for all schemes alike, or by
 * scheme. A standing that is left out has no meaning there. Conventions: spec/current/openapi.yaml.
 */
const relations: Record<string, Partial<Record<Standing, Told | Partial<Record<Scheme, Told>>>>> = {
  anyone: { holder: 'accepted' },
  self: { holder: 'accepted' },
  operator: { holder: 'accepted' },
  'chat.member': { holder: 'accepted', blocked: 'accepted', former: forbidden, stranger: notFound },
  'chat.user': {
    holder: { session: 'accepted', agentToken: forbidden },
    blocked: { session: 'accepted', agentToken: forbidden },
    former: forbidden,
    stranger: { session: notFound, agentToken: forbidden },
  },
  'message.member': { holder: 'accepted', blocked: 'accepted', former: forbidden, stranger: notFound },
  'user.acquaintance': { holder: 'accepted', former: notFound, stranger: notFound },
  'agent.owner': { holder: 'accepted', stranger: notFound },
  'webhook.creator': { holder: 'accepted', stranger: notFound },
  'attachment.uploader': { holder: 'accepted', stranger: notFound },
  'session.holder': { holder: 'accepted', stranger: notFound },
  'task.party': { holder: 'accepted', stranger: notFound },
  'task.requester': { holder: 'accepted', stranger: notFound },
  'assignment.worker': { holder: 'accepted', stranger: notFound },
  'draft.author': { holder: 'accepted', stranger: notFound },
  'subscription.creator': { holder: 'accepted', stranger: notFound },
  'contact_request.asker': { holder: 'accepted', stranger: notFound },
  'request.user': { holder: 'accepted', stranger: notFound },
  'device.opener': { holder: 'accepted', stranger: notFound },
  'device.decider': { holder: 'accepted', stranger: malformed },
}

export const relationWords: readonly string[] = Object.keys(relations)

/** One call of the matrix: who makes it, with which header in which scene, and what is to come of it. */
export interface Call {
  who: string
  authorization: (scene: Scene) => Promise<string | undefined>
  told: Told
}

const schemes: readonly Scheme[] = ['agentToken', 'session', 'operatorKey']

/** Everybody who calls an operation with a credential that it does not take. */
export function uselessCalls(security: readonly string[], useless: Scene['cast']['useless']): Call[] {
  const calls = Object.entries(useless).map(([who, header]): Call => ({
    who,
    authorization: async () => header,
    told: unauthorized,
  }))
  const others = schemes.filter((scheme) => !security.includes(scheme))
  return [...calls, ...others.map((scheme) => call(`holder by ${scheme}`, standings.holder[scheme]![0]!, unauthorized))]
}

/** Everybody who calls an operation with a credential of a right kind. */
export function knownCalls(relation: string, security: readonly string[]): Call[] {
  return Object.entries(relations[relation] ?? {}).flatMap(([standing, told]) =>
    security.flatMap((scheme) => {
      const here = (typeof told === 'string' || 'status' in told ? told : told[scheme as Scheme]) as Told | undefined
      const credentials = here === undefined ? [] : (standings[standing as Standing][scheme as Scheme] ?? [])
      return credentials.map((credential, index) => call(`${standing} by ${scheme}${index || ''}`, credential, here!))
    }),
  )
}

function call(who: string, credential: Credential, told: Told): Call {
  return { who, authorization: async (scene) => `Bearer ${await credential(scene)}`, told }
}
