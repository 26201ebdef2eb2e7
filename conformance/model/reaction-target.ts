/** What the document and its decisions allow one reaction slot to hold after an operation (AMB-027 to AMB-029). */
import type { RequirementId } from '../../generated/requirements.ts'

export type Operation = 'add' | 'remove'
/** What was answered: `changed`, a rejection, or something that fits neither. */
export type Answer = 'changed' | 'unchanged' | 'rejected' | 'other'

/** One allowed state of the slot; `tolerated` names the decision by which another reading than ours led there. */
export interface Reading {
  holds: readonly string[]
  tolerated?: string
}

export interface Move {
  held: readonly string[]
  operation: Operation
  emoji: string
  /** The last operation on this slot was the very same one, and it was taken. */
  repeated: boolean
}

/** Allowed states after the move and its answer; empty when the answer itself is not allowed. */
export function readingsAfter(move: Move, answer: Answer): readonly Reading[] {
  const { held, emoji } = move
  const own = held.includes(emoji)
  const unchanged: Reading = { holds: held }
  if (move.operation === 'add') {
    if (own) return answer === 'unchanged' ? [unchanged] : []
    if (held.length === 0) return answer === 'changed' ? [{ holds: [emoji] }] : []
    if (answer === 'changed')
      return [{ holds: [emoji] }, { holds: [...held, emoji], tolerated: 'AMB-027: one of each emoji is kept' }]
    return answer === 'other'
      ? []
      : [{ ...unchanged, tolerated: 'AMB-028: another emoji in an occupied slot is not taken' }]
  }
  if (own) {
    if (answer !== 'changed') return []
    const others = held.filter((one) => one !== emoji)
    return others.length === 0
      ? [{ holds: [] }]
      : [{ holds: others }, { holds: [], tolerated: 'AMB-029: a remove clears the slot' }]
  }
  if (answer === 'unchanged') return [unchanged]
  if (answer === 'rejected' && !move.repeated)
    return [{ ...unchanged, tolerated: 'AMB-029: removing what is not there is rejected' }]
  return answer === 'changed' && held.length > 0 ? [{ holds: [], tolerated: 'AMB-029: a remove clears the slot' }] : []
}

/** The rule that an answer outside the model breaks. */
export function brokenRule(move: Move): RequirementId {
  const own = move.held.includes(move.emoji)
  if (move.operation === 'add') return own ? 'RCT-011' : 'RCT-012'
  if (own) return 'RCT-012'
  return move.repeated ? 'RCT-011' : 'RCT-031'
}
