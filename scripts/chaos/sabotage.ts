/**
 * Faults that are planted into the server or the agent of a trial, to verify that the trial finds them. The product does not contain
 * them: a module is changed while it is loaded. Each is visible only under the kinds of faults that it names.
 */
import type { ContradictionKind } from '../../conformance/history/contradiction.ts'
import type { AgentFindingKind } from './agent.rules.ts'
import { clientSabotages } from './client-sabotage.ts'
import type { FaultKind } from './faults.ts'

export interface Patch {
  /** Path relative to the root of the repository. */
  file: string
  /** Text that occurs once in the file. */
  find: string
  replace: string
}

export interface Sabotage {
  /** Kinds of faults that make it visible. */
  kinds: readonly FaultKind[]
  /** Contradictions, or findings about the agent, of which at least one is found. */
  finds: readonly (ContradictionKind | AgentFindingKind)[]
  patches: readonly Patch[]
  /** The process exits immediately instead of draining. */
  exitsAtOnce?: boolean
}

const sendMessage = 'src/conversations/messages/send-message.ts'
const submit = 'const sent = await context.commits.submit(sendWrite, { actorId: caller.id, ...input })'

/** Answers with the requested message, invented before anything is stored. */
const madeUp = `{ message: { id: input.messageId, chatId: input.chatId, sender: { ...caller, handle: null, name: null },
    parts: input.parts, text: input.text, replyTo: input.replyTo, createdAt: 0 }, replayed: false, createdChat: false }`

const answerBeforeCommit: Patch = {
  file: sendMessage,
  find: submit,
  replace: `context.commits.submit(sendWrite, { actorId: caller.id, ...input }).catch(() => undefined)
  const sent: any = ${madeUp}`,
}

const sabotages = {
  'answer-before-commit': {
    kinds: ['kill', 'database-cut', 'database-halved', 'database-killed', 'database-stopped', 'disk-full'],
    finds: ['message-lost', 'event-lost', 'order-against-acknowledgement'],
    patches: [answerBeforeCommit],
  },
  'answer-before-flush': {
    kinds: ['power-cut'],
    finds: ['message-lost', 'event-lost', 'order-against-acknowledgement'],
    patches: [
      {
        file: 'src/platform/database/sqlite/log-flush.ts',
        find: 'await this.#syncFile(this.#file)',
        replace: 'void this.#syncFile(this.#file)',
      },
    ],
  },
  'exit-without-drain': {
    kinds: ['terminate', 'rolling-restart'],
    finds: ['message-lost', 'event-lost', 'order-against-acknowledgement'],
    patches: [answerBeforeCommit],
    exitsAtOnce: true,
  },
  'answer-when-slow': {
    kinds: ['database-slow', 'pause'],
    finds: ['message-lost', 'event-lost', 'order-against-acknowledgement'],
    patches: [
      {
        file: sendMessage,
        find: submit,
        replace: `const sent: any = await Promise.race([
    context.commits.submit(sendWrite, { actorId: caller.id, ...input }),
    new Promise((resolve) => setTimeout(() => resolve(${madeUp}), 150)),
  ])`,
      },
    ],
  },
  'repeat-stored-again': {
    kinds: ['connections-cut'],
    finds: ['message-of-nobody', 'answer-differs'],
    patches: [
      {
        file: 'src/conversations/messages/send.write.ts',
        find: 'if (earlier) return { ...earlier, replayed: true }',
        replace: `if (earlier) {
    const last = write.messageId.endsWith('0') ? '1' : '0'
    write = { ...write, messageId: write.messageId.slice(0, -1) + last }
  }`,
      },
    ],
  },
  'believe-any-answer': {
    kinds: ['receivers-dead', 'receivers-slow', 'receivers-flapping'],
    finds: ['webhook-lost'],
    patches: [
      {
        file: 'src/delivery/webhooks/delivery.rules.ts',
        find: "if (!isRetried(status) || attempt >= attemptLimit) return { state: 'dead' }",
        replace: "return { state: 'delivered' }",
      },
    ],
  },
  'pages-by-time': {
    kinds: ['clock-step', 'clock-moved'],
    finds: ['log-out-of-order', 'log-gap'],
    patches: [
      {
        file: 'src/delivery/events/event.sql.ts',
        find: 'WHERE n.actor_id = ? ORDER BY e.sequence`',
        replace: 'WHERE n.actor_id = ? ORDER BY e.created_at, e.sequence`',
      },
    ],
  },
  'restore-without-some-events': {
    kinds: ['backup-restored'],
    finds: ['event-lost', 'log-gap'],
    patches: [
      {
        file: 'src/cli/backup/restore-backup.ts',
        find: "    if (attachments === 'bucket') return 0",
        replace:
          "    await database.write((tx) => tx.run('DELETE FROM events WHERE sequence % 7 = 0', []))\n    if (attachments === 'bucket') return 0",
      },
    ],
  },
  'damage-shown': {
    kinds: ['page-damaged'],
    finds: ['message-changed'],
    patches: [
      {
        file: 'src/platform/database/checksum.ts',
        find: 'if (row.checksum !== null && ',
        replace: 'if (row.checksum === -1 && ',
      },
    ],
  },
  'event-skipped': {
    kinds: ['kill'],
    finds: ['event-lost'],
    patches: [
      {
        file: 'src/conversations/messages/store-message.ts',
        find: 'if (isBlocked(blocked, chat, message.sender.id, actorId)) suppress(batch, message, actorId)',
        replace:
          'if (Math.random() < 0.05) continue\n    if (isBlocked(blocked, chat, message.sender.id, actorId)) suppress(batch, message, actorId)',
      },
    ],
  },
  'blocks-ignored': {
    kinds: ['kill'],
    finds: ['blocked-message-visible'],
    patches: [
      {
        file: 'src/conversations/blocks/block.sql.ts',
        find: 'if (blocks.size === 0) return false',
        replace: 'if (blocks.size >= 0) return false',
      },
    ],
  },
  'retry-with-other-bytes': {
    kinds: ['receivers-flapping'],
    finds: ['event-changed', 'webhook-signature'],
    patches: [
      {
        file: 'src/delivery/webhooks/delivery-worker.ts',
        find: 'keys, delivery, body, headers }',
        replace:
          "keys, delivery, body: delivery.attempt === 1 ? body : Buffer.concat([body, Buffer.from(' ')]), headers }",
      },
    ],
  },
  'receipts-go-back': {
    kinds: ['kill'],
    finds: ['watermark-back'],
    patches: [
      {
        file: 'src/conversations/receipts/receipt.current.ts',
        find: 'through_sequence: receipt.throughSequence',
        replace: 'through_sequence: Math.max(1, receipt.throughSequence - Math.floor(Math.random() * 20))',
      },
    ],
  },
  ...clientSabotages,
} as const satisfies Record<string, Sabotage>

export type SabotageName = keyof typeof sabotages

export const sabotageNames = Object.keys(sabotages) as SabotageName[]

export const sabotageOf = (name: SabotageName): Sabotage => sabotages[name]
