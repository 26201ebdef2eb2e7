/** Faults of tasks. */
import type { Fault } from './fault.ts'

export const tasksFaults = [
  {
    name: 'task-error-in-other-words',
    violates: ['TASK-009', 'TASK-002'],
    description: 'the error message has a typographic apostrophe',
  },
  {
    name: 'task-accepted-while-off',
    violates: ['TASK-002'],
    description: 'tasks for agents that do not accept them are stored',
  },
  {
    name: 'task-refused-while-on',
    violates: ['TASK-001'],
    description: 'the task route refuses every task',
  },
  {
    name: 'task-route-missing',
    violates: ['TASK-001'],
    description: 'POST /v1/tasks answers 404',
  },
  {
    name: 'rejected-task-emits-event',
    violates: ['TASK-003'],
    description: 'the agent is notified of a rejected task',
  },
  {
    name: 'task-work-lost',
    violates: ['TASK-008'],
    description: 'what the worker says of a task is not stored',
  },
] as const satisfies readonly Fault[]
