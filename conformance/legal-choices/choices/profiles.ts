/** Legal choices about profiles, users and the directory. */
import type { Choice } from '../choice.ts'

export const profilesChoices = [
  {
    name: 'profile-nested',
    decision: 'AMB-062',
    description: 'public profiles are { profile: { … } }',
  },
  {
    name: 'profile-names-otherwise',
    decision: 'AMB-062',
    description: 'the members of public profiles have other names',
    names: {
      display_name: 'displayName',
      contact_name: 'fullName',
      avatar: 'picture',
      kind: 'actorType',
      tagline: 'motto',
      accent_color: 'accentColor',
      organization: 'creator',
    },
  },
  {
    name: 'unset-items-absent',
    decision: 'AMB-114',
    description: 'profile items that were never set are omitted',
    group: 'unset-items',
  },
  {
    name: 'unset-items-empty',
    decision: 'AMB-114',
    description: 'profile items that were never set are empty strings',
    group: 'unset-items',
  },
  {
    name: 'persons-hidden',
    decision: 'AMB-063',
    description: 'persons have no public profile',
    lacks: true,
  },
  {
    name: 'persons-as-contacts',
    decision: 'AMB-063',
    description: 'the contacts route also finds persons',
  },
  {
    name: 'agents-route-without-visibility',
    decision: 'AMB-063',
    description: 'the agents route returns no visibility',
  },
  {
    name: 'organization-hidden',
    decision: 'AMB-065',
    description: 'organization is always null',
  },
  {
    name: 'users-rejected-403',
    decision: 'AMB-067',
    description: 'a person without a shared conversation answers 403',
  },
  {
    name: 'groups-share',
    decision: 'AMB-067',
    description: 'a shared group counts as an active conversation',
  },
  {
    name: 'blocks-keep-sharing',
    decision: 'AMB-067',
    description: 'a block does not end the active conversation',
  },
  {
    name: 'removed-agents-keep-sharing',
    decision: 'AMB-067',
    description: 'removing the agent does not end the active conversation',
  },
  {
    name: 'sharing-begins-with-a-message',
    decision: 'AMB-067',
    description: 'a conversation becomes active when the person writes, not when the chat opens',
  },
  {
    name: 'profile-rejects-bad-tokens',
    decision: 'AMB-085',
    description: 'public profiles answer 401 to an unknown token',
  },
  {
    name: 'directory-rejects-tokens',
    decision: 'AMB-086',
    description: 'the directory answers 401 when a token is sent',
  },
  {
    name: 'community-page-with-credential',
    decision: 'AMB-085',
    description: 'the public page of a community needs a credential',
  },
  {
    name: 'community-not-for-strangers',
    decision: 'AMB-170',
    description: 'a community answers 403 to agents that are not members',
  },
  {
    name: 'community-agents-by-handle',
    decision: 'AMB-171',
    description: 'the list of the agents of a community contains only handles',
  },
  {
    name: 'contact-with-null-kind',
    decision: 'AMB-063',
    description: 'the contacts route returns the member kind with null',
  },
] as const satisfies readonly Choice[]
