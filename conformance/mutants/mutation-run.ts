/** Starts each candidate, writes its target file, judges it and stops all its processes. */
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
import { answerBy } from '../reproduction/finding.ts'
import { untilShown } from '../reproduction/until-shown.ts'
import type { ReplayPoint } from '../runner/result.ts'
import type { CheckRow, Judgement, Mode } from './judgement.ts'
import { startProxy } from './proxy/proxy.ts'
import type { ResidentJudge } from './resident-judge.ts'
import { runScript, type Trial, type Trials } from './script-trial.ts'
import { startStubServer } from './stub-server.ts'
import type { Kill } from './verdicts.ts'
import { trialOptions, writeTarget, type TargetOptions } from './target-file.ts'

export interface MutationRunOptions {
  /** Server that the proxy forwards to. */
  behind: 'own' | 'reference'
  mode: Mode
  /** Judges mutants with all checks, not only with those that cite a violated requirement. */
  whole: boolean
  seed: number
  /** Also reproduces each kill with its script and with --replay. */
  repro: boolean
}

/** A running server. */
interface Running {
  url: string
  close(): Promise<void>
}

/** Time limit of the sessions of a check, in ms: their number ends them earlier. */
const sessionsWithinMs = 240_000
const limitMs: Record<Mode, number> = { quick: 600_000, full: 900_000 }
/** Time limit in ms, slightly above that of a stub server, so that an overrun is measured before it is interrupted. */
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

  /**
   * Judges mutants with a resident process. Judges stub servers and legal choices with the command line, as users run
   * it.
   * @param given the only checks that judge a mutant, about any requirement, and the number of their sessions
   */
  async judge(
    candidate: Candidate,
    resident: ResidentJudge,
    given?: { only: string[]; sessions: number },
  ): Promise<Judgement> {
    const { seed, mode, whole, repro } = this.#options
    return this.#with(candidate, async (target, reportFolder) => {
      if (!isMutant(candidate)) {
        const limit = candidate.kind === 'stub' ? stubLimitMs : limitMs[mode]
        return judgeByCommandLine({ target, reportFolder, mode, seed, limitMs: limit })
      }
      const ownMode = this.modeOf(candidate)
      const naming = [...candidate.violates]
      const restricted = given
        ? {
            only: given.only,
            decidedBy: { status: killingStatus(candidate) },
            load: { clients: 0, withinMs: sessionsWithinMs, sessions: given.sessions },
          }
        : whole
          ? { only: [] }
          : { only: [...naming, ...throughOf(candidate)], decidedBy: { status: killingStatus(candidate), naming } }
      const scripts = repro ? { scripts: reportFolder } : {}
      return resident.judge({ target, mode: ownMode, seed, ...restricted, ...scripts }, limitMs[ownMode])
    })
  }

  /** Reproduces a kill with its script and with --replay. */
  async tryAgain(mutant: Mutant, { script, replay }: Kill, resident: ResidentJudge): Promise<Trials> {
    const mode = this.modeOf(mutant)
    const replayed = (again: ReplayPoint) => async (target: string) => {
      const seed = again.run_seed ?? again.seed
      const judge = () => resident.judge({ target, only: [], mode, seed, replay: again }, limitMs[mode])
      const rowOf = ({ checks }: Judgement): CheckRow | undefined => checks?.find(({ id }) => id === again.check)
      const made = await untilShown(judge, (judgement) => answerBy(rowOf(judgement)?.status, again.status))
      const last = made.at(-1)!
      return { answer: answerBy(rowOf(last)?.status, again.status), output: rowOf(last)?.message ?? last.output }
    }
    return {
      script: script === undefined ? null : await this.#try(mutant, (target) => runScript(script, target)),
      replay: replay === undefined ? null : await this.#try(mutant, replayed(replay)),
    }
  }

  /** Reproduces a kill against two new servers, one with the fault and one without. */
  async #try(mutant: Mutant, run: (target: string) => ReturnType<typeof runScript>): Promise<Trial> {
    const faulty = await this.#with(mutant, run)
    const healthy = await this.#with({ kind: mutant.kind, name: `repaired:${mutant.name}` }, run)
    const output = [
      faulty.answer === 'shown' ? '' : faulty.output,
      healthy.answer === 'not shown' ? '' : healthy.output,
    ]
    return { faulty: faulty.answer, healthy: healthy.answer, output: output.join('\n') }
  }

  get triesScripts(): boolean {
    return this.#options.repro
  }

  /** Returns the mode: only a full run detects some faults. */
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
    return { ...trialOptions, webhookCaFile: join(this.#folder, 'ca', 'ca.pem') }
  }

  /** Starts this project's server, with an in-memory database. */
  async #startOwn(): Promise<Running> {
    const own = await startOwnProcess(packageRoot, this.#folder, {
      DATABASE_URL: ':memory:',
      PARLEY_OPERATOR_KEY: trialOptions.operatorKey,
      PARLEY_TEST_HOOKS: 'true',
      PARLEY_LOG_LEVEL: 'error',
      PARLEY_RATE_LIMITS: 'off',
      PARLEY_LIMITS: 'device_codes_per_address=off,open_tasks_per_requester=off,message_requests_per_agent_and_day=off',
      PARLEY_WEBHOOK_CA_FILE: join(this.#folder, 'ca', 'ca.pem'),
      PARLEY_WEBHOOK_ALLOW_CIDRS: '127.0.0.1/32',
      PARLEY_WEBHOOK_BACKOFF_MS: String(trialOptions.webhookBackoffMs),
      PARLEY_WEBHOOK_TIMEOUT_MS: String(trialOptions.webhookTimeoutMs),
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
      ...trialOptions,
      caFolder: join(this.#folder, 'ca'),
      provisioned: candidate.kind !== 'stub',
      restarts: candidate.kind === 'fault' || candidate.kind === 'choice',
      deviceIntervalMs: own ? 5000 : undefined,
      names: configuration?.names,
      forms: configuration?.forms,
      patches: configuration?.patches,
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

/** Returns the checks that run only for their exchanges. */
const throughOf = (mutant: Mutant): readonly string[] => (mutant.kind === 'fault' ? (mutant.through ?? []) : [])
