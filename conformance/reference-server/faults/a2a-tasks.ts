/** Faults of tasks at A2A addresses: reading, listing, streams, push notifications and the HTTP+JSON binding. */
import type { Fault } from './fault.ts'

export const a2aTaskFaults = [
  {
    name: 'context-of-chat-becomes-message',
    violates: ['A2A-005'],
    description: 'a call with a contextId is delivered to the chat, although the agent accepts tasks',
  },
  {
    name: 'get-task-without-artifacts',
    violates: ['TASK-004', 'A2A-027'],
    description: 'GetTask omits the artifacts',
  },
  {
    name: 'history-length-ignored',
    violates: ['A2A-004'],
    description: 'GetTask returns the whole history and ignores historyLength',
  },
  {
    name: 'foreign-task-shown',
    violates: ['A2A-004'],
    description: 'a task is visible to agents that do not participate in it',
  },
  {
    name: 'unknown-task-is-internal',
    violates: ['A2A-004'],
    description: 'an unknown task is an internal error',
  },
  {
    name: 'task-list-of-everyone',
    violates: ['A2A-004'],
    description: 'ListTasks returns the tasks of other callers',
  },
  {
    name: 'context-filter-ignored',
    violates: ['A2A-004'],
    description: 'ListTasks ignores contextId',
  },
  {
    name: 'status-filter-ignored',
    violates: ['A2A-004'],
    description: 'ListTasks ignores status',
  },
  {
    name: 'time-filter-ignored',
    violates: ['A2A-004'],
    description: 'ListTasks ignores statusTimestampAfter',
  },
  {
    name: 'task-list-oldest-first',
    violates: ['A2A-004'],
    description: 'ListTasks starts with the oldest status',
  },
  {
    name: 'task-pages-repeat',
    violates: ['A2A-004'],
    description: 'each page of ListTasks is the first page',
  },
  {
    name: 'task-total-of-the-page',
    violates: ['A2A-004'],
    description: 'totalSize counts the tasks of the page',
  },
  {
    name: 'task-list-with-artifacts',
    violates: ['A2A-004'],
    description: 'ListTasks returns artifacts without a request for them',
  },
  {
    name: 'last-page-without-token',
    violates: ['A2A-004', 'A2A-010'],
    description: 'the last page has no nextPageToken',
  },
  {
    name: 'page-size-unbounded',
    violates: ['A2A-004'],
    description: 'ListTasks accepts any pageSize',
    warns: true,
  },
  {
    name: 'cancel-forgotten',
    violates: ['A2A-004'],
    description: 'CancelTask answers with a canceled task and stores nothing',
  },
  {
    name: 'ended-task-canceled',
    violates: ['A2A-004'],
    description: 'a completed task can be canceled',
  },
  {
    name: 'ended-task-continued',
    violates: ['A2A-004'],
    description: 'a message to a completed task is accepted',
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
    description: 'a message of a task has the role that its sender claims',
    warns: true,
  },
  {
    name: 'foreign-context-joined',
    violates: ['A2A-037'],
    description: 'a new task may use the context of another requester',
    warns: true,
  },
  {
    name: 'task-context-swapped',
    violates: ['A2A-004'],
    description: 'a task has another context than its message',
  },
  {
    name: 'updates-of-another-context',
    violates: ['A2A-010'],
    description: 'each update of a task has another context',
  },
  {
    name: 'stream-begins-without-task',
    violates: ['A2A-004'],
    description: 'a stream of a task does not start with the task',
  },
  {
    name: 'stream-never-ends',
    violates: ['A2A-004'],
    description: 'a stream stays open after the end of its task',
  },
  {
    name: 'stream-loses-status',
    violates: ['A2A-004'],
    description: 'streams omit each status except the last',
  },
  {
    name: 'stream-loses-artifacts',
    violates: ['A2A-004'],
    description: 'streams omit artifacts',
  },
  {
    name: 'stream-append-lost',
    violates: ['A2A-004'],
    description: 'streams send chunks as complete artifacts',
  },
  {
    name: 'stream-for-the-first-only',
    violates: ['A2A-004'],
    description: 'only one stream of a task receives updates',
  },
  {
    name: 'stream-without-envelope',
    violates: ['A2A-004'],
    description: 'the events of a stream have no JSON-RPC envelope',
  },
  {
    name: 'artifact-append-replaces',
    violates: ['TASK-004', 'A2A-004'],
    description: 'a chunk replaces the artifact that it continues',
  },
  {
    name: 'push-never-sent',
    violates: ['A2A-004'],
    description: 'push notifications are not sent',
  },
  {
    name: 'push-config-of-call-ignored',
    violates: ['A2A-004'],
    description: 'the push configuration of a SendMessage call is ignored',
  },
  {
    name: 'push-without-token',
    violates: ['A2A-004'],
    description: 'push notifications do not contain the token',
    warns: true,
  },
  {
    name: 'push-without-authentication',
    violates: ['A2A-004'],
    description: 'push notifications do not contain the credentials',
  },
  {
    name: 'push-wrapped',
    violates: ['A2A-004'],
    description: 'push notifications have an additional envelope',
  },
  {
    name: 'push-after-deletion',
    violates: ['A2A-004'],
    description: 'push notifications continue after their configuration is deleted',
  },
  {
    name: 'push-config-without-url',
    violates: ['A2A-004'],
    description: 'a push configuration is returned without its url',
  },
  {
    name: 'push-list-without-pages',
    violates: ['A2A-004'],
    description: 'pageSize in ListTaskPushNotificationConfigs is ignored',
  },
  {
    name: 'push-list-page-repeated',
    violates: ['A2A-004'],
    description: 'the token of a page of push configurations returns the same page again',
  },
  {
    name: 'push-ends-with-a-failure',
    violates: ['A2A-004'],
    description: 'after a failed push notification no more are sent',
  },
  {
    name: 'push-again-without-authentication',
    violates: ['A2A-004'],
    description: 'a repeated push notification has no Authorization header',
  },
  {
    name: 'push-list-empty',
    violates: ['A2A-004'],
    description: 'push configurations are not listed',
  },
  {
    name: 'http-binding-apart',
    violates: ['A2A-004'],
    description: 'the HTTP+JSON binding does not know tasks of the JSON-RPC binding',
  },
  {
    name: 'http-binding-anonymous',
    violates: ['A2A-022'],
    description: 'the HTTP+JSON binding returns a task to callers without a credential',
  },
  {
    name: 'http-stream-enveloped',
    violates: ['A2A-004'],
    description: 'streams of the HTTP+JSON binding have the envelope of JSON-RPC',
  },
] as const satisfies readonly Fault[]
