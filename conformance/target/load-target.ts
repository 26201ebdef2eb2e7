import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { parse } from 'yaml'
import { registerSecret } from '../client/redaction.ts'
import { describeHooks, placeholdersOf, readTargetSchema, type HookDescription } from './hook-table.ts'
import type { NameKey, ProvisionTemplate, Target } from './target.ts'
import { placeholder } from './template.ts'

const defaults = { settleMs: 2000, requestTimeoutMs: 10_000, agents: 40, persons: 10 }

/** The target file cannot be used; the message names the member. */
export class TargetFileError extends Error {
  override name = 'TargetFileError'
}

/**
 * Reads a target file.
 * @param root folder that holds spec/
 * @throws TargetFileError
 */
export function loadTarget(file: string, root: string): Target {
  return readTarget(parseFile(file), { root, folder: dirname(resolve(file)), environment: process.env })
}

interface Around {
  root: string
  folder: string
  environment: Record<string, string | undefined>
}

/** Checks a parsed target, fills in defaults, and registers its credentials for redaction. */
export function readTarget(raw: unknown, { root, folder, environment }: Around): Target {
  const value = substitute(raw, environment, '')
  const { validate, hooks } = schemaOf(root)
  if (!validate(value)) throw new TargetFileError(explain(validate.errors ?? []).join('\n'))
  const written = value as FileContent
  for (const [name, template] of Object.entries(written.provision ?? {})) {
    const hook = hooks.get(name)
    if (hook === undefined)
      throw new TargetFileError(
        `target file: /provision/${name} is not a hook; known are ${[...hooks.keys()].join(', ')}`,
      )
    assertHook(hook, template)
  }
  const target = completeTarget(written, folder)
  registerCredentials(target)
  return target
}

/** Keeps the credentials of a target out of everything that is shown. */
export function registerCredentials({ persons, agents, operator_key: operatorKey }: Target): void {
  for (const { session, handle } of persons) registerSecret(session, `person:${handle}`)
  for (const { token, handle } of agents) registerSecret(token, `agent:${handle}`)
  if (operatorKey !== undefined) registerSecret(operatorKey, 'operator')
}

interface CompiledSchema {
  validate: ValidateFunction
  hooks: ReadonlyMap<string, HookDescription>
}

/** By root; compiling takes longer than everything else of reading a file. */
const schemas = new Map<string, CompiledSchema>()

function schemaOf(root: string): CompiledSchema {
  const known = schemas.get(root)
  if (known !== undefined) return known
  const schema = readTargetSchema(root)
  const validate = new Ajv2020({ allErrors: true, strict: false, allowUnionTypes: true }).compile(schema)
  const made = { validate, hooks: new Map(describeHooks(schema).map((hook) => [hook.name, hook])) }
  schemas.set(root, made)
  return made
}

/** What the schema makes sure of. */
type FileContent = Partial<Omit<Target, 'names'>> & { names?: Partial<Record<NameKey, string | StampName>> }

/** A stamp that is a word among others. */
interface StampName {
  member: string
  values: (string | number)[]
}

/** One line for each error of the schema; a hook that is neither of the three kinds has one and not six. */
function explain(errors: readonly ErrorObject[]): string[] {
  const kinds = new Set(errors.filter(({ keyword }) => keyword === 'oneOf').map(({ instancePath }) => instancePath))
  return errors.flatMap(({ keyword, instancePath, schemaPath, message, params }) => {
    if (!kinds.has(instancePath)) return [`target file: ${instancePath || '/'} ${message}${extra(params)}`]
    if (keyword === 'oneOf') return [`target file: ${instancePath} needs either as and request, or command, or value`]
    return schemaPath.includes('/oneOf/') ? [] : [`target file: ${instancePath} ${message}${extra(params)}`]
  })
}

/** @throws TargetFileError where a template names what the hook does not have */
function assertHook(hook: HookDescription, template: ProvisionTemplate): void {
  const known = placeholdersOf(hook)
  for (const [place, text] of textsIn(template, `/provision/${hook.name}`)) {
    if (place.startsWith(`/provision/${hook.name}/result/`)) continue
    for (const [, name = ''] of text.matchAll(placeholder))
      if (!known.includes(name))
        throw new TargetFileError(
          `target file: ${place} names {${name}}, which the hook ${hook.name} does not have; it has ${known.join(', ') || 'none'}`,
        )
  }
  const given = Object.keys('value' in template ? template.value : (template.result ?? {}))
  const unknown = given.find((name) => !hook.results.includes(name))
  if (unknown !== undefined)
    throw new TargetFileError(
      `target file: /provision/${hook.name}/${'value' in template ? 'value' : 'result'}/${unknown} is no result of the hook; it gives ${hook.results.join(', ') || 'none'}`,
    )
}

function textsIn(value: unknown, place: string): [string, string][] {
  if (typeof value === 'string') return [[place, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${place}/${key}`))
}

function parseFile(file: string): unknown {
  try {
    return parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new TargetFileError(`target file ${file}: ${(error as Error).message}`)
  }
}

/** Fills in what a target file may leave out; its paths are taken from its folder. */
export function completeTarget(value: FileContent, folder: string): Target {
  const { receiver, module } = value
  const stamps = Object.entries(value.names ?? {}).filter(([, name]) => typeof name === 'object')
  return {
    ...(value as Target),
    forms: value.forms ?? ['current'],
    persons: value.persons ?? [],
    agents: value.agents ?? [],
    offers: value.offers ?? {},
    timing: { settle_ms: defaults.settleMs, request_timeout_ms: defaults.requestTimeoutMs, ...value.timing },
    limits: { agents: defaults.agents, persons: defaults.persons, ...value.limits },
    names: {
      message_sequence: 'sequence',
      capability_url: 'url',
      ...(mapped(value.names ?? {}, (name) => (typeof name === 'object' ? name.member : name)) as Target['names']),
    },
    stamp_values: mapped(Object.fromEntries(stamps), (name) => (name as StampName).values),
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

/** Replaces `${NAME}` by the environment, everywhere in a value. @throws TargetFileError */
export function substitute(value: unknown, environment: Around['environment'], place: string): unknown {
  if (typeof value === 'string') {
    return value.replaceAll(/\$\{([A-Za-z_][A-Za-z0-9_]*)\}/g, (_, name: string) => {
      const found = environment[name]
      if (found === undefined || found === '')
        throw new TargetFileError(`target file: ${place || '/'} names \${${name}}, which is not set`)
      return found
    })
  }
  if (Array.isArray(value)) return value.map((item, index) => substitute(item, environment, `${place}/${index}`))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, substitute(inner, environment, `${place}/${key}`)]),
  )
}

function extra(parameters: Record<string, unknown>): string {
  const named = parameters['additionalProperty'] ?? parameters['propertyName'] ?? parameters['allowedValues']
  return named === undefined ? '' : `: ${JSON.stringify(named)}`
}
