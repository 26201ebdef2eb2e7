/** Legal choices about agents, settings, devices, contact discovery and deletion. */
import type { ChoiceTable } from '../choice.ts'

/** Body of the request that creates an agent, as the hook createAgent sends it. */
const newAgent = {
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

export const accountsChoices = {
  'own-agent-minimal': ['AMB-062', 'GET /v1/agents/me returns only id, handle and profile', { lacks: true }],
  'own-agent-flat': ['AMB-062', 'GET /v1/agents/me returns a flat object'],
  'settings-422': ['AMB-068', 'PATCH /v1/me rejects an invalid body with 422'],
  'device-errors-in-words': ['AMB-082', 'the exchange uses other error codes'],
  'device-exchange-repeats': ['AMB-083', 'an approved device code may be exchanged again'],
  'agent-token-named-token': [
    'AMB-084',
    'the Agent Token of a new agent is in the member token',
    { group: 'creation', names: { agent_token: 'token' } },
  ],
  'discovery-size-413': ['AMB-155', '251 entries answer 413', { group: 'discovery-size' }],
  'discovery-size-422': ['AMB-155', '251 entries answer 422', { group: 'discovery-size' }],
  'discovery-counts-repeats': ['AMB-155', 'repeated entries count toward the limit of entries'],
  'cleanup-in-the-background': ['AMB-140', 'a deletion answers pending and takes effect a moment later'],
  'empty-settings-accepted': ['AMB-068', 'PATCH /v1/me accepts {} and changes nothing'],
  'approval-errors-in-oauth-form': ['AMB-069', 'a rejected approval answers { error, error_description }'],
  'device-client-id-needed': ['AMB-081', 'pairing requires a client_id', { target: { device_client_id: 'harness' } }],
  'device-polling-429': ['AMB-083', 'polling faster than the interval answers 429'],
  'device-session-used-once': ['AMB-084', 'the session of a pairing can create only one agent'],
  'agents-made-under-a-handle': [
    'AMB-084',
    'agents are created below the handle of their owner',
    { group: 'creation', target: { provision: { createAgent: createUnderHandle } } },
  ],
  'agents-made-by-operator': [
    'AMB-084',
    'the operator creates agents for their owners',
    { group: 'creation', target: { provision: { createAgent: createAsOperator } } },
  ],
  'deletion-told-to-groups': ['AMB-140', 'a deletion emits participant.removed in the groups of the account'],
  'installs-say-hello': ['AMB-101', 'an installation starts with a message of the person'],
  'built-in-removal-405': ['AMB-101', 'the removal of a built-in agent answers 405'],
  'handles-without-underscores': ['AMB-066', 'handles contain letters and digits, at most 20'],
} as const satisfies ChoiceTable
