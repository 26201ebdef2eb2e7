/** Reads the description of each hook from the target file schema: its actor, placeholders and results. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { areaOfHook } from './optional-areas.ts'
import type { ProvisionName } from './target.ts'

export interface HookDescription {
  name: string
  description: string
  /** Actor of the hook. `nobody` is the operator, or a request without a credential. */
  actor: 'actor' | 'person' | 'agent' | 'nobody'
  /** Names without the `?` of optional parameters. */
  parameters: string[]
  results: string[]
  /** Placeholders that may have no value. */
  optionalParameters: string[]
  optionalResults: string[]
}

/** Placeholders of all hooks with an acting party. */
export const actorParameters = ['actor_handle', 'actor_id', 'actor_kind', 'credential'] as const

interface HookSchema {
  description: string
  'x-actor': HookDescription['actor']
  'x-parameters': string[]
  'x-results': string[]
}

export const readTargetSchema = (root: string): object =>
  parse(readFileSync(join(root, 'spec', 'target.schema.yaml'), 'utf8')) as object

/** Returns the hooks of a schema, in its order. */
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

/** Returns the names allowed in braces in the templates of a hook. */
export const placeholdersOf = ({ actor, parameters }: HookDescription): string[] => [
  ...parameters,
  ...(actor === 'nobody' ? [] : actorParameters),
]

/** Renders the optional areas as a Markdown table. */
export function renderAreas(schema: object): string {
  const { properties } = (schema as { properties: { offers: { properties: Record<string, { description: string }> } } })
    .properties.offers
  const hooksOf = (area: string): string =>
    describeHooks(schema)
      .flatMap(({ name }) => (areaOfHook(name as ProvisionName) === area ? [`\`${name}\``] : []))
      .join(', ')
  const rows = Object.entries(properties).map(
    ([area, { description }]) => `| \`${area}\` | ${description} | ${hooksOf(area)} |`,
  )
  return ['| Area | Description | Hooks |', '|---|---|---|', ...rows].join('\n')
}

/** Renders the hooks as a Markdown table. */
export function renderHooks(schema: object): string {
  const marked = (names: readonly string[], optional: readonly string[]): string =>
    names.map((name) => `\`${name}${optional.includes(name) ? '?' : ''}\``).join(', ')
  const rows = describeHooks(schema).map(
    ({ name, actor, description, parameters, optionalParameters, results, optionalResults }) =>
      `| \`${name}\` | ${actor} | ${marked(parameters, optionalParameters)} | ${marked(results, optionalResults)} | ${description} |`,
  )
  return ['| Hook | Actor | Placeholders | Result | Effect |', '|---|---|---|---|---|', ...rows].join('\n')
}
