import { foldHandle } from '../accounts/handle.rules.ts'
import { limitExceeded } from '../../platform/errors.ts'
import { accessListMax, type AccessLists } from './access.ts'

/** Lists as they are stored: each handle once, in its stored spelling, in order. @throws DomainError limit_exceeded */
export function normalizeLists({ allow, deny }: AccessLists): AccessLists {
  return { allow: normalize(allow, 'allow'), deny: normalize(deny, 'deny') }
}

function normalize(handles: readonly string[], list: keyof AccessLists): string[] {
  const folded = [...new Set(handles.map(foldHandle))].sort()
  if (folded.length > accessListMax) throw limitExceeded(`A list holds at most ${accessListMax} handles.`, list)
  return folded
}
