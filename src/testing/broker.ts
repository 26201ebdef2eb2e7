import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

import { freePort } from './free-port.ts'

const testBrokerPort = 4222
/** URL of a running NATS broker for tests. */
export const testBrokerUrl = `nats://127.0.0.1:${testBrokerPort}`

const program = ['/usr/sbin/nats-server', '/usr/bin/nats-server', '/usr/local/bin/nats-server'].find(existsSync)

/** Whether the NATS broker is installed, so that tests can start one. */
export const canStartBrokers = program !== undefined

const startLimitMs = 10_000
const startPollMs = 20

/** Test support: a separate broker, which a test can stop, kill and restart on its port. */
export interface TestBroker {
  port: number
  /** Starts the broker unless it runs. Resolves when it accepts connections. */
  start(): Promise<void>
  /** Kills the broker. */
  kill(): Promise<void>
  /** Suspends or resumes the broker; while suspended, it does not respond. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void
}

/** @param args arguments of the program, in addition to address and port */
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

/** Returns whether a program accepts connections on the port of this machine. */
export function brokerAnswers(port = testBrokerPort): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: 10_000 })
    const end = (answered: boolean) => {
      socket.destroy()
      resolve(answered)
    }
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
    socket.once('timeout', () => end(false))
  })
}
