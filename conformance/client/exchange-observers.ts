/** Observers of all data that a target sends, whichever check caused it. */
import { parseJson } from './documents.ts'
import type { Exchange } from './exchange.ts'

/**
 * Called once for each exchange, after it ended.
 * @param text the complete text from the target; the exchange contains only its beginning
 * @param body the text as JSON; undefined when it is not JSON
 */
export type ExchangeObserver = (exchange: Exchange, text: string, body: unknown) => void

/** Observers of data that the target sends on its own: webhook deliveries and texts of live channels. */
const observers = new Set<ExchangeObserver>()

/** @returns a function that ends the observation */
export function observeArrivals(observer: ExchangeObserver): () => void {
  observers.add(observer)
  return () => void observers.delete(observer)
}

/** Data that the target sent on its own, to be recorded as an exchange. */
export interface Arrival {
  method: string
  url: string
  headers: Record<string, string>
  text: string
  arrivedAt: number
  /** The check that receives the data. */
  check?: string | undefined
}

/** Actor of an exchange that the target started. */
export const targetItself = 'target'

const recordedCharacters = 65_536

/** Passes an arrival to the observers. */
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
    check,
  }
  const body = parseJson(text)
  for (const observe of observers) observe(exchange, text, body)
}
