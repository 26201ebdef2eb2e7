import type { CommerceContext } from '../commerce/context.ts'
import type { RealtimeContext } from '../realtime/context.ts'
import type { TasksContext } from '../tasks/context.ts'
import type { Descriptions } from './api-docs/descriptions.ts'
import type { OpenCounts } from './rate-limits/open-counts.ts'
import type { UnreadAnswers } from './unread-answers.ts'

/** What the edge asks for: everything that some operation declares, and what only the edge needs. */
export interface HttpContext extends TasksContext, CommerceContext, RealtimeContext {
  descriptions: Descriptions
  unreadAnswers: UnreadAnswers
  openCounts: OpenCounts
  /** `draining` from the moment on in which the server was told to stop. */
  lifecycle: { draining: boolean }
  /** Handles of the persons of a demo, whom the start page offers to sign in as. */
  demoPersons: readonly string[]
}
