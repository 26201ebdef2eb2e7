import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse } from 'yaml'
import { listFiles } from './generate/manifest.ts'
import { readRequirements } from './generate/requirement-rows.ts'

/** Areas whose rules are written out; the decisions of the others follow with their documents. */
const settledAreas = new Set([
  'messages',
  'reactions',
  'receipts',
  'events',
  'webhooks',
  'chats',
  'blocks',
  'devices',
  'agents',
  'accounts',
  'settings',
  'installations',
  'errors',
  'profiles',
  'users',
  'directory',
  'tasks',
  'a2a',
  'attachments',
])
const kinds = ['gap', 'ambiguity', 'contradiction']
const sections = ['Text', 'Decision', 'Why', 'Tolerates']

/**
 * Names what is wrong between spec/requirements and spec/decisions: a decision that is mentioned but not written,
 * a file without its sections, a requirement that does not exist. Throws when there is no decision to look at.
 */
export async function checkDecisions(spec: string): Promise<string[]> {
  const requirements = await readRequirements(path.join(spec, 'requirements'))
  const files = (await listFiles(path.join(spec, 'decisions'))).filter((file) => file.endsWith('.md'))
  if (files.length === 0 || requirements.length === 0) throw new Error(`${spec} holds no decisions or no requirements`)
  const ids = new Set(requirements.map(({ id }) => id))
  const decided = new Set(files.map((file) => path.basename(file, '.md').toUpperCase()))
  const faults: string[] = []
  for (const file of files)
    faults.push(...checkDecision(path.basename(file), await readFile(file, 'utf8'), ids, decided))
  for (const requirement of requirements.filter(({ area }) => settledAreas.has(area))) {
    const missing = mentions(JSON.stringify(requirement)).filter((id) => !decided.has(id))
    faults.push(...missing.map((id) => `${requirement.id} mentions ${id}, which has no file`))
  }
  return faults
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
  const faults = await checkDecisions(path.join(path.dirname(import.meta.dirname), 'spec'))
  for (const fault of faults) console.error(fault)
  if (faults.length === 0) console.log('every decision that a requirement mentions is written')
  else process.exitCode = 1
}
