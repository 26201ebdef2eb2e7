/** Faults of the event log and of pulling events. */
import type { Fault } from './fault.ts'

export const eventsFaults = [
  {
    name: 'second-waiter-gets-nothing',
    violates: ['EVT-022'],
    description: 'of several waiting pulls of one agent only the first is woken; the others end with an empty page',
  },
  {
    name: 'pull-refused',
    violates: ['EVT-014'],
    description: 'pulls of agents answer 403',
  },
  {
    name: 'event-page-hole',
    violates: ['EVT-022'],
    description: 'a page of three or more events omits its second event',
  },
  {
    name: 'event-inserted-late',
    violates: ['EVT-028', 'EVT-022'],
    description: 'every second sequence is assigned at once, but its event appears 60 ms later',
  },
  {
    name: 'has-more-false-on-full-page',
    violates: ['EVT-025'],
    description: 'a full page has has_more false',
  },
  {
    name: 'event-lost-while-waiting',
    violates: ['EVT-019', 'MSG-030', 'EVT-022'],
    description: 'an event that arrives while a pull waits is never stored',
  },
  {
    name: 'backlog-skipped-when-waiting',
    violates: ['EVT-050', 'EVT-022'],
    description: 'a pull with a timeout returns only events that arrive after its start',
  },
  {
    name: 'page-exceeds-limit',
    violates: ['EVT-020', 'LIM-009'],
    description: 'a page contains one event more than limit',
  },
  {
    name: 'timeout-overrun',
    violates: ['EVT-018'],
    description: 'an empty pull waits 12 s longer than requested',
  },
  {
    name: 'event-id-changes',
    violates: ['EVT-005', 'EVT-026'],
    description: 'each read generates new event ids',
  },
  {
    name: 'event-id-reused',
    violates: ['EVT-005'],
    description: 'two events in a row share one event_id',
  },
  {
    name: 'events-consumed',
    violates: ['EVT-026'],
    description: 'a page can be read only once',
  },
  {
    name: 'after-inclusive',
    violates: ['EVT-015'],
    description: 'a page starts with the event at after',
  },
  {
    name: 'after-inclusive-by-turns',
    violates: ['EVT-015'],
    description: 'each sixth page of an actor starts with the event at after',
  },
  {
    name: 'events-descending',
    violates: ['EVT-022', 'EVT-006'],
    description: 'pages are newest first',
  },
  {
    name: 'events-of-others',
    violates: ['EVT-029', 'AUTH-007'],
    description: 'an agent receives events of chats of which it is not a member',
  },
  {
    name: 'next-cursor-skips',
    violates: ['EVT-023'],
    description: 'next_cursor is latest although the page ends before it',
  },
  {
    name: 'next-cursor-stays',
    violates: ['EVT-023'],
    description: 'next_cursor repeats after',
  },
  {
    name: 'envelope-without-schema-version',
    violates: ['EVT-011', 'EVT-013'],
    description: 'schema_version is missing',
  },
  {
    name: 'envelope-without-agent-id',
    violates: ['EVT-008', 'EVT-013'],
    description: 'agent_id is missing',
  },
  {
    name: 'sequence-as-text',
    violates: ['EVT-006'],
    description: 'sequence is a string',
  },
  {
    name: 'event-parts-cut',
    violates: ['EVT-051', 'EVT-031'],
    description: 'data.message contains only the first eight parts',
  },
  {
    name: 'event-without-reply',
    violates: ['EVT-051', 'EVT-031', 'HIST-011'],
    description: 'data.message lacks reply_to',
  },
  {
    name: 'event-message-edited-by-reaction',
    violates: ['EVT-052'],
    description: 'an event read after a reaction has other parts',
  },
  {
    name: 'latest-missing',
    violates: ['EVT-014'],
    description: 'the answer of a pull has no latest',
  },
  {
    name: 'latest-of-the-cursor',
    violates: ['EVT-024'],
    description: 'latest repeats after',
  },
  {
    name: 'new-log-shows-others',
    violates: ['EVT-030'],
    description: 'an agent without events receives those of another',
  },
  {
    name: 'reaction-event-quotes-earlier',
    violates: ['EVT-053'],
    description: 'an agent that joined later receives a reaction event with the earlier message',
  },
  {
    name: 'added-event-missing',
    violates: ['EVT-034'],
    description: 'joining emits no event',
  },
  {
    name: 'removed-event-missing',
    violates: ['EVT-035'],
    description: 'a removal emits no event',
  },
  {
    name: 'webhook-removes-from-log',
    violates: ['EVT-003', 'WHK-034'],
    description: 'a delivered event is removed from the log',
  },
  {
    name: 'webhook-dead-leaves-log',
    violates: ['EVT-004'],
    description: 'a dead-lettered event is removed from the log',
  },
  {
    name: 'webhook-own-sequence',
    violates: ['EVT-002'],
    description: 'deliveries have other sequences than the log',
  },
  {
    name: 'webhook-own-event-id',
    violates: ['EVT-002'],
    description: 'deliveries have other event ids than the log',
  },
  {
    name: 'webhook-events-skipped',
    violates: ['EVT-001', 'WHK-018'],
    description: 'every second event is never sent',
  },
  {
    name: 'webhook-created-at-of-attempt',
    violates: ['EVT-010'],
    description: 'created_at is the time of the attempt',
  },
  {
    name: 'restart-empties-logs',
    violates: ['EVT-047'],
    description: 'after a restart the logs are empty',
    mode: 'full',
  },
  {
    name: 'restart-numbers-anew',
    violates: ['EVT-047'],
    description: 'after a restart new sequences start at 1 again',
    mode: 'full',
  },
  {
    name: 'restart-renews-event-ids',
    violates: ['EVT-047'],
    description: 'after a restart every event of the log has another event_id',
    mode: 'full',
  },
  {
    name: 'restart-dates-events-anew',
    violates: ['EVT-052'],
    description: 'after a restart the events of the log have the time of the restart',
    mode: 'full',
  },
  {
    name: 'restart-delivers-under-other-ids',
    violates: ['EVT-005'],
    description: 'attempts after a restart have another event_id than earlier ones',
    mode: 'full',
  },
  {
    name: 'crash-between-message-and-event',
    violates: ['EVT-048'],
    description: 'an event is stored 40 ms after its message was acknowledged, and lost if the process ends before',
    mode: 'full',
  },
  {
    name: 'odd-after-500',
    violates: ['EVT-016'],
    description: 'an after that is not a number answers 500',
  },
  {
    name: 'page-without-limit-empty',
    violates: ['EVT-021'],
    description: 'a pull without limit returns no events',
  },
  {
    name: 'beyond-latest-starts-over',
    violates: ['EVT-049'],
    description: 'an after above latest returns the log from its start',
  },
  {
    name: 'held-pull-beyond-latest-skips',
    violates: ['EVT-023'],
    warns: true,
    description:
      'a waiting pull with an after above latest returns the newest latest as next_cursor, which skips an event of the wait',
  },
  {
    name: 'lifecycle-without-payload',
    violates: ['EVT-034', 'EVT-035', 'EVT-036'],
    description: 'group events have empty data',
  },
  {
    name: 'timeout-20-at-most',
    violates: ['EVT-017'],
    description: 'a timeout of 30 answers 422',
  },
  {
    name: 'timeout-25-at-most',
    violates: ['LIM-008'],
    description: 'a timeout of 30 answers 422',
    mode: 'full',
  },
  {
    name: 'woken-pull-answers-empty',
    violates: ['EVT-022'],
    description: 'a pull that an event wakes returns an empty page',
  },
  {
    name: 'woken-pull-skips-the-rest',
    violates: ['EVT-022', 'EVT-019'],
    description: 'a pull that several events wake returns only the last one',
  },
] as const satisfies readonly Fault[]
