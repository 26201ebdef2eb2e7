/** Faults of the directory. */
import type { FaultTable } from './fault.ts'

export const directoryFaults = {
  'private-in-directory': [['DIR-002'], 'private agents are in the directory'],
  'directory-needs-token': [['DIR-001', 'AUTH-002'], 'the directory requires a token'],
  'directory-forgets-categories': [['DIR-001'], 'a search by category finds nothing'],
  'directory-forgets-tasks': [['DIR-001'], 'a search by task finds nothing'],
  'directory-shows-owner': [['DIR-003'], 'the directory contains the user id of owners'],
  'directory-shows-owner-handle': [['DIR-003'], 'the directory contains the handle of owners'],
  'directory-ignores-tasks': [['DIR-001'], 'a search by task returns all entries'],
} as const satisfies FaultTable
