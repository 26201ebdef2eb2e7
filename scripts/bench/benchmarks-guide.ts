import { readFileSync, writeFileSync } from 'node:fs'

const guideFile = new URL('../../spec/guides/benchmarks.md', import.meta.url)

/**
 * Replaces the table between two comments of the benchmarks guide, `<!-- name -->` and `<!-- /name -->`.
 * @param rewrite returns the lines of the new table from the text of the present one
 * @throws Error when the guide has no such comments
 */
export function rewriteTable(name: string, rewrite: (table: string) => readonly string[]): void {
  const guide = readFileSync(guideFile, 'utf8')
  const marked = new RegExp(`(?<=<!-- ${name} -->\n)[^]*(?=\n<!-- /${name} -->)`)
  const [table] = marked.exec(guide) ?? []
  if (table === undefined) throw new Error(`the benchmarks guide has no place for the table "${name}"`)
  writeFileSync(
    guideFile,
    guide.replace(marked, () => `\n${rewrite(table).join('\n')}\n`),
  )
}
