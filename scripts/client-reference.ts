import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { clientReference, referenceFile } from './client-reference/client-reference.ts'

/** `npm run reference` generates the guide to the client's exports from the comments of its sources. */
const root = path.dirname(import.meta.dirname)
await writeFile(path.join(root, referenceFile), await clientReference(root))
console.log(`wrote ${referenceFile}`)
