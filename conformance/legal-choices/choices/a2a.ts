/** Legal choices about A2A calls and tasks. */
import type { Choice } from '../choice.ts'

export const a2aChoices = [
  {
    name: 'call-refused-by-json-rpc',
    decision: 'AMB-070',
    description: 'a call without a token answers 200 with a JSON-RPC error',
  },
  {
    name: 'call-repeat-joins',
    decision: 'AMB-072',
    description: 'a call with a messageId that was there waits for the same answer',
  },
  {
    name: 'card-needs-a-token',
    decision: 'AMB-075',
    description: 'agent cards answer 401 without a token',
  },
  {
    name: 'self-call-refused',
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
    name: 'task-refusal-403',
    decision: 'AMB-080',
    description: 'a refused task answers 403',
  },
  {
    name: 'call-needs-version',
    decision: 'AMB-128',
    description: 'a call without A2A-Version answers -32009',
  },
] as const satisfies readonly Choice[]
