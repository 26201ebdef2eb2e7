/** Faults of installations, of deletions and of what they leave behind. */
import type { Fault } from './faults.ts'

export const accountFaults = [
  { name: 'uninstall-without-effect', violates: ['INST-001', 'AUTH-022'], text: 'a removed agent goes on writing' },
  { name: 'uninstalled-404', violates: ['INST-001', 'AUTH-022'], text: 'writes of a removed agent answer 404' },
  { name: 'uninstalled-may-react', violates: ['AUTH-022'], text: 'a removed agent may still react' },
  {
    name: 'uninstalled-refused-late',
    violates: ['INST-001'],
    text: 'sends of a removed agent answer 403 and are stored',
  },
  { name: 'install-is-told', violates: ['INST-003'], text: 'an installation emits an event' },
  { name: 'uninstall-is-told', violates: ['INST-003'], text: 'a removal emits an event' },
  {
    name: 'uninstall-ends-every-chat',
    violates: ['INST-008'],
    warns: true,
    text: 'a removal by one person closes all chats of the agent',
  },
  {
    name: 'uninstalled-history-500',
    violates: ['INST-004'],
    warns: true,
    text: 'the history answers 500 to a removed agent',
  },
  {
    name: 'uninstalled-replay-stored',
    violates: ['INST-005'],
    warns: true,
    text: 'a repeated send of a removed agent is stored again',
  },
  { name: 'deleted-agent-keeps-token', violates: ['AUTH-027'], text: 'the token of a deleted agent works' },
  {
    name: 'deleted-agent-keeps-webhooks',
    violates: ['AUTH-027'],
    needs: 'webhook',
    text: 'a deleted agent still gets deliveries',
  },
  { name: 'cleanup-status-in-words', violates: ['DEL-001'], text: 'cleanup.status is done' },
  { name: 'cleanup-without-receipt', violates: ['DEL-004'], text: 'a deletion has no receipt_id' },
  { name: 'receipt-names-the-account', violates: ['DEL-004'], text: 'the receipt holds the user id' },
  {
    name: 'cleanup-completed-too-early',
    violates: ['DEL-002'],
    mode: 'full',
    text: 'a cleanup says completed while the storage is away',
  },
  {
    name: 'cleanup-forgotten-by-restart',
    violates: ['DEL-003'],
    mode: 'full',
    text: 'a restart forgets what a cleanup has left',
  },
  {
    name: 'deletion-fails-with-storage',
    violates: ['DEL-006'],
    mode: 'full',
    text: 'without the storage an account stays',
  },
  { name: 'deleted-person-keeps-session', violates: ['DEL-006'], text: 'the session of a deleted person works' },
  { name: 'deleted-person-shown', violates: ['DEL-006'], text: 'agents still look up a deleted person' },
  { name: 'deleted-profile-shown', violates: ['DEL-006'], text: 'the profile of a deleted person still answers' },
  { name: 'deletion-is-told', violates: ['DEL-008'], text: 'agents get an event about the deletion of an account' },
] as const satisfies readonly Fault[]
