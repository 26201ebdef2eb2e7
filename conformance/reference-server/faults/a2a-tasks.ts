/** Faults of tasks at A2A addresses: reading, listing, streams, push notifications and the HTTP+JSON binding. */
import type { Fault } from './fault.ts'

export const a2aTaskFaults = [
  {
    name: 'get-task-without-artifacts',
    violates: ['TASK-004', 'A2A-027'],
    description: 'GetTask leaves the artifacts out',
  },
  {
    name: 'history-length-ignored',
    violates: ['A2A-004'],
    description: 'GetTask shows the whole history whatever its historyLength',
  },
  {
    name: 'foreign-task-shown',
    violates: ['A2A-004'],
    description: 'a task is shown to agents that take no part in it',
  },
  {
    name: 'unknown-task-is-internal',
    violates: ['A2A-004'],
    description: 'an unknown task is an internal error',
  },
  {
    name: 'task-list-of-everyone',
    violates: ['A2A-004'],
    description: 'ListTasks shows the tasks of other callers',
  },
  {
    name: 'context-filter-ignored',
    violates: ['A2A-004'],
    description: 'ListTasks does not look at contextId',
  },
  {
    name: 'status-filter-ignored',
    violates: ['A2A-004'],
    description: 'ListTasks does not look at status',
  },
  {
    name: 'time-filter-ignored',
    violates: ['A2A-004'],
    description: 'ListTasks does not look at statusTimestampAfter',
  },
  {
    name: 'task-list-oldest-first',
    violates: ['A2A-004'],
    description: 'ListTasks begins with the oldest status',
  },
  {
    name: 'task-pages-repeat',
    violates: ['A2A-004'],
    description: 'each page of ListTasks is the first',
  },
  {
    name: 'task-total-of-the-page',
    violates: ['A2A-004'],
    description: 'totalSize counts the tasks of the page',
  },
  {
    name: 'task-list-with-artifacts',
    violates: ['A2A-004'],
    description: 'ListTasks shows artifacts that nobody asked for',
  },
  {
    name: 'last-page-without-token',
    violates: ['A2A-004', 'A2A-010'],
    description: 'the last page has no nextPageToken',
  },
  {
    name: 'page-size-unbounded',
    violates: ['A2A-004'],
    description: 'ListTasks takes any pageSize',
    warns: true,
  },
  {
    name: 'cancel-forgotten',
    violates: ['A2A-004'],
    description: 'CancelTask answers a canceled task and stores nothing',
  },
  {
    name: 'ended-task-canceled',
    violates: ['A2A-004'],
    description: 'a completed task can be canceled',
  },
  {
    name: 'ended-task-continued',
    violates: ['A2A-004'],
    description: 'a message to a completed task is taken',
  },
  {
    name: 'ended-task-subscribed',
    violates: ['A2A-004'],
    description: 'a completed task can be subscribed to',
  },
  {
    name: 'task-answered-at-once',
    violates: ['A2A-004'],
    description: 'a call that waits for its task is answered at once',
  },
  {
    name: 'task-role-as-claimed',
    violates: ['A2A-036'],
    description: 'a message of a task is shown under the role that it claims',
    warns: true,
  },
  {
    name: 'foreign-context-joined',
    violates: ['A2A-037'],
    description: 'a new task may name the context of any other',
    warns: true,
  },
  {
    name: 'task-context-swapped',
    violates: ['A2A-004'],
    description: 'a task has another context than its message names',
  },
  {
    name: 'stream-begins-without-task',
    violates: ['A2A-004'],
    description: 'a stream of a task does not begin with the task',
  },
  {
    name: 'stream-never-ends',
    violates: ['A2A-004'],
    description: 'a stream stays open when its task has ended',
  },
  {
    name: 'stream-loses-status',
    violates: ['A2A-004'],
    description: 'streams show no status before the last',
  },
  {
    name: 'stream-loses-artifacts',
    violates: ['A2A-004'],
    description: 'streams show no artifacts',
  },
  {
    name: 'stream-append-lost',
    violates: ['A2A-004'],
    description: 'streams show chunks as if each were the whole artifact',
  },
  {
    name: 'stream-for-the-first-only',
    violates: ['A2A-004'],
    description: 'only one stream of a task gets updates',
  },
  {
    name: 'stream-without-envelope',
    violates: ['A2A-004'],
    description: 'the events of a stream are bare, without the envelope of JSON-RPC',
  },
  {
    name: 'artifact-append-replaces',
    violates: ['TASK-004', 'A2A-004'],
    description: 'a chunk takes the place of the artifact that it continues',
  },
  {
    name: 'push-never-sent',
    violates: ['A2A-004'],
    description: 'push notifications are not sent',
  },
  {
    name: 'push-config-of-call-ignored',
    violates: ['A2A-004'],
    description: 'the push configuration of a SendMessage call is dropped',
  },
  {
    name: 'push-without-token',
    violates: ['A2A-004'],
    description: 'push notifications do not carry the token',
    warns: true,
  },
  {
    name: 'push-without-authentication',
    violates: ['A2A-004'],
    description: 'push notifications do not carry the credentials',
  },
  {
    name: 'push-wrapped',
    violates: ['A2A-004'],
    description: 'push notifications are wrapped in an envelope',
  },
  {
    name: 'push-after-deletion',
    violates: ['A2A-004'],
    description: 'push notifications go on after their configuration is deleted',
  },
  {
    name: 'push-config-without-url',
    violates: ['A2A-004'],
    description: 'a push configuration is shown without its address',
  },
  {
    name: 'push-list-without-pages',
    violates: ['A2A-004'],
    description: 'pageSize of a list of push configurations is ignored',
  },
  {
    name: 'push-list-page-repeated',
    violates: ['A2A-004'],
    description: 'the token of a page of push configurations leads to that page again',
  },
  {
    name: 'push-ends-with-a-failure',
    violates: ['A2A-004'],
    description: 'a push notification that fails is the last one',
  },
  {
    name: 'push-again-without-authentication',
    violates: ['A2A-004'],
    description: 'a push notification that is attempted again has no Authorization',
  },
  {
    name: 'push-list-empty',
    violates: ['A2A-004'],
    description: 'push configurations are not listed',
  },
  {
    name: 'http-binding-apart',
    violates: ['A2A-004'],
    description: 'tasks of the JSON-RPC binding are not known to the HTTP+JSON binding that the card offers',
  },
  {
    name: 'http-binding-anonymous',
    violates: ['A2A-022'],
    description: 'the HTTP+JSON binding shows a task to callers without a credential',
  },
  {
    name: 'http-stream-enveloped',
    violates: ['A2A-004'],
    description: 'streams of the HTTP+JSON binding have the envelope of JSON-RPC',
  },
] as const satisfies readonly Fault[]
