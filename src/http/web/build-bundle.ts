/**
 * Bundles the programs of the pages, and prints the bundle as JSON. Modules of several programs share one chunk, and
 * each dynamic import has a chunk. Rolldown keeps 200 MB of memory, so the server runs this as a process; the package
 * of the server contains the result instead.
 */
import { fileURLToPath } from 'node:url'

import { rolldown, type OutputChunk } from 'rolldown'

import type { Bundle } from './bundle.ts'

const source = (name: string): string => fileURLToPath(new URL(`../../web/${name}`, import.meta.url))

await using bundler = await rolldown({
  input: {
    messenger: source('app.ts'),
    console: source('console/console.ts'),
    pairing: source('pairing.ts'),
    passkeys: source('passkeys.ts'),
    'service-worker': source('service-worker.ts'),
  },
  platform: 'browser',
  tsconfig: source('tsconfig.json'),
})
const { output } = await bundler.generate({
  minify: true,
  entryFileNames: '[name]-[hash].js',
  chunkFileNames: '[name]-[hash].js',
  codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] },
})
const chunks = output.filter((item): item is OutputChunk => item.type === 'chunk')

const filesOf = (name: keyof Bundle['programs']): string[] => {
  const { fileName, imports } = chunks.find((chunk) => chunk.isEntry && chunk.name === name)!
  return [fileName, ...imports]
}
const bundle: Bundle = {
  programs: {
    messenger: filesOf('messenger'),
    console: filesOf('console'),
    pairing: filesOf('pairing'),
    passkeys: filesOf('passkeys'),
    'service-worker': filesOf('service-worker'),
  },
  files: Object.fromEntries(chunks.map(({ fileName, code }) => [fileName, code])),
}
process.stdout.write(JSON.stringify(bundle))
