/** Runs the harness as a child process against one target file and reads its report. */
import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface CheckRow {
  id: string
  requirements: string[]
  status: 'passed' | 'failed' | 'warned' | 'not_offered' | 'not_testable' | 'error'
  message?: string
}

export interface Report {
  verdict: 'conformant' | 'violations' | 'no_verdict'
  checks: CheckRow[]
}

export interface Judgement {
  /** Exit code of the harness; null when it was stopped at the time limit. */
  exitCode: number | null
  report: Report | null
  durationMs: number
  /** The end of what the harness wrote, for mutants without a report. */
  output: string
}

export interface JudgeOptions {
  target: string
  reportFolder: string
  /** Checks or requirement ids to restrict the run to. */
  only?: readonly string[]
  mode?: 'quick' | 'full'
  seed?: number
  /** The run is stopped after this time, in ms. */
  limitMs: number
}

const cli = fileURLToPath(new URL('../cli.ts', import.meta.url))

export async function judge(options: JudgeOptions): Promise<Judgement> {
  const startedAt = Date.now()
  const { exitCode, output } = await run(
    [
      ...(options.mode === 'full' ? ['--mode', 'full'] : []),
      '--target',
      options.target,
      '--report',
      options.reportFolder,
      ...(options.only === undefined ? [] : ['--only', options.only.join(',')]),
      ...(options.seed === undefined ? [] : ['--seed', String(options.seed)]),
    ],
    options.limitMs,
  )
  const durationMs = Date.now() - startedAt
  return { exitCode, report: await readReport(join(options.reportFolder, 'report.json')), durationMs, output }
}

async function readReport(file: string): Promise<Report | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Report
  } catch {
    return null
  }
}

function run(args: readonly string[], limitMs: number): Promise<{ exitCode: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [cli, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const collect = (chunk: Buffer): void => {
      output = (output + chunk.toString('utf8')).slice(-4000)
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    const limit = setTimeout(() => child.kill('SIGKILL'), limitMs)
    child.on('error', reject)
    child.on('close', (exitCode) => {
      clearTimeout(limit)
      resolve({ exitCode, output })
    })
  })
}
