/** Starts each candidate, writes its target file, has it judged and takes everything down again. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeAuthority } from '../client/authority.ts'
import { referenceCommunity } from '../reference-server/accounts/communities.ts'
import { referenceSocket } from '../reference-server/events/event-sockets.ts'
import { startReferenceServer } from '../reference-server/start.ts'
import type { ReferenceServerOptions } from '../reference-server/state/server.ts'
import { packageRoot } from '../runner/check-files.ts'
import { startOwnProcess } from '../target/own-process.ts'
import { isMutant, killingStatus, type Candidate, type Mutant } from './candidates.ts'
import { judgeByCommandLine } from './command-line.ts'
import type { Judgement, Mode } from './judgement.ts'
import { startProxy } from './proxy/proxy.ts'
import type { ResidentJudge } from './resident-judge.ts'
import { runScript, type ScriptTrial } from './script-trial.ts'
import { startStubServer } from './stub-server.ts'
import { referenceIntervalMs, referenceLacks, writeTarget, type TargetOptions } from './target-file.ts'

export interface MutationRunOptions {
  /** The server behind the proxy. */
  behind: 'own' | 'reference'
  mode: Mode
  /** Judge mutants by every check, not only by those that cite a violated requirement. */
  whole: boolean
  seed: number
  /** Also have the script of what killed a mutant tried. */
  repro: boolean
}

/** A server that listens, until it is closed. */
interface Running {
  url: string
  close(): Promise<void>
}

const webhookBackoffMs = 10
const webhookTimeoutMs = 2500
const operatorKey = 'operator-key-of-tests'
const limitMs: Record<Mode, number> = { quick: 600_000, full: 900_000 }
/** A little above the limit of a stub server, so that an overrun is measured and not cut. */
const stubLimitMs = 25_000

export class MutationRun {
  readonly #options: MutationRunOptions
  readonly #folder: string
  #behindProxy: Promise<Running> | null = null

  private constructor(options: MutationRunOptions, folder: string) {
    this.#options = options
    this.#folder = folder
  }

  static async open(options: MutationRunOptions): Promise<MutationRun> {
    const folder = await mkdtemp(join(tmpdir(), 'mutants-'))
    await makeAuthority(join(folder, 'ca'))
    return new MutationRun(options, folder)
  }

  async close(): Promise<void> {
    if (this.#behindProxy !== null) await (await this.#behindProxy).close()
    await rm(this.#folder, { recursive: true })
  }

  /** Mutants are judged by a resident process; stub servers and legal choices by the command line, as users run it. */
  async judge(candidate: Candidate, resident: ResidentJudge): Promise<Judgement> {
    const { seed, mode, whole, repro } = this.#options
    return this.#with(candidate, async (target, reportFolder) => {
      if (!isMutant(candidate)) {
        const limit = candidate.kind === 'stub' ? stubLimitMs : limitMs[mode]
        return judgeByCommandLine({ target, reportFolder, mode, seed, limitMs: limit })
      }
      const ownMode = this.modeOf(candidate)
      const naming = [...candidate.violates]
      const restricted = whole
        ? { only: [] }
        : { only: [...naming, ...throughOf(candidate)], decidedBy: { status: killingStatus(candidate), naming } }
      const scripts = repro ? { scripts: reportFolder } : {}
      return resident.judge({ target, mode: ownMode, seed, ...restricted, ...scripts }, limitMs[ownMode])
    })
  }

  /** Runs the script of a kill against new servers: one with the fault, and one without. */
  async tryScript(mutant: Mutant, script: string): Promise<ScriptTrial> {
    const run = (server: Mutant | Control): ReturnType<typeof runScript> =>
      this.#with(server, (target) => runScript(script, target))
    const faulty = await run(mutant)
    const healthy = await run({ kind: mutant.kind, name: `repaired:${mutant.name}` })
    const output = [
      faulty.answer === 'shown' ? '' : faulty.output,
      healthy.answer === 'not shown' ? '' : healthy.output,
    ]
    return { faulty: faulty.answer, healthy: healthy.answer, output: output.join('\n') }
  }

  get triesScripts(): boolean {
    return this.#options.repro
  }

  /** Some faults are seen by a full run only. */
  modeOf(mutant: Mutant): Mode {
    return (mutant.kind === 'fault' ? mutant.mode : undefined) ?? this.#options.mode
  }

