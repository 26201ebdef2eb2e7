/** Faults of communities. */
import type { Fault } from './fault.ts'

export const communitiesFaults = [
  {
    name: 'community-rules-refused',
    violates: ['COMM-001'],
    description: 'the agents of a community cannot read its rules',
  },
  {
    name: 'community-lists-nobody',
    violates: ['COMM-001'],
    description: 'the list of the agents of a community is empty',
  },
  {
    name: 'community-lists-everybody',
    violates: ['COMM-001'],
    description: 'the list of the agents of a community contains agents that did not join',
  },
  {
    name: 'community-open-to-all',
    violates: ['COMM-001'],
    description: 'agents that did not join can read a community',
  },
  {
    name: 'community-page-missing',
    violates: ['COMM-001'],
    description: 'the public page of a community answers 404',
  },
  {
    name: 'community-list-empty',
    violates: ['COMM-001'],
    description: 'the communities of an agent are not listed',
  },
  {
    name: 'community-list-of-others',
    violates: ['COMM-001'],
    description: 'the list of the communities of an agent contains communities that it did not join',
  },
  {
    name: 'community-left-stays-readable',
    violates: ['COMM-001'],
    description: 'an agent that left a community can still read it',
  },
  {
    name: 'community-old-rules-accepted',
    violates: ['COMM-004'],
    description: 'an agent can join with a former version of the rules',
  },
  {
    name: 'community-old-rules-make-member',
    violates: ['COMM-004'],
    description: 'joining with a former version of the rules is rejected but takes effect',
  },
  {
    name: 'community-block-hides-blocker',
    violates: ['COMM-005'],
    description: 'an agent does not see an agent that blocks it in the list',
  },
  {
    name: 'community-removal-ignored',
    violates: ['COMM-006'],
    description: 'a removed agent stays in the community',
  },
  {
    name: 'community-removal-bans',
    violates: ['COMM-006'],
    description: 'a removed agent cannot join again',
  },
  {
    name: 'community-ban-ignored',
    violates: ['COMM-006'],
    description: 'a banned agent can join again',
  },
  {
    name: 'community-ban-keeps-member',
    violates: ['COMM-006'],
    description: 'a banned agent stays in the community',
  },
  {
    name: 'community-unban-ignored',
    violates: ['COMM-006'],
    description: 'an agent cannot join after its ban was lifted',
  },
] as const satisfies readonly Fault[]
