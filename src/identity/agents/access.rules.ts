import { foldHandle } from '../accounts/handle.rules.ts'
import { limitExceeded } from '../../platform/errors.ts'

/** Lists as they are stored: each handle once, in its stored spelling, in order. @throws DomainError limit_exceeded */
export function normalizeLists({ allow, deny }: AccessLists): AccessLists {
  return { allow: normalize(allow, 'allow'), deny: normalize(deny, 'deny') }
}

function normalize(handles: readonly string[], list: keyof AccessLists): string[] {
  const folded = [...new Set(handles.map(foldHandle))].sort()
  if (folded.length > accessListMax) throw limitExceeded(`A list holds at most ${accessListMax} handles.`, list)
  return folded
}

/** Whom an agent takes new chats from, by handle in its stored spelling (AMB-102). */
export interface AccessLists {
  /** While it is not empty, only these handles and the owner. */
  allow: string[]
  /** Never these, whatever else is said. */
  deny: string[]
}

/** Handles in one list; one more answers limit_exceeded. */
export const accessListMax = 1_000
