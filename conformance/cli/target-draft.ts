/** Text of a first target file: detected values, and TODO comments for values that only the team knows. */
import { stringify } from 'yaml'
import { commandLine } from '../report/command-line.ts'
import type { Credentials, Exploration } from '../target/explore.ts'

export const sessionVariable = 'CONFORM_SESSION'
export const tokenVariable = 'CONFORM_AGENT_TOKEN'

interface Draft {
  name: string
  baseUrl: string
  found: Exploration
  credentials: Credentials
  /** Hooks of this project's own target file, as examples. */
  examples: Readonly<Record<string, object>>
}

/**
 * Settle time as a multiple of the median answer time, because effects are slower than answers. At least half a
 * second.
 */
const settleFactor = 20
const settleMsMin = 500
/** Hooks that make the most checks testable. */
const firstHooks = ['openDirectChat', 'createPerson', 'createGroup', 'rotateToken', 'sendAsPerson', 'historyAsPerson']

export function draftTarget({ name, baseUrl, found, credentials, examples }: Draft): string {
  return [
    '# Target file of the conformance harness. TODO marks values that only you know; spec/target.schema.yaml describes every member.',
    `name: ${JSON.stringify(name)}`,
    `base_url: ${JSON.stringify(baseUrl)}`,
    ...describeForms(found),
    ...describeA2a(found),
    '',
    `# A refusal is answered with ${found.error.status} ${found.error.shape}.`,
    ...found.documents.map(({ path, title }) => `# The service serves the OpenAPI document ${path}: ${oneLine(title)}`),
    '',
    ...describeCredentials(found, credentials),
    '',
    '# Optional areas. With auto, the harness detects the area.',
    ...Object.entries(found.areas).map(([area, status]) => `#   ${area}: ${describeStatus(status)}`),
    'offers: { a2ui: false } # TODO: true if your service validates A2UI messages',
    '',
    `# The median answer time was ${found.latencyMs} ms.`,
    'timing:',
    `  settle_ms: ${Math.max(settleMsMin, Math.ceil(found.latencyMs * settleFactor))} # TODO: the time within which effects are visible`,
    '  # webhook_backoff_ms: 1000 # TODO: the wait before the second attempt of a delivery',
    '  # webhook_timeout_ms: 10000 # TODO: the time that a receiver has to answer',
    'limits: { agents: 40, persons: 10 } # the maximum that the harness creates',
    '',
    ...describeWebhooks(found),
    '',
    ...describeNames(found),
    '',
    '# Operations that the document leaves open. TODO: write the requests of your service. The examples below are those of the',
    "# harness's own server. The command doctor tries them and lists the hooks that add the most checks.",
    ...commented(stringify({ provision: pick(examples, firstHooks) }, { lineWidth: 0 })),
    '',
  ].join('\n')
}

function describeForms({ forms, formsUnsure }: Exploration): string[] {
  const line = `forms: [${forms.join(', ')}]`
  return [formsUnsure === undefined ? line : `${line} # TODO: check it, because ${formsUnsure}`]
}

function describeA2a({ a2aBase, a2aUnsure }: Exploration): string[] {
  if (a2aBase === undefined)
    return [
      '# a2a_base: https://TODO/a2a # TODO: the URL below which each agent has its A2A address, if your service has A2A',
    ]
  const line = `a2a_base: ${JSON.stringify(a2aBase)}`
  return [a2aUnsure === undefined ? line : `${line} # TODO: check it, because ${a2aUnsure}`]
}

function describeStatus(status: number): string {
  if (status === 0) return 'no answer'
  if ([404, 405, 501].includes(status)) return `seems to be absent: answers ${status}`
  if (status === 401 || status === 403) return `seems to be there: answers ${status}, and requires a credential`
  return `seems to be there: answers ${status}`
}

function describeCredentials({ person, agent }: Exploration, { session, agentToken }: Credentials): string[] {
  const persons = [
    '# Two persons with a session, or two agents with a token, are enough for a first verdict.',
    ...entry('persons', {
      given: session !== undefined,
      known: typeof person === 'object' ? { handle: person.handle, user_id: person.userId } : undefined,
      refused: person === 'refused',
      secret: ['session', sessionVariable],
      members: ['handle', 'user_id'],
    }),
  ]
  const agents = entry('agents', {
    given: agentToken !== undefined,
    known: typeof agent === 'object' ? { handle: agent.handle, id: agent.id } : undefined,
    refused: agent === 'refused',
    secret: ['token', tokenVariable],
    members: ['handle', 'id'],
  })
  return [...persons, ...agents, '# operator_key: "${OPERATOR_KEY}" # TODO: for hooks with as: operator']
}

interface Entry {
  given: boolean
  known: Record<string, string> | undefined
  refused: boolean
  secret: [string, string]
  members: string[]
}

/** Returns a list with one actor, as comments if the known values would not load. */
function entry(list: 'persons' | 'agents', { given, known, refused, secret, members }: Entry): string[] {
  const [name, variable] = secret
  const secretText = `${name}: "\${${variable}}"`
  if (known !== undefined) {
    const about = members.map((member) => `${member}: ${JSON.stringify(known[member])}`).join(', ')
    return [`${list}:`, `  - { ${about}, ${secretText} }`, `  # TODO: a second one, if you have it`]
  }
  const why = refused
    ? ` (the ${name} in ${variable} was rejected)`
    : given
      ? ' (the service does not return its owner)'
      : ''
  const about = members.map((member) => `${member}: TODO`).join(', ')
  return [`# ${list}: # TODO${why}`, `#   - { ${about}, ${secretText} }`]
}

function describeWebhooks({ loopbackWebhooks }: Exploration): string[] {
  const found =
    loopbackWebhooks === undefined
      ? '# Whether webhooks on loopback are allowed was not tested, because this needs an agent.'
      : `# Webhooks on loopback: http ${loopbackWebhooks.http ? 'seems allowed' : 'is rejected'}, https ${loopbackWebhooks.https ? 'seems allowed' : 'is rejected'}.`
  return [
    found,
    ...(loopbackWebhooks?.http === true ? ['allows_http_webhooks: true'] : []),
    `# TODO: ${commandLine(['ca', 'receiver-ca'])}; let your service trust receiver-ca/ca.pem, and then add:`,
    '# receiver: { ca_dir: ./receiver-ca }',
  ]
}

function describeNames({ names }: Exploration): string[] {
  const known = Object.entries(names).filter(([key]) => key !== 'capability_url')
  const comment = '# Names of your service for members that the document leaves open. The command doctor finds more.'
  return known.length === 0
    ? [comment, '# names: { message_sequence: sequence, delivered_stamp: TODO, read_stamp: TODO } # TODO']
    : [comment, 'names:', ...known.map(([key, name]) => `  ${key}: ${JSON.stringify(name)} # found in an answer`)]
}

const pick = (examples: Draft['examples'], names: readonly string[]): Record<string, object> =>
  Object.fromEntries(names.flatMap((name) => (examples[name] === undefined ? [] : [[name, examples[name]]])))

const commented = (text: string): string[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => `# ${line}`)
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 100)
