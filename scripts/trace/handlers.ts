import ts from 'typescript'
import type { Declaration, Sources } from './sources.ts'

/**
 * Returns the handler of each operation of a form: a property named after the operation's id in a top-level table of a
 * file in src/http/forms/<form>/.
 */
export function handlersOf(sources: Sources, form: string, ids: ReadonlySet<string>): Map<string, Declaration> {
  const handlers = new Map<string, Declaration>()
  for (const file of sources.files(`src/http/forms/${form}/`)) {
    for (const property of tableProperties(sources.source(file)!)) {
      const name = property.name?.getText().replace(/^['"]|['"]$/g, '')
      if (name && ids.has(name)) handlers.set(name, { file, node: property, name })
    }
  }
  return handlers
}

/** Returns the members of object literals assigned to top-level constants. */
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
