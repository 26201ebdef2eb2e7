import type { IdentityContext } from '../identity/context.ts'
import type { Commits } from '../platform/unit-of-work/commits.ts'
import type { DeferredMarks } from './receipts/deferred-marks.ts'
import type { Uploads } from './attachments/uploads.ts'

/** What operations on chats and what is in them may ask for. */
export interface ConversationsContext extends IdentityContext {
  commits: Commits
  uploads: Uploads
  deferredMarks: DeferredMarks
}
