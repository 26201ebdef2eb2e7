import { dirname, resolve } from 'node:path'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { explainSchemaErrors, nearest } from './explain-schema.ts'
import { describeHooks, placeholdersOf, readTargetSchema, type HookDescription } from './hook-table.ts'
import type { NameKey, ProvisionTemplate, Target } from './target.ts'
import { TargetFileError } from './target-file-error.ts'
import { registerCredentials, placesWithUserInfo } from './target-secrets.ts'
import { readTargetText } from './target-text.ts'
import { placeholder } from './template.ts'

const defaults = { settleMs: 2000, requestTimeoutMs: 10_000, agents: 40, persons: 10, rateWindowSeconds: 2 }

/**
 * Default names, which the document states for the same value elsewhere: `sequence` in events, `url` in the answer to
 * an upload.
 */
export const defaultNames: Target['names'] = { message_sequence: 'sequence', capability_url: 'url' }

export { TargetFileError }

/**
 * Reads a target file.
 * @param root folder that contains spec/
 * @throws TargetFileError
 */
export function loadTarget(file: string, root: string): Target {
  const text = readTargetText(file)
  try {
    return readTarget(text.value, { root, folder: dirname(resolve(file)), environment: process.env })
  } catch (error) {
    if (error instanceof TargetFileError) error.message = text.located(error.message)
    throw error
  }
}

interface TargetLocation {
  root: string
  folder: string
  environment: Record<string, string | undefined>
}

/** Validates a parsed target, fills in defaults, and registers its credentials for redaction. */
export function readTarget(raw: unknown, { root, folder, environment }: TargetLocation): Target {
  const value = substitute(raw, environment, '')
  const { validate, hooks } = schemaOf(root)
  if (!validate(value)) throw new TargetFileError(explainSchemaErrors(validate.errors ?? []).join('\n'))
  const written = value as FileContent
  for (const [name, template] of Object.entries(written.provision ?? {})) {
    const hook = hooks.get(name)
    if (hook === undefined)
      throw new TargetFileError(`target file: /provision/${name} is not a hook; ${adviceOn(name, [...hooks.keys()])}`)
    if (!Array.isArray(template)) assertHook(hook, template as ProvisionTemplate, `/provision/${name}`)
    else
      for (const [index, one] of template.entries())
        assertHook(hook, one as ProvisionTemplate, `/provision/${name}/${index}`)
  }
  const [place] = placesWithUserInfo(written)
  if (place !== undefined)
    throw new TargetFileError(
      `target file: ${place} contains a user name or password in a URL, which reports would show: remove it (credentials belong to persons, agents, operator_key, or headers of a hook)`,
    )
  const target = completeTarget(written, folder)
  registerCredentials(target)
  return target
}

function adviceOn(name: string, known: readonly string[]): string {
  const near = nearest(name, known)
  return near === undefined ? `the hooks are ${known.join(', ')}` : `did you mean ${near}?`
}

interface CompiledSchema {
  validate: ValidateFunction
  hooks: ReadonlyMap<string, HookDescription>
}

/** Compiled schemas by root, because compilation takes most of the time of reading a file. */
const schemas = new Map<string, CompiledSchema>()

function schemaOf(root: string): CompiledSchema {
  const known = schemas.get(root)
  if (known !== undefined) return known
  const schema = readTargetSchema(root)
  const validate = new Ajv2020({ allErrors: true, strict: false, allowUnionTypes: true, verbose: true }).compile(schema)
  const made = { validate, hooks: new Map(describeHooks(schema).map((hook) => [hook.name, hook])) }
  schemas.set(root, made)
  return made
}

/** Content of a target file that matches the schema. */
type FileContent = Partial<Omit<Target, 'names'>> & { names?: Partial<Record<NameKey, string | StampName>> }

/** A member, with its values that mean that a receipt timestamp is set. Without values, each value except null. */
interface StampName {
  member: string
  values?: (string | number)[]
}

