import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { systemClock } from '../../src/platform/clock.ts'
import { eachDatabase } from '../../src/testing/databases.ts'
import { startTestServer } from '../../src/testing/server.ts'

const here = import.meta.dirname
const read = (name: string) => readFileSync(path.join(here, name), 'utf8')
const dashboard = JSON.parse(read('dashboard.json')) as { panels: { title: string; targets: { expr: string }[] }[] }
const expressions = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))

/** Names of metrics in a text; the samples of a histogram have the name of the histogram with a suffix. */
const metricsIn = (text: string) =>
  new Set((text.match(/\b(parley|nodejs|process)_[a-z0-9_]+/g) ?? []).map((name) => name.replace(/_bucket$/, '')))

const promtool = '/usr/bin/promtool'
const promtoolAbsent = !existsSync(promtool) && process.env['REQUIRE_OPERATIONS'] !== '1'

/** Runs promtool of the package prometheus. */
function check(...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(promtool, args, { cwd: here, encoding: 'utf8' })
  expect(status, stdout + stderr).toBe(0)
}

const offered = new Set<string>()

eachDatabase((_dialect, open) => {
  it('describes the metrics of the server in the operating guide', async () => {
    const server = await startTestServer(open.place(), systemClock, { PARLEY_METRICS_LISTEN: '127.0.0.1:0' })
    const text = await (await fetch(server.metricsUrl!)).text()
    await server.close()
    const names = [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name!)
    for (const name of names) offered.add(name)
    const guide = metricsIn(readFileSync(path.join(here, '../../spec/guides/operating.md'), 'utf8'))
    expect(names.filter((name) => name.startsWith('parley_') && !guide.has(name))).toEqual([])
  })
})

it('uses metrics of the server in alert rules and in the dashboard', () => {
  const used = metricsIn([...expressions, read('alerts.yaml').replace(/action: .*/g, '')].join('\n'))
  expect([...used].filter((name) => !offered.has(name))).toEqual([])
  expect(used.size).toBeGreaterThan(15)
})

it.skipIf(promtoolAbsent)('has alert rules that do not fire for a healthy server, and fire for each fault', () => {
  check('check', 'rules', 'alerts.yaml')
  check('test', 'rules', 'alerts.test.yaml')
})

it.skipIf(promtoolAbsent)('has valid expressions in the dashboard', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'parley-dashboard-'))
  const rules = expressions.map((expr, index) => ({
    record: `panel:${index}`,
    expr: expr.replaceAll('$instance', '.*'),
  }))
  const file = path.join(folder, 'rules.yaml')
  writeFileSync(file, JSON.stringify({ groups: [{ name: 'panels', rules }] }))
  check('check', 'rules', file)
  rmSync(folder, { recursive: true })
})
