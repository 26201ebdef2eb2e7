/** Common features of two targets, because sessions use only these (AMB-001, AMB-010). */
import type { Form } from '../check-api/needs.ts'
import type { Capabilities, Session } from '../target/session.ts'
import type { SessionActors } from './actor-supply.ts'
import type { Shared } from './paired-session.ts'
import type { AgentName, PersonName } from '../model/conversation.ts'

export interface Surveyed {
  session: Session
  capabilities: Capabilities
}

/** @param form `current` excludes the variant form */
export function sharedBy(sides: readonly Surveyed[], form: Form | undefined): Shared {
  const every = (holds: (side: Surveyed) => boolean): boolean => sides.every(holds)
  const persons = Math.min(...sides.map(({ session }) => session.target.persons.length))
  return {
    offers: (area) => every(({ capabilities }) => capabilities.offered[area]),
    speaksVariant: form !== 'current' && every(({ session }) => session.target.forms.includes('variant')),
    callsAgents: every(
      ({ session, capabilities }) => capabilities.offered.a2a && session.target.a2a_base !== undefined,
    ),
    has: (hook, kind) => every(({ session }) => session.hooks.has(hook, kind)),
    names: (key) => every(({ session }) => session.target.names[key] !== undefined),
    receiptsBetweenAgents: every(({ capabilities }) => capabilities.receiptsBetweenAgents),
    allowsHttp: sides.some(({ session }) => session.target.allows_http_webhooks === true),
    hasReceiver: every(({ session }) => session.target.receiver !== undefined),
    roles: new Set<AgentName | PersonName>(['a0', 'a1', 'a2', ...(['p0', 'p1'] as const).slice(0, persons)]),
    settleMs: Math.max(...sides.map(({ session }) => session.target.timing.settle_ms)),
  }
}

/** Removes roles without an actor, because the fixed agents may be fewer than the roles. */
export function withRoles(shared: Shared, taken: readonly SessionActors[]): Shared {
  const roles = [...shared.roles].filter((role) =>
    taken.every(({ agents, persons }) => agents.has(role as AgentName) || persons.has(role as PersonName)),
  )
  return { ...shared, roles: new Set(roles) }
}
