/** Faults of A2A addresses, cards, calls and their answers. */
import type { Fault } from './fault.ts'

export const a2aFaults = [
  {
    name: 'no-cards',
    violates: ['A2A-002'],
    description: 'no agent has a card',
  },
  {
    name: 'card-lacks-skills',
    violates: ['A2A-003', 'A2A-002'],
    description: 'the card has no skills',
  },
  {
    name: 'card-of-another-version',
    violates: ['A2A-003', 'VER-007'],
    description: 'the card has protocol version 0.3',
  },
  {
    name: 'call-id-not-echoed',
    violates: ['A2A-001'],
    description: 'answers have another id than their call',
  },
  {
    name: 'call-result-and-error',
    violates: ['A2A-001'],
    description: 'a failed call has a result of null in addition to its error',
  },
  {
    name: 'anonymous-call-delivered',
    violates: ['A2A-022'],
    description: 'a call without a token is delivered as the call of one of the first agents',
  },
  {
    name: 'unknown-handle-answered',
    violates: ['A2A-023'],
    description: 'calls to unknown handles are answered with an empty message',
  },
  {
    name: 'invalid-params-delivered',
    violates: ['A2A-024'],
    description: 'a call without a message is answered with a result',
  },
  {
    name: 'nameless-call-delivered',
    violates: ['A2A-024'],
    description: 'a call without a method is treated as SendMessage',
  },
  {
    name: 'old-method-served',
    violates: ['A2A-024'],
    description: 'message/send is treated as SendMessage',
  },
  {
    name: 'bad-call-stored',
    violates: ['A2A-024'],
    description: 'the message of a call with an unknown method is stored before the method is checked',
  },
  {
    name: 'repeated-call-fails',
    violates: ['A2A-025'],
    description: 'a repeated messageId answers 500',
  },
  {
    name: 'receipts-of-agents-repeated',
    violates: ['A2A-026'],
    description: 'between agents, a watermark that does not advance emits an event',
  },
  {
    name: 'switch-loses-the-wait',
    violates: ['A2A-029'],
    description: 'a change of accepts_tasks ends waiting calls with 500',
    mode: 'full',
  },
  {
    name: 'self-call-fails',
    violates: ['A2A-030'],
    description: 'a call of an agent to its own address answers 500',
  },
  {
    name: 'version-needed',
    violates: ['A2A-035'],
    description: 'a call without A2A-Version answers 500',
  },
  {
    name: 'answer-as-chat-message',
    violates: ['A2A-010', 'A2A-008'],
    description: 'the answer has the format of a chat message',
  },
  {
    name: 'task-beside-the-answer',
    violates: ['A2A-006'],
    description: 'an agent that does not accept tasks answers with both a task and a message',
  },
  {
    name: 'first-contact-never-answered',
    violates: ['A2A-016'],
    description: 'calls in a chat where the agent never wrote get no answer',
  },
  {
    name: 'task-only-when-it-has-ended',
    violates: ['A2A-021'],
    description: 'returnImmediately is ignored, so the answer waits for the end of the task',
  },
  {
    name: 'deadline-too-early',
    violates: ['LIM-014'],
    description: 'a call waits for 52 seconds',
    mode: 'full',
  },
  {
    name: 'deadline-as-wrong-params',
    violates: ['A2A-018'],
    description: 'the error at the deadline has the code -32602',
    mode: 'full',
  },
  {
    name: 'answer-context-invented',
    violates: ['A2A-008'],
    description: 'contextId of the answer is not the chat id',
  },
  {
    name: 'answer-echoes-question',
    violates: ['A2A-009', 'A2A-011'],
    description: 'the answer has the text of the call',
  },
  {
    name: 'call-hidden-from-sender',
    violates: ['A2A-007'],
    description: 'the message is missing in the history of its sender',
  },
  {
    name: 'any-reply-answers-all',
    violates: ['A2A-012', 'A2A-033'],
    description: 'a reply answers every waiting call in its chat',
  },
  {
    name: 'waits-kept-by-agent',
    violates: ['A2A-033'],
    description: 'a reply answers the calls of all senders',
  },
  {
    name: 'next-message-answers',
    violates: ['A2A-014', 'A2A-015'],
    description: 'the next message of the agent answers, whatever message it replies to',
  },
  {
    name: 'plain-reply-never-answers',
    violates: ['A2A-013'],
    description: 'only replies with reply_to answer',
  },
  {
    name: 'later-plain-answers',
    violates: ['A2A-014'],
    description: 'every plain message answers, not only the first',
  },
  {
    name: 'plain-counts-only-before',
    violates: ['A2A-015'],
    description: 'later messages of the sender are not counted',
  },
  {
    name: 'plain-counts-only-after',
    violates: ['A2A-015'],
    description: 'earlier messages of the sender are not counted',
  },
  {
    name: 'reply-to-any-answers',
    violates: ['A2A-017', 'A2A-014'],
    description: 'a reply to another message answers',
  },
  {
    name: 'reaction-uses-up-the-rule',
    violates: ['A2A-032'],
    description: 'a plain reply does not answer after a reaction',
  },
  {
    name: 'hang-up-withdraws',
    violates: ['A2A-031'],
    description: 'a message is withdrawn when its client disconnects',
  },
  {
    name: 'context-of-others-accepted',
    violates: ['A2A-028'],
    description: 'contextId may be any chat of the called agent',
  },
  {
    name: 'chat-while-on',
    violates: ['A2A-005', 'SET-009', 'SET-012'],
    description: 'no agent answers with tasks',
  },
  {
    name: 'task-answered-with-a-message',
    violates: ['A2A-005'],
    description:
      'an agent that accepts tasks answers at once with a message and a task, without an event about the task',
  },
  {
    name: 'task-for-strangers-alone',
    violates: ['A2A-005'],
    description: 'an agent that accepts tasks answers a caller with whom it has a chat with a message of that chat',
  },
  {
    name: 'task-state-in-words',
    violates: ['A2A-010'],
    description: 'states have the names of version 0.3',
  },
  {
    name: 'task-routes-apart',
    violates: ['A2A-027'],
    description: 'tasks created through the task routes are unknown at the A2A address',
  },
  {
    name: 'deadline-at-once',
    violates: ['A2A-020'],
    description: 'a call waits for ten seconds',
    mode: 'full',
  },
  {
    name: 'deadline-without-reason',
    violates: ['ERR-038'],
    description: 'the error at the deadline has no reason',
    mode: 'full',
  },
  {
    name: 'deadline-withdraws',
    violates: ['A2A-019'],
    description: 'after the deadline the message no longer exists',
    mode: 'full',
  },
  {
    name: 'version-ignored',
    violates: ['VER-007'],
    description: 'calls of any version are served',
  },
  {
    name: 'extended-card-missing',
    violates: ['A2A-004'],
    description: 'the card declares an extended card, but there is none',
  },
  {
    name: 'answer-of-the-first-part',
    violates: ['A2A-009'],
    description: 'the answer has only the first part of the reply',
  },
  {
    name: 'own-context-rejected',
    violates: ['A2A-008'],
    description: 'a call with the contextId of its own chat is rejected',
  },
  {
    name: 'anonymous-caller-is-the-requester',
    violates: ['A2A-022'],
    description: 'a call about a task without a credential is treated as a call of its requester',
  },
  {
    name: 'bad-params-crash',
    violates: ['A2A-001'],
    description: 'a task id that is not a string causes a server error',
  },
] as const satisfies readonly Fault[]
