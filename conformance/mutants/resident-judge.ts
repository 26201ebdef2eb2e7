/** Judges mutants in a resident process of the harness, which is replaced from time to time. */
import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Answer, Job } from './check-process.ts'
import type { Judgement } from './judgement.ts'

const program = fileURLToPath(new URL('check-process.ts', import.meta.url))
const startLimitMs = 60_000
/** Number of resident processes that judge mutants at the same time. */
export const workers = 2
/** Number of mutants after which a resident process is replaced, so that no state accumulates in it. */
export const jobsMax = 25
/**
 * Time limit in ms for work that a check leaves running after its mutant was killed. After it, the process is killed.
 */
const idleLimitMs = 90_000

export class ResidentJudge {
  #child: ChildProcess | null = null
  #answers: Answer[] = []
  #changed: () => void = () => undefined
  #output = ''
  /** Number of jobs since the process started. */
  jobs = 0

  /** @param limitMs time after which the process is killed if it has not decided */
  async judge(job: Job, limitMs: number): Promise<Judgement> {
    await this.#ready()
    const startedAt = Date.now()
    this.jobs += 1
    this.#output = ''
    this.#child?.send(job)
    const answer = await this.#next(({ type }) => type !== 'idle', limitMs)
    const durationMs = Date.now() - startedAt
    if (answer?.type === 'decided') return { checks: answer.checks, durationMs, output: this.#output }
    if (answer === undefined) this.stop()
    const output = answer?.type === 'broken' ? answer.message : `no decision within ${limitMs} ms ${this.#output}`
    return { checks: null, durationMs, output }
  }

  /** Kills the process. The next job starts a new one. */
  stop(): void {
    this.#child?.kill('SIGKILL')
    this.#child = null
    this.#answers = []
    this.jobs = 0
  }

  /** Waits until all work of the previous job has ended. */
  async #ready(): Promise<void> {
    if (this.#child !== null && (await this.#next(({ type }) => type === 'idle', idleLimitMs)) !== undefined) return
    this.stop()
    const child = fork(program, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
    const collect = (chunk: Buffer): void => {
      this.#output = (this.#output + chunk.toString('utf8')).slice(-4000)
    }
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    child.on('message', (answer: Answer) => {
      this.#answers.push(answer)
      this.#changed()
    })
    child.on('exit', () => {
      if (this.#child === child) this.#child = null
      this.#changed()
    })
    this.#child = child
    if ((await this.#next(({ type }) => type === 'idle', startLimitMs)) === undefined)
      throw new Error(`the checks could not be loaded: ${this.#output}`)
  }

  /** Waits for the next matching answer. Undefined when the process ends or the limit expires. */
  async #next(fits: (answer: Answer) => boolean, limitMs: number): Promise<Answer | undefined> {
    const deadline = Date.now() + limitMs
    for (;;) {
      const index = this.#answers.findIndex(fits)
      if (index !== -1) return this.#answers.splice(index, 1)[0]
      if (this.#child === null || Date.now() >= deadline) return undefined
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, deadline - Date.now())
        this.#changed = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  }
}
