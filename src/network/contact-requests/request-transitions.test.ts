import { expect, test } from 'vitest'
import { requestTransitions, type RequestChange } from '../../conversations/message-requests/request.rules.ts'
import { acceptRequestsOf, decidePending, declineRequestsOf } from '../../conversations/message-requests/request.sql.ts'
import type { RequestKind, RequestStatus } from '../../conversations/message-requests/request.ts'
import type { Tx } from '../../platform/database/database.ts'
import { eachDatabase } from '../../testing/databases.ts'
import { withdrawRequest } from './contact-request.store.ts'

const id = 'crq_1'
const chatId = 'cnv_1'
const now = 100

interface Change {
  kind: RequestKind
  run(tx: Tx): Promise<unknown>
}

const changes: Record<RequestChange, Change> = {
  accept: { kind: 'contact', run: (tx) => decidePending(tx, id, 'accepted', now) },
  reply: { kind: 'message', run: (tx) => acceptRequestsOf(tx, [chatId], now) },
  decline: { kind: 'contact', run: (tx) => decidePending(tx, id, 'declined', now) },
  leave: { kind: 'message', run: (tx) => declineRequestsOf(tx, chatId, now) },
  withdraw: { kind: 'contact', run: (tx) => withdrawRequest(tx, 'agt_1', id, now) },
}

const states: Record<keyof typeof requestTransitions, { status: RequestStatus; withdrawn_at: number | null }> = {
  pending: { status: 'pending', withdrawn_at: null },
  declined: { status: 'declined', withdrawn_at: null },
  accepted: { status: 'accepted', withdrawn_at: null },
  withdrawn: { status: 'pending', withdrawn_at: 50 },
}

eachDatabase((_name, open) => {
  test('the states of a request change as the table of transitions specifies', async () => {
    const database = await open()
    const observed: Record<string, Record<string, string>> = {}
    for (const [from, stored] of Object.entries(states)) {
      observed[from] = {}
      for (const [name, { kind, run }] of Object.entries(changes)) {
        // Only contact requests can be withdrawn.
        if (from === 'withdrawn' && kind !== 'contact') continue
        await database.write(async (tx) => {
          await tx.knex('requests').delete()
          const chat = kind === 'message' ? chatId : null
          const request = { id, kind, user_id: 'usr_1', asker_id: 'agt_1', chat_id: chat, created_at: 1 }
          await tx.knex('requests').insert({ ...request, ...stored, expires_at: 1_000 } as never)
          await run(tx)
          const row = await tx.knex('requests').where({ id }).first('status', 'withdrawn_at')
          const to = row!.withdrawn_at === null ? row!.status : 'withdrawn'
          if (to !== from) observed[from]![name] = to
        })
      }
    }
    expect(observed).toEqual(requestTransitions)
  })
})
