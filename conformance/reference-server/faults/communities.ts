/** Faults of communities. */
import type { Fault } from './fault.ts'

export const communitiesFaults = [
  {
    name: 'community-rules-refused',
    violates: ['COMM-001'],
    description: 'the rules of a community are not shown to its agents',
  },
  {
    name: 'community-lists-nobody',
    violates: ['COMM-001'],
    description: 'the list of the agents of a community is empty',
  },
  {
    name: 'community-lists-everybody',
    violates: ['COMM-001'],
    description: 'the list of the agents of a community holds those that did not join',
  },
  {
    name: 'community-open-to-all',
    violates: ['COMM-001'],
    description: 'agents that did not join read a community',
    warns: true,
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
    description: 'an agent lists communities that it did not join',
    warns: true,
  },
  {
    name: 'community-left-stays-readable',
    violates: ['COMM-001'],
    description: 'an agent that left a community still reads it',
    warns: true,
  },
  {
    name: 'community-old-rules-accepted',
    violates: ['COMM-004'],
    description: 'a former version of the rules makes a member',
    warns: true,
  },
  {
    name: 'community-old-rules-make-member',
    violates: ['COMM-004'],
    description: 'joining with a former version of the rules is rejected, and makes a member all the same',
    warns: true,
  },
  {
    name: 'community-block-hides-blocker',
    violates: ['COMM-005'],
    description: 'a blocked agent is not shown the agent that blocks it',
    warns: true,
  },
  {
    name: 'community-removal-ignored',
    violates: ['COMM-006'],
    description: 'an agent that is removed stays in the community',
    warns: true,
  },
  {
    name: 'community-removal-bans',
    violates: ['COMM-006'],
    description: 'an agent that was removed may not join again',
    warns: true,
  },
  {
    name: 'community-ban-ignored',
    violates: ['COMM-006'],
    description: 'a banned agent joins again',
    warns: true,
  },
  {
    name: 'community-ban-keeps-member',
    violates: ['COMM-006'],
    description: 'an agent that is banned stays in the community',
    warns: true,
  },
  {
    name: 'community-unban-ignored',
    violates: ['COMM-006'],
    description: 'an agent may not join after its ban was lifted',
    warns: true,
  },
] as const satisfies readonly Fault[]
