import type { CreateFaultRequest, Fault as FaultBody } from '../../../generated/extensions/types.gen.ts'
import type { DemoFault } from '../../platform/demo-faults/demo-faults.rules.ts'
import { encodeTime } from '../../platform/clock.ts'
import type { FaultInput } from './faults.ts'

/** Default duration of a fault, in seconds. */
const secondsDefault = 600

export function decodeFault(body: CreateFaultRequest): FaultInput {
  return {
    target: body.target,
    kind: body.kind,
    agent: body.agent ?? null,
    operation: body.operation ?? null,
    path: body.path ?? null,
    webhookId: body.webhook_id ?? null,
    delayMs: body.delay_ms ?? null,
    retryAfterSeconds: body.retry_after ?? null,
    probability: body.probability ?? 1,
    times: body.times ?? null,
    seconds: body.seconds ?? secondsDefault,
  }
}

export function encodeFault(fault: DemoFault): FaultBody {
  return {
    id: fault.id,
    target: fault.target,
    kind: fault.kind,
    agent: fault.agent?.handle ?? null,
    operation: fault.operation,
    path: fault.path,
    webhook_id: fault.webhookId,
    delay_ms: fault.delayMs,
    retry_after: fault.retryAfterSeconds,
    probability: fault.probability,
    times_left: fault.times === null ? null : fault.times - fault.applied,
    applied: fault.applied,
    last_applied_at: fault.lastAppliedAt === null ? null : encodeTime(fault.lastAppliedAt),
    created_at: encodeTime(fault.createdAt),
    expires_at: encodeTime(fault.expiresAt),
  }
}