  /** Runs checks against a server of the same kind without a fault. */
  async judgeControl(
    kind: Mutant['kind'],
    mode: Mode,
    checks: readonly string[],
    resident: ResidentJudge,
  ): Promise<Judgement> {
    const { seed } = this.#options
    return this.#with({ kind, name: `control:${kind}` }, (target) =>
      resident.judge({ target, only: [...checks], mode, seed }, limitMs[mode]),
    )
  }

  async #with<T>(
    candidate: Candidate | Control,
    work: (target: string, reportFolder: string) => Promise<T>,
  ): Promise<T> {
    const server = await this.#start(candidate)
    try {
      const reportFolder = join(this.#folder, candidate.name.replaceAll(':', '-'))
      await mkdir(reportFolder, { recursive: true })
      const target = join(reportFolder, 'target.yaml')
      await writeTarget(target, this.#targetOptions(candidate, server.url))
      return await work(target, reportFolder)
    } finally {
      await server.close()
    }
  }

  async #start(candidate: Candidate | Control): Promise<Running> {
    if (candidate.kind === 'stub') return startStubServer(candidate.server)
    if (candidate.kind === 'proxy') {
      this.#behindProxy ??= this.#options.behind === 'own' ? this.#startOwn() : startReferenceServer(this.#reference())
      const faults = 'fault' in candidate ? [candidate.fault] : []
      return startProxy({ to: (await this.#behindProxy).url, faults })
    }
    if (candidate.kind === 'choice')
      return startReferenceServer({ ...this.#reference(), choices: candidate.configuration.choices })
    return startReferenceServer({ ...this.#reference(), faults: 'fault' in candidate ? [candidate.fault] : [] })
  }

  #reference(): ReferenceServerOptions {
    return { operatorKey, webhookCaFile: join(this.#folder, 'ca', 'ca.pem'), webhookBackoffMs, webhookTimeoutMs }
  }

  /** This project's server, in memory. */
  async #startOwn(): Promise<Running> {
    const own = await startOwnProcess(packageRoot, this.#folder, {
      DATABASE_URL: ':memory:',
      PARLEY_OPERATOR_KEY: operatorKey,
      PARLEY_TEST_HOOKS: 'true',
      PARLEY_LOG_LEVEL: 'error',
      PARLEY_RATE_LIMITS: 'off',
      PARLEY_LIMITS: 'device_codes_per_address=off,open_tasks_per_requester=off,message_requests_per_agent_and_day=off',
      PARLEY_WEBHOOK_CA_FILE: join(this.#folder, 'ca', 'ca.pem'),
      PARLEY_WEBHOOK_ALLOW_CIDRS: '127.0.0.1/32',
      PARLEY_WEBHOOK_BACKOFF_MS: String(webhookBackoffMs),
      PARLEY_WEBHOOK_TIMEOUT_MS: String(webhookTimeoutMs),
      PARLEY_STORAGE_URL: join(this.#folder, 'attachments'),
    })
    return { url: own.url, close: () => own.stop() }
  }

  #targetOptions(candidate: Candidate | Control, baseUrl: string): TargetOptions {
    const own = candidate.kind === 'proxy' && this.#options.behind === 'own'
    const configuration = candidate.kind === 'choice' ? candidate.configuration : undefined
    return {
      name: candidate.name,
      baseUrl,
      operatorKey,
      caFolder: join(this.#folder, 'ca'),
      webhookBackoffMs,
      webhookTimeoutMs,
      provisioned: candidate.kind !== 'stub',
      restarts: candidate.kind === 'fault' || candidate.kind === 'choice',
      deviceIntervalMs: own ? 5000 : referenceIntervalMs,
      lacks: own ? [] : referenceLacks,
      names: configuration?.names,
      forms: configuration?.forms,
      ...(own ? {} : { community: referenceCommunity }),
      frames: { ...(own ? {} : { window: referenceSocket.window }), ...configuration?.frames },
    }
  }
}

/** A server of the kind of a mutant, without a fault. */
interface Control {
  kind: Mutant['kind']
  name: string
}

/** Checks that are run for their exchanges alone. */
const throughOf = (mutant: Mutant): readonly string[] => (mutant.kind === 'fault' ? (mutant.through ?? []) : [])
