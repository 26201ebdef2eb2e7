/** Faults of installations of agents. */
import { type FaultTable, warns } from './fault.ts'

export const installationsFaults = {
  'built-in-removed': [['INST-002'], 'the removal of a built-in agent is accepted'],
  'uninstall-without-effect': [['INST-001', 'AUTH-022'], 'a removed agent can still write'],
  'uninstalled-404': [['INST-001', 'AUTH-022'], 'sends of a removed agent answer 404'],
  'uninstalled-rejected-late': [['INST-001'], 'sends of a removed agent answer 403 but are stored'],
  'install-emits-event': [['INST-003'], 'an installation emits an event'],
  'uninstall-emits-event': [['INST-003'], 'a removal emits an event'],
  'uninstall-ends-every-chat': [['INST-008'], 'a removal by one person closes all chats of the agent', warns],
  'uninstalled-history-500': [['INST-004'], 'history answers 500 to a removed agent'],
  'uninstalled-replay-stored': [['INST-005'], 'a repeated send of a removed agent is stored again'],
} as const satisfies FaultTable
