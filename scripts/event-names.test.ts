import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { agentEventTypes, userEventTypes } from '../generated/events.ts'

const types = [...new Set([...agentEventTypes, ...userEventTypes])]

/** Returns the compiler errors of the repository with modified generated types. */
function errorsAfter(change: (text: string) => string): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'parley-event-names-'))
  try {
    for (const name of ['src', 'conformance', 'generated', 'tsconfig.json', 'package.json'])
      cpSync(name, path.join(folder, name), { recursive: true, filter: (file) => !file.endsWith('.test.ts') })
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
    for (const file of globSync('generated/*/types.gen.ts'))
      writeFileSync(path.join(folder, file), change(readFileSync(file, 'utf8')))
    const compiler = path.resolve('node_modules/@typescript/native/bin/tsc')
    // Each further checker repeats work of the first.
    const { stdout } = spawnSync(process.execPath, [compiler, '-p', '.', '--incremental', 'false', '--checkers', '1'], {
      cwd: folder,
      env: { ...process.env, GOGC: '400' },
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    })
    return stdout.split('\n').filter((line) => / error TS\d+: /.test(line))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('renaming an event type in a document breaks the compilation of the server, the client and the harness', () => {
  const errors = errorsAfter((text) =>
    types.reduce((changed, type) => changed.replaceAll(`'${type}'`, `'${type}_renamed'`), text),
  )
  const naming = (folder: string, type: string) =>
    errors.some((error) => error.startsWith(folder) && error.includes(`"${type}"`))
  for (const type of types) {
    const emitter =
      type.startsWith('reaction.') && type !== 'reaction.changed' ? 'src/conversations/reactions/' : 'src/'
    expect(naming(emitter, type), `no error in ${emitter} names ${type}`).toBe(true)
  }
  for (const type of ['message.received', 'participant.added', 'reaction.added', 'reaction.changed'])
    expect(naming('conformance/', type), `no error in conformance/ names ${type}`).toBe(true)
  for (const type of ['message.received', 'task.received', 'task.updated'])
    expect(naming('src/client/', type), `no error in src/client/ names ${type}`).toBe(true)
}, 120_000)

/**
 * Returns the errors of a program that reads events, compiled with types generated from the current form's document.
 */
function complaints(types: string, Event: string): string[] {
  const program = `${types}
declare const event: ${Event}
if (event.event_type === 'message.received') {
  const text: string = event.data.message.message_id
  event.data.mesage
  text.length
}
switch (event.event_type) {
  case 'reaction.added': event.data.reaction.emoji; break
  case 'participant.added': event.data.participant.handle; break
}
`
  const options = { strict: true, noEmit: true, target: ts.ScriptTarget.ES2022, skipLibCheck: true, types: [] }
  const host = ts.createCompilerHost(options)
  const { getSourceFile } = host
  host.getSourceFile = (name, ...rest) =>
    name === 'program.ts' ? ts.createSourceFile(name, program, rest[0]) : getSourceFile(name, ...rest)
  return ts
    .getPreEmitDiagnostics(ts.createProgram(['program.ts'], options, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

test('events narrow by event type in the types of both generators', async () => {
  const { default: openapiTS, astToString } = await import('openapi-typescript')
  const document = pathToFileURL(path.resolve('generated/current/openapi.json'))
  const types = astToString(await openapiTS(document))
  const expected = [expect.stringContaining("Property 'mesage' does not exist")]
  expect(complaints(types, "components['schemas']['Event']")).toEqual(expected)
  expect(complaints(readFileSync('generated/current/types.gen.ts', 'utf8'), 'Event')).toEqual(expected)
}, 60_000)
