/** Faults of what a restart or a crash leaves behind. */
import type { Fault } from './faults.ts'

export const restartFaults = [
  { name: 'restart-empties-logs', violates: ['EVT-047'], mode: 'full', text: 'after a restart the logs are empty' },
  {
    name: 'restart-numbers-anew',
    violates: ['EVT-047'],
    mode: 'full',
    text: 'after a restart sequences begin again at 1, beside the old ones',
  },
  {
    name: 'restart-mints-event-ids',
    violates: ['EVT-047'],
    mode: 'full',
    text: 'after a restart every event of the log has another event_id',
  },
  {
    name: 'restart-dates-events-anew',
    violates: ['EVT-052'],
    mode: 'full',
    text: 'after a restart the events of the log carry the time of the restart',
  },
  {
    name: 'restart-forgets-message-ids',
    violates: ['MSG-041'],
    mode: 'full',
    text: 'after a restart a repeated send is stored again',
  },
  {
    name: 'restart-changes-messages',
    violates: ['MSG-004'],
    mode: 'full',
    text: 'after a restart the texts of stored messages end with a dot',
  },
  {
    name: 'restart-forgets-tokens',
    violates: ['AUTH-012'],
    mode: 'full',
    text: 'after a restart no Agent Token is known',
  },
  {
    name: 'restart-forgets-sessions',
    violates: ['AUTH-019'],
    mode: 'full',
    text: 'after a restart no session is known',
  },
  {
    name: 'restart-forgets-subscriptions',
    violates: ['WHK-001'],
    needs: 'webhook',
    mode: 'full',
    text: 'after a restart there is no subscription',
  },
  {
    name: 'restart-loses-deliveries',
    violates: ['WHK-018'],
    needs: 'webhook',
    mode: 'full',
    text: 'what waits for another attempt is not tried again after a restart',
  },
  {
    name: 'restart-delivers-under-other-ids',
    violates: ['EVT-005'],
    needs: 'webhook',
    mode: 'full',
    text: 'attempts after a restart carry another event_id than those before it',
  },
  {
    name: 'crash-between-message-and-event',
    violates: ['EVT-048'],
    mode: 'full',
    text: 'the event is written 40 ms after the message was acknowledged, unless the process ends before',
  },
  {
    name: 'crash-before-store',
    violates: ['MSG-056', 'EVT-048'],
    mode: 'full',
    text: 'a message is stored 40 ms after it was acknowledged, unless the process ends before',
  },
] as const satisfies readonly Fault[]
