import { foldHandle } from '../accounts/handle.rules.ts'
import { limitReached } from '../../platform/limits/account-limits.ts'

/**
 * Lists as they are stored: each handle once, in its stored spelling, in order.
 * @param most the limit access_entries_per_list of the agent
 * @throws DomainError limit_exceeded
 */
export function normalizeLists({ allow, deny }: AccessLists, most: number): AccessLists {
  return { allow: normalize(allow, 'allow', most), deny: normalize(deny, 'deny', most) }
}

function normalize(handles: readonly string[], list: keyof AccessLists, most: number): string[] {
  const folded = [...new Set(handles.map(foldHandle))].sort()
  if (folded.length > most) throw limitReached('access_entries_per_list', most, { field: list })
  return folded
}

/** Whom an agent takes new chats from, by handle in its stored spelling (AMB-102). */
export interface AccessLists {
  /** While it is not empty, only these handles and the owner. */
  allow: string[]
  /** Never these, whatever else is said. */
  deny: string[]
}
