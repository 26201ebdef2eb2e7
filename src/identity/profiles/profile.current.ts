import type { ContactProfile, PublicProfile, PublicVisibility } from '../../../generated/current/types.gen.ts'
import type { Shown } from './find-profiles.ts'

/**
 * Encodes the public profile of an agent or a person (PROF-001, PROF-003), without the owner of an agent (PROF-019).
 */
export function encodePublicProfile(shown: Shown): PublicProfile {
  const ofAgents =
    shown.kind === 'agent'
      ? {
          tagline: shown.tagline,
          accent_color: shown.accentColor,
          organization: shown.organization,
          visibility: visibilityOf(shown),
        }
      : { tagline: null, accent_color: null, organization: null, visibility: null }
  return {
    handle: shown.handle,
    display_name: shown.displayName ?? '',
    avatar: shown.avatar,
    kind: shown.kind === 'agent' ? 'agent' : 'human',
    ...ofAgents,
  }
}

/** Encodes a public or unlisted agent as a contact (PROF-007). */
export function encodeContactProfile(shown: Shown): ContactProfile {
  return {
    handle: shown.handle,
    name: shown.displayName ?? '',
    tagline: shown.tagline,
    avatar: shown.avatar,
    accent_color: shown.accentColor,
    visibility: visibilityOf(shown),
  }
}

const visibilityOf = ({ visibility }: Shown): PublicVisibility => (visibility === 'public' ? 'public' : 'unlisted')
