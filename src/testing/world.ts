import { sendWrite } from '../conversations/messages/send.write.ts'
import { randomBytes } from 'node:crypto'
import { insertCredential } from '../identity/accounts/credential.sql.ts'
import { createCommits } from '../platform/unit-of-work/commits.ts'
import type { Context } from '../server/context.ts'
import { connectAreas } from '../server/connect-areas.ts'
import { systemClock } from '../platform/clock.ts'
import { eventLog } from './chats.ts'
import { systemRandom } from '../platform/random.ts'
import { createIds } from '../platform/ids.ts'
import { generalLimits } from '../platform/limits/limits.ts'
import { standardAccountLimits } from '../platform/limits/limits-setting.ts'
import type { Database } from '../platform/database/database.ts'
import type { Caller } from '../identity/accounts/caller.ts'
import { createEphemeral } from '../platform/event-log/ephemeral.ts'
import { listEvents, type Pull } from '../delivery/events/list-events.ts'
import type { EventPage } from '../delivery/events/read-page.ts'
import { createWaiters } from '../platform/event-log/waiters.ts'
import { watchCounters } from '../platform/event-log/watch-counters.ts'
import type { Message } from '../conversations/messages/message.ts'

/** Test support: the context of operations on one database, and actors to call them. */
export interface World {
  context: Context
  /** Creates an agent; default visibility: private. */
  agent(options?: { owner?: Caller; visibility?: 'private' | 'unlisted' | 'public' }): Promise<Caller>
  user(): Promise<Caller>
  send(sender: Caller, chatId: string, text?: string): Promise<Message>
  pull(caller: Caller, pull?: Partial<Pull>): Promise<EventPage>
  /** Ends the subscriptions to the database. */
  stop(): void
}

/** A credential that never expires. No secret matches its hash, because it is not a digest. */
const credential = { createdAt: 0, expiresAt: null, label: null }

export function createWorld(database: Database): World {
  const ids = createIds(systemClock)
  const log = { info() {}, warn() {}, error() {} }
  const ephemeral = createEphemeral()
  const commits = createCommits({ database, clock: systemClock, ids, eventLog, ephemeral })
  const waiters = createWaiters()
  const limits = generalLimits(standardAccountLimits)
  const parts = {
    clock: systemClock,
    random: systemRandom,
    ids,
    database,
    eventLog,
    commits,
    waiters,
    ephemeral,
    limits,
    log,
  }
  const context = parts as unknown as Context
  Object.assign(context, connectAreas(context))

  async function actor(kind: Caller['kind'], visibility: string | null, ownerId: string | null): Promise<Caller> {
    const id = ids.next(kind === 'agent' ? 'agt' : 'usr')
    const handle = `h${randomBytes(8).toString('hex')}`
    const credentialId = ids.next('crd')
    const credentialKind = kind === 'agent' ? 'agent_token' : 'session'
    await database.write(async (tx) => {
      await tx.run(
        'INSERT INTO actors (id, kind, handle, visibility, owner_id, created_at) VALUES (?, ?, ?, ?, ?, 0)',
        [id, kind, handle, visibility, ownerId],
      )
      await tx.run('INSERT INTO event_counters (actor_id, last_sequence) VALUES (?, 0)', [id])
      await insertCredential(tx, { ...credential, id: credentialId, hash: handle, kind: credentialKind, actorId: id })
    })
    return { kind, id, handle, credentialId }
  }

  return {
    context,
    agent: ({ owner, visibility = 'private' } = {}) => actor('agent', visibility, owner?.id ?? null),
    user: () => actor('user', null, null),
    async send(sender, chatId, text = 'hello') {
      const { message } = await commits.submit(sendWrite, {
        actorId: sender.id,
        chatId,
        messageId: ids.next('msg'),
        parts: [{ type: 'text', text }],
        text: null,
        replyTo: null,
      })
      return message
    },
    async pull(caller, pull = {}) {
      const signal = new AbortController().signal
      const { page } = await listEvents(context, caller, { after: 0, limit: 100, timeoutMs: 0, signal, ...pull })
      return page
    },
    stop: watchCounters(database, waiters, log),
  }
}
