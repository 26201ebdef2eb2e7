/** Legal choices about agents, settings, devices, contact discovery and deletion. */
import type { Choice } from '../choice.ts'

/** Body of the request that creates an agent, as the hook createAgent sends it. */
export const newAgent = {
  handle: '{handle}',
  display_name: '{display_name}',
  visibility: '{visibility}',
  tagline: '{tagline}',
  avatar: '{avatar}',
  accent_color: '{accent_color}',
  organization: '{organization}',
} as const
const created = { id: '/agent/id', handle: '/agent/handle', token: '/agent_token' } as const
const createUnderHandle = {
  as: 'person',
  request: { method: 'POST', path: '/v1/persons/{actor_handle}/agents', body: newAgent },
  result: created,
} as const
const createAsOperator = {
  as: 'operator',
  request: { method: 'POST', path: '/_ops/agents', body: { ...newAgent, owner_handle: '{actor_handle}' } },
  result: created,
} as const

export const accountsChoices = [
  {
    name: 'own-agent-minimal',
    decision: 'AMB-062',
    description: 'GET /v1/agents/me returns only id, handle and profile',
    lacks: true,
  },
  {
    name: 'own-agent-flat',
    decision: 'AMB-062',
    description: 'GET /v1/agents/me returns a flat object',
  },
  {
    name: 'settings-422',
    decision: 'AMB-068',
    description: 'PATCH /v1/me rejects an invalid body with 422',
  },
  {
    name: 'device-errors-in-words',
    decision: 'AMB-082',
    description: 'the exchange uses other error codes',
  },
  {
    name: 'device-exchange-repeats',
    decision: 'AMB-083',
    description: 'an approved device code may be exchanged again',
  },
  {
    name: 'agent-token-named-token',
    decision: 'AMB-084',
    description: 'the Agent Token of a new agent is in the member token',
    group: 'creation',
    names: { agent_token: 'token' },
  },
  {
    name: 'discovery-size-413',
    decision: 'AMB-155',
    description: '251 entries answer 413',
    group: 'discovery-size',
  },
  {
    name: 'discovery-size-422',
    decision: 'AMB-155',
    description: '251 entries answer 422',
    group: 'discovery-size',
  },
  {
    name: 'discovery-counts-repeats',
    decision: 'AMB-155',
    description: 'repeated entries count toward the limit of entries',
  },
  {
    name: 'cleanup-in-the-background',
    decision: 'AMB-140',
    description: 'a deletion answers pending and takes effect a moment later',
  },
  {
    name: 'empty-settings-accepted',
    decision: 'AMB-068',
    description: 'PATCH /v1/me accepts {} and changes nothing',
  },
  {
    name: 'approval-errors-in-oauth-form',
    decision: 'AMB-069',
    description: 'a rejected approval answers { error, error_description }',
  },
  {
    name: 'device-client-id-needed',
    decision: 'AMB-081',
    description: 'pairing requires a client_id',
    target: { device_client_id: 'harness' },
  },
  {
    name: 'device-polling-429',
    decision: 'AMB-083',
    description: 'polling faster than the interval answers 429',
  },
  {
    name: 'device-session-used-once',
    decision: 'AMB-084',
    description: 'the session of a pairing can create only one agent',
  },
  {
    name: 'agents-made-under-a-handle',
    decision: 'AMB-084',
    description: 'agents are created below the handle of their owner',
    group: 'creation',
    target: { provision: { createAgent: createUnderHandle } },
  },
  {
    name: 'agents-made-by-operator',
    decision: 'AMB-084',
    description: 'the operator creates agents for their owners',
    group: 'creation',
    target: { provision: { createAgent: createAsOperator } },
  },
  {
    name: 'deletion-told-to-groups',
    decision: 'AMB-140',
    description: 'a deletion emits participant.removed in the groups of the account',
  },
  {
    name: 'installs-say-hello',
    decision: 'AMB-101',
    description: 'an installation starts with a message of the person',
  },
  {
    name: 'built-in-removal-405',
    decision: 'AMB-101',
    description: 'the removal of a built-in agent answers 405',
  },
  {
    name: 'handles-without-underscores',
    decision: 'AMB-066',
    description: 'handles contain letters and digits, at most 20',
  },
] as const satisfies readonly Choice[]
