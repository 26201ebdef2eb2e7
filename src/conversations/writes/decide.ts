import { isDomainError, type DomainError } from '../../platform/errors.ts'
import { decideAppend, decideFinalize, decideOpenDraft } from '../drafts/decide-draft.ts'
import { decideReaction } from '../reactions/decide-reaction.ts'
import { decideDelivered, decideReceipt } from '../receipts/decide-receipt.ts'
import { decideSend } from '../messages/decide-send.ts'
import type { WriteSet } from './write-set.ts'
import type { BatchState } from './batch-state.ts'
import { decideAccept } from '../message-requests/pending-messages.ts'
import type { Write, WriteResult } from './write.ts'

/** What became of one write of a batch: its result, or the refusal that its caller is told. */
export type Outcome = { result: WriteResult } | { refusal: DomainError }

/**
 * Decides the writes of a batch one after the other, in the order of their arrival, until there are `maxEvents`
 * events to store. A refused write leaves the ledger as it was: every rule is checked before anything is changed.
 */
export function decideMany(
  ledger: BatchState,
  effects: WriteSet,
  writes: readonly Write[],
  { now, maxEvents }: { now: number; maxEvents: number },
): Outcome[] {
  const outcomes: Outcome[] = []
  for (const write of writes) {
    if (outcomes.length > 0 && effects.events.length >= maxEvents) break
    outcomes.push(decideOne(ledger, effects, write, now))
  }
  return outcomes
}

function decideOne(ledger: BatchState, effects: WriteSet, write: Write, now: number): Outcome {
  try {
    return { result: decide(ledger, effects, write, now) }
  } catch (error) {
    if (isDomainError(error)) return { refusal: error }
    throw error
  }
}

function decide(ledger: BatchState, effects: WriteSet, write: Write, now: number): WriteResult {
  switch (write.kind) {
    case 'send':
      return decideSend(ledger, effects, write, now)
    case 'receipt':
      return decideReceipt(ledger, effects, write, now)
    case 'delivered':
      return decideDelivered(ledger, effects, write, now)
    case 'reaction':
      return decideReaction(ledger, effects, write, now)
    case 'accept':
      return decideAccept(ledger, effects, write)
    case 'openDraft':
      return decideOpenDraft(ledger, effects, write)
    case 'append':
      return decideAppend(ledger, effects, write)
    case 'finalize':
      return decideFinalize(ledger, effects, write, now)
  }
}
