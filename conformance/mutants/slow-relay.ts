/** A relay that delays some answers of a target, like a busy target. */
import type { Socket } from 'node:net'
import type { LocalServer } from '../client/local-server.ts'
import { socketAddress } from '../client/socket-address.ts'
import { startRelay } from '../target/relay.ts'

export interface Delays {
  /** Fraction of the delayed answers, from 0 to 1. */
  share: number
  fromMs: number
  toMs: number
  /** Returns a number from 0 to below 1. */
  random: () => number
}

/** @param target base URL of the target */
export async function startSlowRelay(target: string, delays: Delays): Promise<LocalServer> {
  const { port, cut } = await startRelay(socketAddress(new URL(target)), (caller, callee) =>
    delayAnswers(caller, callee, delays),
  )
  return { url: `http://127.0.0.1:${port}`, close: cut }
}

/**
 * Forwards requests at once. The first bytes after a request are its answer, which may be delayed with all later
 * bytes.
 */
function delayAnswers(caller: Socket, callee: Socket, { share, fromMs, toMs, random }: Delays): void {
  let asked = false
  let passed = Promise.resolve()
  const inTurn = (work: () => void): void => {
    passed = passed.then(work)
  }
  caller.on('data', (bytes) => {
    asked = true
    callee.write(bytes)
  })
  caller.on('end', () => callee.end())
  callee.on('data', (bytes) => {
    if (asked && random() < share) {
      const until = Date.now() + fromMs + random() * (toMs - fromMs)
      passed = passed.then(() => new Promise((resolve) => setTimeout(resolve, until - Date.now()).unref()))
    }
    asked = false
    inTurn(() => void caller.write(bytes))
  })
  callee.on('end', () => inTurn(() => void caller.end()))
  callee.on('close', () => inTurn(() => void caller.destroy()))
  caller.on('close', () => callee.destroy())
}
