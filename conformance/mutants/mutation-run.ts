/** Starts what a trial judges, writes its target file, runs the harness and takes everything down again. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeAuthority } from '../client/authority.ts'
import { startReferenceServer } from '../reference-server/start.ts'
import type { ReferenceServerOptions } from '../reference-server/state/server.ts'
import type { Candidate } from './candidates.ts'
import { type Running, startOwnServer } from './own-server.ts'
import { startProxy } from './proxy/proxy.ts'
import { judge, type Judgement } from './run-harness.ts'
import { startStubServer } from './stub-server.ts'
import { referenceIntervalMs, referenceLacks, type TargetOptions, writeTarget } from './target-file.ts'

export interface MutationRunOptions {
  /** What the proxy stands before. */
  behind: 'own' | 'subject'
  mode: 'quick' | 'full'
  /** Judge by every check, not only by those that cite a violated requirement. */
  whole: boolean
  seed: number
}

export interface MutationRun {
  try(candidate: Candidate): Promise<Judgement>
  close(): Promise<void>
}

const webhookBackoffMs = 10
const webhookTimeoutMs = 2500
const operatorKey = 'operator-key-of-tests'
const limitMs = { quick: 120_000, full: 240_000 }
/** A little above the limit of a vacuity run, so that an overrun is measured and not cut. */
const stubCutMs = 25_000

export async function openMutationRun(options: MutationRunOptions): Promise<MutationRun> {
  const folder = await mkdtemp(join(tmpdir(), 'mutants-'))
  const caFolder = join(folder, 'ca')
  await makeAuthority(caFolder)
  const caFile = join(caFolder, 'ca.pem')
  const serverOptions: ReferenceServerOptions = {
    operatorKey,
    webhookCaFile: caFile,
    webhookBackoffMs,
    webhookTimeoutMs,
  }
  let shared: Promise<Running> | null = null
  const behind = (): Promise<Running> => {
    shared ??=
      options.behind === 'own'
        ? startOwnServer({ operatorKey, caFile, webhookBackoffMs, webhookTimeoutMs })
        : startReferenceServer(serverOptions)
    return shared
  }
  return {
    try: (candidate) => attempt(candidate, options, { folder, caFolder, serverOptions, behind }),
    close: async () => {
      if (shared !== null) await (await shared).close()
      await rm(folder, { recursive: true })
    },
  }
}

interface Environment {
  folder: string
  caFolder: string
  serverOptions: ReferenceServerOptions
  behind: () => Promise<Running>
}

async function attempt(
  candidate: Candidate,
  options: MutationRunOptions,
  environment: Environment,
): Promise<Judgement> {
  const server = await start(candidate, environment)
  try {
    const reportFolder = join(environment.folder, candidate.name.replaceAll(':', '-'))
    await mkdir(reportFolder, { recursive: true })
    const target = join(reportFolder, 'target.yaml')
    await writeTarget(target, targetOptions(candidate, server.url, environment.caFolder, options.behind))
    const violates = 'violates' in candidate && !options.whole ? candidate.violates : undefined
    const mode = (candidate.kind === 'subject' ? candidate.mode : undefined) ?? options.mode
    const cut = candidate.kind === 'vacuity' ? stubCutMs : limitMs[mode]
    return await judge({ target, reportFolder, only: violates, mode, seed: options.seed, limitMs: cut })
  } finally {
    await server.close()
  }
}

function start(candidate: Candidate, environment: Environment): Promise<Running> {
  if (candidate.kind === 'vacuity') return startStubServer(candidate.server)
  if (candidate.kind === 'variant')
    return startReferenceServer({ ...environment.serverOptions, choices: candidate.configuration.choices })
  if (candidate.kind === 'subject')
    return startReferenceServer({ ...environment.serverOptions, faults: [candidate.fault] })
  return environment.behind().then(({ url }) => startProxy({ to: url, faults: [candidate.fault] }))
}

function targetOptions(
  candidate: Candidate,
  baseUrl: string,
  caFolder: string,
  behind: MutationRunOptions['behind'],
): TargetOptions {
  const own = candidate.kind === 'proxy' && behind === 'own'
  return {
    name: candidate.name,
    baseUrl,
    operatorKey,
    caFolder,
    webhookBackoffMs,
    webhookTimeoutMs,
    provisioned: candidate.kind !== 'vacuity',
    restarts: candidate.kind === 'subject' || candidate.kind === 'variant',
    deviceIntervalMs: own ? 5000 : referenceIntervalMs,
    lacks: own ? [] : referenceLacks,
    names: candidate.kind === 'variant' ? candidate.configuration.names : undefined,
    forms: candidate.kind === 'variant' ? candidate.configuration.forms : undefined,
  }
}
