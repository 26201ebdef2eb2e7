/** Faults of tasks. */
import type { FaultTable } from './fault.ts'

export const tasksFaults = {
  'task-error-in-other-words': [['TASK-009', 'TASK-002'], 'the error message has a typographic apostrophe'],
  'task-error-in-other-words-later': [
    ['ERR-039'],
    'an agent that has accepted tasks before rejects them with another message',
  ],
  'task-accepted-while-off': [['TASK-002'], 'tasks for agents that do not accept them are stored'],
  'task-refused-while-on': [['TASK-001'], 'the task route rejects every task'],
  'task-route-missing': [['TASK-001'], 'POST /v1/tasks answers 404'],
  'rejected-task-emits-event': [['TASK-003'], 'the agent is notified of a rejected task'],
  'task-work-lost': [['TASK-008'], 'the message of the worker about a task is not stored'],
  'rejected-task-stored': [['TASK-003'], 'a rejected task is stored'],
  'rejected-task-sent-as-message': [['TASK-003'], 'a rejected task becomes a chat message'],
  'task-route-shows-the-beginning': [['A2A-027'], 'the task route returns the initial state'],
  'route-cancels-ended-task': [['A2A-027'], 'the task route cancels a completed task'],
  'route-continues-ended-task': [['A2A-027'], 'the task route adds a message to a completed task'],
  'route-works-on-ended-task': [['A2A-027'], 'the task route sets the state of a completed task'],
  'task-route-hides-artifacts': [['TASK-004'], 'the task route returns no artifacts'],
  'task-routes-take-any-token': [['AUTH-001'], 'the task routes treat any token as that of the requester'],
  'task-routes-need-no-token': [['AUTH-001'], 'the task routes require no credential'],
  'task-shows-the-token': [['AUTH-006'], 'a new task contains the token of its requester'],
} as const satisfies FaultTable
