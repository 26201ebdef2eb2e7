import type {
  ListedAgent as ListedAgentBody,
  ListedDelivery as ListedDeliveryBody,
  ListedUser as ListedUserBody,
  ServiceStatus as ServiceStatusBody,
} from '../../../generated/extensions/types.gen.ts'
import { encodeTime } from '../../platform/timestamp.ts'
import type { ListedAgent, ListedUser } from './account-list.store.ts'
import type { ListedDelivery } from './delivery-list.store.ts'
import type { ServiceStatus } from './get-service-status.ts'

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

export function encodeServiceStatus(status: ServiceStatus): ServiceStatusBody {
  return {
    process: { started_at: encodeTime(status.startedAt), waiting_pulls: status.waitingPulls },
    database: { engine: status.engine },
    accounts: { persons: status.accounts.users, agents: status.accounts.agents },
    webhooks: status.webhooks,
    deliveries: status.deliveries,
  }
}
