import path from 'node:path'
import { parseArgs } from 'node:util'
import { nearest } from '../conformance/target/explain-schema.ts'
import { NamedThings, type NamedThing } from './trace/named-things.ts'
import type { Place } from './trace/sources.ts'
import type { FlowFile, Step } from './trace/flow.ts'
import { operationIds, traceOperations, type Trace } from './trace/trace-operations.ts'

/**
 * `npm run trace -- <operationId>` prints where an operation is described, all files of the server that its request
 * passes, in order and with their lines, and where it is checked. With a check, a requirement, a setting, a table or an
 * error code it prints where that is defined and used. Without a name it traces all operations, names each missing link,
 * and exits with 1 when there is one.
 */
const { positionals } = parseArgs({ allowPositionals: true })
const [name] = positionals
const root = path.dirname(import.meta.dirname)

if (name === undefined) checkAll(await traceOperations(root))
else {
  const things = await NamedThings.read(root)
  const found = things.find(name)
  const traces = found.length > 0 ? [] : await traceOperations(root, name)
  for (const thing of found) printThing(thing)
  for (const trace of traces) print(trace)
  if (found.length + traces.length === 0) failForName(name, [...(await operationIds(root)), ...things.names()])
}

function checkAll(traces: readonly Trace[]): void {
  const broken = traces.filter(isBroken)
  for (const trace of broken) failFor(trace)
  if (broken.length === 0) console.log(`${traces.length} operations, every link in place`)
}

function isBroken({ missing, unread, unwritten }: Trace): boolean {
  return missing.length + unread.length + unwritten.length > 0
}

function failFor({ id, form, missing, unread, unwritten, sections }: Trace): void {
  if (missing.length > 0) fail(`${id} (${form}) lacks ${missing.join(', ')}`)
  const lineOf = (title: string) => sections.find((section) => section.title === title)?.places[0]
  const [handler, document] = [lineOf('handler'), lineOf('document')]
  const [code, described] = [handler, document].map((place) => `${place?.file}:${place?.line}`)
  for (const member of unread) fail(`${code}: ${id} reads no ${member}, which ${described} lets one send`)
  for (const member of unwritten) fail(`${code}: ${id} writes no ${member}, which ${described} promises`)
}

function print(trace: Trace): void {
  const { id, title, flow, sections } = trace
  console.log(`${id}  ${title}`)
  // The flow contains the other sections.
  const placesOf = (...titles: string[]) => sections.filter((section) => titles.includes(section.title))
  for (const section of placesOf('document', 'types', 'validator')) printPlaces(section.title, section.places)
  for (const step of flow) printStep(step)
  console.log(`\nin all  ${sizeOf(flow.flatMap(({ files }) => files))}`)
  for (const section of placesOf('events', 'requirements', 'inherited requirements', 'checks'))
    if (section.places.length > 0) printPlaces(section.title, section.places)
  if (isBroken(trace)) failFor(trace)
}

function printStep({ title, files }: Step): void {
  console.log(`\n${title}  ${sizeOf(files)}`)
  for (const { file, line, lines, name } of files)
    console.log(`  ${file}:${line}  ${name ? `${name}  ` : ''}${counted(lines, 'line')}`)
}

function sizeOf(files: readonly FlowFile[]): string {
  const lines = files.reduce((sum, file) => sum + file.lines, 0)
  return `${counted(files.length, 'file')}, ${counted(lines, 'line')}`
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

function printThing({ kind, name: known, defined, uses }: NamedThing): void {
  console.log(`${known}  ${kind}`)
  printPlaces('defined', [defined])
  for (const { title, places } of uses) printPlaces(title, places)
}

function failForName(unknown: string, known: readonly string[]): void {
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

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}
