import type { SocketClientFrame, SocketServerFrame } from '../../../generated/extensions/types.gen.ts'
import type { EphemeralSignal } from '../../platform/event-log/ephemeral.ts'
import { encodeEvent } from '../events/event.current.ts'
import type { LogEvent } from '../events/log-event.ts'

const frame = (value: SocketServerFrame): string => JSON.stringify(value)

export const helloFrame = (latest: number, after: number, epoch: string): string =>
  frame({ type: 'hello', latest, after, log_epoch: epoch })
export const eventFrame = (event: LogEvent): string => frame({ type: 'event', event: encodeEvent(event) })
export const ephemeralFrame = ({ name, data }: EphemeralSignal): string => frame({ type: 'ephemeral', name, data })
export const pingFrame: string = frame({ type: 'ping' })

/** Parses a frame of a client; returns undefined for an invalid frame. Unknown members are ignored. */
export function decodeFrame(text: string): SocketClientFrame | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  const { type, sequence } = (value ?? {}) as { type?: unknown; sequence?: unknown }
  if (type === 'pong') return { type }
  if (type === 'ack' && Number.isSafeInteger(sequence) && (sequence as number) >= 0)
    return { type, sequence: sequence as number }
  return undefined
}
