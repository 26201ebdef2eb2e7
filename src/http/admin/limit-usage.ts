import { countAgents } from '../../identity/accounts/actor.store.ts'
import { countSessions } from '../../identity/accounts/session.store.ts'
import { sumAttachments } from '../../conversations/attachments/attachment.store.ts'
import { countGroups } from '../../conversations/chats/chat.store.ts'
import { requestWindow, countWaitingRequests } from '../../conversations/chats/opening-counts.state.ts'
import { countOpenDrafts } from '../../conversations/drafts/draft.store.ts'
import { countTickets } from '../../delivery/sockets/ticket.store.ts'
import { countWebhooks } from '../../delivery/webhooks/webhook.store.ts'
import { countOwned } from '../../network/communities/community.store.ts'
import { countJoined } from '../../network/communities/member.store.ts'
import { countOpenRequests } from '../../network/contact-requests/contact-request.store.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { LimitName } from '../../platform/limits/account-limits.ts'
import { storedBytesOf } from '../../platform/limits/stored-bytes.store.ts'
import { readWindows } from '../../platform/rate-limits/limit.store.ts'
import { countOpenTasks } from '../../tasks/tasks/task-participants.store.ts'

type Usage = (tx: Tx, accountId: string, now: number) => Promise<number>

/** Usage of an account for each limit. A limit that is counted for each chat, task or other object has no entry. */
export const limitUsage: Readonly<Partial<Record<LimitName, Usage>>> = {
  stored_bytes_per_account: storedBytesOf,
  agents_per_person: countAgents,
  sessions_per_person: countSessions,
  groups_per_account: async (tx, id) => (await countGroups(tx, [id])).get(id) ?? 0,
  attachment_bytes_per_agent: async (tx, id) => (await sumAttachments(tx, id)).bytes,
  attachments_per_agent: async (tx, id) => (await sumAttachments(tx, id)).attachments,
  attachment_bytes_per_person: async (tx, id) => (await sumAttachments(tx, id)).bytes,
  attachments_per_person: async (tx, id) => (await sumAttachments(tx, id)).attachments,
  drafts_per_agent: async (tx, id, now) => (await countOpenDrafts(tx, new Set([id]), now)).get(id) ?? 0,
  webhooks_per_agent: countWebhooks,
  communities_per_person: countOwned,
  communities_per_agent: countJoined,
  contact_requests_per_agent: countOpenRequests,
  message_requests_per_person: async (tx, id) => (await countWaitingRequests(tx, [id])).get(id) ?? 0,
  message_requests_per_agent_and_day: async (tx, id, now) =>
    Number((await readWindows(tx, [requestWindow(id)], now))[0]?.used ?? 0),
  open_tasks_per_requester: async (tx, id) => (await countOpenTasks(tx, 'requester', [id])).get(id) ?? 0,
  open_tasks_per_worker: async (tx, id) => (await countOpenTasks(tx, 'worker', [id])).get(id) ?? 0,
  socket_tickets_per_agent: countTickets,
  socket_tickets_per_person: countTickets,
}
