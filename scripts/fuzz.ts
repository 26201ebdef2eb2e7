import { parseArgs } from 'node:util'
import { fuzz, isFaultless, type FuzzResult } from './fuzz/fuzz.ts'
import { rowsOf } from './fuzz/table.ts'

const usage = `npm run fuzz -- [options]: hostile requests to a real server process, whose memory is watched

  --database NAME   sqlite or postgres; repeatable (default: both)
  --requests N      requests to each (default: 20000)
  --seed N          of the requests (default: random)

Ends with 0 when nothing was answered 5xx, left without an answer or logged as an error and memory stayed below its limit,
1 otherwise, 2 on a usage error.
`

const databases = ['sqlite', 'postgres'] as const

function read() {
  const { values } = parseArgs({
    options: {
      database: { type: 'string', multiple: true, default: [...databases] },
      requests: { type: 'string', default: '20000' },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    },
  })
  const named = values.database.map((name) => {
    const known = databases.find((database) => database === name)
    if (known === undefined) throw new Error(`--database: ${name} is neither sqlite nor postgres`)
    return known
  })
  const [requests, seed] = [Number(values.requests), Number(values.seed)]
  if (!Number.isInteger(requests) || requests < 1) throw new Error('--requests must be a whole number above 0')
  if (!Number.isInteger(seed)) throw new Error('--seed must be a whole number')
  return { named, requests, seed }
}

try {
  const { named, requests, seed } = read()
  console.log(`seed ${seed}`)
  const results: FuzzResult[] = []
  for (const database of named) results.push(await fuzz({ database, requests, seed, print: console.log }))
  console.log(`\n${rowsOf(results)}`)
  process.exitCode = results.every(isFaultless) ? 0 : 1
} catch (error) {
  console.error(`${(error as Error).message}\n\n${usage}`)
  process.exitCode = 2
}
