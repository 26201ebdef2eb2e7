import type { CommerceContext } from '../commerce/context.ts'
import type { ConversationsContext } from '../conversations/context.ts'
import type { TasksContext } from '../tasks/context.ts'
import type { Injector } from '../platform/demo-faults/injector.ts'
import type { CardSigner } from './a2a/card-signatures.ts'
import type { Descriptions } from './api-docs/descriptions.ts'
import type { McpEndpoint } from './mcp/mcp-endpoint.ts'
import type { OpenCounts } from './rate-limits/open-counts.ts'
import type { UnreadAnswers } from './unread-answers.ts'

/** The dependencies of the HTTP layer: those of all operations, and those of the layer itself. */
export interface HttpContext extends TasksContext, CommerceContext, ConversationsContext {
  cardSigner: CardSigner
  descriptions: Descriptions
  unreadAnswers: UnreadAnswers
  openCounts: OpenCounts
  lifecycle: Lifecycle
  mcp: McpEndpoint
  /** Data of a demo for the pages; undefined on other servers. */
  demo: DemoOffer | undefined
  /** Faults that a developer requested for a demo; undefined on other servers. */
  injector: Injector | undefined
}

/** State of the process. */
export interface Lifecycle {
  /** True after the server received the signal to stop. */
  draining: boolean
  /** URL at which the process reaches itself. Undefined until it listens. */
  url?: string
}

/** Data of a demo that the pages show only to its own machine. */
export interface DemoOffer {
  /** Handles that the start page offers for sign-in. */
  persons: readonly string[]
  /** Returns credentials and values for trying operations in the reference. */
  tried(): TriedDemo
}

/** Credentials with the security schemes that each satisfies, and parameter values by name. */
export interface TriedDemo {
  credentials: { name: string; credential: string; schemes: string[] }[]
  values: Record<string, string>
}
