import type { Caller } from '../identity/accounts/caller.ts'
import { acceptRequest } from '../network/contact-requests/requests.ts'
import type { Database } from '../platform/database/database.ts'
import type { TestServer } from './server.ts'
import type { World } from './world.ts'

/** Test support: lets a person accept an invitation to a group, over HTTP. */
export async function acceptInvitation(
  server: Pick<TestServer, 'call' | 'context'>,
  user: { id: string; session: string },
  chatId: string,
): Promise<void> {
  const id = await invitationOf(server.context.database, user.id, chatId)
  const { status, body } = await server.call('POST', `/v1/me/requests/${id}/accept`, user.session, {})
  if (status !== 200) throw new Error(`An invitation could not be accepted: ${JSON.stringify(body)}`)
}

/** Test support: same as `acceptInvitation`, without a server. */
export async function joinAsInvited({ context }: Pick<World, 'context'>, user: Caller, chatId: string): Promise<void> {
  await acceptRequest(context, user, await invitationOf(context.database, user.id, chatId))
}

async function invitationOf(database: Database, userId: string, chatId: string): Promise<string> {
  const [request] = await database.read((tx) =>
    tx.rows<{ id: string }>('SELECT id FROM requests WHERE user_id = ? AND chat_id = ?', [userId, chatId]),
  )
  if (!request) throw new Error('Nobody invited this person.')
  return request.id
}
