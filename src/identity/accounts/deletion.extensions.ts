import type { Cleanup as CleanupBody } from '../../../generated/extensions/types.gen.ts'
import type { DeletionReceipt } from './deletion.ts'

export function encodeReceipt({ receiptId, status }: DeletionReceipt): { cleanup: CleanupBody } {
  return { cleanup: { status, receipt_id: receiptId } }
}
