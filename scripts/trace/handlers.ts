import path from 'node:path'
import ts from 'typescript'
import { listFiles } from '../generate/manifest.ts'
import type { Sources } from './sources.ts'

export interface HandlerEntry {
  file: string
  node: ts.Node
}

/**
 * The handler of each operation of a form: a property named by the operation's id in an exported table of
 * src/http/forms/<form>/. The value may stand there or be named there.
 */
export async function handlersOf(
  sources: Sources,
  form: string,
  ids: ReadonlySet<string>,
): Promise<Map<string, HandlerEntry>> {
  const handlers = new Map<string, HandlerEntry>()
  for (const absolute of await listFiles(path.join(sources.root, 'src/http/forms', form))) {
    const file = path.relative(sources.root, absolute)
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue
    for (const property of tableProperties(sources.source(file))) {
      const id = property.name?.getText().replace(/^['"]|['"]$/g, '')
      if (id && ids.has(id)) handlers.set(id, entryOf(sources, file, property))
    }
  }
  return handlers
}

function entryOf(sources: Sources, file: string, property: ts.ObjectLiteralElementLike): HandlerEntry {
  const value = ts.isPropertyAssignment(property) ? property.initializer : property
  const name = ts.isShorthandPropertyAssignment(property)
    ? property.name.text
    : ts.isIdentifier(value)
      ? value.text
      : undefined
  return (name === undefined ? undefined : sources.resolve(file, name)) ?? { file, node: value }
}

/** Members of the object literals that constants at the top of a file hold. */
function tableProperties(source: ts.SourceFile): ts.ObjectLiteralElementLike[] {
  return source.statements.filter(ts.isVariableStatement).flatMap((statement) =>
    statement.declarationList.declarations.flatMap(({ initializer }) => {
      const value =
        initializer && (ts.isSatisfiesExpression(initializer) || ts.isAsExpression(initializer))
          ? initializer.expression
          : initializer
      return value && ts.isObjectLiteralExpression(value) ? [...value.properties] : []
    }),
  )
}
