import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

import { moduleFile, readModules } from './modules.ts'

describe('the modules of the messenger', () => {
  it('import each other by their served addresses only', async () => {
    const { entry, addresses, at } = await readModules(moduleFile('app'))
    expect(addresses.length).toBeGreaterThan(20)
    expect(addresses).toContain(entry)
    const seen = new Set<string>([entry])
    for (const [address, { plain }] of at) {
      expect(address).toMatch(/^\/web\/[\w.-]+-[0-9a-f]{16}\.js$/)
      for (const [, name] of plain.toString().matchAll(/(?:from|import)\s*["']([^"'\n]+)["']/g)) {
        expect([address, name, at.has(name!)]).toEqual([address, name, true])
        seen.add(name!)
      }
    }
    expect(seen.size).toBe(addresses.length)
  })

  it('contain no types, and no code of Lit for other platforms', async () => {
    const { at } = await readModules(moduleFile('app'))
    const code = [...at.values()].map(({ plain }) => plain.toString()).join('\n')
    expect(code).not.toMatch(/\binterface \w+ \{|\bdeclare |import type/)
    expect(code).not.toContain('sourceMappingURL')
    expect(code).not.toMatch(/node:|process\.env/)
  })

  it('have the same addresses for the same content', async () => {
    const [one, other] = await Promise.all([readModules(moduleFile('app')), readModules(moduleFile('app'))])
    expect([...one.addresses].sort()).toEqual([...other.addresses].sort())
  })

  it('can import each other and data', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'parley-modules-'))
    writeFileSync(path.join(folder, 'one.js'), "import { two } from './two.js'\nexport const one = () => two\n")
    writeFileSync(
      path.join(folder, 'two.js'),
      "import { one } from './one.js'\nimport data from './data.json' with { type: 'json' }\nexport const two = [one, data]\n",
    )
    writeFileSync(path.join(folder, 'data.json'), '{ "a": 1 }')
    const { entry, at } = await readModules(path.join(folder, 'one.js'))
    rmSync(folder, { recursive: true })
    const codes = new Map([...at].map(([address, { plain }]) => [address, plain.toString()]))
    expect(codes.size).toBe(3)
    const two = /from '(.*)'/.exec(codes.get(entry)!)![1]!
    expect(codes.get(two)).toContain(`from '${entry}'`)
    expect(codes.get(two)).not.toContain('with {')
    expect([...codes.values()].some((code) => code.trim() === 'export default {"a":1}')).toBe(true)
    // Each path contains the digest of both modules.
    expect(/-([0-9a-f]{16})\.js$/.exec(two)![1]).toBe(/-([0-9a-f]{16})\.js$/.exec(entry)![1])
  })
})

describe('the modules of calls', () => {
  it('are separate from the modules of the messenger, except shared ones', async () => {
    const [app, calls] = await Promise.all(['app', 'calls/calls'].map((name) => readModules(moduleFile(name))))
    const own = calls!.addresses.filter((address) => !app!.at.has(address))
    const names = own.map((address) => /\/([a-z.-]+)-\w+\.js$/.exec(address)![1])
    expect(names.toSorted()).toEqual([
      'call-api',
      'call.rules',
      'calls',
      'earlier-calls',
      'line',
      'microphone',
      'panel',
      'phone',
    ])
    expect(calls!.addresses.length).toBeGreaterThan(own.length)
  })
})

describe('the modules that draw surfaces', () => {
  it('are separate from the modules of the messenger, except shared ones', async () => {
    const [app, surfaces] = await Promise.all(['app', 'surfaces/surfaces'].map((name) => readModules(moduleFile(name))))
    const shared = surfaces!.addresses.filter((address) => app!.at.has(address))
    expect(app!.at.has(surfaces!.entry)).toBe(false)
    expect(shared.length).toBeGreaterThan(5)
    const size = [...surfaces!.at.values()].reduce((sum, { br }) => sum + br.length, 0)
    expect(size).toBeLessThan(250_000)
    // The package of date functions contributes one function only.
    expect(surfaces!.addresses.length).toBeLessThan(250)
  })
})
