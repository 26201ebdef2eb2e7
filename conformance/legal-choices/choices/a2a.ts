/** Legal choices about A2A calls and tasks. */
import type { Choice } from '../choice.ts'

export const a2aChoices = [
  {
    name: 'call-rejected-by-json-rpc',
    decision: 'AMB-070',
    description: 'a call without a token answers 200 with a JSON-RPC error',
  },
  {
    name: 'call-errors-have-statuses',
    decision: 'AMB-166',
    description: 'JSON-RPC errors have the corresponding HTTP status',
  },
  {
    name: 'call-repeat-joins',
    decision: 'AMB-072',
    description: 'a call with a repeated messageId waits for the same reply',
  },
  {
    name: 'card-needs-a-token',
    decision: 'AMB-075',
    description: 'agent cards answer 401 without a token',
  },
  {
    name: 'self-call-rejected',
    decision: 'AMB-076',
    description: 'a call of an agent to its own address answers -32602',
  },
  {
    name: 'first-contact-unanswered',
    decision: 'AMB-077',
    description: 'plain replies answer no call in a chat where the agent never wrote one before',
  },
  {
    name: 'tasks-end-with-the-setting',
    decision: 'AMB-078',
    description: 'switching accepts_tasks off cancels the open tasks',
  },
  {
    name: 'task-error-403',
    decision: 'AMB-080',
    description: 'a rejected task answers 403',
  },
  {
    name: 'task-error-in-variant-body',
    decision: 'AMB-080',
    description: 'a rejected task is answered in the error body of the variant form',
  },
  {
    name: 'json-rpc-only',
    decision: 'AMB-166',
    description: 'cards list only the JSON-RPC binding',
    lacks: true,
  },
  {
    name: 'http-json-first',
    decision: 'AMB-166',
    description: 'cards list the HTTP+JSON binding before JSON-RPC',
  },
  {
    name: 'card-unsigned',
    decision: 'AMB-180',
    description: 'cards have no signature',
    lacks: true,
  },
  {
    name: 'card-signed-by-an-unknown-key-too',
    decision: 'AMB-180',
    description: 'cards have an additional signature with an unpublished key',
  },
  {
    name: 'call-needs-version',
    decision: 'AMB-128',
    description: 'a call without A2A-Version answers -32009',
  },
  {
    name: 'agents-without-capabilities',
    decision: 'AMB-166',
    description: 'agents offer neither streams nor push notifications nor an extended card',
    lacks: true,
  },
  {
    name: 'false-role-rejected',
    decision: 'AMB-220',
    description: 'a call whose message has the role agent answers -32602',
  },
  {
    name: 'task-cancel-refused',
    decision: 'AMB-166',
    description: 'no task can be canceled: CancelTask answers -32002',
    lacks: true,
  },
  {
    name: 'artifact-updates-whole',
    decision: 'AMB-166',
    description: 'each update of an artifact contains the complete artifact',
  },
  {
    name: 'push-as-plain-json',
    decision: 'AMB-166',
    description: 'push notifications have the media type application/json',
  },
  {
    name: 'push-deletion-answers-null',
    decision: 'AMB-166',
    description: 'DeleteTaskPushNotificationConfig answers null',
  },
  {
    name: 'push-attempted-once',
    decision: 'AMB-166',
    description: 'a failed push notification is not repeated',
  },
  {
    name: 'deadline-504',
    decision: 'AMB-071',
    description: 'a call without a reply ends with status 504',
  },
  {
    name: 'private-agents-have-no-address',
    decision: 'AMB-074',
    description: 'the A2A address of a private agent answers 404',
    group: 'private-agents',
  },
  {
    name: 'answer-id-of-its-own',
    decision: 'AMB-072',
    description: 'the messageId of an answer is not the id of a message in the chat',
  },
  {
    name: 'tasks-move-by-themselves',
    decision: 'AMB-216',
    description: 'the service itself starts work on a task that no agent works on',
  },
  {
    name: 'task-times-renewed',
    decision: 'AMB-216',
    description: 'the status of open tasks gets a new timestamp every 150 ms',
  },
  {
    name: 'tasks-begin-working',
    decision: 'AMB-078',
    description: 'tasks start in the state working',
  },
  {
    name: 'context-of-new-task-rejected',
    decision: 'AMB-166',
    description: 'a new task ignores the contextId of its requester',
  },
  {
    name: 'push-shows-the-task',
    decision: 'AMB-166',
    description: 'push notifications contain the task instead of the update',
  },
  {
    name: 'card-names-more',
    decision: 'AMB-179',
    description: 'cards list extensions that are not required and an unknown binding',
  },
  {
    name: 'media-types-checked',
    decision: 'AMB-169',
    description: 'a part with a media type that the card does not list is rejected with -32005',
  },
] as const satisfies readonly Choice[]
