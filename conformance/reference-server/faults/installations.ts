/** Faults of installations of agents. */
import type { Fault } from './fault.ts'

export const installationsFaults = [
  {
    name: 'built-in-removed',
    violates: ['INST-002'],
    description: 'the removal of a built-in agent is accepted',
  },
  {
    name: 'uninstall-without-effect',
    violates: ['INST-001', 'AUTH-022'],
    description: 'a removed agent can still write',
  },
  {
    name: 'uninstalled-404',
    violates: ['INST-001', 'AUTH-022'],
    description: 'sends of a removed agent answer 404',
  },
  {
    name: 'uninstalled-rejected-late',
    violates: ['INST-001'],
    description: 'sends of a removed agent answer 403 but are stored',
  },
  {
    name: 'install-emits-event',
    violates: ['INST-003'],
    description: 'an installation emits an event',
  },
  {
    name: 'uninstall-emits-event',
    violates: ['INST-003'],
    description: 'a removal emits an event',
  },
  {
    name: 'uninstall-ends-every-chat',
    violates: ['INST-008'],
    description: 'a removal by one person closes all chats of the agent',
    warns: true,
  },
  {
    name: 'uninstalled-history-500',
    violates: ['INST-004'],
    description: 'history answers 500 to a removed agent',
  },
  {
    name: 'uninstalled-replay-stored',
    violates: ['INST-005'],
    description: 'a repeated send of a removed agent is stored again',
  },
] as const satisfies readonly Fault[]
