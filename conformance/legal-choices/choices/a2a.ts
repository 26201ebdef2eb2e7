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
    description: 'JSON-RPC errors come with the HTTP status that fits them',
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
    description: 'a call to oneself answers -32602',
  },
  {
    name: 'first-contact-unanswered',
    decision: 'AMB-077',
    description: 'in a chat where the agent never wrote a plain reply answers nothing',
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
    description: 'cards offer the JSON-RPC binding alone',
    lacks: true,
  },
  {
    name: 'http-json-first',
    decision: 'AMB-166',
    description: 'cards name the HTTP+JSON binding before JSON-RPC',
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
    description: 'cards have a further signature, by a key that nobody serves',
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
    description: 'a call whose message has the role of an agent answers -32602',
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
    description: 'each update of an artifact shows the whole artifact',
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
    description: 'a push notification that fails is not attempted again',
  },
  {
    name: 'deadline-504',
    decision: 'AMB-071',
    description: 'a call without an answer ends with the status 504',
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
    description: 'the messageId of an answer is none of a message of the chat',
  },
  {
    name: 'tasks-move-by-themselves',
    decision: 'AMB-216',
    description: 'the service takes up a task that nobody works on',
  },
  {
    name: 'task-times-renewed',
    decision: 'AMB-216',
    description: 'the status of open tasks is dated anew every 150 ms',
  },
  {
    name: 'tasks-begin-working',
    decision: 'AMB-078',
    description: 'tasks begin in the state working',
  },
  {
    name: 'context-of-new-task-rejected',
    decision: 'AMB-166',
    description: 'a new task takes no contextId from its requester',
  },
  {
    name: 'push-shows-the-task',
    decision: 'AMB-166',
    description: 'push notifications show the task in place of the update',
  },
  {
    name: 'card-names-more',
    decision: 'AMB-179',
    description: 'cards name extensions that are not required and a binding that nobody knows',
  },
  {
    name: 'media-types-checked',
    decision: 'AMB-169',
    description: 'a part of a media type that the card does not name is rejected with -32005',
  },
] as const satisfies readonly Choice[]
