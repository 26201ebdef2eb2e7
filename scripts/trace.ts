import path from 'node:path'
import { tellStories, type Story } from './trace/tell.ts'

/**
 * `npm run story <operationId>` prints where the whole story of an operation is told, as file:line. Without an
 * operation it walks all of them, names each missing link and exits with 1 when there is one.
 */
const wanted = process.argv[2]
const stories = await tellStories(path.dirname(import.meta.dirname))

if (wanted === undefined) walk()
else {
  const story = stories.find(({ id }) => id === wanted)
  if (story) print(story)
  else fail(`no operation is called ${wanted}; there are ${stories.map(({ id }) => id).join(', ')}`)
}

function walk(): void {
  const broken = stories.filter(({ missing }) => missing.length > 0)
  for (const { id, missing } of broken) fail(`${id} lacks ${missing.join(', ')}`)
  if (broken.length === 0) console.log(`${stories.length} operations, every link in place`)
}

function print({ id, title, chapters, missing }: Story): void {
  console.log(`${id}  ${title}`)
  for (const chapter of chapters) {
    console.log(`\n${chapter.title}`)
    if (chapter.places.length === 0) console.log(missing.includes(chapter.title) ? '  MISSING' : '  none')
    for (const { file, line, name } of chapter.places) console.log(`  ${file}:${line}${name ? `  ${name}` : ''}`)
  }
  if (missing.length > 0) process.exitCode = 1
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}
