import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { acceptedFile, judge, readAccepted } from './spec-diff/accepted.ts'
import { groupByCause } from './spec-diff/causes.ts'
import { levels } from './spec-diff/change.ts'
import { formats, render } from './spec-diff/render.ts'
import { touchedBy } from './spec-diff/touched.ts'
import { compareVersions } from './spec-diff/versions.ts'

const usage = `usage: npm run spec:diff -- OLD NEW [options]

OLD and NEW are folders or git revisions. Tells what a change of the documents means for callers and for implementers.

  --fail-on error|warning|info   exit with 1 when a change of this level or a graver one is not accepted (default: error)
  --format text|markdown|json    (default: text)
  --accepted FILE                a YAML list of { cause, what, reason } (default: spec/accepted-changes.yaml, if it is there)
  --touched                      names the requirements, handlers, checks and mutants of the operations that changed

Exit 0: nothing of that level; 1: something; 2: the documents cannot be compared.`

const root = path.dirname(import.meta.dirname)
const acceptedDefault = path.join(root, acceptedFile)

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'fail-on': { type: 'string', default: 'error' },
      format: { type: 'string', default: 'text' },
      accepted: { type: 'string' },
      touched: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const [before, after] = positionals
  if (values.help) return (console.log(usage), 0)
  if (before === undefined || after === undefined || positionals.length > 2) throw new Error(usage)
  const failOn = oneOf('--fail-on', values['fail-on'], levels)
  const format = oneOf('--format', values.format, formats)
  const changes = await compareVersions(root, before, after)
  const causes = groupByCause(changes)
  const file = values.accepted ?? (existsSync(acceptedDefault) ? acceptedDefault : undefined)
  const judged = judge(causes, file === undefined ? [] : await readAccepted(file))
  const operations = [...new Set(changes.map(({ operation }) => operation))]
  const touched = values.touched && operations.length > 0 ? await touchedBy(root, operations) : new Map()
  console.log(render(format, { ...judged, touched }))
  return judged.open.some(({ level }) => levels.indexOf(level) <= levels.indexOf(failOn)) ? 1 : 0
}

function oneOf<T extends string>(option: string, value: string, choices: readonly T[]): T {
  const choice = choices.find((one) => one === value)
  if (choice === undefined) throw new Error(`${option} must be ${choices.join(', ')}, not ${value}`)
  return choice
}
