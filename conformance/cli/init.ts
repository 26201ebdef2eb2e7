/** `parley-conform init URL`: probes a service and writes a first target file with TODO marks for unknown values. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parse } from 'yaml'
import { openDocuments } from '../client/documents.ts'
import { packageRoot } from '../runner/check-files.ts'
import { explore, type Credentials, type Exploration } from '../target/explore.ts'
import { readTarget, TargetFileError } from '../target/load-target.ts'
import { NoServiceError } from '../target/recognize.ts'
import { openSession } from '../target/session.ts'
import { draftTarget, sessionVariable, tokenVariable } from './target-draft.ts'
import { commandLine } from '../report/command-line.ts'
import { readExamples } from './paste.ts'
import { InterruptedError } from './with-target.ts'

export interface InitOptions {
  url: string
  out: string
  yes: boolean
  force: boolean
}

/** Short, because the service may not exist. */
const requestTimeoutMs = 4000

/** @returns the exit code: 2 when no file was written */
export async function initTarget({ url, out, yes, force }: InitOptions): Promise<number> {
  const baseUrl = url.replace(/\/+$/, '')
  if (existsSync(out) && !force)
    return refuse(`${out} exists: choose another file with --out, or overwrite it with --force`)
  const asking = !yes && process.stdin.isTTY === true
  const answers = asking ? await ask(baseUrl) : defaults(baseUrl)
  const found = await probeService(baseUrl, answers.credentials)
  if (typeof found === 'string') return refuse(found)
  const text = draftTarget({
    name: answers.name,
    baseUrl,
    found,
    credentials: answers.credentials,
    examples: readExamples(packageRoot),
  })
  // A draft that does not load is an error of this program and must not be written.
  const { session = 'unset', agentToken = 'unset' } = answers.credentials
  readTarget(parse(text), {
    root: packageRoot,
    folder: dirname(resolve(out)),
    environment: { [sessionVariable]: session, [tokenVariable]: agentToken },
  })
  try {
    mkdirSync(dirname(resolve(out)), { recursive: true })
    writeFileSync(out, text)
  } catch (error) {
    return refuse(`${out} cannot be written: ${(error as Error).message}`)
  }
  const todo = text.split('\n').filter((line) => line.includes('TODO')).length
  const unset = [...text.matchAll(/^[^#\n]*\$\{(\w+)\}/gm)].flatMap(([, name]) => (process.env[name!] ? [] : [name!]))
  const exporting = unset.length === 0 ? '' : `Set ${[...new Set(unset)].join(' and ')} in the environment. `
  for (const line of ownersOf(found)) process.stdout.write(`${line}\n`)
  process.stdout.write(
    `${out} was written; ${todo} lines are marked TODO. ${exporting}Next: ${commandLine(['doctor', '--target', out])}\n`,
  )
  return 0
}

function ownersOf({ person, agent }: Exploration): string[] {
  return [
    ...(typeof person === 'object' ? [`The session belongs to ${person.handle} (${person.userId}).`] : []),
    ...(typeof agent === 'object' ? [`The token belongs to ${agent.handle} (${agent.id}).`] : []),
  ]
}

function refuse(message: string): number {
  process.stderr.write(`${message}\n`)
  return 2
}

interface Answers {
  name: string
  credentials: Credentials
}

function defaults(baseUrl: string): Answers {
  const { [sessionVariable]: session, [tokenVariable]: agentToken } = process.env
  return {
    name: new URL(baseUrl).host,
    credentials: { ...(session && { session }), ...(agentToken && { agentToken }) },
  }
}

/**
 * Prompts for values; Enter accepts the default. Credentials are used for the probe and not written: the file contains
 * the names of the variables.
 */
async function ask(baseUrl: string): Promise<Answers> {
  const known = defaults(baseUrl)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    const question = async (text: string, fallback: string | undefined, shown = fallback): Promise<string> =>
      (await terminal.question(`${text} [${shown ?? 'none'}]: `)).trim() || (fallback ?? '')
    const { session: knownSession, agentToken: knownToken } = known.credentials
    const name = await question('Name of the service in reports', known.name)
    const session = await question('Session of a person, for the probe', knownSession, knownSession && sessionVariable)
    const agentToken = await question('Token of an agent, for the probe', knownToken, knownToken && tokenVariable)
    return { name, credentials: { ...(session && { session }), ...(agentToken && { agentToken }) } }
  } catch (error) {
    // The user pressed Ctrl+C or Ctrl+D at a prompt.
    throw (error as Error).name === 'AbortError' ? new InterruptedError('interrupted; no file was written') : error
  } finally {
    terminal.close()
  }
}

/** @returns the findings, or the reason why the service cannot be probed */
async function probeService(baseUrl: string, credentials: Credentials): Promise<Exploration | string> {
  const about = { name: 'probe', base_url: baseUrl, timing: { request_timeout_ms: requestTimeoutMs } }
  try {
    const target = readTarget(about, { root: packageRoot, folder: '.', environment: {} })
    const { client } = await openSession(target, openDocuments(packageRoot, ['current']))
    try {
      return await explore(client, credentials)
    } finally {
      await client.close()
    }
  } catch (error) {
    if (error instanceof NoServiceError || error instanceof TargetFileError) return error.message
    throw error
  }
}
