/** Starts this project's server as a child process and describes it. The harness knows it by its address alone. */
import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'
import { makeAuthority } from '../driver/authority.ts'
import { mint } from '../driver/mint.ts'
import { readTarget } from './load-target.ts'
import type { Target } from './target.ts'

/** The server could not be started; the message holds the end of what it wrote. */
export class StartFault extends Error {
  override name = 'StartFault'
}

export interface OwnServer { target: Target; stop(): Promise<void> }

const startLimitMs = 30_000
const stopLimitMs = 12_000
const persons = ['Ann', 'Ben', 'Cleo']

/** @throws StartFault */
export async function startOwnServer(root: string): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'))
  const caFolder = join(folder, 'ca')
  await makeAuthority(caFolder)
  const operatorKey = randomBytes(24).toString('hex')
  const child = launch(root, folder, operatorKey)
  const stop = async (): Promise<void> => {
    await end(child)
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const url = await address(child)
    const template = parse(readFileSync(join(root, 'conformance', 'target', 'own-target.yaml'), 'utf8')) as object
    const target = readTarget({
      ...template, persons: await Promise.all(persons.map((name) => provision(url, operatorKey, name))),
      receiver: { listen: '127.0.0.1:0', ca_dir: caFolder },
    }, { root, folder, environment: { PARLEY_CONFORM_URL: url, PARLEY_CONFORM_OPERATOR_KEY: operatorKey } })
    return { target, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function launch(root: string, folder: string, operatorKey: string): ChildProcess {
  const source = join(root, 'src', 'main.ts')
  const program = existsSync(source) ? source : join(root, 'dist', 'src', 'main.js')
  const { PATH, HOME, CONFORMANCE_DATABASE_URL: database } = process.env
  return spawn(process.execPath, [program, 'serve'], {
    cwd: folder, stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH, HOME, PORT: '0', DATABASE_URL: database ?? join(folder, 'parley.db'), PARLEY_OPERATOR_KEY: operatorKey, PARLEY_LOG_LEVEL: 'warn',
      PARLEY_WEBHOOK_CA_FILE: join(folder, 'ca', 'ca.pem'), PARLEY_WEBHOOK_ALLOW_CIDRS: '127.0.0.1/32',
      PARLEY_WEBHOOK_BACKOFF_MS: '10', PARLEY_WEBHOOK_TIMEOUT_MS: '1500',
    },
  })
}

function address(child: ChildProcess): Promise<string> {
  let output = ''
  return new Promise((resolve, reject) => {
    const fail = (why: string): void => reject(new StartFault(`${why}\n${output.slice(-2000)}`))
    const limit = setTimeout(() => fail(`the own server was not ready within ${startLimitMs / 1000} s`), startLimitMs)
    const read = (chunk: Buffer): void => {
      output = `${output}${chunk.toString('utf8')}`.slice(-8000)
      const found = /parley listening on (https?:\/\/\S+)/.exec(output)?.[1]
      if (found === undefined) return
      clearTimeout(limit)
      resolve(found)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => {
      clearTimeout(limit)
      fail(`the own server ended with ${code}`)
    })
  })
}

async function provision(url: string, operatorKey: string, name: string): Promise<object> {
  const handle = mint.handle(name.toLowerCase())
  const phone = `+4915${Date.now() % 10_000_000}${persons.indexOf(name)}`
  const response = await fetch(`${url}/_ops/persons`, {
    method: 'POST', headers: { authorization: `Bearer ${operatorKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ handle, name, phone_number: phone }),
  })
  if (response.status !== 201) throw new StartFault(`POST /_ops/persons answered ${response.status}: ${await response.text()}`)
  const { person, session } = await response.json() as { person: { user_id: string; handle: string }; session: string }
  return { handle: person.handle, user_id: person.user_id, session, name, phone_number: phone }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGTERM')
  const limit = setTimeout(() => child.kill('SIGKILL'), stopLimitMs)
  await gone
  clearTimeout(limit)
}
