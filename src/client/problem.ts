import type { ApiError, ConnectionError } from './api-error.ts'
import { describeReset, type LogReset } from './log-place.ts'

/** A problem that does not stop the agent, for its operator. */
export type Problem =
  /** A request failed and is sent again after `waitMs`. */
  | { code: 'request_failed'; error: ApiError | ConnectionError; attempt: number; waitMs: number }
  /** The service restored a backup, or the position is of another log; the agent continues from another position. */
  | ({ code: 'log_reset' } & LogReset)
  /** Sockets close soon after they open. The agent polls meanwhile, and opens sockets again with backoff. */
  | { code: 'socket_closed'; closeCode: number; reason: string; attempts: number }
  /** The runtime has no WebSocket, so the agent polls. */
  | { code: 'socket_unavailable' }
  /** The position was not saved; saving is attempted again after `waitMs`. */
  | { code: 'position_not_saved'; error: unknown; attempt: number; waitMs: number }
  /** Agents answered each other `count` times without a person: their messages in the chat are no longer handled. */
  | { code: 'agent_loop'; chatId: string; count: number }
  /** A scheduled message was not sent, or not removed from its storage; this is attempted again after `waitMs`. */
  | { code: 'scheduled_message_not_sent'; error: unknown; messageId: string; attempt: number; waitMs: number }
  /** The service rejected a scheduled message, which is given up. */
  | { code: 'scheduled_message_rejected'; error: unknown; messageId: string; chatId: string }

export type OnProblem = (problem: Problem) => void

/** Describes a problem in one line, for logs. */
export function describeProblem(problem: Problem): string {
  const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
  switch (problem.code) {
    case 'request_failed':
      return `${reasonOf(problem.error)}; attempt ${problem.attempt + 1} follows in ${Math.ceil(problem.waitMs)} ms`
    case 'log_reset':
      return describeReset(problem)
    case 'socket_closed':
      return `the event socket closed early ${problem.attempts} times, last with code ${problem.closeCode} ${problem.reason}`.trimEnd()
    case 'socket_unavailable':
      return 'this runtime has no WebSocket, so the agent polls; install the package ws, or use Node.js 22 or later'
    case 'position_not_saved':
      return `${reasonOf(problem.error)}; saving is attempted again in ${Math.ceil(problem.waitMs)} ms`
    case 'scheduled_message_not_sent':
      return `${reasonOf(problem.error)}; the scheduled message ${problem.messageId} is sent again in ${Math.ceil(problem.waitMs)} ms`
    case 'scheduled_message_rejected':
      return `the scheduled message ${problem.messageId} was rejected: ${reasonOf(problem.error)}`
    case 'agent_loop':
      return `agents answered each other ${problem.count} times in chat ${problem.chatId}: their messages are not handled until a person writes, or for ten quiet minutes; agentTurns sets the limit`
  }
}

/** Minimum time between two printed lines about failed requests, in milliseconds. */
const printedMs = 10_000

/** Returns a function that prints problems. During an outage, it prints one line in ten seconds. */
export function problemPrinter(print: (line: string) => void = (line) => console.warn(line)): OnProblem {
  let printedAt = -Infinity
  return (problem) => {
    if (problem.code === 'request_failed') {
      if (performance.now() - printedAt < printedMs) return
      printedAt = performance.now()
    }
    print(describeProblem(problem))
  }
}
