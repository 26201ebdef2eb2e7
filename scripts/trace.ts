import path from 'node:path'
import { parseArgs } from 'node:util'
import { nearest } from '../conformance/target/explain-schema.ts'
import { NamedThings, type NamedThing } from './trace/named-things.ts'
import type { Place } from './trace/sources.ts'
import { filesOf, traceOperations, type Trace } from './trace/trace-operations.ts'

/**
 * `npm run trace -- <operationId>` prints where an operation is described, implemented and checked, as file:line: first
 * the few files to read, then all other files. With a check, a requirement, a setting, a table or an error code it prints
 * where that is defined and used. Without a name it traces all operations, names each missing link,
 * and exits with 1 when there is one. `--lengths N` prints the number of files in the traces of N operations, chosen by
 * `--seed`.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { lengths: { type: 'string' }, seed: { type: 'string', default: '1' } },
})
const [name] = positionals
const root = path.dirname(import.meta.dirname)
const things = name === undefined ? undefined : await NamedThings.read(root)
const found = name === undefined ? [] : things!.find(name)
const traces = found.length > 0 ? [] : await traceOperations(root)

if (values.lengths !== undefined) printLengths(Number(values.lengths), Number(values.seed))
else if (name === undefined) checkAll()
else if (found.length > 0) for (const thing of found) printThing(thing)
else {
  const named = traces.filter(({ id }) => id === name)
  for (const trace of named) print(trace)
  if (named.length === 0) failForName(name)
}

function checkAll(): void {
  const broken = traces.filter(({ missing, unread }) => missing.length + unread.length > 0)
  for (const trace of broken) failFor(trace)
  if (broken.length === 0) console.log(`${traces.length} operations, every link in place`)
}

function failFor({ id, form, missing, unread, sections }: Trace): void {
  if (missing.length > 0) fail(`${id} (${form}) lacks ${missing.join(', ')}`)
  const lineOf = (title: string) => sections.find((section) => section.title === title)?.places[0]
  const [handler, document] = [lineOf('handler'), lineOf('document')]
  for (const member of unread)
    fail(
      `${handler?.file}:${handler?.line}: ${id} reads no ${member}, which ${document?.file}:${document?.line} lets one send`,
    )
}

function print(trace: Trace): void {
  const { id, title, first, sections, missing, unread } = trace
  console.log(`${id}  ${title}`)
  printPlaces('read these', first)
  console.log('\nalso reached')
  for (const section of sections) {
    const others = section.places.filter(({ file }) => !first.some((place) => place.file === file))
    if (missing.includes(section.title)) console.log(`\n${section.title}\n  MISSING`)
    else if (others.length > 0) printPlaces(section.title, others)
  }
  if (missing.length + unread.length > 0) failFor(trace)
}

function printThing({ kind, name: known, defined, uses }: NamedThing): void {
  console.log(`${known}  ${kind}`)
  printPlaces('defined', [defined])
  for (const { title, places } of uses) printPlaces(title, places)
}

function failForName(unknown: string): void {
  const known = [...traces.map(({ id }) => id), ...things!.names()]
  const near = nearest(unknown, known)
  const parts = known.filter((one) => one.toLowerCase().includes(unknown.toLowerCase()))
  const advice = [...new Set([near, ...parts])].filter((one) => one !== undefined).slice(0, 10)
  fail(
    `no operation, check, requirement, setting, table or error code is called ${unknown}${advice.length > 0 ? `; there are ${advice.join(', ')}` : ''}`,
  )
}

function printPlaces(title: string, places: readonly Place[]): void {
  console.log(`\n${title}`)
  for (const { file, line, name } of places) console.log(`  ${file}:${line}${name ? `  ${name}` : ''}`)
}

function printLengths(count: number, seed: number): void {
  for (const trace of sample(traces, count, seed)) {
    const files = filesOf(trace)
    const code = files.filter((file) => file.startsWith('src/'))
    const checks = files.filter((file) => file.startsWith('conformance/'))
    console.log(
      `${trace.id} (${trace.form})  ${trace.first.length} to read; ${files.length} files in all: ${code.length} of src, ${checks.length} of checks, ${files.length - code.length - checks.length} documents and generated`,
    )
  }
}

/** Chooses without repetition, with a linear congruential generator, so that a seed always gives the same choice. */
function sample<T>(items: readonly T[], count: number, seed: number): T[] {
  const rest = [...items]
  let state = seed
  return Array.from({ length: Math.min(count, rest.length) }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return rest.splice(state % rest.length, 1)[0]!
  })
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}
