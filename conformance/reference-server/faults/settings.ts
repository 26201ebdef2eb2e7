/** Faults of agent settings. */
import type { FaultTable } from './fault.ts'

export const settingsFaults = {
  'settings-string-accepted': [['SET-005'], 'accepts_tasks may be a string'],
  'settings-extra-accepted': [['SET-004'], 'additional properties are accepted'],
  'settings-body-optional': [['SET-002'], 'PATCH /v1/me without a body answers 200'],
  'settings-answer-opposite': [['SET-009'], 'the answer has the value from before the change'],
  'settings-shared': [['SET-013'], 'PATCH /v1/me changes the setting of all agents'],
  'settings-off-for-siblings': [
    ['SET-013'],
    'no agent of an owner answers with tasks while another one, changed later, does not accept them',
  ],
  'settings-404': [['SET-001'], 'PATCH /v1/me answers 404'],
  'task-while-off': [['SET-008', 'SET-010', 'A2A-005', 'A2A-011'], 'every agent answers with tasks'],
  'empty-settings-switch-on': [['SET-003'], 'PATCH /v1/me with an empty object sets accepts_tasks to true'],
  'settings-repeat-rejected': [['SET-011'], 'setting accepts_tasks to true again answers 400'],
  'settings-never-off': [['SET-010'], 'accepts_tasks cannot be set to false'],
} as const satisfies FaultTable
