import { brotliCompressSync } from 'node:zlib'

import { beforeAll, describe, expect, it } from 'vitest'

import { readBundle, startOf, type Bundle } from './bundle.ts'

describe('the bundle of the pages', () => {
  let bundle: Bundle
  beforeAll(async () => void (bundle = await readBundle()))

  /** Returns the names of imported files: those that load with a file, and those that load on demand. */
  const importsOf = (file: string): { atOnce: string[]; onDemand: string[] } => {
    const names = (pattern: RegExp) => [...bundle.files[file]!.matchAll(pattern)].map((match) => match[1]!)
    return {
      atOnce: names(/\b(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g),
      onDemand: names(/\bimport\(["'`]\.\/([^"'`]+)["'`]\)/g),
    }
  }
  const shortOf = (file: string): string => /^([a-z-]+?)-[\w-]{8}\.js$/.exec(file)![1]!

  it('preloads what a program imports, and has a file for each import', async () => {
    for (const program of ['messenger', 'console', 'pairing', 'passkeys', 'service-worker'] as const) {
      const [entry, ...others] = bundle.programs[program]
      expect([...new Set([entry!, ...others].flatMap((file) => importsOf(file).atOnce))]).toEqual(others)
      expect((await startOf(program)).text).toBe(
        [
          ...others.map((file) => `<link rel="modulepreload" href="/web/${file}">`),
          `<script type="module" src="/web/${entry}"></script>`,
        ].join('\n'),
      )
    }
    const files = Object.keys(bundle.files)
    const reached = files.flatMap((file) => Object.values(importsOf(file)).flat())
    expect(files).toEqual(expect.arrayContaining(reached))
    expect(new Set([...reached, ...Object.values(bundle.programs).flat()])).toEqual(new Set(files))
  })

  it('has a service worker without imports, which browsers load as a script', () => {
    const { 'service-worker': files } = bundle.programs
    expect(files.length).toBe(1)
    expect(bundle.files[files[0]!]).not.toMatch(/\b(?:im|ex)port\b/)
  })

  it('loads large and rare features on demand', () => {
    const { messenger } = bundle.programs
    expect(messenger.map(shortOf)).toEqual(['messenger', 'shared'])
    const size = messenger.reduce((sum, file) => sum + brotliCompressSync(bundle.files[file]!).length, 0)
    expect(size).toBeLessThan(50_000)
    const onDemand = Object.keys(bundle.files).flatMap((file) => importsOf(file).onDemand.map(shortOf))
    expect(onDemand.toSorted()).toEqual([
      'calls',
      'dialogs',
      'emoji',
      'found-messages',
      'highlight',
      'markdown',
      'notifier',
      'surfaces',
    ])
  })

  it('contains no types, no code for Node or development, and no eval, but the licences of its packages', () => {
    const code = Object.values(bundle.files).join('\n')
    const wrong =
      /\binterface \w+ \{|sourceMappingURL|["'`]node:|process\.env|Lit is in dev mode|\beval\(|\bnew Function\(/g
    expect(code.match(wrong)).toBeNull()
    for (const name of ['Google LLC', 'DOMPurify', 'Highlight.js']) expect(code.includes(name), name).toBe(true)
  })
})
