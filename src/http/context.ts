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
  /** What the pages offer of a demo; absent where there is none. */
  demo: DemoOffer | undefined
}

/** What the pages offer of a demo, to its own machine alone. */
export interface DemoOffer {
  /** Handles of the persons whom the start page offers to sign in as. */
  persons: readonly string[]
  /** What the reference offers to try operations with. */
  tried(): TriedDemo
}

/** Credentials, with the security schemes of the documents that each satisfies, and values of parameters by their name. */
export interface TriedDemo {
  credentials: { name: string; credential: string; schemes: string[] }[]
  values: Record<string, string>
}
