/** Faults of users as agents see them. */
import { type FaultTable, warns } from './fault.ts'

export const usersFaults = {
  'user-without-name': [['USR-001'], 'the answer about a person lacks the name'],
  'user-without-number': [['USR-001'], 'the verified number is missing'],
  'user-shown-to-strangers': [['USR-002'], 'every agent can read every person'],
  'user-shown-after-leaving-a-group': [
    ['USR-002'],
    'a shared group counts as a conversation, even after the agent left it',
  ],
  'user-shown-by-a-group': [['USR-002'], 'an agent can read persons whom its owner adds to a group with it', warns],
  'user-shown-before-the-person-acts': [
    ['USR-002'],
    'an agent can read a person after opening a chat that the person never answered',
    warns,
  ],
  'user-shows-email': [['USR-003'], 'the answer about a person contains the e-mail address'],
  'user-shows-address-book': [['USR-003'], 'the answer about a person contains the address book'],
  'claimed-number-shown': [['USR-004'], 'an unverified number is returned'],
  'unknown-user-422': [['USR-005'], 'an unknown user id answers 422', warns],
  'user-id-per-chat': [['USR-006'], 'a person has another id in each chat'],
  'user-without-credential': [['USR-007', 'AUTH-001'], 'the user route answers without a credential'],
} as const satisfies FaultTable
