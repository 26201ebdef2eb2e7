/**
 * Preload module: `node --import replaced-source.ts PROGRAM` runs a program in which one source file is mutated. The
 * environment variable MUTATION holds the file URL and the mutation as JSON.
 */
import { registerHooks } from 'node:module'
import type { Site } from './sites.ts'

export interface Mutation extends Pick<Site, 'start' | 'end' | 'replacement'> {
  url: string
}

const { url, start, end, replacement } = JSON.parse(process.env['MUTATION'] ?? '{}') as Mutation

registerHooks({
  load: (loaded, context, nextLoad) => {
    const result = nextLoad(loaded, context)
    if (loaded !== url || result.source === undefined || result.source === null) return result
    const text = typeof result.source === 'string' ? result.source : Buffer.from(result.source as Uint8Array).toString()
    return { ...result, source: text.slice(0, start) + replacement + text.slice(end) }
  },
})
