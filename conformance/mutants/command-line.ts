/** Judges a target with the command line of the harness, in a new process, and reads its report. */
import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Judgement, Mode, Report } from './judgement.ts'

export interface CommandOptions {
  target: string
  reportFolder: string
  mode: Mode
  seed: number
  /** Time limit of the run, in ms. */
  limitMs: number
}

const cli = fileURLToPath(new URL('../cli.ts', import.meta.url))

export async function judgeByCommandLine(options: CommandOptions): Promise<Judgement> {
  const startedAt = Date.now()
  const args = ['--mode', options.mode, '--target', options.target, '--report', options.reportFolder]
  const { exitCode, output } = await runNode([cli, ...args, '--seed', String(options.seed)], options.limitMs)
  const report = await readReport(join(options.reportFolder, 'report.json'))
  return {
    checks: report?.checks ?? null,
    verdict: report?.verdict,
    exitCode,
    durationMs: Date.now() - startedAt,
    output,
  }
}

async function readReport(file: string): Promise<Report | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Report
  } catch {
    return null
  }
}

/** Runs a program in a new process. @returns the exit code, and the end of the output */
export function runNode(
  args: readonly string[],
  limitMs: number,
  node = process.execPath,
): Promise<{ exitCode: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(node, args, { stdio: ['ignore', 'pipe', 'pipe'] })
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
