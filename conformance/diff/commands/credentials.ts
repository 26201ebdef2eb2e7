/** All stated operations without a credential, with an unknown one, and with one of another kind. */
import fc from 'fast-check'
import { statedOperations } from '../../client/request-case.ts'
import { kind } from '../command.ts'
import type { PairedSession, Shared } from '../paired-session.ts'
import { outcomeOf } from '../outcome.ts'
import type { Side } from '../side.ts'
import { optionalAreas, type OptionalArea } from '../../target/optional-areas.ts'
import { unique } from '../../client/unique.ts'
import { ensureChat } from '../chats.ts'
import { textPart } from '../../model/conversation.ts'
import type { Model } from '../model.ts'

/**
 * Operations that need a credential, without voice memo routes: a server need not have them, only their path is stated
 * (AMB-097).
 */
const guarded = statedOperations.filter(
  ({ isPublic, path }) => !isPublic && !path.startsWith('/a2a') && !path.endsWith('/voicememo'),
)

const isOptional = (area: string): area is OptionalArea => optionalAreas.some((one) => one === area)
const offered = (shared: Shared) =>
  guarded.filter(
    ({ area, form, path }) =>
      (form === 'current' || shared.speaksVariant) &&
      (!isOptional(area) || shared.offers(area)) &&
      // The area of a route and the optional area are not always the same (AMB-001).
      (!/\/(read|delivered)$/.test(path) || shared.offers('read_state')) &&
      (!path.endsWith('/typing') || shared.offers('typing')) &&
      (!path.startsWith('/v1/attachments') || shared.offers('attachments')) &&
      (!path.startsWith('/v1/tasks') || shared.offers('tasks')),
  )

const credentials = {
  'no credential': () => undefined,
  'an unknown token': () => 'Bearer svc_live_unknown0000000000000000000000000000',
  'the token with an additional character': (side: Side) => `Bearer ${side.agent('a0').credential}x`,
  'the token without its last character': (side: Side) => `Bearer ${side.agent('a0').credential.slice(0, -1)}`,
  'the token in the other case': (side: Side) => `Bearer ${swapCase(side.agent('a0').credential)}`,
  'the token as Basic': (side: Side) => `Basic ${side.agent('a0').credential}`,
} as const

const swapCase = (token: string): string =>
  `svc_live_${[...token.slice('svc_live_'.length)].map((one) => (one === one.toLowerCase() ? one.toUpperCase() : one.toLowerCase())).join('')}`

/** Returns the path with a chat and a message that exist, so that only the credential is wrong. */
function pathFor(side: Side, model: Model, path: string): string {
  const message = model.messages[0]
  const values: [RegExp, string][] = [
    [/\/messages\/\{[^}]+\}/, `/messages/${message === undefined ? unique.messageId() : side.idOf(message.name)}`],
    [/\/chats\/\{[^}]+\}/, `/chats/${side.chatId('agents')}`],
    [/\/users\/\{[^}]+\}/, `/users/${side.actors.persons.get('p0')?.id ?? 'usr_1'}`],
    [/\{[^}]+\}/g, 'none'],
  ]
  return values.reduce((text, [pattern, value]) => text.replace(pattern, value), path)
}

function bodyFor(side: Side, path: string): unknown {
  if (path.endsWith('/messages'))
    return { message_id: unique.messageId(), chat_id: side.chatId('agents'), parts: [textPart('without a caller')] }
  if (path.endsWith('/typing')) return { started: true }
  if (path.endsWith('/reactions')) return { operation: 'add', type: 'emoji', emoji: '🍀' }
  if (path === '/v1/webhooks') return { url: 'https://hooks.example/x' }
  if (path === '/v1/me') return { accepts_tasks: true }
  return {}
}

async function ask(
  paired: PairedSession,
  side: Side,
  which: number,
  credential: keyof typeof credentials,
): Promise<unknown> {
  const operations = offered(paired.shared)
  const { method, path: template } = operations[which % operations.length]!
  const authorization = credentials[credential](side)
  const path = pathFor(side, paired.model, template)
  const reply = await side.session.client.request({
    method,
    path,
    actor: 'anonymous',
    ...(method === 'GET' ? {} : { json: bodyFor(side, path) }),
    headers: authorization === undefined ? {} : { authorization },
  })
  return outcomeOf(reply, { reading: 'stated', anyErrorBody: template !== '/v1/chats/{chat_id}/messages' }, paired.log)
}

export const credentialSteps = [
  kind({
    name: 'call an operation with a wrong credential',
    weight: 5,
    parameters: fc.record({
      operation: fc.nat(200),
      credential: fc.constantFrom(...(Object.keys(credentials) as (keyof typeof credentials)[])),
    }),
    perform: async (paired, { operation, credential }) => {
      await ensureChat(paired, 'agents')
      const operations = offered(paired.shared)
      const { method, path } = operations[operation % operations.length]!
      await paired.both(
        { what: `${method} ${path} with ${credential}`, requirements: ['AUTH-001', 'AUTH-003', 'ERR-003'] },
        (side) => ask(paired, side, operation, credential),
      )
    },
  }),
  kind({
    name: 'read its own agent',
    parameters: fc.record({ agent: fc.nat(2) }),
    ready: (_, { agent }, shared) => shared.roles.has(`a${agent as 0}`),
    perform: async (paired, { agent }) => {
      const name = `a${agent as 0}` as const
      await paired.both(
        { what: `${name} reads its own agent (GET /v1/agents/me)`, requirements: ['AUTH-004', 'PRIV-005'] },
        async (side) => {
          const reply = await side.agent(name).me()
          const { id, handle, credential } = side.agent(name)
          const names = [id, handle].every((value) => reply.text.includes(JSON.stringify(value)))
          return {
            ...outcomeOf(reply, { reading: 'stated', success: 200 }, paired.log),
            names,
            token: reply.text.includes(credential),
          }
        },
      )
    },
  }),
]
