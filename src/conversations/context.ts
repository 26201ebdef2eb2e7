import type { IdentityContext } from '../identity/context.ts'
import type { Commits } from '../platform/unit-of-work/commits.ts'
import type { DeferredMarks } from './receipts/deferred-marks.ts'
import type { SearchIndex } from './messages/search-index.ts'
import type { Uploads } from './attachments/uploads.ts'

/** Context of the operations on chats and their contents. */
export interface ConversationsContext extends IdentityContext {
  commits: Commits
  uploads: Uploads
  deferredMarks: DeferredMarks
  searchIndex: SearchIndex
}
