/** TLS server that receives webhooks: one path per subscription, scripted answers, exact bytes and arrival times. */
import type { WireEvent } from './wire.ts'

/** Answer to a delivery. Default 204. */
export interface Answer {
  status?: number
  headers?: Record<string, string>
  body?: string
  /** Delay before the answer, in milliseconds. */
  delayMs?: number
  /** Closes the connection instead of answering. */
  reset?: boolean
}

/** One delivery attempt. */
export interface Delivery {
  /** `webhook-id` */
  id: string
  timestamp: string
  signature: string
  headers: Record<string, string>
  method: string
  path: string
  rawBody: Buffer
  /** The body for searches; see `searchable`. */
  text: string
  /** Parsed body; undefined when it is not JSON. */
  event: WireEvent | undefined
  /** Arrival by the local clock, in ms. */
  arrivedAt: number
  /** 1 for the first attempt of this event at this endpoint. */
  attempt: number
  /** The answer to this attempt. */
  answer: Answer
}

/** Chooses the answer of a delivery. */
export type Script = (delivery: Delivery) => Answer | Promise<Answer>

export interface Endpoint {
  /** https URL to subscribe. */
  readonly url: string
  /** All deliveries since the last `reset`. */
  readonly deliveries: readonly Delivery[]
  /**
   * Sets the answers: one for all deliveries, a list by the attempt of an event (the last one repeats), or a function.
   */
  answer(script: Answer | readonly Answer[] | Script): void
  /** Returns the attempts of one event, in order of arrival. */
  of(eventId: string): Delivery[]
  /** Waits for the first delivery that matches, among received and later ones. Undefined when none arrives in time. */
  next(matches: (delivery: Delivery) => boolean, withinMs?: number): Promise<Delivery | undefined>
  /** Returns the matching deliveries when there are `count` of them or the time limit expires. */
  collect(matches: (delivery: Delivery) => boolean, count: number, withinMs?: number): Promise<Delivery[]>
  /** Waits for the message.received delivery of a message. */
  message(messageId: string, withinMs?: number): Promise<Delivery | undefined>
  /** Deletes the received deliveries. New ones are answered with 204 again. */
  reset(): void
}

export interface Receiver {
  /** Creates a new path with its own answers. */
  endpoint(): Endpoint
  close(): Promise<void>
}
