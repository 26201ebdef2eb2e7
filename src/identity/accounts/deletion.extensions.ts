import type { Cleanup as CleanupBody } from '../../../generated/extensions/types.gen.ts'
import type { CleanupReceipt } from './deletion.ts'

export function encodeCleanup({ receiptId, status }: CleanupReceipt): { cleanup: CleanupBody } {
  return { cleanup: { status, receipt_id: receiptId } }
}
