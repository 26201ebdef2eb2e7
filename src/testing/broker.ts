import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

import { freePort } from './free-port.ts'

const testBrokerPort = 4222
/** Where the tests look for a NATS broker that is there already. */
export const testBrokerUrl = `nats://127.0.0.1:${testBrokerPort}`

const program = ['/usr/sbin/nats-server', '/usr/bin/nats-server', '/usr/local/bin/nats-server'].find(existsSync)

/** Whether the broker of NATS is installed here, so that one can be started. */
export const canStartBrokers = program !== undefined

const startLimitMs = 10_000
const startPollMs = 20

/** Test support: a broker of its own, which a test may stop, kill and start again on its port. */
export interface TestBroker {
  port: number
  /** Starts it where it does not run. Resolves when it takes connections. */
  start(): Promise<void>
  /** Ends it at once. */
  kill(): Promise<void>
  /** Stopped, it answers nothing; continued, it goes on. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void
}

/** @param args of the program besides address and port */
export async function startBroker(args: readonly string[] = []): Promise<TestBroker> {
  const port = await freePort()
  let child: ChildProcess | undefined
  const broker: TestBroker = {
    port,
    async start() {
      if (child && child.exitCode === null && child.signalCode === null) return
      child = spawn(installed(), ['--addr', '127.0.0.1', '--port', String(port), ...args], { stdio: 'ignore' })
      const until = performance.now() + startLimitMs
      while (!(await brokerAnswers(port))) {
        if (child.exitCode !== null) throw new Error(`nats-server ended with ${child.exitCode} at its start`)
        if (performance.now() > until) throw new Error('nats-server did not start')
        await sleep(startPollMs)
      }
    },
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const exited = once(child, 'exit')
      child.kill('SIGKILL')
      await exited
    },
    signal: (name) => void child?.kill(name),
  }
  await broker.start()
  return broker
}

function installed(): string {
  if (program === undefined) throw new Error('nats-server is not installed')
  return program
}

/** Whether something takes connections at the port of this machine. */
export function brokerAnswers(port = testBrokerPort): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: 2_000 })
    const end = (answered: boolean) => {
      socket.destroy()
      resolve(answered)
    }
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
    socket.once('timeout', () => end(false))
  })
}
