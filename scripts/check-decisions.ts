import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse } from 'yaml'
import { listFiles } from './generate/manifest.ts'
import { readRequirements } from './generate/requirement-rows.ts'

const kinds = ['gap', 'ambiguity', 'contradiction']
const sections = ['Text', 'Decision', 'Why', 'Tolerates']

/**
 * Reports contradictions between spec/requirements, spec/decisions and code: a decision that is mentioned but not
 * written, a file without its sections, a requirement that does not exist.
 * @param code folders with programs that name decisions in comments
 * @throws Error when there is no decision
 */
export async function checkDecisions(spec: string, code: readonly string[] = []): Promise<string[]> {
  const requirements = await readRequirements(path.join(spec, 'requirements'))
  const files = (await listFiles(path.join(spec, 'decisions'))).filter((file) => file.endsWith('.md'))
  if (files.length === 0 || requirements.length === 0) throw new Error(`${spec} holds no decisions or no requirements`)
  const ids = new Set(requirements.map(({ id }) => id))
  const decided = new Set(files.map((file) => path.basename(file, '.md').toUpperCase()))
  const errors: string[] = []
  for (const file of files)
    errors.push(...checkDecision(path.basename(file), await readFile(file, 'utf8'), ids, decided))
  for (const requirement of requirements) {
    const missing = mentions(JSON.stringify(requirement)).filter((id) => !decided.has(id))
    errors.push(...missing.map((id) => `${requirement.id} mentions ${id}, which has no file`))
  }
  for (const folder of code) {
    for (const file of (await listFiles(folder)).filter((name) => /\.(ts|md|yaml)$/.test(name))) {
      const missing = mentions(await readFile(file, 'utf8')).filter((id) => !decided.has(id))
      errors.push(
        ...missing.map((id) => `${path.relative(path.dirname(folder), file)} mentions ${id}, which has no file`),
      )
    }
  }
  return errors
}

function checkDecision(name: string, text: string, requirements: Set<string>, decided: Set<string>): string[] {
  const [, front, body] = text.match(/^---\n([\s\S]*?)\n---\n([\s\S]*)$/) ?? []
  if (front === undefined || body === undefined) return [`${name} has no front matter`]
  const { id, kind, requirements: cited } = parse(front) as { id: string; kind: string; requirements: string[] }
  const headings = Array.from(body.matchAll(/^## (.*)$/gm), (match) => match[1])
  return [
    ...(name === `${String(id).toLowerCase()}.md` ? [] : [`${name} calls itself ${id}`]),
    ...(kinds.includes(kind) ? [] : [`${name}: kind is ${kind}, not one of ${kinds.join(', ')}`]),
    ...(sections.join() === headings.join()
      ? []
      : [`${name}: its sections are ${headings.join(', ')}, not ${sections.join(', ')}`]),
    ...cited
      .filter((requirement) => !requirements.has(requirement))
      .map((requirement) => `${name} names ${requirement}, which is no requirement`),
    ...mentions(body)
      .filter((other) => !decided.has(other))
      .map((other) => `${name} mentions ${other}, which has no file`),
  ]
}

function mentions(text: string): string[] {
  return [...new Set(text.match(/AMB-\d{3}/g))]
}

if (import.meta.url === pathToFileURL(process.argv[1]!).href) {
  const root = path.dirname(import.meta.dirname)
  const code = ['src', 'conformance', 'spec'].map((folder) => path.join(root, folder))
  const errors = await checkDecisions(path.join(root, 'spec'), code)
  for (const error of errors) console.error(error)
  if (errors.length === 0) console.log('every decision that is mentioned is written')
  else process.exitCode = 1
}
