/** What the schema of the target file says of each hook: who acts, its placeholders, and what it gives back. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

export interface HookDescription {
  name: string
  description: string
  /** Who acts in the hook; nobody: the operator, or a request without a credential. */
  actor: 'actor' | 'person' | 'agent' | 'nobody'
  /** Without the `?` of those that are not always given. */
  parameters: string[]
  results: string[]
  /** Those that may be absent. */
  optionalParameters: string[]
  optionalResults: string[]
}

/** Placeholders of every hook in which somebody acts. */
export const actorParameters = ['actor_handle', 'actor_id', 'actor_kind', 'credential'] as const

interface HookSchema {
  description: string
  'x-actor': HookDescription['actor']
  'x-parameters': string[]
  'x-results': string[]
}

export const readTargetSchema = (root: string): object =>
  parse(readFileSync(join(root, 'spec', 'target.schema.yaml'), 'utf8')) as object

/** The hooks of a schema, in its order. */
export function describeHooks(schema: object): HookDescription[] {
  const { properties } = (schema as { properties: { provision: { properties: Record<string, HookSchema> } } })
    .properties.provision
  return Object.entries(properties).map(([name, hook]) => {
    const [parameters, results] = [hook['x-parameters'], hook['x-results']]
    return {
      name,
      description: hook.description,
      actor: hook['x-actor'],
      parameters: parameters.map(withoutMark),
      results: results.map(withoutMark),
      optionalParameters: parameters.filter(isOptional).map(withoutMark),
      optionalResults: results.filter(isOptional).map(withoutMark),
    }
  })
}

const isOptional = (text: string): boolean => text.endsWith('?')
const withoutMark = (text: string): string => text.replace(/\?$/, '')

/** What may stand in braces in the templates of a hook. */
export const placeholdersOf = ({ actor, parameters }: HookDescription): string[] => [
  ...parameters,
  ...(actor === 'nobody' ? [] : actorParameters),
]

/** The hooks as a table in Markdown. */
export function renderHooks(schema: object): string {
  const marked = (names: readonly string[], optional: readonly string[]): string =>
    names.map((name) => `\`${name}${optional.includes(name) ? '?' : ''}\``).join(', ')
  const rows = describeHooks(schema).map(
    ({ name, actor, description, parameters, optionalParameters, results, optionalResults }) =>
      `| \`${name}\` | ${actor} | ${marked(parameters, optionalParameters)} | ${marked(results, optionalResults)} | ${description} |`,
  )
  return ['| Hook | Who acts | Placeholders | Result | What it does |', '|---|---|---|---|---|', ...rows].join('\n')
}
