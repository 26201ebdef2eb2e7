import { foldHandle } from '../accounts/handle.rules.ts'
import { limitReached } from '../../platform/limits/account-limits.ts'

/** Restriction by the allow list: none, or all accounts except those on it and the owner (AMB-102). */
export type AccessMode = 'everyone' | 'listed'

/** Handles from which an agent accepts new chats, normalized (AMB-102). */
export interface AccessLists {
  mode: AccessMode
  /** Accounts that may begin a chat in the mode `listed`. */
  allow: string[]
  /** Accounts that may not begin a chat, in either mode. */
  deny: string[]
}

/** Requested lists. Without a mode, a non-empty allow list selects `listed`. */
export type AccessReplacement = Omit<AccessLists, 'mode'> & { mode?: AccessMode | undefined }

/**
 * Normalizes lists for storage: each handle once, in its stored spelling, sorted.
 * @param most the limit access_entries_per_list of the agent
 * @throws DomainError limit_exceeded
 */
export function normalizeLists({ mode, allow, deny }: AccessReplacement, most: number): AccessLists {
  return {
    mode: mode ?? (allow.length > 0 ? 'listed' : 'everyone'),
    allow: normalize(allow, 'allow', most),
    deny: normalize(deny, 'deny', most),
  }
}

function normalize(handles: readonly string[], list: 'allow' | 'deny', most: number): string[] {
  const folded = [...new Set(handles.map(foldHandle))].sort()
  if (folded.length > most) throw limitReached('access_entries_per_list', most, { field: list })
  return folded
}
