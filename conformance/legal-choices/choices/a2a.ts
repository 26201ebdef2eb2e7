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
  },
  {
    name: 'task-cancel-refused',
    decision: 'AMB-166',
    description: 'no task can be canceled: CancelTask answers -32002',
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
] as const satisfies readonly Choice[]
