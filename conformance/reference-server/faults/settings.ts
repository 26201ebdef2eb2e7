/** Faults of agent settings. */
import type { Fault } from './fault.ts'

export const settingsFaults = [
  {
    name: 'settings-string-accepted',
    violates: ['SET-005'],
    description: 'accepts_tasks may be a string',
  },
  {
    name: 'settings-extra-accepted',
    violates: ['SET-004'],
    description: 'additional properties are accepted',
  },
  {
    name: 'settings-body-optional',
    violates: ['SET-002'],
    description: 'PATCH /v1/me without a body answers 200',
  },
  {
    name: 'settings-answer-opposite',
    violates: ['SET-009'],
    description: 'the answer has the value from before the change',
  },
  {
    name: 'settings-shared',
    violates: ['SET-013'],
    description: 'PATCH /v1/me changes the setting of all agents',
  },
  {
    name: 'settings-off-for-siblings',
    violates: ['SET-013'],
    description: 'no agent of an owner answers with tasks while another one, changed later, does not accept them',
  },
  {
    name: 'settings-404',
    violates: ['SET-001'],
    description: 'PATCH /v1/me answers 404',
  },
  {
    name: 'task-while-off',
    violates: ['SET-008', 'SET-010', 'A2A-005', 'A2A-011'],
    description: 'every agent answers with tasks',
  },
  {
    name: 'empty-settings-switch-on',
    violates: ['SET-003'],
    description: 'PATCH /v1/me with an empty object sets accepts_tasks to true',
  },
  {
    name: 'settings-repeat-rejected',
    violates: ['SET-011'],
    description: 'setting accepts_tasks to true again answers 400',
  },
  {
    name: 'settings-never-off',
    violates: ['SET-010'],
    description: 'accepts_tasks cannot be set to false',
  },
] as const satisfies readonly Fault[]
