/** Legal choices about agents, settings, devices, contact discovery and deletion. */
import type { Choice } from '../choice.ts'

export const accountsChoices = [
  {
    name: 'own-agent-minimal',
    decision: 'AMB-062',
    description: 'GET /v1/agents/me shows id, handle and profile only',
  },
  {
    name: 'own-agent-flat',
    decision: 'AMB-062',
    description: 'GET /v1/agents/me is flat',
  },
  {
    name: 'settings-422',
    decision: 'AMB-068',
    description: 'PATCH /v1/me rejects with 422',
  },
  {
    name: 'device-errors-in-words',
    decision: 'AMB-082',
    description: 'error values of the exchange are other words',
  },
  {
    name: 'device-exchange-repeats',
    decision: 'AMB-083',
    description: 'an approved device code may be exchanged again',
  },
  {
    name: 'agent-token-named-token',
    decision: 'AMB-084',
    description: 'the Agent Token of a new agent is named token',
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
    description: 'repeated entries count',
  },
  {
    name: 'cleanup-in-the-background',
    decision: 'AMB-140',
    description: 'a deletion answers pending and is cleaned up a moment later',
  },
] as const satisfies readonly Choice[]
