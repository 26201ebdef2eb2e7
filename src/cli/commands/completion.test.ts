import { execFile, execFileSync } from 'node:child_process'
import { promisify } from 'node:util'
import type { Command } from 'commander'
import { expect, test } from 'vitest'

import { runCommand } from '../../testing/commands.ts'
import { createProgram } from './program.ts'

const run = promisify(execFile)
const isInstalled = (shell: string): boolean => {
  try {
    return execFileSync(shell, ['-c', 'echo yes']).toString() === 'yes\n'
  } catch {
    return false
  }
}

const scriptOf = async (shell: string): Promise<string> => {
  const { code, out, err } = await runCommand(['completion', shell], {})
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return out
}

/** Completes the last word in bash. */
async function complete(...words: string[]): Promise<string[]> {
  const script = await scriptOf('bash')
  const line = words.map((word) => `'${word}'`).join(' ')
  const ask = `COMP_WORDS=(parley ${line}); COMP_CWORD=${words.length}; _parley; printf '%s\\n' "\${COMPREPLY[@]}"`
  const { stdout } = await run('bash', ['-c', `set -eu; ${script}\n${ask}`])
  return stdout.split('\n').filter(Boolean)
}

test('bash completes commands, subcommands, options, and the values of options', async () => {
  expect(await complete('se')).toEqual(['serve', 'send'])
  expect(await complete('agents', '')).toEqual(expect.arrayContaining(['list', 'create', 'rotate-token', '--help']))
  expect(await complete('agents', 'cr')).toEqual(['create'])
  expect(await complete('init', 'agent', '--typ')).toEqual(['--typescript'])
  expect(await complete('chat', '--as', '')).toEqual(['ann', 'ben'])
  expect(await complete('chat', '--as', 'ann', '--se')).toEqual(['--session'])
  expect(await complete('completion', '')).toEqual(expect.arrayContaining(['bash', 'zsh', 'fish']))
  // The value of an option is no command.
  expect(await complete('events', '--token', '')).toEqual([])
  expect(await complete('send', '--token', 'agents', '--js')).toEqual(['--json'])
})

test('each script lists every command and option of the program', async () => {
  const program = createProgram(() => ({}) as never, { out: () => undefined, err: () => undefined })
  const visible = (command: Command): string[] => [
    ...command.options.filter(({ hidden }) => !hidden).map(({ long }) => long!.slice(2)),
    ...command.commands.flatMap((child) => [child.name(), ...visible(child)]),
  ]
  const names = new Set(visible(program))
  expect(names.size).toBeGreaterThan(60)
  for (const shell of ['bash', 'zsh', 'fish']) {
    const script = await scriptOf(shell)
    expect([...names].filter((name) => !script.includes(name))).toEqual([])
  }
})

test.runIf(isInstalled('zsh'))('zsh accepts its script', async () => {
  await run('zsh', ['-n', '-c', await scriptOf('zsh')])
})

test.runIf(isInstalled('fish'))('fish completes with its script', async () => {
  const { stdout } = await run('fish', ['-c', `${await scriptOf('fish')}\ncomplete -C 'parley agents cr'`])
  expect(stdout).toContain('create')
})

test('an unknown shell is a usage error that names the shells', async () => {
  expect(await runCommand(['completion', 'tcsh'], {})).toMatchObject({ code: 2, err: expect.stringContaining('bash') })
})
