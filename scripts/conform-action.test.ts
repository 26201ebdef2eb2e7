import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import type { ReferenceServerOptions } from '../conformance/reference-server/state/server.ts'
import { startReferenceServer } from '../conformance/reference-server/start.ts'
import { writeTarget } from '../conformance/mutants/target-file.ts'
import { root } from './gates/run.ts'

const action = parse(readFileSync(join(root, '.github/actions/conform/action.yml'), 'utf8')) as {
  runs: { steps: { id?: string; run?: string; env?: Record<string, string> }[] }
}
const step = action.runs.steps.find(({ id }) => id === 'run')!
const folder = mkdtempSync(join(tmpdir(), 'conform-action-'))
const operatorKey = 'operator-key-of-tests'

/** Runs the step in the same way as a workflow, and reads its outputs. */
async function runStep(target: string): Promise<{ exitCode: number; said: string; summary: string; outputs: string }> {
  const at = (name: string) => join(folder, name)
  const files = { GITHUB_STEP_SUMMARY: at('summary.md'), GITHUB_OUTPUT: at('outputs') }
  for (const file of Object.values(files)) rmSync(file, { force: true })
  const env = {
    ...Object.fromEntries(Object.keys(step.env!).map((name) => [name, ''])),
    HARNESS: join(root, 'conformance/cli.ts'),
    TARGET: target,
    MODE: 'quick',
    ONLY: 'messages',
    SEED: '1',
    REPORT: at('report'),
    GITHUB_ACTIONS: 'true',
    PATH: process.env.PATH ?? '',
    ...files,
  }
  return new Promise((resolve) => {
    execFile('bash', ['-e', '-c', step.run!], { env }, (error, stdout, stderr) =>
      resolve({
        exitCode: error === null ? 0 : Number(error.code),
        said: stdout + stderr,
        summary: readFileSync(files.GITHUB_STEP_SUMMARY, 'utf8'),
        outputs: readFileSync(files.GITHUB_OUTPUT, 'utf8'),
      }),
    )
  })
}

async function runAgainst(faults: NonNullable<ReferenceServerOptions['faults']>) {
  const server = await startReferenceServer({ operatorKey, faults })
  const target = join(folder, 'target.yaml')
  await writeTarget(target, {
    name: 'reference',
    baseUrl: server.url,
    operatorKey,
    caFolder: null,
    webhookBackoffMs: 10,
    webhookTimeoutMs: 2500,
  })
  try {
    return await runStep(target)
  } finally {
    await server.close()
  }
}

describe('the GitHub action', { timeout: 60_000 }, () => {
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('passes a conformant service, with a summary and a badge', async () => {
    const { exitCode, said, summary, outputs } = await runAgainst([])
    expect({ exitCode, outputs }, said).toEqual({ exitCode: 0, outputs: 'verdict=conformant\n' })
    expect(said).not.toContain('::error')
    expect(summary).toContain('conformant')
    expect(readFileSync(join(folder, 'report/badge.svg'), 'utf8')).toMatch(/\d+ passed/)
  })

  it('fails a service that violates the document, and prints the finding as an annotation', async () => {
    const { exitCode, said, outputs } = await runAgainst(['parts-reordered'])
    expect({ exitCode, outputs }, said).toEqual({ exitCode: 1, outputs: 'verdict=violations\n' })
    expect(said).toMatch(/::error title=MSG-\d+%3A messages\./)
  })
})
