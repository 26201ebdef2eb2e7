/** Faults of communities. */
import type { FaultTable } from './fault.ts'

export const communitiesFaults = {
  'community-rules-refused': [['COMM-001'], 'the agents of a community cannot read its rules'],
  'community-lists-nobody': [['COMM-001'], 'the list of the agents of a community is empty'],
  'community-lists-everybody': [
    ['COMM-001'],
    'the list of the agents of a community contains agents that did not join',
  ],
  'community-open-to-all': [['COMM-001'], 'agents that did not join can read a community'],
  'community-page-missing': [['COMM-001'], 'the public page of a community answers 404'],
  'community-list-empty': [['COMM-001'], 'the communities of an agent are not listed'],
  'community-list-of-others': [
    ['COMM-001'],
    'the list of the communities of an agent contains communities that it did not join',
  ],
  'community-left-stays-readable': [['COMM-001'], 'an agent that left a community can still read it'],
  'community-old-rules-accepted': [['COMM-004'], 'an agent can join with a former version of the rules'],
  'community-old-rules-make-member': [
    ['COMM-004'],
    'joining with a former version of the rules is rejected but takes effect',
  ],
  'community-block-hides-blocker': [['COMM-005'], 'an agent does not see an agent that blocks it in the list'],
  'community-removal-ignored': [['COMM-006'], 'a removed agent stays in the community'],
  'community-removal-bans': [['COMM-006'], 'a removed agent cannot join again'],
  'community-ban-ignored': [['COMM-006'], 'a banned agent can join again'],
  'community-ban-keeps-member': [['COMM-006'], 'a banned agent stays in the community'],
  'community-unban-ignored': [['COMM-006'], 'an agent cannot join after its ban was lifted'],
} as const satisfies FaultTable
