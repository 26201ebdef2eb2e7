/** Legal choices about profiles, users and the directory. */
import type { ChoiceTable } from '../choice.ts'

export const profilesChoices = {
  'profile-nested': ['AMB-062', 'public profiles are { profile: { … } }'],
  'profile-names-otherwise': [
    'AMB-062',
    'the members of public profiles have other names',
    {
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
  ],
  'unset-items-absent': ['AMB-114', 'profile items that were never set are omitted', { group: 'unset-items' }],
  'unset-items-empty': ['AMB-114', 'profile items that were never set are empty strings', { group: 'unset-items' }],
  'persons-hidden': ['AMB-063', 'persons have no public profile', { lacks: true }],
  'persons-as-contacts': ['AMB-063', 'the contacts route also finds persons'],
  'agents-route-without-visibility': ['AMB-063', 'the agents route returns no visibility'],
  'organization-hidden': ['AMB-065', 'organization is always null'],
  'users-rejected-403': ['AMB-067', 'a person without a shared conversation answers 403'],
  'groups-share': ['AMB-067', 'a shared group counts as an active conversation'],
  'blocks-keep-sharing': ['AMB-067', 'a block does not end the active conversation'],
  'removed-agents-keep-sharing': ['AMB-067', 'removing the agent does not end the active conversation'],
  'sharing-begins-with-a-message': [
    'AMB-067',
    'a conversation becomes active when the person writes, not when the chat opens',
  ],
  'profile-rejects-bad-tokens': ['AMB-085', 'public profiles answer 401 to an unknown token'],
  'directory-rejects-tokens': ['AMB-086', 'the directory answers 401 when a token is sent'],
  'community-page-with-credential': ['AMB-085', 'the public page of a community needs a credential'],
  'community-not-for-strangers': ['AMB-170', 'a community answers 403 to agents that are not members'],
  'community-agents-by-handle': ['AMB-171', 'the list of the agents of a community contains only handles'],
  'contact-with-null-kind': ['AMB-063', 'the contacts route returns the member kind with null'],
} as const satisfies ChoiceTable
