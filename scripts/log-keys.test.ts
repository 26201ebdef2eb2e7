import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { lineOf, parseSource } from './source/parse.ts'

const levels = new Set(['trace', 'debug', 'info', 'warn', 'error', 'fatal'])
/** Other names for an error. The log masks secrets only in `err`. */
const retired = new Set(['error', 'fault', 'cause', 'exception', 'reason'])

/** Returns the keys of logged objects, from the calls in a file on a value named `log`. */
function loggedKeys(source: ts.SourceFile): { key: string; line: number }[] {
  const keys: { key: string; line: number }[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isLogCall(node.expression)) {
      const [fields] = node.arguments
      if (fields && ts.isObjectLiteralExpression(fields))
        for (const { name } of fields.properties) if (name) keys.push({ key: name.getText(), line: lineOf(name) })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return keys
}

function isLogCall(callee: ts.Expression): boolean {
  if (!ts.isPropertyAccessExpression(callee) || !levels.has(callee.name.text)) return false
  const owner = callee.expression
  return (ts.isPropertyAccessExpression(owner) ? owner.name : owner).getText() === 'log'
}

test('an error is logged under the key `err`, where secrets are redacted', () => {
  const files = globSync('src/**/*.ts').filter((file) => !file.endsWith('.test.ts'))
  const found = files.flatMap((file) =>
    loggedKeys(parseSource(file, readFileSync(file, 'utf8'))).map(({ key, line }) => ({ key, at: `${file}:${line}` })),
  )
  expect(found.filter(({ key }) => key === 'err').length).toBeGreaterThan(15)
  expect(found.filter(({ key }) => retired.has(key))).toEqual([])
})
