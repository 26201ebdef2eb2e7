/** Who looks at everything that a target says, whichever check caused it. */
import type { Exchange } from './exchange.ts'

/**
 * Called once with each exchange, when it is over.
 * @param text the whole of what the target wrote; the exchange holds its beginning
 */
export type ExchangeObserver = (exchange: Exchange, text: string) => void

/** Observers of what the target sends by itself: webhook deliveries and the texts of live channels. */
const observers = new Set<ExchangeObserver>()

/** @returns ends the observation */
export function observeArrivals(observer: ExchangeObserver): () => void {
  observers.add(observer)
  return () => void observers.delete(observer)
}

/** What arrived, as an exchange that the target began. */
export interface Arrival {
  method: string
  url: string
  headers: Record<string, string>
  text: string
  arrivedAt: number
  /** The check that it is for. */
  check?: string | undefined
}

/** Who an exchange names as its actor when the target began it. */
export const targetItself = 'target'

const recordedCharacters = 65_536

/** Shows an arrival to the observers. */
export function announceArrival({ method, url, headers, text, arrivedAt, check }: Arrival): void {
  if (observers.size === 0) return
  const exchange: Exchange = {
    number: 0,
    actor: targetItself,
    operation: null,
    request: { method, url, headers, body: text.slice(0, recordedCharacters) },
    response: null,
    startedAt: arrivedAt,
    durationMs: 0,
    mismatches: [],
    ...(check === undefined ? {} : { check }),
  }
  for (const observe of observers) observe(exchange, text)
}
