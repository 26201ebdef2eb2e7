/** States of a reaction target that the document and its decisions allow after an operation (AMB-027 to AMB-029). */
import type { RequirementId } from '../../generated/requirements.ts'

export type Operation = 'add' | 'remove'
/** Class of an answer: `changed`, a rejection, or neither. */
export type Answer = 'changed' | 'unchanged' | 'rejected' | 'other'

/** One allowed state of the target. `tolerated` names the decision that permits another reading of the document. */
export interface AllowedState {
  emojis: readonly string[]
  tolerated?: string
}

export interface Move {
  current: readonly string[]
  operation: Operation
  emoji: string
  /** The last operation on this target was the same one, and it was accepted. */
  repeated: boolean
}

/** Returns the allowed states after the operation and its answer. Empty when the answer itself is not allowed. */
export function allowedStates(move: Move, answer: Answer): readonly AllowedState[] {
  const { current, emoji } = move
  const own = current.includes(emoji)
  const unchanged: AllowedState = { emojis: current }
  if (move.operation === 'add') {
    if (own) return answer === 'unchanged' ? [unchanged] : []
    if (current.length === 0) return answer === 'changed' ? [{ emojis: [emoji] }] : []
    if (answer === 'changed')
      return [
        { emojis: [emoji] },
        { emojis: [...current, emoji], tolerated: 'AMB-027: one reaction of each emoji is kept' },
      ]
    return answer === 'other'
      ? []
      : [{ ...unchanged, tolerated: 'AMB-028: another emoji on a target with a reaction is rejected' }]
  }
  if (own) {
    if (answer !== 'changed') return []
    const others = current.filter((one) => one !== emoji)
    return others.length === 0
      ? [{ emojis: [] }]
      : [{ emojis: others }, { emojis: [], tolerated: 'AMB-029: a remove clears the target' }]
  }
  if (answer === 'unchanged') return [unchanged]
  if (answer === 'rejected' && !move.repeated)
    return [{ ...unchanged, tolerated: 'AMB-029: removing a reaction that does not exist is rejected' }]
  return answer === 'changed' && current.length > 0
    ? [{ emojis: [], tolerated: 'AMB-029: a remove clears the target' }]
    : []
}

/** Returns the requirement that an answer outside of the model violates. */
export function brokenRule(move: Move): RequirementId {
  const own = move.current.includes(move.emoji)
  if (move.operation === 'add') return own ? 'RCT-011' : 'RCT-012'
  if (own) return 'RCT-012'
  return move.repeated ? 'RCT-011' : 'RCT-031'
}
