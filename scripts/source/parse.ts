import ts from 'typescript'

/** Parses a source file without resolving or checking it. Comments are not parsed. */
export function parseSource(file: string, text: string): ts.SourceFile {
  const options = { languageVersion: ts.ScriptTarget.Latest, jsDocParsingMode: ts.JSDocParsingMode.ParseNone }
  return ts.createSourceFile(file, text, options, true)
}

/** Returns the line of a node, counted from 1. */
export function lineOf(node: ts.Node): number {
  const source = node.getSourceFile()
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
}
