import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FaultName } from '../reference-server/faults/faults.ts'
import { startReferenceServer } from '../reference-server/start.ts'
import type { Judgement } from './judgement.ts'
import { ResidentJudge } from './resident-judge.ts'
import { writeTarget } from './target-file.ts'

/** The process loads all checks twice, which takes long on a busy machine. */
const timeoutMs = 120_000
const operatorKey = 'operator-key-of-tests'
const resident = new ResidentJudge()
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'resident-judge-'))
})
afterAll(async () => {
  resident.stop()
  await rm(folder, { recursive: true })
})

async function judge(faults: FaultName[], only: string[], limitMs = 60_000): Promise<Judgement> {
  const server = await startReferenceServer({ operatorKey, faults })
  const target = join(folder, 'target.yaml')
  try {
    await writeTarget(target, {
      name: 'reference server',
      baseUrl: server.url,
      operatorKey,
      caFolder: null,
      webhookBackoffMs: 20,
      webhookTimeoutMs: 1000,
    })
    return await resident.judge(
      { target, only, mode: 'quick', seed: 1, decidedBy: { status: 'failed', naming: only } },
      limitMs,
    )
  } finally {
    await server.close()
  }
}

/** Outcomes of the decided checks. The target has no receiver, so checks of webhooks are not testable. */
const statuses = ({ checks }: Judgement): string[] => [
  ...new Set(checks?.map(({ status }) => status).filter((status) => status !== 'not_testable')),
]

it(
  'judges several targets one after the other in one process',
  async () => {
    expect(statuses(await judge([], ['MSG-031']))).toEqual(['passed'])
    const killed = await judge(['v1-answers-201'], ['MSG-031'])
    expect(killed.checks).toMatchObject([{ status: 'failed' }])
    expect(statuses(await judge([], ['MSG-031']))).toEqual(['passed'])
    expect(resident.jobs).toBe(3)
  },
  timeoutMs,
)

it(
  'reports that no decision was made in time, and starts a new process',
  async () => {
    const late = await judge([], ['MSG-031'], 1)
    expect([late.checks, late.output]).toEqual([null, expect.stringContaining('no decision within 1 ms')])
    expect(statuses(await judge([], ['MSG-031']))).toEqual(['passed'])
    expect(resident.jobs).toBe(1)
  },
  timeoutMs,
)
