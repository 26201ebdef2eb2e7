/** The TLS server that webhooks are sent to: a path per subscription, scripted answers, exact bytes and arrival times. */
import type { WireEvent } from './wire.ts'

/** How a delivery is answered. Default 204. */
export interface Answer {
  status?: number
  headers?: Record<string, string>
  body?: string
  /** Waits before answering. */
  delayMs?: number
  /** Cuts the connection instead of answering. */
  reset?: boolean
}

/** One attempt as it arrived. */
export interface Delivery {
  /** `webhook-id` */
  id: string
  timestamp: string
  signature: string
  headers: Record<string, string>
  method: string
  path: string
  rawBody: Buffer
  /** Parsed body; undefined when it is not JSON. */
  event: WireEvent | undefined
  /** Our clock, ms. */
  arrivedAt: number
  /** 1 for the first attempt of this event at this endpoint. */
  attempt: number
  /** What it was answered with. */
  answer: Answer
}

/** Chooses the answer of a delivery. */
export type Script = (delivery: Delivery) => Answer | Promise<Answer>

export interface Endpoint {
  /** https address to subscribe. */
  readonly url: string
  /** Everything that arrived since the last `reset`. */
  readonly deliveries: readonly Delivery[]
  /** Sets the answers: one for all, a list by attempt of the same event (the last repeats), or a function. */
  answer(script: Answer | readonly Answer[] | Script): void
  /** Attempts of one event, in order of arrival. */
  of(eventId: string): Delivery[]
  /** The first delivery that matches, already here or within the bound; undefined when none came. */
  next(matches: (delivery: Delivery) => boolean, withinMs?: number): Promise<Delivery | undefined>
  /** Deliveries that match, once there are `count` of them or the bound is over. */
  collect(matches: (delivery: Delivery) => boolean, count: number, withinMs?: number): Promise<Delivery[]>
  /** The message.received delivery of a message. */
  message(messageId: string, withinMs?: number): Promise<Delivery | undefined>
  /** Forgets what arrived and answers 204 again. */
  reset(): void
}

export interface Receiver {
  /** A new path with its own answers. */
  endpoint(): Endpoint
  close(): Promise<void>
}
