/** Faults of tasks. */
import type { Fault } from './fault.ts'

export const tasksFaults = [
  {
    name: 'task-error-in-other-words',
    violates: ['TASK-009', 'TASK-002'],
    description: 'the error message has a typographic apostrophe',
  },
  {
    name: 'task-error-in-other-words-later',
    violates: ['ERR-039'],
    description: 'an agent that has accepted tasks before rejects them with another message',
  },
  {
    name: 'task-accepted-while-off',
    violates: ['TASK-002'],
    description: 'tasks for agents that do not accept them are stored',
  },
  {
    name: 'task-refused-while-on',
    violates: ['TASK-001'],
    description: 'the task route rejects every task',
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
    description: 'the message of the worker about a task is not stored',
  },
  {
    name: 'rejected-task-stored',
    violates: ['TASK-003'],
    description: 'a rejected task is stored',
  },
  {
    name: 'rejected-task-sent-as-message',
    violates: ['TASK-003'],
    description: 'a rejected task becomes a chat message',
  },
  {
    name: 'task-route-shows-the-beginning',
    violates: ['A2A-027'],
    description: 'the task route returns the initial state',
  },
  {
    name: 'route-cancels-ended-task',
    violates: ['A2A-027'],
    description: 'the task route cancels a completed task',
  },
  {
    name: 'route-continues-ended-task',
    violates: ['A2A-027'],
    description: 'the task route adds a message to a completed task',
  },
  {
    name: 'route-works-on-ended-task',
    violates: ['A2A-027'],
    description: 'the task route sets the state of a completed task',
  },
  {
    name: 'task-route-hides-artifacts',
    violates: ['TASK-004'],
    description: 'the task route returns no artifacts',
  },
  {
    name: 'task-routes-take-any-token',
    violates: ['AUTH-001'],
    description: 'the task routes treat any token as that of the requester',
  },
  {
    name: 'task-routes-need-no-token',
    violates: ['AUTH-001'],
    description: 'the task routes require no credential',
  },
  {
    name: 'task-shows-the-token',
    violates: ['AUTH-006'],
    description: 'a new task contains the token of its requester',
  },
] as const satisfies readonly Fault[]
