/** Explains schema errors of target files, with the correct syntax. */
import type { ErrorObject } from 'ajv/dist/2020.js'

/** Examples of members that often have a wrong type. */
const examples: Readonly<Record<string, string>> = {
  '/name': 'name: my-service',
  '/base_url': 'base_url: http://127.0.0.1:9000',
  '/a2a_base': 'a2a_base: http://127.0.0.1:9000/a2a',
  '/share_base': 'share_base: http://127.0.0.1:9000',
  '/forms': 'forms: [current]',
  '/persons': 'persons: [{ handle: ann, user_id: usr_1, session: "${ANN_SESSION}" }]',
  '/agents': 'agents: [{ handle: helper, id: agt_1, token: "${AGENT_TOKEN}" }]',
  '/offers': 'offers: { attachments: auto, a2ui: false }',
  '/timing': 'timing: { settle_ms: 2000 }',
  '/limits': 'limits: { agents: 40, persons: 10 }',
  '/receiver': 'receiver: { ca_dir: ./receiver-ca }',
  '/names': 'names: { message_sequence: sequence }',
  '/provision': 'provision: { block: { as: actor, request: { method: PUT, path: "/v1/blocks/{handle}" } } }',
}

const typesInWords: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'an integer',
  boolean: 'true or false',
  array: 'a list, in [ ] or with a dash before each item',
  object: 'an object with members, in { } or with one member per line',
}

/** Returns one line for each error. A hook that matches none of the three kinds gets one line instead of six. */
export function explainSchemaErrors(errors: readonly ErrorObject[]): string[] {
  const kinds = new Set(errors.filter(({ keyword }) => keyword === 'oneOf').map(({ instancePath }) => instancePath))
  return errors.flatMap((error) => {
    const { keyword, instancePath, schemaPath, propertyName } = error
    // This error only repeats an error of its branch, or is part of an error about a member name.
    if (keyword === 'if' || (propertyName !== undefined && keyword !== 'propertyNames')) return []
    if (!kinds.has(instancePath)) return [`target file: ${instancePath || '/'} ${explain(error)}`]
    if (keyword === 'oneOf') return [`target file: ${instancePath} needs either as and request, or command, or value`]
    return schemaPath.includes('/oneOf/') ? [] : [`target file: ${instancePath} ${explain(error)}`]
  })
}

function explain(error: ErrorObject): string {
  const { keyword, instancePath, params, parentSchema, message = 'does not match the schema' } = error
  if (keyword === 'additionalProperties')
    return unknownMember(params['additionalProperty'], Object.keys(parentSchema?.['properties'] ?? {}))
  if (keyword === 'propertyNames')
    return unknownMember(params['propertyName'], parentSchema?.['propertyNames']?.enum ?? [])
  if (keyword === 'type') {
    const type = [params['type']]
      .flat()
      .map((name) => typesInWords[name] ?? name)
      .join(' or ')
    return `${message}: ${type}${exampleOf(instancePath)}`
  }
  if (keyword === 'required')
    return `${message}${exampleOf(`${instancePath}/${params['missingProperty']}`, instancePath)}`
  if (keyword === 'enum') return `must be one of ${(params['allowedValues'] as unknown[]).join(', ')}`
  if (keyword === 'pattern') return `${message}${exampleOf(instancePath)}`
  return message
}

function exampleOf(...places: string[]): string {
  const example = places.map((place) => examples[place]).find((text) => text !== undefined)
  return example === undefined ? '' : `, such as ${example}`
}

function unknownMember(name: string, known: readonly string[]): string {
  const near = nearest(name, known)
  const advice = near === undefined ? `the members are ${known.join(', ')}` : `did you mean ${near}?`
  // A misplaced credential may look like a member name.
  return `has no member ${/^[A-Za-z]\w{0,30}$/.test(name) ? name : '…'}: ${advice}`
}

/** Returns the known name with the smallest edit distance, if that distance is small. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  const [best] = known
    .map((candidate) => ({ candidate, distance: distanceOf(plain(name), plain(candidate)) }))
    .toSorted((one, other) => one.distance - other.distance)
  return best !== undefined && best.distance <= Math.max(1, Math.floor(name.length / 3)) ? best.candidate : undefined
}

/** Returns the Levenshtein distance. */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let at = 1; at <= one.length; at += 1) {
    const above = row
    row = [at]
    for (let column = 1; column <= other.length; column += 1)
      row[column] = Math.min(
        above[column]! + 1,
        row[column - 1]! + 1,
        above[column - 1]! + (one[at - 1] === other[column - 1] ? 0 : 1),
      )
  }
  return row[other.length]!
}
