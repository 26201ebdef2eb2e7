import { expect, test } from 'vitest'
import type { Client } from '../client/client.ts'
import { NotTestable } from '../client/not-testable.ts'
import { packageRoot } from '../runner/check-files.ts'
import { readTarget, TargetFileError } from './load-target.ts'
import { TemplateHooks } from './template-hooks.ts'

const around = { root: packageRoot, folder: '.', environment: {} }
const script = (text: string): string[] => [process.execPath, '-e', text]

function hooksWith(restartServer: object, more: object = {}): TemplateHooks {
  return new TemplateHooks(
    readTarget({ name: 'x', base_url: 'http://127.0.0.1:1', provision: { restartServer, ...more } }, around),
    {} as Client,
  )
}

test('a command hook receives its parameters and returns its output', async () => {
  const command = script('console.log(JSON.stringify({ got: process.argv.slice(1) }))')
  const searchDump = { command: [...command, '{text}', 'by {text}'], result: { found: '/got' } }
  const hooks = hooksWith({ command }, { searchDump })
  expect(await hooks.run('searchDump', { text: 'x' })).toEqual({ found: ['x', 'by x'] })
})

test('a failed or missing command makes the check not testable', async () => {
  const failing = hooksWith({ command: script('console.error("no such service"); process.exit(3)') })
  await expect(failing.run('restartServer', { signal: 'SIGTERM' })).rejects.toThrow(/exit code 3 no such service/)
  await expect(hooksWith({ command: ['/no/such/program'] }).run('restartServer', {})).rejects.toBeInstanceOf(
    NotTestable,
  )
})

test('a hook is either a request or a command', () => {
  const request = { as: 'none', request: { method: 'POST', path: '/restart' } }
  expect(() => hooksWith({ ...request, command: ['x'] })).toThrow(TargetFileError)
  expect(() => hooksWith({ as: 'none' })).toThrow(TargetFileError)
  expect(() => hooksWith(request)).not.toThrow()
})
