/** Faults of users as agents see them. */
import type { Fault } from './fault.ts'

export const usersFaults = [
  {
    name: 'user-without-name',
    violates: ['USR-001'],
    description: 'the answer about a person lacks the name',
  },
  {
    name: 'user-without-number',
    violates: ['USR-001'],
    description: 'the verified number is missing',
  },
  {
    name: 'user-shown-to-strangers',
    violates: ['USR-002'],
    description: 'every agent can read every person',
  },
  {
    name: 'user-shown-after-leaving-a-group',
    violates: ['USR-002'],
    description: 'a shared group counts as a conversation, even after the agent left it',
  },
  {
    name: 'user-shown-by-a-group',
    violates: ['USR-002'],
    description: 'an agent can read persons whom its owner adds to a group with it',
    warns: true,
  },
  {
    name: 'user-shown-before-the-person-acts',
    violates: ['USR-002'],
    description: 'an agent can read a person after opening a chat that the person never answered',
    warns: true,
  },
  {
    name: 'user-shows-email',
    violates: ['USR-003'],
    description: 'the answer about a person contains the e-mail address',
  },
  {
    name: 'user-shows-address-book',
    violates: ['USR-003'],
    description: 'the answer about a person contains the address book',
  },
  {
    name: 'claimed-number-shown',
    violates: ['USR-004'],
    description: 'an unverified number is returned',
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
