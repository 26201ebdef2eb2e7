import type { Limits } from '../../../generated/limits.ts'
import type { Clock } from '../clock.ts'
import { limitExceeded } from '../errors.ts'
import type { Ids } from '../ids.ts'
import type { Random } from '../random.ts'
import {
  concernsDelivery,
  concernsRequest,
  isInForce,
  type DeliveryToWebhook,
  type DemoFault,
  type FaultOrder,
  type RequestOfAgent,
} from './demo-faults.rules.ts'

/** Maximum number of active faults. */
const faultsMax = 20 satisfies Limits['extensions FaultList/faults maxItems']

/** Faults that a developer requested for a demo, in the memory of this process. */
export interface Injector {
  /** @throws DomainError limit_exceeded when too many faults are active */
  add(order: FaultOrder): DemoFault
  /** Returns the active faults, oldest first. */
  list(): DemoFault[]
  /** @returns whether the fault was active */
  remove(id: string): boolean
  /** Returns the fault for a request, and counts it as applied. */
  takeForRequest(request: RequestOfAgent): DemoFault | undefined
  /** Returns the fault for an attempt, and counts it as applied. */
  takeForDelivery(delivery: DeliveryToWebhook): DemoFault | undefined
}

export function createInjector({ clock, random, ids }: { clock: Clock; random: Random; ids: Ids }): Injector {
  let faults: DemoFault[] = []

  function inForce(): DemoFault[] {
    const now = clock.now()
    if (faults.some((fault) => !isInForce(fault, now))) faults = faults.filter((fault) => isInForce(fault, now))
    return faults
  }

  /** Returns the oldest matching fault whose random draw succeeds. */
  function take(fits: (fault: DemoFault) => boolean): DemoFault | undefined {
    if (faults.length === 0) return undefined
    const found = inForce().find((fault) => fits(fault) && random.number() < fault.probability)
    if (!found) return undefined
    found.applied++
    found.lastAppliedAt = clock.now()
    return { ...found }
  }

  return {
    add(order) {
      if (inForce().length >= faultsMax)
        throw limitExceeded(`At most ${faultsMax} faults can be active; remove one first.`)
      const createdAt = clock.now()
      const times = { applied: 0, lastAppliedAt: null, createdAt, expiresAt: createdAt + order.seconds * 1000 }
      const fault = { ...order, id: ids.next('flt'), ...times }
      faults = [...faults, fault]
      return { ...fault }
    },
    list: () => inForce().map((fault) => ({ ...fault })),
    remove(id) {
      const before = inForce()
      faults = before.filter((fault) => fault.id !== id)
      return faults.length < before.length
    },
    takeForRequest: (request) => take((fault) => concernsRequest(fault, request)),
    takeForDelivery: (delivery) => take((fault) => concernsDelivery(fault, delivery)),
  }
}
