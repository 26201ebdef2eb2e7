import {
  accountLimits,
  limitNames,
  type AccountLimit,
  type LimitName,
  isLimitName,
} from '../../platform/limits/account-limits.ts'
import type { Needs } from '../../platform/context.ts'
import { findAccount } from './find-accounts.ts'
import { countOverrides } from './account-list.store.ts'
import { countAgents } from '../../identity/accounts/actor.store.ts'
import { countSessions } from '../../identity/accounts/session.sql.ts'
import { sumAttachments } from '../../conversations/attachments/attachment.sql.ts'
import { countGroups } from '../../conversations/chats/chat.store.ts'
import { requestWindow, countWaitingRequests } from '../../conversations/chats/opening-counts.state.ts'
import { countOpenDrafts } from '../../conversations/drafts/draft.sql.ts'
import { countTickets } from '../../delivery/sockets/ticket.store.ts'
import { countWebhooks } from '../../delivery/webhooks/webhook.store.ts'
import { countOwned } from '../../network/communities/community.store.ts'
import { countJoined } from '../../network/communities/member.store.ts'
import { countOpenRequests } from '../../network/contact-requests/contact-request.store.ts'
import type { Tx } from '../../platform/database/database.ts'
import { storedBytesOf } from '../../platform/limits/stored-bytes.sql.ts'
import { readWindows } from '../../platform/rate-limits/limit.sql.ts'
import { countOpenTasks } from '../../tasks/tasks/task-participants.sql.ts'
import { storeOverride } from '../../platform/limits/limit-override.store.ts'
import { notFound } from '../../platform/errors.ts'

export interface LimitOfAccount {
  name: LimitName
  value: number
  default: number
  override: boolean
  /** Current usage; null for a limit that is counted for each chat or task of the account. */
  used: number | null
}

/** Returns the limits that an operator can set for an account, with its usage. @throws DomainError not_found */
export async function getHandleLimits(
  { clock, database, limits }: Needs<'clock' | 'database' | 'limits'>,
  handle: string,
): Promise<{ handle: string; limits: LimitOfAccount[] }> {
  return database.read(async (tx) => {
    const account = await findAccount(tx, handle)
    const own = limits.overridesOf(account.id)
    const found: LimitOfAccount[] = []
    for (const name of limitNames.filter((limit) => isSettableFor(accountLimits[limit], account.kind))) {
      found.push({
        name,
        value: limits.of(name, account.id),
        default: limits.of(name),
        override: own.has(name),
        used: (await limitUsage[name]?.(tx, account.id, clock.now())) ?? null,
      })
    }
    return { handle: account.handle!, limits: found }
  })
}

/** Returns whether an operator can set the limit for accounts of this kind. */
export function isSettableFor({ account }: AccountLimit, kind: 'user' | 'agent'): boolean {
  return account === 'any' || account === (kind === 'user' ? 'person' : 'agent')
}

export interface GeneralLimit {
  name: LimitName
  value: number
  overrides: number
}

/** Returns every limit with its default for accounts without an override. */
export async function listLimits({ database, limits }: Needs<'database' | 'limits'>): Promise<GeneralLimit[]> {
  const overrides = await database.read((tx) => countOverrides(tx))
  return limitNames.map((name) => ({ name, value: limits.of(name), overrides: overrides.get(name) ?? 0 }))
}

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

/**
 * Overrides one limit for one account: at once in this process, within 5 seconds in the others. Null deletes the
 * override.
 * @throws DomainError not_found for an unknown handle, or a limit that cannot be set for this kind of account
 */
export async function setHandleLimit(
  { database, limits }: Needs<'database' | 'limits'>,
  handle: string,
  name: string,
  value: number | null,
): Promise<{ handle: string; name: LimitName }> {
  const found = await database.write(async (tx) => {
    const account = await findAccount(tx, handle)
    if (!isLimitName(name) || !isSettableFor(accountLimits[name], account.kind)) {
      throw notFound('There is no such limit for this account; `parley limits show HANDLE` lists them.')
    }
    await storeOverride(tx, account.id, name, value)
    return { handle: account.handle!, name }
  })
  await limits.changed()
  return found
}
