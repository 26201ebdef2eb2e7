/** A relay that delays some answers of a target, like a busy target. */
import { connect, createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { socketAddress } from '../client/socket-address.ts'

export interface SlowRelay {
  url: string
  close(): Promise<void>
}

export interface Delays {
  /** Fraction of the delayed answers, from 0 to 1. */
  share: number
  fromMs: number
  toMs: number
  /** Returns a number from 0 to below 1. */
  random: () => number
}

/** @param target base URL of the target */
export async function startSlowRelay(target: string, delays: Delays): Promise<SlowRelay> {
  const address = socketAddress(new URL(target))
  const open = new Set<Socket>()
  const server = createServer((caller) => {
    const callee = connect(address)
    for (const [one, other] of [
      [caller, callee],
      [callee, caller],
    ] as const) {
      open.add(one)
      one.setNoDelay(true)
      one.on('error', () => other.destroy())
      one.on('close', () => open.delete(one))
    }
    delayAnswers(caller, callee, delays)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      for (const socket of open) socket.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
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