/** @throws TargetFileError when a template uses a name that the hook does not have */
function assertHook(hook: HookDescription, template: ProvisionTemplate, own: string): void {
  const known = placeholdersOf(hook)
  const named = [
    ...textsIn(template, own).flatMap(([place, text]) =>
      isPointer(place.slice(own.length))
        ? []
        : [...text.matchAll(placeholder)].map(([, name = '']) => ({ place, name, shown: `{${name}}` })),
    ),
    ...(['when', 'defaults'] as const).flatMap((member) =>
      Object.keys(template[member] ?? {}).map((name) => ({ place: `${own}/${member}`, name, shown: name })),
    ),
  ]
  for (const { place, name, shown } of named)
    if (!known.includes(name))
      throw new TargetFileError(
        `target file: ${place} uses ${shown}, which the hook ${hook.name} does not have; its placeholders are ${known.join(', ') || 'none'}`,
      )
  const given = Object.keys('value' in template ? template.value : (template.result ?? {}))
  const unknown = given.find((name) => !hook.results.includes(name))
  if (unknown !== undefined)
    throw new TargetFileError(
      `target file: ${own}/${'value' in template ? 'value' : 'result'}/${unknown} is not a result of the hook; its results are ${hook.results.join(', ') || 'none'}`,
    )
}

/** Returns whether a place is a JSON Pointer, in which braces are ordinary characters. */
const isPointer = (place: string): boolean => /^\/result\/[^/]+(\/(at|each)(\/\d+)?)?$/.test(place)

function textsIn(value: unknown, place: string): [string, string][] {
  if (typeof value === 'string') return [[place, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${place}/${key}`))
}

/** Fills in the optional members of a target file. Its paths are relative to its folder. */
export function completeTarget(value: FileContent, folder: string): Target {
  const { receiver, module } = value
  const stamps = Object.entries(value.names ?? {}).flatMap(([key, name]): [string, (string | number)[]][] => {
    // The state of a variant send is a word, unless the file configures another value (AMB-094).
    if (typeof name === 'string') return key === 'delivery_status' ? [[key, ['delivered']]] : []
    return name.values === undefined ? [] : [[key, name.values]]
  })
  return {
    ...(value as Target),
    forms: value.forms ?? ['current'],
    persons: value.persons ?? [],
    agents: value.agents ?? [],
    offers: value.offers ?? {},
    timing: { settle_ms: defaults.settleMs, request_timeout_ms: defaults.requestTimeoutMs, ...value.timing },
    limits: {
      agents: defaults.agents,
      persons: defaults.persons,
      rate_window_seconds: defaults.rateWindowSeconds,
      ...value.limits,
    },
    names: {
      ...defaultNames,
      ...(mapped(value.names ?? {}, (name) => (typeof name === 'object' ? name.member : name)) as Target['names']),
    },
    stamp_values: Object.fromEntries(stamps),
    provision: value.provision ?? {},
    ...(receiver === undefined
      ? {}
      : {
          receiver: {
            listen: receiver.listen ?? '127.0.0.1:0',
            public_url: receiver.public_url ?? null,
            ca_dir: resolve(folder, receiver.ca_dir),
          },
        }),
    ...(module === undefined ? {} : { module: resolve(folder, module) }),
  }
}

const mapped = <T, U>(values: Record<string, T>, change: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]))

/** Replaces `${NAME}` with environment variables, at any depth of a value. @throws TargetFileError */
export function substitute(value: unknown, environment: TargetLocation['environment'], place: string): unknown {
  if (typeof value === 'string') {
    return value.replaceAll(/\$\{([A-Za-z_][A-Za-z0-9_]*)\}/g, (_, name: string) => {
      const found = environment[name]
      if (found === undefined || found === '')
        throw new TargetFileError(
          `target file: ${place || '/'} uses the environment variable \${${name}}, which is not set`,
        )
      return found
    })
  }
  if (Array.isArray(value)) return value.map((item, index) => substitute(item, environment, `${place}/${index}`))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, substitute(inner, environment, `${place}/${key}`)]),
  )
}
