/** Loaded into a server process before the program. Plants the fault named by CHAOS_SABOTAGE. */
import { registerHooks, stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { sabotageOf, type SabotageName } from '../sabotage.ts'

const root = path.join(import.meta.dirname, '..', '..', '..')
const name = process.env['CHAOS_SABOTAGE'] as SabotageName
const { patches, exitsAtOnce } = sabotageOf(name)
const byUrl = Map.groupBy(patches, ({ file }) => pathToFileURL(path.join(root, file)).href)

registerHooks({
  load: (url, context, nextLoad) => {
    const found = byUrl.get(url)
    const loaded = nextLoad(url, context)
    if (found === undefined) return loaded
    let source = String(loaded.source)
    for (const { file, find, replace } of found) {
      if (source.split(find).length !== 2) throw new Error(`${file} has no single place for ${name}`)
      source = source.replace(find, () => replace)
    }
    return { format: 'module', source: stripTypeScriptTypes(source), shortCircuit: true }
  },
})

if (exitsAtOnce === true) process.prependListener('SIGTERM', () => process.exit(0))
