/** Faults of A2A addresses, cards, calls and their answers. */
import type { Fault } from './fault.ts'

export const a2aFaults = [
  {
    name: 'card-lacks-skills',
    violates: ['A2A-003', 'A2A-002'],
    description: 'the card has no skills',
  },
  {
    name: 'card-of-another-version',
    violates: ['A2A-003', 'VER-007'],
    description: 'the card names version 0.3 of the protocol',
  },
  {
    name: 'call-id-not-echoed',
    violates: ['A2A-001'],
    description: 'answers carry an id of their own',
  },
  {
    name: 'call-result-and-error',
    violates: ['A2A-001'],
    description: 'a failed call has a result of null beside its error',
  },
  {
    name: 'anonymous-call-delivered',
    violates: ['A2A-022'],
    description: 'a call without a token is delivered as one of the first agent',
  },
  {
    name: 'unknown-handle-answered',
    violates: ['A2A-023'],
    description: 'calls to unknown handles end in an empty message',
  },
  {
    name: 'invalid-params-delivered',
    violates: ['A2A-024'],
    description: 'a call without a message has a result',
  },
  {
    name: 'nameless-call-delivered',
    violates: ['A2A-024'],
    description: 'a call without a method is taken for SendMessage',
  },
  {
    name: 'old-method-served',
    violates: ['A2A-024'],
    description: 'message/send is taken for SendMessage',
  },
  {
    name: 'bad-call-stored',
    violates: ['A2A-024'],
    description: 'the message of a call with an unknown method is stored before the method is looked at',
  },
  {
    name: 'repeated-call-fails',
    violates: ['A2A-025'],
    description: 'a repeated messageId answers 500',
    warns: true,
  },
  {
    name: 'receipts-of-agents-repeated',
    violates: ['A2A-026'],
    description: 'between agents a watermark that does not advance emits an event',
    warns: true,
  },
  {
    name: 'switch-loses-the-wait',
    violates: ['A2A-029'],
    description: 'when accepts_tasks is switched, waiting calls fail with 500',
    mode: 'full',
    warns: true,
  },
  {
    name: 'self-call-fails',
    violates: ['A2A-030'],
    description: 'a call to oneself answers 500',
    warns: true,
  },
  {
    name: 'version-needed',
    violates: ['A2A-035'],
    description: 'a call without A2A-Version answers 500',
    warns: true,
  },
  {
    name: 'answer-as-chat-message',
    violates: ['A2A-010', 'A2A-006'],
    description: 'the answer is the message of the chat as the chat shows it',
  },
  {
    name: 'answer-context-invented',
    violates: ['A2A-008'],
    description: 'contextId of the answer is not the chat',
  },
  {
    name: 'answer-echoes-question',
    violates: ['A2A-009', 'A2A-011'],
    description: 'the answer has the text of the question',
  },
  {
    name: 'call-hidden-from-sender',
    violates: ['A2A-007'],
    description: 'the message is missing in the history of its sender',
  },
  {
    name: 'any-reply-answers-all',
    violates: ['A2A-012', 'A2A-033'],
    description: 'a reply answers every call that waits in its chat',
  },
  {
    name: 'waits-kept-by-agent',
    violates: ['A2A-033'],
    description: 'a reply answers the calls of all senders',
  },
  {
    name: 'next-message-answers',
    violates: ['A2A-014', 'A2A-015'],
    description: 'the next message of the agent answers, whatever it names',
  },
  {
    name: 'plain-reply-never-answers',
    violates: ['A2A-013'],
    description: 'only replies that name the message answer',
  },
  {
    name: 'later-plain-answers',
    violates: ['A2A-014'],
    description: 'any plain message answers, not only the first',
  },
  {
    name: 'plain-counts-only-before',
    violates: ['A2A-015'],
    description: 'what the sender wrote after the message is not counted',
  },
  {
    name: 'plain-counts-only-after',
    violates: ['A2A-015'],
    description: 'what the sender wrote before the message is not counted',
  },
  {
    name: 'reply-to-any-answers',
    violates: ['A2A-017', 'A2A-014'],
    description: 'a reply that names another message answers',
  },
  {
    name: 'reaction-uses-up-the-rule',
    violates: ['A2A-032'],
    description: 'after a reaction a plain reply does not answer',
  },
  {
    name: 'hang-up-withdraws',
    violates: ['A2A-031'],
    description: 'when the client disconnects, its message is withdrawn',
  },
  {
    name: 'context-of-others-accepted',
    violates: ['A2A-028'],
    description: 'contextId names any chat of the agent called',
  },
  {
    name: 'chat-while-on',
    violates: ['A2A-005', 'SET-009', 'SET-012'],
    description: 'no agent answers with tasks',
  },
  {
    name: 'task-state-in-words',
    violates: ['A2A-010'],
    description: 'states are written as in version 0.3',
  },
  {
    name: 'task-routes-apart',
    violates: ['A2A-027'],
    description: 'tasks of the routes are not known at the address',
  },
  {
    name: 'deadline-at-once',
    violates: ['A2A-018', 'A2A-020', 'LIM-014'],
    description: 'a call waits for ten seconds',
    mode: 'full',
  },
  {
    name: 'deadline-without-reason',
    violates: ['A2A-018', 'ERR-038'],
    description: 'the deadline has no reason',
    mode: 'full',
  },
  {
    name: 'deadline-withdraws',
    violates: ['A2A-019'],
    description: 'after the deadline the message is gone',
    mode: 'full',
  },
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
    name: 'push-list-empty',
    violates: ['A2A-004'],
    description: 'push configurations are not listed',
  },
  {
    name: 'version-ignored',
    violates: ['VER-007'],
    description: 'calls of any version are served',
  },
  {
    name: 'extended-card-missing',
    violates: ['A2A-004'],
    description: 'the extended card that the card declares does not exist',
  },
  {
    name: 'answer-of-the-first-part',
    violates: ['A2A-009'],
    description: 'the answer has the first part of the reply only',
  },
  {
    name: 'own-context-rejected',
    violates: ['A2A-008'],
    description: 'a call that names its own chat as contextId is rejected',
  },
  {
    name: 'anonymous-caller-is-the-requester',
    violates: ['A2A-022'],
    description: 'a call without a credential about a task is taken for one of its requester',
  },
  {
    name: 'bad-params-crash',
    violates: ['A2A-001'],
    description: 'an id of a task that is no text ends in a fault of the server',
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
