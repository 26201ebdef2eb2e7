import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { writeTarget } from '../mutants/target-file.ts'
import { startReferenceServer } from '../reference-server/start.ts'
import { packageRoot } from '../runner/check-files.ts'
import { describeHooks, readTargetSchema } from '../target/hook-table.ts'
import { readTarget } from '../target/load-target.ts'
import { linesMax, separate } from './doctor.ts'
import type { Gain } from './gains.ts'
import { readOptions } from './options.ts'
import { pasteFor, readExamples } from './paste.ts'
import { survey } from './survey.ts'
import { runCaptured } from './testing.ts'

const folder = mkdtempSync(join(tmpdir(), 'doctor-'))
const limitMs = 240_000
let server: { url: string; close(): Promise<void> }
/** Smallest target file of a new user: an address and a person. */
let bare: Record<string, unknown>

beforeAll(async () => {
  server = await startReferenceServer({ operatorKey: 'key', webhookBackoffMs: 10, webhookTimeoutMs: 1000 })
  const file = join(folder, 'whole.yaml')
  const options = { name: 'x', baseUrl: server.url, operatorKey: 'key', caFolder: null }
  await writeTarget(file, { ...options, webhookBackoffMs: 10, webhookTimeoutMs: 1000 })
  const { name, base_url, forms, persons } = parse(readFileSync(file, 'utf8')) as { persons: object[] } & typeof bare
  bare = { name, base_url, forms, persons: persons.slice(0, 1) }
}, limitMs)
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const environment = { SESSION: 'a session', AGENT_TOKEN: 'a token' }
const load = (file: object) => readTarget(file, { root: packageRoot, folder, environment })

async function lookAt(file: object): Promise<{ running: number; gains: Gain[] }> {
  const target = load(file)
  const { findings, capabilities } = await survey(target, readOptions([]))
  const running = findings.filter(({ gaps }) => gaps.length === 0).length
  return { running, gains: separate(findings, capabilities!, target).gains }
}

/** Merges a pasted snippet as an editor would: lists grow, objects gain members. */
function merge(one: object, other: object): object {
  const merged = new Map<string, unknown>(Object.entries(one))
  for (const [key, value] of Object.entries(other)) {
    const known = merged.get(key)
    if (Array.isArray(known)) merged.set(key, [...(known as unknown[]), ...(value as unknown[])])
    else merged.set(key, typeof known === 'object' && known !== null ? merge(known, value as object) : value)
  }
  return Object.fromEntries(merged)
}

test('no suggestion lowers the number of checks that would run', { timeout: limitMs }, async () => {
  const minimal = await lookAt(bare)
  const counts = minimal.gains.map(({ checks }) => checks.length)
  expect(counts[0]).toBe(Math.max(...counts))
  expect(Math.min(...counts)).toBeGreaterThan(0)
  const sources = {
    hooks: describeHooks(readTargetSchema(packageRoot)),
    examples: readExamples(packageRoot),
    found: {},
    limits: load(bare).limits,
  }
  // Persons and agents that the server does not know cannot be added.
  const isPossible = ({ closings }: Gain): boolean =>
    !closings.some(({ kind }) => kind === 'persons' || kind === 'agents')
  const pasted = minimal.gains.filter(isPossible).map(({ closings }) => ({
    what: JSON.stringify(closings),
    content: closings.map((closing) => parse(pasteFor(closing, sources).join('\n')) as object).reduce(merge),
  }))
  for (const { what, content } of pasted)
    expect((await lookAt(merge(bare, content))).running, what).toBeGreaterThanOrEqual(minimal.running)
  const whole = await lookAt(pasted.map(({ content }) => content).reduce(merge, bare))
  expect(whole.running).toBeGreaterThan(minimal.running + 100)
  const lacking = Object.fromEntries(minimal.gains.flatMap(({ area }) => (area === undefined ? [] : [[area, false]])))
  expect(Object.keys(lacking)).toContain('groups')
  expect((await lookAt(merge(bare, { offers: lacking }))).running).toBe(minimal.running)
})

test('doctor prints at most 60 lines and the same counts as --dry-run', { timeout: limitMs }, async () => {
  const file = join(folder, 'bare.yaml')
  writeFileSync(file, stringify(bare))
  const conform = async (...words: string[]): Promise<string[]> => {
    const { output } = await runCaptured([...words, '--target', file])
    return output.trimEnd().split('\n')
  }
  const [short, whole, dry] = [await conform('doctor'), await conform('doctor', '--all'), await conform('--dry-run')]
  expect(short.length).toBeLessThanOrEqual(linesMax)
  expect(whole.length).toBeGreaterThan(linesMax)
  const counts = dry.at(-1)!
  expect(counts).toMatch(/^\d+ of \d+ checks would run, \d+ are not offered, \d+ are not testable$/)
  expect([short.at(-1), whole.at(-1)]).toEqual([`${counts} (mode quick).`, `${counts} (mode quick).`])
  expect(short.join('\n')).toMatch(/^and \d+ more for \d+ checks; --all prints them/m)
  expect(short.join('\n')).toContain('if the service does not have this area: offers: { groups: false }')
})
