/** Kinds of findings about an agent of the client package, with one line each. */
export const agentFindingKinds = {
  'message-unanswered': 'the agent did not answer a message',
  'message-answered-again': 'the agent answered a message more than once',
  'event-handled-again': 'the agent handled an event again, although its position included it',
  'agent-ended': 'the agent ended by itself',
} as const

export type AgentFindingKind = keyof typeof agentFindingKinds

export interface AgentFinding {
  kind: AgentFindingKind
  detail: string
}

/** Steps of an agent, in the order of its file. */
export type AgentStep =
  /** A run begins; its stored position includes these events. */
  | { step: 'begins'; handled: readonly string[] }
  | { step: 'handles' | 'handled'; event: string }
  | { step: 'problem' | 'ended'; error: string }

export interface AgentObservations {
  steps: readonly AgentStep[]
  /** Texts of the acknowledged messages of the person. */
  sent: readonly string[]
  /** Texts of the messages that the agent stored. */
  replies: readonly string[]
}

/** Returns the reply to a message. */
export const replyTo = (text: string): string => `re ${text}`

/** Judges an agent that replies once to each message, also after its process was killed. */
export function judgeAgent({ steps, sent, replies }: AgentObservations): AgentFinding[] {
  const findings: AgentFinding[] = []
  const counts = Map.groupBy(replies, (text) => text)
  for (const text of sent) {
    const count = counts.get(replyTo(text))?.length ?? 0
    if (count === 0) findings.push({ kind: 'message-unanswered', detail: text })
    if (count > 1) findings.push({ kind: 'message-answered-again', detail: `${text}: ${count} replies` })
  }
  /** Events that the position of the run includes, or that it has handled itself. */
  let included = new Set<string>()
  for (const one of steps) {
    if (one.step === 'begins') included = new Set(one.handled)
    if (one.step === 'handles' && included.has(one.event))
      findings.push({ kind: 'event-handled-again', detail: one.event })
    if (one.step === 'handled') included.add(one.event)
    if (one.step === 'ended') findings.push({ kind: 'agent-ended', detail: one.error })
  }
  return findings
}
