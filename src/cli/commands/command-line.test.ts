import { spawnSync } from 'node:child_process'

import { describe, expect, it } from 'vitest'

import { settings } from '../../platform/configuration/configuration.ts'
import { commands } from './commands.ts'
import { runCommand } from '../../testing/commands.ts'
import { table } from './table.ts'

describe('what is typed wrong', () => {
  it.each([
    [[], 'Which command?'],
    [['sevre'], 'There is no command sevre.'],
    [['persons'], 'persons what? Known: list, create, link.'],
    [['persons', 'remove', 'ann'], 'There is no command persons remove. Known: list, create, link.'],
    [['serve', '--dmeo'], "Unknown option '--dmeo'."],
    [['serve', 'now'], 'parley serve takes no "now".'],
    [['--json', 'status'], 'The command comes before its options, such as --json.'],
    [['persons', 'link'], 'parley persons link needs HANDLE.'],
    [['persons', 'link', 'ann', 'ben'], 'parley persons link takes no "ben".'],
    [['persons', 'create', 'ann'], 'parley persons create needs --name.'],
    [['persons', 'create', 'ann', '--name', ''], '--name must not be empty.'],
    [['persons', 'list', '--limit', '0'], '--limit must be a number from 1 on.'],
    [['agents', 'create', 'bot', '--owner'], "Option '--owner <value>' argument missing."],
    [
      ['agents', 'create', 'bot', '--owner', 'a', '--name', 'B', '--visibility', 'open'],
      '--visibility is one of public, unlisted, private.',
    ],
    [['deliveries', 'list', '--status', 'lost'], '--status is one of pending, delivered, dead.'],
    [['deliveries', 'replay'], 'Choose by --agent, --webhook or --event, or say --all.'],
    [['deliveries', 'replay', '--all', '--agent', 'bot'], '--all goes with none of --agent, --webhook and --event.'],
    [['status', '--url', 'ftp://x'], '--url must be an http or https URL.'],
  ])('%j ends with 2 and says why', async (argv, message) => {
    const ended = await runCommand(argv, { PARLEY_OPERATOR_KEY: 'k'.repeat(16) })
    expect([ended.code, ended.out, ended.err]).toEqual([2, '', `${message}\nparley --help lists the commands.\n`])
  })

  it('a setting that is wrong ends with 2, a missing key as well', async () => {
    expect(await runCommand(['status'], { PARLEY_COLOUR: 'red' })).toMatchObject({
      code: 2,
      err: expect.stringContaining('PARLEY_COLOUR'),
    })
    expect(await runCommand(['status'], {})).toMatchObject({
      code: 2,
      err: expect.stringContaining('PARLEY_OPERATOR_KEY'),
    })
  })

  it('a server that is not there ends with 1', async () => {
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
  it('names every command, and every operand and option of each', async () => {
    const { out } = await runCommand(['--help'], {})
    expect(commands.length).toBeGreaterThan(8)
    for (const { name, summary, operands = [], options } of commands) {
      expect(out).toContain(name)
      expect(out).toContain(summary)
      const own = await runCommand([...name.split(' '), '--help'], {})
      expect([own.code, own.err]).toEqual([0, ''])
      for (const operand of operands) expect(own.out).toMatch(new RegExp(`^  ${operand.name} +\\S`, 'm'))
      for (const option of Object.keys(options))
        expect(own.out).toMatch(new RegExp(`^  (-\\w, )?--${option}( [A-Z]+)? +\\S`, 'm'))
    }
  })

  it('of a group names its commands and no others', async () => {
    const { out } = await runCommand(['persons', '--help'], {})
    expect(out).toContain('persons link')
    expect(out).not.toContain('agents list')
  })

  it('of serve names every setting', async () => {
    const { out } = await runCommand(['serve', '-h'], {})
    for (const { variable, doc } of Object.values(settings)) {
      expect(out).toContain(variable)
      expect(out).toContain(doc.replaceAll('`', ''))
    }
  })
})

it('a table shows control characters and does not obey them', () => {
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

it('the program itself ends with the exit code and writes complaints to standard error', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/main.ts', 'handles', 'freeze', 'ann'], {
    encoding: 'utf8',
  })
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toContain('There is no command handles freeze. Known: suspend, retire, restore.')
})
