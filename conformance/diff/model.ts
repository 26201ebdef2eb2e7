/** State of a session so far, in names that are valid on both servers. */
import { Conversation, type AgentName, type ChatName } from '../model/conversation.ts'

/** A task that a call to an A2A address created. */
export interface ModelCall {
  readonly name: string
  readonly to: AgentName
  /** The called agent has stopped accepting tasks, so the state of the task is a choice. */
  disturbed: boolean
  /** The caller requested its cancellation. */
  canceled: boolean
}

/** A conversation, with the state of areas that only comparisons use. */
export class Model extends Conversation {
  /** `a0 m3`: the reaction of the actor to the message is set. */
  readonly reactions = new Set<string>()
  /** `a0 m3`: actor and message of each emoji, in the order of its first use. */
  readonly slots = new Set<string>()
  /** Agents with a subscription. */
  readonly subscribers = new Set<AgentName>()
  readonly attachments: { name: string; owner: AgentName }[] = []
  readonly drafts: { name: string; chat: ChatName; owner: AgentName; text: string; open: boolean }[] = []
  readonly tasks: string[] = []
  readonly calls: ModelCall[] = []
  readonly acceptsTasks = new Set<AgentName>()
  readonly changedSettings = new Set<AgentName>()
  /** Agents that p0 or p1 removed. */
  readonly uninstalled = new Set<AgentName>()
  /** Changes that remain for the next session with the same actors. */
  readonly leftovers = new Set<string>()
}
