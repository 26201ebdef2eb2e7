import { passkeyRows } from './passkeys.ts'
import type { Fixture } from './fixture.ts'

interface Row {
  request: (fixture: Fixture) => Promise<{ path?: Record<string, string>; body?: unknown }>
}

/** Test support: creates a webhook of an agent with one failed delivery, and returns its path for the owner. */
async function webhookOf(fixture: Fixture): Promise<{ agent_id: string; id: string; sequence: string }> {
  return fixture.once('owned webhook', async () => {
    const { id: agentId, token } = await fixture.agent()
    const { id } = await fixture.ask('POST', '/v1/webhooks', token, { url: 'https://receiver.invalid/' })
    const { database, clock } = fixture.actors.server.context
    await database.write((tx) =>
      tx.run(
        `INSERT INTO deliveries (webhook_id, event_sequence, actor_id, event_id, event_type, state, queue, attempts, next_at,
           updated_at) VALUES (?, 1, ?, 'evt_owned', 'message.received', 'dead', 'first', 10, ?, ?)`,
        [id, agentId, clock.now(), clock.now()],
      ),
    )
    return { agent_id: agentId, id, sequence: '1' }
  })
}

const webhookRow: Row = {
  request: async (fixture) => {
    const { agent_id, id } = await webhookOf(fixture)
    return { path: { agent_id, id } }
  },
}
const deliveryRow: Row = { request: async (fixture) => ({ path: await webhookOf(fixture) }) }

/** Test support: creates a person with a session, and returns the ids with which operators identify them. */
async function sessionOf(fixture: Fixture): Promise<{ handle: string; id: string }> {
  const { handle, session } = await fixture.owner()
  return { handle, id: (await fixture.ask('GET', '/v1/me/sessions', session)).sessions[0].id }
}

/** Test support: deletes another account. @returns the receipt */
async function receiptOf(fixture: Fixture): Promise<string> {
  const { session, handle } = await fixture.actors.server.user()
  return (await fixture.ask('DELETE', '/v1/me', session, { confirm: handle })).cleanup.receipt_id
}

/** Test support: requests of operators about the sessions of persons. */
export const personRows: Readonly<Record<string, Row>> = {
  adminListSessions: { request: async (fixture) => ({ path: { handle: (await fixture.owner()).handle } }) },
  adminExportUser: { request: async (fixture) => ({ path: { handle: (await fixture.owner()).handle } }) },
  adminDeleteSession: { request: async (fixture) => ({ path: { ...(await sessionOf(fixture)) } }) },
  getErasure: { request: async (fixture) => ({ path: { receipt_id: await receiptOf(fixture) } }) },
  adminDeleteAccount: {
    request: async (fixture) => ({ path: { handle: (await fixture.actors.server.user()).handle } }),
  },
  ...passkeyRows,
}

/** Test support: requests of owners about the webhooks and chats of their agents. */
export const ownedRows: Readonly<Record<string, Row>> = {
  updateOwnedAgentWebhook: webhookRow,
  deleteOwnedAgentWebhook: webhookRow,
  rotateOwnedAgentWebhookSecret: webhookRow,
  testOwnedAgentWebhook: webhookRow,
  listOwnedAgentDeliveries: webhookRow,
  getOwnedAgentDelivery: deliveryRow,
  replayOwnedAgentDelivery: deliveryRow,
  sendOwnedAgentMessage: {
    request: async (fixture) => ({ path: { agent_id: (await fixture.agent()).id, id: (await fixture.chat()).id } }),
  },
}
