import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { parse } from 'yaml'
import { registerSecret } from '../client/redaction.ts'
import { provisionNames, type Target } from './target.ts'

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
  const schema = parse(readFileSync(join(root, 'spec', 'target.schema.yaml'), 'utf8')) as object
  const ajv = new Ajv2020({ allErrors: true, strict: false })
  if (!ajv.validate(schema, value)) {
    throw new TargetFileError(
      (ajv.errors ?? [])
        .map((error) => `target file: ${error.instancePath || '/'} ${error.message}${extra(error.params)}`)
        .join('\n'),
    )
  }
  const target = complete(value as Partial<Target>, folder)
  const unknown = Object.keys(target.provision).find((name) => !(provisionNames as readonly string[]).includes(name))
  if (unknown !== undefined)
    throw new TargetFileError(
      `target file: /provision/${unknown} is not a hook; known are ${provisionNames.join(', ')}`,
    )
  for (const { session, handle } of target.persons) registerSecret(session, `person:${handle}`)
  for (const { token, handle } of target.agents) registerSecret(token, `agent:${handle}`)
  if (target.operator_key !== undefined) registerSecret(target.operator_key, 'operator')
  return target
}

function parseFile(file: string): unknown {
  try {
    return parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new TargetFileError(`target file ${file}: ${(error as Error).message}`)
  }
}

function complete(value: Partial<Target>, folder: string): Target {
  const { receiver, module } = value
  return {
    ...(value as Target),
    forms: value.forms ?? ['current'],
    persons: value.persons ?? [],
    agents: value.agents ?? [],
    offers: value.offers ?? {},
    timing: { settle_ms: defaults.settleMs, request_timeout_ms: defaults.requestTimeoutMs, ...value.timing },
    limits: { agents: defaults.agents, persons: defaults.persons, ...value.limits },
    names: { message_sequence: 'sequence', ...value.names },
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

function substitute(value: unknown, environment: Around['environment'], place: string): unknown {
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
