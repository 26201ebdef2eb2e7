/** YAML that closes a gap of a target file, ready to paste. Unknown values are marked TODO. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import type { Gap } from '../runner/lease.ts'
import type { HookDescription } from '../target/hook-table.ts'
import type { NameKey, ProvisionName, Target } from '../target/target.ts'
import { commandLine } from '../report/command-line.ts'

export interface PasteSources {
  hooks: readonly HookDescription[]
  /** Hooks of this project's own target file, as examples. */
  examples: Readonly<Record<string, object>>
  /** Names found in the answers of the target. */
  found: Partial<Record<NameKey, string>>
  /** Limits in the current target file. */
  limits: Target['limits']
}

export const readExamples = (root: string): Record<string, object> =>
  (parse(readFileSync(join(root, 'conformance', 'target', 'own-target.yaml'), 'utf8')) as { provision: object })
    .provision as Record<string, object>

/** Returns the lines to paste, below a comment with instructions. */
export function pasteFor(closing: Gap['closedBy'], sources: PasteSources): string[] {
  const [comment, content] = contentFor(closing, sources)
  return [`# ${comment}`, ...stringify(content, { lineWidth: 0 }).trimEnd().split('\n')]
}

function contentFor(closing: Gap['closedBy'], sources: PasteSources): [string, object] {
  switch (closing.kind) {
    case 'hook':
      return hookFor(closing.name, sources)
    case 'name': {
      const found = sources.found[closing.name]
      const comment =
        found === undefined
          ? 'TODO: the name of this member in your service'
          : 'found in an answer of your service: check it'
      return [comment, { names: { [closing.name]: found ?? 'TODO' } }]
    }
    case 'timing':
      return ['TODO: the value of your service, in ms', { timing: { [closing.name]: 1000 } }]
    case 'receiver':
      return [
        `after: ${commandLine(['ca', 'receiver-ca'])}; your service must trust receiver-ca/ca.pem and reach this machine`,
        { receiver: { listen: '127.0.0.1:0', ca_dir: './receiver-ca' } },
      ]
    case 'persons':
      return [
        `TODO: ${closing.more} more of these, or the hook createPerson`,
        { persons: [{ handle: 'TODO', user_id: 'TODO', session: '${SESSION}' }] },
      ]
    case 'agents':
      return [
        'TODO: more agents of one owner, or a person who may create agents, and a higher limit',
        {
          agents: [{ handle: 'TODO', id: 'TODO', token: '${AGENT_TOKEN}', owner: 'TODO' }],
          limits: { agents: sources.limits.agents + closing.more },
        },
      ]
    case 'area':
      return closing.area === 'a2a'
        ? ['TODO: the URL below which each agent has its A2A address', { a2a_base: 'https://TODO/a2a' }]
        : ['if your service has this area', { offers: { [closing.area]: true } }]
  }
}

function hookFor(name: ProvisionName, { hooks, examples }: PasteSources): [string, object] {
  const example = examples[name]
  if (example !== undefined && !JSON.stringify(example).includes('${'))
    return [
      "TODO: the request of your service; this example is the request of the harness's own server",
      { provision: { [name]: example } },
    ]
  const { actor, parameters, results } = hooks.find((hook) => hook.name === name) as HookDescription
  const placeholders = parameters.map((parameter) => `{${parameter}}`)
  if (example !== undefined)
    return [
      'TODO: your program for this operation',
      { provision: { [name]: { command: ['./TODO', ...placeholders] } } },
    ]
  const body = Object.fromEntries(parameters.map((parameter) => [parameter, `{${parameter}}`]))
  const result = Object.fromEntries(results.map((member) => [member, `/${member}`]))
  const as = actor === 'nobody' ? 'operator' : actor
  const request = { method: 'POST', path: '/TODO', body }
  return [
    'TODO: the request of your service',
    { provision: { [name]: { as, request, ...(results.length > 0 && { result }) } } },
  ]
}
