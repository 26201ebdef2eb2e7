/** Faults of the directory. */
import type { Fault } from './fault.ts'

export const directoryFaults = [
  {
    name: 'private-in-directory',
    violates: ['DIR-002'],
    description: 'private agents are in the directory',
  },
  {
    name: 'directory-needs-token',
    violates: ['DIR-001', 'AUTH-002'],
    description: 'the directory needs a token',
  },
  {
    name: 'directory-forgets-categories',
    violates: ['DIR-001'],
    description: 'a search by category finds nothing',
  },
  {
    name: 'directory-forgets-tasks',
    violates: ['DIR-001'],
    description: 'a search by task finds nothing',
  },
  {
    name: 'directory-shows-owner',
    violates: ['DIR-003'],
    description: 'the directory shows the user id of owners',
  },
  {
    name: 'directory-shows-owner-handle',
    violates: ['DIR-003'],
    description: 'the directory shows the handle of owners',
  },
  {
    name: 'directory-ignores-tasks',
    violates: ['DIR-001'],
    description: 'a search by task finds everything',
  },
] as const satisfies readonly Fault[]
