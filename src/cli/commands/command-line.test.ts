import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

import type { Command } from 'commander'
import { describe, expect, it } from 'vitest'

import { settings } from '../../platform/configuration/configuration.ts'
import { createProgram } from './program.ts'
import { runCommand } from '../../testing/commands.ts'
import { table } from './table.ts'

/** Returns the commands without subcommands. */
function leaves(command: Command, path: string[] = []): { path: string[]; command: Command }[] {
  if (command.commands.length === 0) return [{ path, command }]
  return command.commands.flatMap((child) => leaves(child, [...path, child.name()]))
}

/** Returns the help of the innermost command in the arguments. */
function helpOf(argv: readonly string[]): string {
  const paths = leaves(createProgram(() => expect.fail(), { out: () => {}, err: () => {} })).map(({ path }) => path)
  const isLeaf = (words: readonly string[]) => paths.some((path) => path.join(' ') === words.join(' '))
  const isGroup = (words: readonly string[]) => paths.some((path) => path[0] === words[0])
  for (const count of [2, 1])
    if (isLeaf(argv.slice(0, count))) return `parley ${argv.slice(0, count).join(' ')} --help explains it.`
  return `${['parley', ...(isGroup(argv) ? argv.slice(0, 1) : [])].join(' ')} --help lists the commands.`
}

describe('a usage error', () => {
  it.each([
    [['sevre'], "error: unknown command 'sevre'\n(Did you mean serve?)"],
    [['persons', 'remove', 'ann'], "error: unknown command 'remove'"],
    [['serve', '--dmeo'], "error: unknown option '--dmeo'\n(Did you mean --demo?)"],
    [['serve', 'now'], "error: too many arguments for 'serve'. Expected 0 arguments but got 1: now."],
    [['--json', 'status'], "error: unknown option '--json'"],
    [['persons', 'link'], "error: missing required argument 'handle'"],
    [
      ['persons', 'link', ''],
      "error: command-argument value '' is invalid for argument 'handle'. It must not be empty.",
    ],
    [['persons', 'link', 'a', 'b'], "error: too many arguments for 'link'. Expected 1 argument but got 2: a, b."],
    [['persons', 'create', 'ann'], "error: required option '--name <name>' not specified"],
    [
      ['persons', 'create', 'ann', '--name', ''],
      "error: option '--name <name>' argument '' is invalid. It must not be empty.",
    ],
    [
      ['persons', 'list', '--limit', '0'],
      "error: option '--limit <number>' argument '0' is invalid. It must be a number from 1.",
    ],
    [['agents', 'create', 'bot', '--owner'], "error: option '--owner <handle>' argument missing"],
    [
      ['agents', 'create', 'bot', '--owner', 'a', '--name', 'B', '--visibility', 'open'],
      "error: option '--visibility <visibility>' argument 'open' is invalid. Allowed choices are public, unlisted, private.",
    ],
    [
      ['deliveries', 'list', '--status', 'lost'],
      "error: option '--status <status>' argument 'lost' is invalid. Allowed choices are pending, delivered, dead.",
    ],
    [['deliveries', 'replay'], 'error: choose --agent, --webhook, --event or --all'],
    [
      ['deliveries', 'replay', '--all', '--agent', 'bot'],
      "error: option '--all' cannot be used with option '--agent <handle>'",
    ],
    [
      ['status', '--url', 'ftp://x'],
      "error: option '--url <url>' argument 'ftp://x' is invalid. It must be an http or https URL.",
    ],
  ])('%j exits with 2 and is named', async (argv, message) => {
    const ended = await runCommand(argv, { PARLEY_OPERATOR_KEY: 'k'.repeat(16) })
    expect([ended.code, ended.out, ended.err]).toEqual([2, '', `${message}\n${helpOf(argv)}\n`])
  })

  it.each([[[]], [['persons']]])('%j without a command exits with 2 and shows the help', async (argv) => {
    const ended = await runCommand(argv, {})
    expect([ended.code, ended.out]).toEqual([2, ''])
    expect(ended.err).toMatch(/^Usage: parley .*\[command\]/)
  })

  it('an invalid setting or a missing key exits with 2', async () => {
    expect(await runCommand(['status'], { PARLEY_COLOUR: 'red' })).toMatchObject({
      code: 2,
      err: expect.stringContaining('PARLEY_COLOUR'),
    })
    expect(await runCommand(['status'], {})).toMatchObject({
      code: 2,
      err: expect.stringContaining('PARLEY_OPERATOR_KEY'),
    })
  })

  it('an unreachable server exits with 1', async () => {
    const ended = await runCommand(['status', '--url', 'http://127.0.0.1:11112'], {
      PARLEY_OPERATOR_KEY: 'k'.repeat(16),
    })
    expect(ended).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/^No server answers at http:\/\/127.0.0.1:11112: .*ECONNREFUSED/),
    })
  })
})

describe('the help', () => {
  it('names every command with its arguments and options', async () => {
    const commands = leaves(createProgram(() => expect.unreachable(), { out() {}, err() {} }))
    expect(commands.length).toBeGreaterThan(8)
    for (const { path, command } of commands) {
      const group = await runCommand([...path.slice(0, -1), '--help'], {})
      expect(group.out).toMatch(new RegExp(`^  ${path.at(-1)} .*\\S`, 'm'))
      const { code, out, err } = await runCommand([...path, '--help'], {})
      expect([code, err]).toEqual([0, ''])
      for (const argument of command.registeredArguments)
        expect(out).toMatch(new RegExp(`^  ${argument.name()} +\\S`, 'm'))
      for (const { flags } of command.options) expect(out).toMatch(new RegExp(`^  ${flags} +\\S`, 'm'))
    }
  })

  it('prints the version for --version', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
    expect(await runCommand(['--version'], {})).toEqual({ code: 0, out: `${version}\n`, err: '' })
  })

  it('of a group names the commands of that group only', async () => {
    const { out } = await runCommand(['persons', '--help'], {})
    expect(out).toContain('link ')
    expect(out).not.toContain('rotate-token')
  })

  it('of serve names every setting', async () => {
    const { out } = await runCommand(['serve', '-h'], {})
    for (const { variable, doc } of Object.values(settings)) {
      expect(out).toContain(variable)
      expect(out).toContain(doc.replaceAll('`', ''))
    }
  })
})

it('a table replaces control characters', () => {
  expect(
    table(
      ['A', 'B'],
      [
        ['\u001b[2J\u202ex', null],
        ['long cell', 1],
      ],
    ),
  ).toBe('A          B\n\uFFFD[2J\uFFFDx     -\nlong cell  1\n')
})

it('the program exits with the exit code and writes errors to standard error', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/main.ts', 'handles', 'freeze', 'ann'], {
    encoding: 'utf8',
  })
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toContain("error: unknown command 'freeze'")
})
