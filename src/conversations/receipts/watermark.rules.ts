import type { ReceiptStatus, Watermarks } from './receipt.ts'

export const NO_WATERMARKS: Watermarks = {
  deliveredSequence: 0,
  deliveredMessageId: null,
  readSequence: 0,
  readMessageId: null,
  updatedAt: 0,
}

/** One status that moved over the messages after `fromSequence` through `throughSequence`. */
export interface WatermarkUpdate {
  status: ReceiptStatus
  fromSequence: number
  throughSequence: number
}

/**
 * Moves a watermark forward to a message. A message at or before the current position changes nothing (RCP-019 to
 * RCP-021, AMB-037). A read also moves the delivered watermark, and the updates are in that order: delivered, then read
 * (RCP-017, AMB-035).
 */
export function advanceWatermarks(
  current: Watermarks,
  status: ReceiptStatus,
  target: { sequence: number; messageId: string },
  now: number,
): { watermarks: Watermarks; updates: WatermarkUpdate[] } {
  const updates: WatermarkUpdate[] = []
  const next = { ...current }
  if (target.sequence > current.deliveredSequence) {
    next.deliveredSequence = target.sequence
    next.deliveredMessageId = target.messageId
    updates.push(updateOf('delivered', current.deliveredSequence, target.sequence))
  }
  if (status === 'read' && target.sequence > current.readSequence) {
    next.readSequence = target.sequence
    next.readMessageId = target.messageId
    updates.push(updateOf('read', current.readSequence, target.sequence))
  }
  if (updates.length === 0) return { watermarks: current, updates }
  return { watermarks: { ...next, updatedAt: now }, updates }
}

function updateOf(status: ReceiptStatus, fromSequence: number, throughSequence: number): WatermarkUpdate {
  return { status, fromSequence, throughSequence }
}
