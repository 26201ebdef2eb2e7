/** Faults of tasks. */
import type { Fault } from './fault.ts'

export const tasksFaults = [
  {
    name: 'task-refusal-in-other-words',
    violates: ['TASK-009', 'TASK-002'],
    description: 'the refusal has a typographic apostrophe',
  },
  {
    name: 'task-accepted-while-off',
    violates: ['TASK-002'],
    description: 'tasks for agents that do not accept them are stored',
  },
  {
    name: 'refused-task-is-told',
    violates: ['TASK-003'],
    description: 'a refused task is told to the agent',
  },
  {
    name: 'task-work-lost',
    violates: ['TASK-008'],
    description: 'what the worker says of a task is not stored',
  },
] as const satisfies readonly Fault[]
