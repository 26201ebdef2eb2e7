// @ts-expect-error The package has no types for this file.
import library from '@highlightjs/cdn-assets/es/highlight.min.js'

interface Highlighter {
  getLanguage(name: string): object | undefined
  highlight(code: string, options: { language: string; ignoreIllegals: boolean }): { value: string }
}

/** Returns code as HTML whose spans have classes; undefined for an unknown language. */
export function highlightCode(code: string, language: string): string | undefined {
  const highlighter = library as Highlighter
  if (!highlighter.getLanguage(language)) return undefined
  return highlighter.highlight(code, { language, ignoreIllegals: true }).value
}
