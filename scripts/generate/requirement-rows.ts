import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { parse } from 'yaml'
import { areas } from './areas.ts'
import { compareText } from './document.ts'

export interface Requirement {
  id: string
  form: 'current' | 'variant' | 'both'
  level: 'MUST' | 'SHOULD' | 'MAY' | 'OPEN' | 'INFO'
  basis: 'stated' | 'stated+inferred' | 'derived' | 'open'
  /** Lines of the interface document that state the requirement, by section. */
  section: Record<string, number[]>
  statement: string
  check: string
  ambiguity?: string
  observable: string[]
  /** The requirement applies only if the target offers the area. */
  availability?: 'optional'
  status: 'planned' | 'implemented' | 'excluded'
  /** Reason why a black-box test cannot verify it. */
  reason?: string
  supersedes?: string
  area: string
}

const row = {
  type: 'object',
  required: ['id', 'form', 'level', 'basis', 'section', 'statement', 'check', 'observable', 'status'],
  additionalProperties: false,
  properties: {
    id: { type: 'string', pattern: '^[A-Z0-9]+-\\d{3}$' },
    form: { enum: ['current', 'variant', 'both'] },
    level: { enum: ['MUST', 'SHOULD', 'MAY', 'OPEN', 'INFO'] },
    basis: { enum: ['stated', 'stated+inferred', 'derived', 'open'] },
    section: {
      type: 'object',
      minProperties: 1,
      propertyNames: { pattern: '^\\d+ \\S' },
      additionalProperties: { type: 'array', minItems: 1, uniqueItems: true, items: { type: 'integer', minimum: 1 } },
    },
    statement: { type: 'string', minLength: 1 },
    check: { type: 'string', minLength: 1 },
    ambiguity: { type: 'string', minLength: 1 },
    observable: {
      type: 'array',
      minItems: 1,
      uniqueItems: true,
      items: {
        enum: [
          'http-only',
          'needs-second-actor',
          'needs-person-session',
          'needs-operator-hook',
          'needs-webhook-receiver',
          'needs-time',
          'not-observable',
        ],
      },
    },
    availability: { const: 'optional' },
    status: { enum: ['planned', 'implemented', 'excluded'] },
    reason: { type: 'string', minLength: 1 },
    supersedes: { type: 'string', pattern: '^[A-Z0-9]+-\\d{3}$' },
  },
  // Exclusions require a reason; other rows must not have one.
  if: { properties: { status: { const: 'excluded' } } },
  then: { required: ['reason'] },
  else: { properties: { reason: false } },
}

const validate = new Ajv2020({
  allErrors: true,
  allowUnionTypes: true,
  strictTypes: false,
  strictRequired: false,
}).compile({
  type: 'object',
  required: ['area', 'requirements'],
  additionalProperties: false,
  properties: { area: { enum: areas }, requirements: { type: 'array', minItems: 1, items: row } },
})

/**
 * Reads all requirement files of a folder, ordered by id.
 * @throws Error with file and row when a row is malformed, an id is used twice, or the area differs from the name of
 * the file
 */
export async function readRequirements(folder: string): Promise<Requirement[]> {
  const requirements: Requirement[] = []
  for (const name of (await filesOf(folder)).filter((file) => file.endsWith('.yaml')).sort()) {
    const content = parse(await readFile(path.join(folder, name), 'utf8')) as {
      area: string
      requirements: Omit<Requirement, 'area'>[]
    }
    if (!validate(content)) throw new Error(`${path.join(folder, name)}: ${describe(content)}`)
    if (`${content.area}.yaml` !== name) throw new Error(`${path.join(folder, name)}: area is ${content.area}`)
    requirements.push(...content.requirements.map((requirement) => ({ ...requirement, area: content.area })))
  }
  requirements.sort((a, b) => compareText(a.id, b.id))
  requirements.forEach(({ id }, index) => {
    if (requirements[index + 1]?.id === id) throw new Error(`requirement ${id} is written twice`)
  })
  return requirements
}

function describe(content: any): string {
  return (validate.errors ?? [])
    .slice(0, 5)
    .map((error) => {
      const index = error.instancePath.match(/^\/requirements\/(\d+)/)?.[1]
      const id = index === undefined ? '' : `${content.requirements[index]?.id ?? `row ${index}`} `
      return `${id}${error.instancePath} ${error.message}`
    })
    .join('; ')
}

async function filesOf(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch {
    return []
  }
}
