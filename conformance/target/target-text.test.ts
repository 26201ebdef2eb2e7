import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { redact } from '../client/redaction.ts'
import { packageRoot } from '../runner/check-files.ts'
import { loadTarget, TargetFileError } from './load-target.ts'
import { registerHookResult } from './target-secrets.ts'

const folder = mkdtempSync(join(tmpdir(), 'target-text-'))
const file = join(folder, 'target.yaml')
afterAll(() => rmSync(folder, { recursive: true }))

const start = 'name: t\nbase_url: http://127.0.0.1:1\n'
function load(text: string) {
  writeFileSync(file, text)
  return loadTarget(file, packageRoot)
}
function messageOf(text: string): string {
  try {
    load(text)
  } catch (error) {
    expect(error).toBeInstanceOf(TargetFileError)
    return (error as Error).message.replaceAll(file, 'FILE')
  }
  throw new Error('the file was accepted')
}

describe('a YAML error is reported with its line and without a value', () => {
  const secret = 'operator-0123456789'
  test.each([
    [
      `${start}operator_key: "${secret}"\nbase_url: x\n`,
      'FILE:4:1: the member is repeated: keep one of them\n    base_url: …',
    ],
    [`${start}operator_key: "${secret}"\n  - x\n`, 'FILE:4:1: this is not YAML: check the indentation'],
    [`${start}operator_key: "${secret}\nforms: [current]\n`, 'a bracket or a comma is missing'],
    [`${start}operator_key: @${secret}\n`, 'starts with a reserved character needs quotes\n    operator_key: …'],
    [`${start}operator_key: *${secret}\n`, 'an alias (*name) has no anchor'],
    [`${start}operator_key: !${secret} x\n`, ''],
    [`${start}agents:\n\t- { token: ${secret} }\n`, 'FILE:4:1: YAML must be indented with spaces, not with tabs'],
    [`${start}agents: [{ handle: a, token: ${secret}, id: [x }]\n`, 'FILE:3:'],
    [`${start}operator_key: "\\q${secret}"\n`, 'FILE:3:'],
    [`${start}${secret}: : x: y\n`, 'FILE:3:'],
    [`${start}${secret}\n`, 'FILE:3:'],
  ])('%#', (text, expected) => {
    // An unknown tag is not an error: its value is read.
    const message = text.includes('!') ? load(text).name : messageOf(text)
    expect(message).toContain(expected)
    expect(message).not.toContain(secret)
  })
  test('a variable within braces requires quotes', () => {
    expect(messageOf(`${start}receiver: { ca_dir: \${DIR}/ca }\n`)).toBe(
      'target file FILE:3:22: a text with ${NAME} inside { } or [ ] needs quotes, as in { ca_dir: "${DIR}/ca" }\n    receiver: …',
    )
  })
})

describe('an invalid member is reported with its line and a suggestion', () => {
  test.each([
    [`${start}timing:\n  settle: 3\n`, 'FILE:4:3: /timing has no member settle: did you mean settle_ms?'],
    [`${start}baseurl: x\n`, 'FILE:1:1: / has no member baseurl: did you mean base_url?'],
    [`${start}names: { deliveredstamp: x }\n`, '/names has no member deliveredstamp: did you mean delivered_stamp?'],
    [`${start}provision: { openDirectChatt: { value: { chat_id: x } } }\n`, 'did you mean openDirectChat?'],
    [`${start}timing: { settle_ms: fast }\n`, 'FILE:3:22: /timing/settle_ms must be'],
    [
      `${start}forms: current\n`,
      'FILE:3:8: /forms must be array: a list, in [ ] or with a dash before each item, such as forms: [current]',
    ],
    [`${start}forms: [curent]\n`, 'FILE:3:9: /forms/0 must be one of current, variant'],
    [`${start}persons:\n  - { handle: ann }\n`, "FILE:4:5: /persons/0 must have required property 'user_id'"],
    ['name: t\n', "FILE:1:1: / must have required property 'base_url', such as base_url: http://127.0.0.1:9000"],
    ['', 'must be object'],
    [
      `${start}operator_key: "\${NO_SUCH_VARIABLE}"\n`,
      'FILE:3:15: /operator_key uses the environment variable ${NO_SUCH_VARIABLE}, which is not set',
    ],
  ])('%#', (text, expected) => expect(messageOf(text)).toContain(expected))

  test('a missing file is reported with the command that writes one', () => {
    expect(() => loadTarget(join(folder, 'none.yaml'), packageRoot)).toThrow(
      'the file does not exist (init URL writes one)',
    )
  })
})

test('a URL with a password is rejected and not printed', () => {
  for (const member of [
    'base_url: http://user:hunter2@x',
    'name: t\nbase_url: http://x\na2a_base: "https://hunter2@x/a2a"',
  ]) {
    const message = messageOf(`${member.startsWith('name') ? '' : 'name: t\n'}${member}\n`)
    expect(message).toMatch(/FILE:\d:\d+: \/(base_url|a2a_base) contains a user name or password/)
    expect(message).not.toContain('hunter2')
  }
  const path = '{ as: none, request: { method: GET, path: "https://u:hunter2@x/y" } }'
  expect(messageOf(`${start}provision: { readCleanup: ${path} }\n`)).toContain(
    '/provision/readCleanup/request/path contains',
  )
})

test('each credential of a target file is redacted in every spelling', () => {
  vi.stubEnv('ADMIN_PASSWORD', 'p"ä/6789')
  load(`${start}operator_key: "\${ADMIN_PASSWORD}"
persons: [{ handle: ann, user_id: u, session: session-of-ann }]
agents: [{ handle: bot, id: a, token: tok.of.bot }]
provision:
  block: { as: actor, request: { method: POST, path: /b, headers: { x-api-key: key-in-header }, body: { client_secret: secret-in-body, handle: "{handle}" } } }
  restartServer: { command: [restart, "postgres://me:word-in-url@db/x"] }
`)
  vi.unstubAllEnvs()
  registerHookResult('createPerson', { session: 'session-from-hook', user_id: 'usr_kept' })
  const shown = redact(
    `${JSON.stringify({ key: 'p"ä/6789' })} ${encodeURIComponent('p"ä/6789')} session-of-ann tok.of.bot key-in-header secret-in-body word-in-url session-from-hook usr_kept`,
  )
  expect(shown).toBe(
    '{"key":"<operator>"} <operator> <person:ann> <agent:bot> <x-api-key of block> <client_secret of block> <password of restartServer> <session of createPerson> usr_kept',
  )
})
