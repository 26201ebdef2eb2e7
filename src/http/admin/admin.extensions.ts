import type {
  AccountLimit as AccountLimitBody,
  Erasure as ErasureBody,
  Invitation as InvitationBody,
  LimitList,
  ListedAgent as ListedAgentBody,
  ListedDelivery as ListedDeliveryBody,
  ListedUser as ListedUserBody,
  OperatorLogEntry as OperatorLogEntryBody,
  ServiceStatus as ServiceStatusBody,
} from '../../../generated/extensions/types.gen.ts'
import { accountLimits, unlimited } from '../../platform/limits/account-limits.ts'
import { encodeTime } from '../../platform/clock.ts'
import type { Deletion } from '../../identity/accounts/deletion.store.ts'
import type { ErasedKind, ErasureOutcome } from '../../identity/accounts/erasure-counts.ts'
import type { AccountInvitation } from '../../identity/sign-in/account-invitation.store.ts'
import type { ListedAgent, ListedUser } from './account-list.store.ts'
import type { ListedDelivery } from './delivery-list.sql.ts'
import type { LimitOfAccount, GeneralLimit } from './limits.ts'
import type { ListedEntry } from './operator-log.store.ts'
import type { ServiceStatus } from './get-service-status.ts'

export function encodeInvitation(invitation: AccountInvitation): InvitationBody {
  const { id, note, uses, used, createdAt, expiresAt } = invitation
  return { id, note, uses, used, created_at: encodeTime(createdAt), expires_at: encodeTime(expiresAt) }
}

export function encodeListedUser({ id, handle, name, status, createdAt }: ListedUser): ListedUserBody {
  return { user_id: id, handle, name, status, created_at: encodeTime(createdAt) }
}

export function encodeListedAgent(agent: ListedAgent): ListedAgentBody {
  const { id, handle, name, visibility, status, ownerHandle, createdAt } = agent
  return {
    id,
    handle,
    display_name: name,
    visibility,
    status,
    owner_handle: ownerHandle,
    created_at: encodeTime(createdAt),
  }
}

export function encodeListedDelivery(delivery: ListedDelivery): ListedDeliveryBody {
  return {
    webhook_id: delivery.webhookId,
    agent_handle: delivery.agentHandle,
    event_id: delivery.eventId,
    event_type: delivery.eventType,
    status: delivery.state,
    attempts: delivery.attempts,
    next_attempt_at: delivery.state === 'pending' ? encodeTime(delivery.nextAt) : null,
    last_status: delivery.lastStatus,
    last_error: delivery.lastError,
    updated_at: encodeTime(delivery.updatedAt),
  }
}

export function encodeLogEntry(entry: ListedEntry): OperatorLogEntryBody {
  const { id, at, operation, accountId, handle, details, address, isDone } = entry
  return {
    id,
    at: encodeTime(at),
    operation,
    account: accountId === null ? null : { id: accountId, handle },
    details,
    address,
    outcome: isDone ? 'done' : 'unknown',
  }
}

export function encodeServiceStatus(status: ServiceStatus): ServiceStatusBody {
  return {
    process: { started_at: encodeTime(status.startedAt), waiting_pulls: status.waitingPulls },
    database: { engine: status.engine },
    accounts: { persons: status.accounts.users, agents: status.accounts.agents },
    stored: {
      groups: status.stored.groups,
      attachments: status.stored.attachments,
      attachment_bytes: status.stored.attachmentBytes,
      drafts: status.stored.drafts,
      open_tasks: status.stored.openTasks,
      message_requests: status.stored.messageRequests,
      device_codes: status.stored.deviceCodes,
    },
    webhooks: status.webhooks,
    deliveries: status.deliveries,
  }
}

export function encodeLimit({ name, value, overrides }: GeneralLimit): LimitList['limits'][number] {
  const { unit, code, account, doc } = accountLimits[name]
  return { limit: name, value: encodeNumber(value), overrides, unit, code, account, description: doc }
}

export function encodeAccountLimit({ name, ...limit }: LimitOfAccount): AccountLimitBody {
  const { unit, code } = accountLimits[name]
  const { value, default: general, override, used } = limit
  return { limit: name, value: encodeNumber(value), default: encodeNumber(general), override, used, unit, code }
}

/** On the wire, null means no limit. */
function encodeNumber(value: number): number | null {
  return value === unlimited ? null : value
}

/** Encodes the report of a deletion (AMB-269). */
export function encodeErasure(deletion: Deletion): ErasureBody {
  const { id, requestedBy, accounts, createdAt, completedAt, pending, counts } = deletion
  const of = (kept: ErasureOutcome) =>
    counts.filter(({ outcome }) => outcome === kept).map(({ kind, count }) => ({ kind, count }))
  return {
    receipt_id: id,
    status: pending.length > 0 ? 'pending' : 'completed',
    requested_by: requestedBy,
    accounts,
    started_at: encodeTime(createdAt),
    completed_at: completedAt === null ? null : encodeTime(completedAt),
    erased: of('erased'),
    anonymized: of('anonymized').map((count) => ({ ...count, reason: keptBecause[count.kind] ?? keptForOthers })),
    pending: pending.map(({ target, attempts, nextAt }) => ({
      target,
      attempts,
      next_attempt_at: encodeTime(nextAt),
    })),
  }
}

const keptForOthers = 'Other accounts can still read it.'

/** Reasons why data of a kind is kept without names. */
const keptBecause: Partial<Record<ErasedKind, string>> = {
  accounts: 'The id stays, so that it is never used again; the retired handle of an agent stays for the same reason.',
  messages: 'Other participants of the chat can still read it. The sender is an id without a name.',
  events: 'It is in the log of another account, which has no gaps. It names an id without a name.',
}
