import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { commandLine, programName, quoted } from './command-line.ts'

test('a printed command begins with the program as it was started', () => {
  expect(programName({ npm_lifecycle_event: 'conformance' }, 'conformance/cli.ts')).toBe('npm run conformance --')
  expect(programName({ npm_command: 'exec' }, '/x/parley-conform')).toBe('npx parley-conform')
  expect(programName({}, '/usr/bin/parley-conform')).toBe('parley-conform')
  expect(programName({}, 'conformance/cli.ts')).toBe('node conformance/cli.ts')
})

test('quoted arguments reach the program unchanged', () => {
  const words = ['plain.yaml', "it's here.yaml", '$HOME', 'a"b', '']
  const echo = 'process.stdout.write(JSON.stringify(process.argv.slice(1)))'
  const line = commandLine(words, `${quoted(process.execPath)} -e ${quoted(echo)} --`)
  expect(JSON.parse(execFileSync('sh', ['-c', line], { encoding: 'utf8' }))).toEqual(words)
})
