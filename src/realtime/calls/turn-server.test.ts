import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { freePort } from '../../testing/free-port.ts'
import { startTestServer } from '../../testing/server.ts'

const [turnServer = '', turnClient = ''] = ['turnserver', 'turnutils_uclient'].map((name) => `/usr/bin/${name}`)
const secret = 'a-static-auth-secret-of-tests'
const hourMs = 3_600_000

/** A real TURN server checks the credentials of the parties. */
describe.skipIf(!existsSync(turnServer))('credentials for TURN', { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'parley-turn-'))
  let port: number
  let running: ChildProcess

  beforeAll(async () => {
    port = await freePort()
    const address = ['--listening-ip=127.0.0.1', `--listening-port=${port}`, '--relay-ip=127.0.0.1']
    const auth = ['--use-auth-secret', `--static-auth-secret=${secret}`, '--realm=parley.example']
    const files = [`--pidfile=${join(folder, 'pid')}`, `--userdb=${join(folder, 'db')}`, '--log-file=stdout']
    const options = ['-n', ...address, ...auth, ...files, '--no-tls', '--no-dtls', '--no-cli', '--allow-loopback-peers']
    running = spawn(turnServer, options, { stdio: 'ignore' })
    while (!(await listens(port))) await sleep(50)
  })
  afterAll(async () => {
    const ended = once(running, 'exit')
    running.kill('SIGKILL')
    await ended
    rmSync(folder, { recursive: true })
  })

  /** Returns credentials from a server whose clock is some hours behind. */
  async function credentialsFrom(hoursAgo: number): Promise<{ username: string; credential: string }> {
    const now = () => Date.now() - hoursAgo * hourMs
    const settings = {
      PARLEY_ICE_SERVERS: `turn:127.0.0.1:${port}?transport=udp`,
      PARLEY_TURN_SECRET: secret,
    }
    const server = await startTestServer({ url: ':memory:' }, { now }, settings)
    const { session } = await server.user()
    const { body } = await server.call('GET', '/v1/calls/ice-servers', session)
    await server.close()
    return body.ice_servers[0]
  }

  /** Sends a message through a relay. @returns whether the TURN server accepted the client */
  const relays = (username: string, credential: string): Promise<boolean> =>
    new Promise((resolve) => {
      const who = ['-u', username, '-w', credential]
      execFile(turnClient, ['-y', '-n', '1', '-m', '1', ...who, '-p', String(port), '127.0.0.1'], (_, out) =>
        resolve(/tot_recv_msgs=[1-9]/.test(out)),
      )
    })

  test('are accepted, with a wrong password rejected, and rejected after they expire', async () => {
    const { username, credential } = await credentialsFrom(0)
    expect(await relays(username, credential)).toBe(true)
    expect(await relays(username, `${credential}x`)).toBe(false)
    const old = await credentialsFrom(5)
    expect(await relays(old.username, old.credential)).toBe(false)
  })
})

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })
