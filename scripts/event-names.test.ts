import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { agentEventTypes, userEventTypes } from '../generated/events.ts'

const types = [...new Set([...agentEventTypes, ...userEventTypes])]

/** Returns the compiler errors of the repository with modified generated types. */
function errorsAfter(change: (text: string) => string): string[] {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile)
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, '.')
  const settings = { ...options, incremental: false, tsBuildInfoFile: undefined }
  const host = ts.createCompilerHost(settings)
  const { readFile } = host
  host.readFile = (file) => {
    const text = readFile(file)
    return text !== undefined && /generated\/[a-z2]+\/types\.gen\.ts$/.test(file) ? change(text) : text
  }
  // Compiles only files that name an event type, because the complete program would take a minute.
  const isConcerned = (file: string) => isOurs(file) && namesEvents.test(ts.sys.readFile(file) ?? '')
  const concerned = fileNames.filter(isConcerned)
  expect(concerned.length).toBeGreaterThan(50)
  const program = ts.createProgram(concerned, settings, host)
  const files = program.getSourceFiles().filter(({ fileName }) => isConcerned(fileName))
  return files
    .flatMap((file) => program.getSemanticDiagnostics(file))
    .map(({ file, messageText }) => {
      const name = path.relative('.', file?.fileName ?? '')
      return `${name}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`
    })
}

const isOurs = (file: string) => /^(src|conformance)\/(?!.*\.test\.ts)/.test(path.relative('.', path.resolve(file)))
const namesEvents = /eventType: '|eventType = |taskReceivedType|event_type|type: 'participant|\.on\('|reaction\./

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
