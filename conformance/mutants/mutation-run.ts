/** Starts what a trial judges, writes its target file, runs the harness and takes everything down again. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeAuthority } from '../client/authority.ts'
import { startSubject } from '../reference-server/start.ts'
import type { SubjectOptions } from '../reference-server/state/server.ts'
import type { Trial } from './candidates.ts'
import { type Running, startOwnServer } from './own-server.ts'
import { startProxy } from './proxy/proxy.ts'
import { judge, type Judgement } from './run-harness.ts'
import { startVacuity } from './stub-server.ts'
import { subjectIntervalMs, subjectLacks, type TargetOptions, writeTarget } from './target-file.ts'

export interface ArenaOptions {
  /** What the proxy stands before. */
  behind: 'own' | 'subject'
  mode: 'quick' | 'full'
  /** Judge by every check, not only by those that cite a violated requirement. */
  whole: boolean
  seed: number
}

export interface Arena {
  try(trial: Trial): Promise<Judgement>
  close(): Promise<void>
}

const webhookBackoffMs = 10
const webhookTimeoutMs = 2500
const operatorKey = 'operator-key-of-tests'
const limitMs = { quick: 120_000, full: 240_000 }
/** A little above the limit of a vacuity run, so that an overrun is measured and not cut. */
const vacuityCutMs = 25_000

export async function openArena(options: ArenaOptions): Promise<Arena> {
  const folder = await mkdtemp(join(tmpdir(), 'mutants-'))
  const caFolder = join(folder, 'ca')
  await makeAuthority(caFolder)
  const caFile = join(caFolder, 'ca.pem')
  const subjectOptions: SubjectOptions = { operatorKey, webhookCaFile: caFile, webhookBackoffMs, webhookTimeoutMs }
  let shared: Promise<Running> | null = null
  const behind = (): Promise<Running> => {
    shared ??=
      options.behind === 'own'
        ? startOwnServer({ operatorKey, caFile, webhookBackoffMs, webhookTimeoutMs })
        : startSubject(subjectOptions)
    return shared
  }
  return {
    try: (trial) => attempt(trial, options, { folder, caFolder, subjectOptions, behind }),
    close: async () => {
      if (shared !== null) await (await shared).close()
      await rm(folder, { recursive: true })
    },
  }
}

interface Place {
  folder: string
  caFolder: string
  subjectOptions: SubjectOptions
  behind: () => Promise<Running>
}

async function attempt(trial: Trial, options: ArenaOptions, place: Place): Promise<Judgement> {
  const server = await start(trial, place)
  try {
    const reportFolder = join(place.folder, trial.name.replaceAll(':', '-'))
    await mkdir(reportFolder, { recursive: true })
    const target = join(reportFolder, 'target.yaml')
    await writeTarget(target, targetOptions(trial, server.url, place.caFolder, options.behind))
    const violates = 'violates' in trial && !options.whole ? trial.violates : undefined
    const mode = (trial.kind === 'subject' ? trial.mode : undefined) ?? options.mode
    const cut = trial.kind === 'vacuity' ? vacuityCutMs : limitMs[mode]
    return await judge({ target, reportFolder, only: violates, mode, seed: options.seed, limitMs: cut })
  } finally {
    await server.close()
  }
}

function start(trial: Trial, place: Place): Promise<Running> {
  if (trial.kind === 'vacuity') return startVacuity(trial.server)
  if (trial.kind === 'variant') return startSubject({ ...place.subjectOptions, choices: trial.variant.choices })
  if (trial.kind === 'subject') return startSubject({ ...place.subjectOptions, faults: [trial.fault] })
  return place.behind().then(({ url }) => startProxy({ to: url, faults: [trial.fault] }))
}

function targetOptions(trial: Trial, baseUrl: string, caFolder: string, behind: ArenaOptions['behind']): TargetOptions {
  const own = trial.kind === 'proxy' && behind === 'own'
  return {
    name: trial.name,
    baseUrl,
    operatorKey,
    caFolder,
    webhookBackoffMs,
    webhookTimeoutMs,
    provisioned: trial.kind !== 'vacuity',
    restarts: trial.kind === 'subject' || trial.kind === 'variant',
    deviceIntervalMs: own ? 5000 : subjectIntervalMs,
    lacks: own ? [] : subjectLacks,
    names: trial.kind === 'variant' ? trial.variant.names : undefined,
    forms: trial.kind === 'variant' ? trial.variant.forms : undefined,
  }
}
