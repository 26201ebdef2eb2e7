import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { packageRoot } from '../../runner/check-files.ts'
import { readYaml } from './read-yaml.ts'

const guide = readFileSync(join(packageRoot, 'spec', 'guides', 'judging-an-implementation.md'), 'utf8')
const written = {
  name: 'a: b # c',
  quotes: `it's "so"`,
  lines: 'one\ntwo\n',
  empty: '',
  dash: '- x',
  numbers: [1, -2.5, '3', '007', 1e3],
  flags: { on: true, off: false, none: null },
  nested: { list: [{ a: 1, b: { c: ['{x}', '/y'] } }, ['z', []], {}] },
}

describe('a target file is read as the harness reads it', () => {
  test.for([
    ['the target of this project', readFileSync(join(packageRoot, 'conformance', 'target', 'own-target.yaml'), 'utf8')],
    ...[...guide.matchAll(/```yaml\n([^]*?)```/g)].map(([, text = ''], index) => [
      `sample ${index} of the guide`,
      text,
    ]),
    ['what the mutation run writes', stringify(written)],
    ['one in braces', stringify(written, { collectionStyle: 'flow' })],
    ['JSON', JSON.stringify(written, null, 2)],
    ['long texts in several lines', stringify({ text: 'word '.repeat(60).trim(), more: ['word '.repeat(60).trim()] })],
    ['comments', '# first\na: 1 # one\nb: "#two" # two\n# last\nc:\n  # inside\n  - x # y\n  - z#w\n'],
    ['lists as far in as their key', 'a:\n- 1\n- b: 2\n  c: 3\nd: 4\n'],
    ['block texts', 'a: |\n  one\n   two\n\nb: >-\n  one\n  two\nc: end\n'],
    ['the beginning of a document', '---\na: 1\n'],
    ['addresses', 'url: http://127.0.0.1:1/x?y=${Z}\nlist: [http://a:1/b, "c"]\n'],
    ['braces over several lines', 'a:\n  {\n    b: [1, 2],\n    c: { d: "e" },\n  }\nf: g\n'],
  ] as [string, string][])('%s', ([, text]) => {
    expect(readYaml(text)).toEqual(parse(text))
  })
})

test.for(['a: &x 1\nb: *x\n', 'a: !!str 1\n', 'a: 1\n  b: 2\n', 'a: [1\nb: 2\n', 'a: 1\n--- \nb: 2\n'])(
  'what is not understood is said with its line: %j',
  (text) => {
    expect(() => readYaml(text)).toThrow(/not understood.*JSON/s)
  },
)
