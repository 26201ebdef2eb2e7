import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { checkDecisions } from './check-decisions.ts'
import { tinyRequirement } from './test-documents/tiny-document.ts'

let spec: string
const decision = (front: string, headings = ['Text', 'Decision', 'Why', 'Tolerates']) =>
  `---\n${front}\n---\n\n# Title\n\n${headings.map((heading) => `## ${heading}\n\nWords.\n`).join('\n')}`

beforeEach(async () => {
  spec = await mkdtemp(path.join(tmpdir(), 'parley-decisions-'))
  await mkdir(path.join(spec, 'decisions'))
  await mkdir(path.join(spec, 'requirements'))
  await put(
    'requirements/messages.yaml',
    stringify({ area: 'messages', requirements: [{ ...tinyRequirement, ambiguity: 'See AMB-001.' }] }),
  )
})
afterEach(() => rm(spec, { recursive: true, force: true }))
const put = (name: string, text: string) => writeFile(path.join(spec, name), text)

test('a decision with a valid file passes', async () => {
  await put('decisions/amb-001.md', decision('id: AMB-001\nkind: gap\nrequirements: [MSG-001]'))
  expect(await checkDecisions(spec)).toEqual([])
})

test('a requirement that mentions a decision without a file is reported', async () => {
  await put('decisions/amb-002.md', decision('id: AMB-002\nkind: gap\nrequirements: []'))
  expect(await checkDecisions(spec)).toEqual(['MSG-001 mentions AMB-001, which has no file'])
})

test('code that mentions a decision without a file is reported', async () => {
  await put('decisions/amb-001.md', decision('id: AMB-001\nkind: gap\nrequirements: []'))
  await put('code.ts', '// See AMB-003.')
  expect(await checkDecisions(spec, [spec])).toEqual([
    `${path.basename(spec)}/code.ts mentions AMB-003, which has no file`,
  ])
})

test('wrong front matter and missing sections are reported', async () => {
  await put('decisions/amb-001.md', decision('id: AMB-009\nkind: doubt\nrequirements: [MSG-404]', ['Text']))
  expect((await checkDecisions(spec)).join('\n')).toMatch(
    /calls itself AMB-009\n.*kind is doubt.*\n.*sections are Text.*\n.*names MSG-404/,
  )
})

test('a folder without decisions is an error', async () => {
  await expect(checkDecisions(spec)).rejects.toThrow(/no decisions/)
})
