import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { parse, stringify } from 'yaml'
import { readRequirements } from './generate/requirement-rows.ts'

const usage = `usage: npm run spec:rows -- OLD NEW [--write]

OLD and NEW are two versions of the interface document, in Markdown. Names the requirements whose lines differ, and the lines
that were added.

  --write   updates the lines of all requirements, and spec/interface.yaml, to the new document

Exit 0: no difference; 1: differences; 2: the documents cannot be compared.`

/** Lines that a change replaces, and the lines that replace them. Numbers start at 1. */
interface Hunk {
  oldStart: number
  oldCount: number
  newStart: number
  newCount: number
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean', default: false },
    root: { type: 'string', default: path.dirname(import.meta.dirname) },
  },
})
const [oldFile, newFile, ...rest] = positionals
if (oldFile === undefined || newFile === undefined || rest.length > 0) fail(usage)

const interfaceFile = path.join(values.root, 'spec/interface.yaml')
const folder = path.join(values.root, 'spec/requirements')
const edition = parse(readFileSync(interfaceFile, 'utf8')) as { sha256: string }
if (digestOf(oldFile) !== edition.sha256) fail(`${oldFile} is not the document whose lines the requirements name`)
const hunks = readHunks(oldFile, newFile)
const rows = await readRequirements(folder)
for (const { id, section, statement } of rows) {
  const changed = Object.values(section).flat().filter(isChanged)
  if (changed.length > 0) console.log(`${id}, line ${changed.join(', ')}: ${statement.trim()}`)
}
for (const { oldCount, newStart, newCount } of hunks)
  if (oldCount === 0)
    console.log(`added: line ${newStart}${newCount > 1 ? ` to ${newStart + newCount - 1}` : ''} of ${newFile}`)
if (values.write) {
  for (const name of readdirSync(folder)) rewrite(path.join(folder, name))
  const comment = readFileSync(interfaceFile, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('#'))
  const sections = sectionsOf(newFile)
  const lines = readFileSync(newFile, 'utf8').trimEnd().split('\n').length
  writeFileSync(interfaceFile, `${comment.join('\n')}\n${stringify({ sha256: digestOf(newFile), lines, sections })}`)
}
process.exitCode = hunks.length > 0 ? 1 : 0

function isChanged(line: number): boolean {
  return hunks.some(({ oldStart, oldCount }) => line >= oldStart && line < oldStart + oldCount)
}

/** Returns the line of the new document at the place of a line of the old one. */
function moved(line: number): number {
  const before = hunks.filter(({ oldStart, oldCount }) => oldStart + Math.max(oldCount, 1) <= line)
  return before.reduce((sum, { oldCount, newCount }) => sum + newCount - oldCount, line)
}

function rewrite(file: string): void {
  const text = readFileSync(file, 'utf8')
  const numbers = (list: string): string => list.replaceAll(/\d+/g, (line) => String(moved(Number(line))))
  const renumbered = text.replaceAll(/^    section:\s*\{[^}]*\}/gm, (section) =>
    section.replaceAll(/\[[\d,\s]+\]/g, numbers),
  )
  writeFileSync(file, renumbered)
}

/** Returns the first line of each section, by the number of its chapter and its heading. */
function sectionsOf(file: string): Record<string, number> {
  const found: Record<string, number> = { '0 Preamble': 1 }
  let chapter = '0'
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    const [, number, title, heading] = /^(?:## (\d+)\. (.*)|### (.*))$/.exec(line) ?? []
    chapter = number ?? chapter
    const name = title ?? heading
    if (name !== undefined) found[`${chapter} ${name}`] = index + 1
  }
  return found
}

function readHunks(before: string, after: string): Hunk[] {
  const { stdout, stderr, status } = spawnSync('git', ['diff', '--no-index', '-U0', before, after], {
    encoding: 'utf8',
  })
  if (status !== 0 && status !== 1) fail(stderr)
  return [...stdout.matchAll(/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm)].map(
    ([, oldStart, oldCount = '1', newStart, newCount = '1']) => ({
      oldStart: Number(oldStart),
      oldCount: Number(oldCount),
      newStart: Number(newStart),
      newCount: Number(newCount),
    }),
  )
}

function digestOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}

function fail(message: string): never {
  console.error(message)
  process.exit(2)
}
