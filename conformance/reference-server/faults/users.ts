/** Faults of users as agents see them. */
import type { Fault } from './fault.ts'

export const usersFaults = [
  {
    name: 'user-without-name',
    violates: ['USR-001'],
    description: 'the record of a person lacks the name',
  },
  {
    name: 'user-without-number',
    violates: ['USR-001'],
    description: 'the verified number is left out',
  },
  {
    name: 'user-shown-to-strangers',
    violates: ['USR-002'],
    description: 'every agent may look up every person',
  },
  {
    name: 'user-shown-after-leaving-a-group',
    violates: ['USR-002'],
    description: 'a shared group counts, and goes on counting for an agent that left it',
  },
  {
    name: 'user-shown-by-a-group',
    violates: ['USR-002'],
    description: 'an agent sees whomever its owner puts into a group with it',
    warns: true,
  },
  {
    name: 'user-shown-before-the-person-acts',
    violates: ['USR-002'],
    description: 'an agent that opened a chat alone sees the person',
    warns: true,
  },
  {
    name: 'user-shows-email',
    violates: ['USR-003'],
    description: 'the record of a person holds the e-mail address',
  },
  {
    name: 'user-shows-address-book',
    violates: ['USR-003'],
    description: 'the record of a person holds the address book',
  },
  {
    name: 'claimed-number-shown',
    violates: ['USR-004'],
    description: 'a number that is not verified is shown',
  },
  {
    name: 'unknown-user-422',
    violates: ['USR-005'],
    description: 'an unknown user id answers 422',
    warns: true,
  },
  {
    name: 'user-id-per-chat',
    violates: ['USR-006'],
    description: 'a person has another id in each chat',
  },
  {
    name: 'user-without-credential',
    violates: ['USR-007', 'AUTH-001'],
    description: 'the user route answers without a credential',
  },
] as const satisfies readonly Fault[]
