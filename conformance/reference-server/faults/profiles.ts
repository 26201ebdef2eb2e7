/** Faults of public profiles and share links. */
import type { Fault } from './fault.ts'

export const profilesFaults = [
  {
    name: 'profile-without-tagline',
    violates: ['PROF-001'],
    description: 'the profile of an agent lacks its tagline',
  },
  {
    name: 'profile-items-lost',
    violates: ['PROF-001', 'PROF-007', 'PROF-020'],
    description: 'items given at the creation are not stored, so that profiles contain only null',
  },
  {
    name: 'profile-name-is-handle',
    violates: ['PROF-001'],
    description: 'the profile has the handle as display name',
  },
  {
    name: 'agent-profile-needs-token',
    violates: ['PROF-002', 'AUTH-002'],
    description: 'the agents profile requires a token',
  },
  {
    name: 'person-has-empty-texts',
    violates: ['PROF-003'],
    description: 'the profile of a person has empty strings instead of null',
  },
  {
    name: 'kind-always-agent',
    violates: ['PROF-004'],
    description: 'a person has the kind agent',
  },
  {
    name: 'suspended-profile-shown',
    violates: ['PROF-005'],
    description: 'a suspended handle is still found',
  },
  {
    name: 'retired-profile-shown',
    violates: ['PROF-005'],
    description: 'a retired handle is still found',
  },
  {
    name: 'unknown-profile-422',
    violates: ['PROF-006'],
    description: 'an unknown handle answers 422',
    warns: true,
  },
  {
    name: 'contact-without-handle',
    violates: ['PROF-007'],
    description: 'a contact lacks its handle',
  },
  {
    name: 'contact-name-is-handle',
    violates: ['PROF-007'],
    description: 'a contact has the handle as name',
  },
  {
    name: 'contact-profile-needs-token',
    violates: ['PROF-008', 'AUTH-002'],
    description: 'the contacts profile requires a token',
  },
  {
    name: 'unlisted-contact-404',
    violates: ['PROF-009'],
    description: 'an unlisted agent is not a contact',
  },
  {
    name: 'private-contact-shown',
    violates: ['PROF-009', 'PROF-010', 'PROF-012', 'ERR-028'],
    description: 'a private agent is a contact',
  },
  {
    name: 'private-agent-shown',
    violates: ['PROF-011'],
    description: 'the agents profile of a private agent is returned',
  },
  {
    name: 'agents-public-by-default',
    violates: ['PROF-012', 'PROF-010', 'PROF-011', 'ERR-028'],
    description: 'a new agent is public',
  },
  {
    name: 'contact-always-public',
    violates: ['PROF-013'],
    description: 'an unlisted contact has the visibility public',
  },
  {
    name: 'unlisted-share-404',
    violates: ['PROF-014'],
    description: 'the share link of an unlisted agent answers 404',
  },
  {
    name: 'unlisted-in-directory',
    violates: ['PROF-014', 'DIR-002'],
    description: 'an unlisted agent stays in the directory',
  },
  {
    name: 'directory-without-review',
    violates: ['PROF-015', 'DIR-002'],
    description: 'every public agent is in the directory',
  },
  {
    name: 'approved-is-published',
    violates: ['PROF-015', 'DIR-002'],
    description: 'an approved listing is in the directory before it is published',
  },
  {
    name: 'share-link-missing',
    violates: ['PROF-014'],
    description: 'share links answer 404',
  },
  {
    name: 'unknown-share-link-500',
    violates: ['PRIV-006'],
    description: 'the share link of an unknown handle answers 500',
    warns: true,
  },
  {
    name: 'private-share-shown',
    violates: ['PROF-012'],
    description: 'the share link of a private agent is valid',
  },
  {
    name: 'profile-shows-owner',
    violates: ['PROF-019', 'AUTH-023'],
    description: 'the profile contains the user id of the owner',
  },
  {
    name: 'contact-shows-owner',
    violates: ['PROF-019'],
    description: 'a contact profile contains the name of the owner',
  },
  {
    name: 'profile-shows-webhooks',
    violates: ['PROF-019'],
    description: 'the profile lists the URLs of webhooks',
  },
  {
    name: 'own-agent-private-404',
    violates: ['PROF-021'],
    description: 'GET /v1/agents/me answers 404 for later private agents',
  },
  {
    name: 'agents-profile-visibility-in-words',
    violates: ['PROF-022'],
    description: 'the agents route returns the visibility "by link"',
  },
  {
    name: 'person-profile-500',
    violates: ['PROF-024'],
    description: 'the profile of a person answers 500',
  },
  {
    name: 'profile-shows-owner-handle',
    violates: ['PROF-019', 'AUTH-023'],
    description: 'the agents profile contains the handle of the owner',
  },
  {
    name: 'public-share-404',
    violates: ['PROF-016'],
    description: 'the share link of a public agent answers 404',
  },
  {
    name: 'share-outlives-privacy',
    violates: ['PROF-023'],
    description: 'the share link of an agent that became private is still valid',
  },
] as const satisfies readonly Fault[]
