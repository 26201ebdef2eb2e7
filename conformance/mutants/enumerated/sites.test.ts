import { describe, expect, test } from 'vitest'
import { findSites, hookHandlers } from './sites.ts'

/** Returns the texts that the mutations of a source file give, with the operator of each. */
function mutated(text: string): [operator: string, result: string][] {
  return findSites('file.ts', text).map(({ operator, start, end, replacement }) => [
    operator,
    text.slice(0, start) + replacement + text.slice(end),
  ])
}

describe('sites of mutations', () => {
  test('negates a condition, shifts its comparison and changes its constant', () => {
    expect(mutated('if (a < 3) f()')).toEqual([
      ['condition negated', 'if (!(a < 3)) f()'],
      ['comparison shifted', 'if (a <= 3) f()'],
      ['constant changed', 'if (a < (3 + 1)) f()'],
      ['statement dropped', 'if (a < 3) ;'],
    ])
  })

  test('removes each operand of a condition', () => {
    expect(mutated('const x = a && b')).toEqual([
      ['operand removed', 'const x = (b)'],
      ['operand removed', 'const x = (a)'],
    ])
  })

  test('leaves out members and awaits, and changes values', () => {
    expect(mutated("const x = { kind: 'a', ok: true, y }")).toEqual([
      ['member left out', 'const x = { ...{}, ok: true, y }'],
      ['constant changed', "const x = { kind: 'mutated', ok: true, y }"],
      ['member left out', "const x = { kind: 'a', ...{}, y }"],
      ['constant changed', "const x = { kind: 'a', ok: false, y }"],
      ['member left out', "const x = { kind: 'a', ok: true, ...{} }"],
    ])
    expect(mutated('const x = await f()')).toEqual([['await removed', 'const x = (f())']])
  })

  test('has no site in code that only a fault or a legal choice reaches', () => {
    expect(mutated("if (server.hasFault('x')) f(1)")).toEqual([])
    expect(mutated("const x = server.hasChoice('x') ? 1 : y")).toEqual([])
    expect(mutated("const x = a === b && server.hasFault('x')")).toEqual([])
    expect(mutated("const x = a === b ? server.hasFault('x') : server.hasFault('y')")).toEqual([])
    expect(mutated("if (!server.hasFault('x')) f()")).toEqual([['statement dropped', "if (!server.hasFault('x')) ;"]])
    expect(mutated("if (!server.hasChoice('x')) f()")).toEqual([])
    expect(mutated("if (server.hasFault('x') || a) f()").map(([operator]) => operator)).toEqual([
      'condition negated',
      'statement dropped',
    ])
  })

  test('has no site in a constant that only such code reads', () => {
    const body = (use: string): string => `function f() { const x = a && b; ${use} }`
    expect(mutated(body("return server.hasFault('y') && x"))).toEqual([])
    expect(mutated(body('return x')).map(([operator]) => operator)).toEqual(['operand removed', 'operand removed'])
    expect(mutated(body("return server.hasFault('y') ? x : x.length"))).toHaveLength(2)
    const named = "const x = !server.hasFault('y') || a;"
    expect(mutated(`function f() { ${named} if (x && b) g() }`).map(([operator]) => operator)).toEqual([
      'condition negated',
      'statement dropped',
    ])
    expect(mutated(`function f() { ${named} return (x) => x && b }`)).toHaveLength(2)
    const top = (start: string): string => `${start} x = { a: 1 }; if (server.hasFault('y')) f(x)`
    expect(mutated(top('const'))).toEqual([])
    expect(mutated(top('export const'))).toHaveLength(2)
  })

  test('has no site in texts and members of handlers that only hooks reach', () => {
    const routes = `import * as areas from './areas.ts'
      import { own } from './file.ts'
      const stated: Route[] = [route('agent', 'GET', '/v1/a', areas.both)]
      const persons: HookRoute[] = [route('agent', 'GET', '/v1/b', areas.both), route('agent', 'GET', '/v1/c', own)]`
    expect([...hookHandlers(routes)]).toEqual(['file.ts own'])
    const text = "function own() { if (a) return reply() } function reply() { return { state: 'open', status: 201 } }"
    const operators = (handlers: string[], more = ''): string[] =>
      findSites('file.ts', text + more, new Set(handlers.map((name) => `file.ts ${name}`))).map(
        ({ operator }) => operator,
      )
    const shape = ['member left out', 'constant changed', 'member left out', 'constant changed']
    expect(operators([])).toEqual(['condition negated', ...shape])
    expect(operators(['own'])).toEqual(['condition negated'])
    expect(operators(['own'], 'function other() { return reply(250) }')).toHaveLength(6)
    expect(operators(['own'], 'function other() { return 250 }')).toEqual(['condition negated', 'constant changed'])
  })

  test('has no site in a call, a default or a length without effect', () => {
    const late = "function late() { if (!server.hasFault('x')) return; g() }"
    expect(mutated(`late(); ${late}`).map(([, result]) => result)).not.toContain(`; ${late}`)
    expect(mutated('late(); function late() { g() }').map(([, result]) => result)).toContain(
      '; function late() { g() }',
    )
    expect(mutated("function f(a = 1) { return server.hasFault('x') && g(a) }")).toEqual([])
    expect(mutated('function f(a = 1) { return g(a) }')).toHaveLength(1)
    expect(mutated('const x = randomBytes(32)')).toEqual([])
    expect(mutated("const x = { choice: 'answers-gzipped' }")).toEqual([])
    const never = "const never = (a) => a === b && server.hasFault('x')"
    expect(mutated(`const x = a && never(a); ${never}`)).toEqual([])
    expect(mutated('const x = a && never(a); const never = (a) => a === b').length).toBe(2)
  })

  test('has no site in texts for people, types, imports and names', () => {
    expect(mutated("import { a } from './a.ts'")).toEqual([])
    expect(mutated("type T = { kind: 'a' }")).toEqual([])
    expect(mutated("throw invalid('this value is wrong')")).toEqual([])
    expect(mutated("const x = y ?? ''")).toEqual([])
    expect(mutated("const x: Route[] = [route('agent', 'GET', '/x', f)]")).toHaveLength(3)
    expect(mutated("const x: HookRoute[] = [route('agent', 'GET', '/x', f)]")).toEqual([])
    expect(mutated("const x = y ?? 'z'")).toHaveLength(1)
    expect(mutated("const x = { 'a': y }").map(([operator]) => operator)).toEqual(['member left out'])
  })
})
