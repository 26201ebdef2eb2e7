import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { listFiles } from '../generate/manifest.ts'
import { lineOf, parseSource } from '../source/parse.ts'
import type { Place } from './sources.ts'

const requirementId = /^[A-Z0-9]+-\d{3}$/

/**
 * Returns the checks that cite each requirement: calls of `check` below conformance/checks/ with a list of ids.
 * @param ids the requirements of which one is looked for; files that contain none are not parsed
 */
export async function checksByRequirement(root: string, ids: readonly string[]): Promise<Map<string, Place[]>> {
  const checks = new Map<string, Place[]>()
  for (const absolute of await listFiles(path.join(root, 'conformance/checks'))) {
    const file = path.relative(root, absolute)
    const text = file.endsWith('.ts') ? readFileSync(absolute, 'utf8') : ''
    if (!ids.some((id) => text.includes(id))) continue
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && calleeName(node) === 'check') {
        const name = node.arguments.flatMap(stringsOf).find((text) => !requirementId.test(text)) ?? 'check'
        const place = { file, line: lineOf(node), name }
        for (const id of node.arguments.flatMap(idsOf)) checks.set(id, [...(checks.get(id) ?? []), place])
      }
      ts.forEachChild(node, visit)
    }
    visit(parseSource(file, text))
  }
  return checks
}

function calleeName({ expression }: ts.CallExpression): string {
  if (ts.isPropertyAccessExpression(expression))
    return ts.isIdentifier(expression.expression) ? expression.expression.text : ''
  return ts.isIdentifier(expression) ? expression.text : ''
}

/** Returns the ids in a list that is an argument or a member of an argument. */
function idsOf(argument: ts.Node): string[] {
  if (ts.isArrayLiteralExpression(argument))
    return argument.elements.flatMap(stringsOf).filter((text) => requirementId.test(text))
  if (ts.isObjectLiteralExpression(argument)) {
    return argument.properties.flatMap((member) => (ts.isPropertyAssignment(member) ? idsOf(member.initializer) : []))
  }
  return []
}

function stringsOf(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isObjectLiteralExpression(node))
    return node.properties.flatMap((member) => (ts.isPropertyAssignment(member) ? stringsOf(member.initializer) : []))
  return []
}
