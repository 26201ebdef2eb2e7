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
    description: 'the directory requires a token',
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
    description: 'the directory contains the user id of owners',
  },
  {
    name: 'directory-shows-owner-handle',
    violates: ['DIR-003'],
    description: 'the directory contains the handle of owners',
  },
  {
    name: 'directory-ignores-tasks',
    violates: ['DIR-001'],
    description: 'a search by task returns all entries',
  },
] as const satisfies readonly Fault[]
