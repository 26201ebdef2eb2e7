import { describe, expect, it } from 'vitest'

import { moduleFile, readModules } from './modules.ts'

describe('the modules of the messenger', () => {
  it('import each other by the addresses they are served at, and nothing else', async () => {
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

  it('have no types left, and none of the parts of Lit that are for other places', async () => {
    const { at } = await readModules(moduleFile('app'))
    const code = [...at.values()].map(({ plain }) => plain.toString()).join('\n')
    expect(code).not.toMatch(/\binterface \w+ \{|\bdeclare |import type/)
    expect(code).not.toContain('sourceMappingURL')
    expect(code).not.toMatch(/node:|process\.env/)
  })

  it('have the same addresses as long as their content is the same', async () => {
    const [one, other] = await Promise.all([readModules(moduleFile('app')), readModules(moduleFile('app'))])
    expect([...one.addresses].sort()).toEqual([...other.addresses].sort())
  })
})
