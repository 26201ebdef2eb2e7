import type {
  AccountLimit as AccountLimitBody,
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
import type { AccountInvitation } from '../../identity/sign-in/account-invitation.store.ts'
import type { ListedAgent, ListedUser } from './account-list.store.ts'
import type { ListedDelivery } from './delivery-list.store.ts'
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
