/** Reactions of each actor to each message, as the set of states that the answers so far allow. */
import type { RequirementId } from '../../check-api/check.ts'
import type { ActorName } from '../../model/conversation.ts'
import { allowedStates, brokenRule, type Answer, type Move, type Operation } from '../../model/reaction-target.ts'

export interface Slot {
  readonly message: string
  readonly actor: ActorName
  /** Possible sets of emoji. The first one is the expected one. */
  states: readonly (readonly string[])[]
  /** The last accepted operation. */
  last: string | null
  /** Number of answers with changed true, by operation and emoji. */
  readonly changes: Map<string, number>
  /** The slot is that of the last part of the message, not of the whole message. */
  readonly part: boolean
  /** The rule by which later reactions of another actor, or to another part, change nothing. */
  overtaken?: 'RCT-009' | 'RCT-010'
  /** The operation was during a block, so that its effect is a choice (AMB-054), or by a member before its return. */
  open: boolean
}

export class ReactionSlots {
  readonly #slots = new Map<string, Slot>()

  of(message: string, actor: ActorName, part = false): Slot {
    const key = `${message} ${actor} ${part}`
    const fresh: Slot = { message, actor, part, states: [[]], last: null, changes: new Map(), open: false }
    const known = this.#slots.get(key) ?? fresh
    this.#slots.set(key, known)
    return known
  }

  /** Returns the slots of a message whose state is known. */
  on(message: string): Slot[] {
    return [...this.#slots.values()].filter((slot) => slot.message === message && !slot.open)
  }

  /** Records an operation. @returns the requirement that the answer violates, if no state allows it */
  move(slot: Slot, operation: Operation, emoji: string, answer: Answer): RequirementId | undefined {
    const name = `${operation} ${emoji}`
    const moves = slot.states.map((current): Move => ({
      current,
      operation,
      emoji,
      repeated: slot.last === name,
    }))
    const after = moves.flatMap((move) => allowedStates(move, answer).map(({ emojis }) => emojis.toSorted()))
    if (after.length === 0)
      return (slot.states[0]?.includes(emoji) ? slot.overtaken : undefined) ?? brokenRule(moves[0]!)
    slot.states = [...new Map(after.map((emojis) => [emojis.join(), emojis])).values()]
    if (answer === 'changed' || answer === 'unchanged') slot.last = name
    if (answer === 'changed') slot.changes.set(name, (slot.changes.get(name) ?? 0) + 1)
    for (const other of this.on(slot.message))
      if (other !== slot) other.overtaken = other.actor === slot.actor ? 'RCT-009' : 'RCT-010'
    delete slot.overtaken
    return undefined
  }
}
