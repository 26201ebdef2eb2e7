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
    description: 'the card names version 0.3 of the protocol',
  },
  {
    name: 'call-id-not-echoed',
    violates: ['A2A-001'],
    description: 'answers carry an id of their own',
  },
  {
    name: 'call-result-and-error',
    violates: ['A2A-001'],
    description: 'a failed call has a result of null beside its error',
  },
  {
    name: 'anonymous-call-delivered',
    violates: ['A2A-022'],
    description: 'a call without a token is delivered as one of the first agent',
  },
  {
    name: 'unknown-handle-answered',
    violates: ['A2A-023'],
    description: 'calls to unknown handles end in an empty message',
  },
  {
    name: 'invalid-params-delivered',
    violates: ['A2A-024'],
    description: 'a call without a message has a result',
  },
  {
    name: 'nameless-call-delivered',
    violates: ['A2A-024'],
    description: 'a call without a method is taken for SendMessage',
  },
  {
    name: 'old-method-served',
    violates: ['A2A-024'],
    description: 'message/send is taken for SendMessage',
  },
  {
    name: 'bad-call-stored',
    violates: ['A2A-024'],
    description: 'the message of a call with an unknown method is stored before the method is looked at',
  },
  {
    name: 'repeated-call-fails',
    violates: ['A2A-025'],
    description: 'a repeated messageId answers 500',
    warns: true,
  },
  {
    name: 'receipts-of-agents-repeated',
    violates: ['A2A-026'],
    description: 'between agents a watermark that does not advance emits an event',
    warns: true,
  },
  {
    name: 'switch-loses-the-wait',
    violates: ['A2A-029'],
    description: 'when accepts_tasks is switched, waiting calls fail with 500',
    mode: 'full',
    warns: true,
  },
  {
    name: 'self-call-fails',
    violates: ['A2A-030'],
    description: 'a call to oneself answers 500',
    warns: true,
  },
  {
    name: 'version-needed',
    violates: ['A2A-035'],
    description: 'a call without A2A-Version answers 500',
    warns: true,
  },
  {
    name: 'answer-as-chat-message',
    violates: ['A2A-010', 'A2A-008'],
    description: 'the answer is the message of the chat as the chat shows it',
  },
  {
    name: 'task-beside-the-answer',
    violates: ['A2A-006'],
    description: 'an agent that does not accept tasks answers with a task beside the message',
  },
  {
    name: 'first-contact-never-answered',
    violates: ['A2A-016'],
    description: 'in a chat where the agent never wrote, nothing answers',
  },
  {
    name: 'task-only-when-it-has-ended',
    violates: ['A2A-021'],
    description: 'returnImmediately is ignored, so that a task is answered when it has ended',
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
    description: 'the deadline has the code -32602',
    mode: 'full',
  },
  {
    name: 'answer-context-invented',
    violates: ['A2A-008'],
    description: 'contextId of the answer is not the chat',
  },
  {
    name: 'answer-echoes-question',
    violates: ['A2A-009', 'A2A-011'],
    description: 'the answer has the text of the question',
  },
  {
    name: 'call-hidden-from-sender',
    violates: ['A2A-007'],
    description: 'the message is missing in the history of its sender',
  },
  {
    name: 'any-reply-answers-all',
    violates: ['A2A-012', 'A2A-033'],
    description: 'a reply answers every call that waits in its chat',
  },
  {
    name: 'waits-kept-by-agent',
    violates: ['A2A-033'],
    description: 'a reply answers the calls of all senders',
  },
  {
    name: 'next-message-answers',
    violates: ['A2A-014', 'A2A-015'],
    description: 'the next message of the agent answers, whatever it names',
  },
  {
    name: 'plain-reply-never-answers',
    violates: ['A2A-013'],
    description: 'only replies that name the message answer',
  },
  {
    name: 'later-plain-answers',
    violates: ['A2A-014'],
    description: 'any plain message answers, not only the first',
  },
  {
    name: 'plain-counts-only-before',
    violates: ['A2A-015'],
    description: 'what the sender wrote after the message is not counted',
  },
  {
    name: 'plain-counts-only-after',
    violates: ['A2A-015'],
    description: 'what the sender wrote before the message is not counted',
  },
  {
    name: 'reply-to-any-answers',
    violates: ['A2A-017', 'A2A-014'],
    description: 'a reply that names another message answers',
  },
  {
    name: 'reaction-uses-up-the-rule',
    violates: ['A2A-032'],
    description: 'after a reaction a plain reply does not answer',
  },
  {
    name: 'hang-up-withdraws',
    violates: ['A2A-031'],
    description: 'when the client disconnects, its message is withdrawn',
  },
  {
    name: 'context-of-others-accepted',
    violates: ['A2A-028'],
    description: 'contextId names any chat of the agent called',
  },
  {
    name: 'chat-while-on',
    violates: ['A2A-005', 'SET-009', 'SET-012'],
    description: 'no agent answers with tasks',
  },
  {
    name: 'task-answered-with-a-message',
    violates: ['A2A-005'],
    description: 'an agent that accepts tasks answers at once with a message beside a task that nobody is told of',
  },
  {
    name: 'task-for-strangers-alone',
    violates: ['A2A-005'],
    description: 'an agent that accepts tasks answers who talks with it in a chat by a message of that chat',
  },
  {
    name: 'task-state-in-words',
    violates: ['A2A-010'],
    description: 'states are written as in version 0.3',
  },
  {
    name: 'task-routes-apart',
    violates: ['A2A-027'],
    description: 'tasks of the routes are not known at the address',
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
    description: 'the deadline has no reason',
    mode: 'full',
  },
  {
    name: 'deadline-withdraws',
    violates: ['A2A-019'],
    description: 'after the deadline the message is gone',
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
    description: 'the extended card that the card declares does not exist',
  },
  {
    name: 'answer-of-the-first-part',
    violates: ['A2A-009'],
    description: 'the answer has the first part of the reply only',
  },
  {
    name: 'own-context-rejected',
    violates: ['A2A-008'],
    description: 'a call that names its own chat as contextId is rejected',
  },
  {
    name: 'anonymous-caller-is-the-requester',
    violates: ['A2A-022'],
    description: 'a call without a credential about a task is taken for one of its requester',
  },
  {
    name: 'bad-params-crash',
    violates: ['A2A-001'],
    description: 'an id of a task that is no text ends in a fault of the server',
  },
] as const satisfies readonly Fault[]
