// Generated from spec/ by `npm run generate`. Never edited by hand.

import type { OperationId } from './operations.ts'
import type { Validate } from './validators.js'

/** By operation and status, as text. A reply without a JSON body has none. */
export const replyValidators: Record<OperationId, Record<string, Validate>>
