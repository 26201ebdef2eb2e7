import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { request } from 'undici'
import type { Figure } from './figure.ts'
import { spread } from './statistics.ts'
import { openTemporaryFolder } from './temporary-folder.ts'
import { startWorld, type World } from './world.ts'

const uploads = 20
const uploadBytes = 100 * 1024 * 1024
const growthMax = 150

/** Memory that large concurrent uploads use. */
export const attachments: Figure = {
  name: 'attachments',
  title: `memory of ${uploads} uploads of 100 MB at once, on the disk`,
  goal: `≤ ${growthMax} MB more`,
  async measure({ rounds }) {
    if (process.platform !== 'linux') return { skipped: 'memory is read from /proc' }
    const folder = openTemporaryFolder()
    const growths: number[] = []
    const rates: number[] = []
    for (let round = 0; round < rounds; round++) {
      const world = await startWorld(`${folder.path}/${round}/parley.db`, 1)
      await upload(world, 1024 * 1024)
      const before = residentOf(world)
      let most = before
      const watch = setInterval(() => {
        most = Math.max(most, residentOf(world))
      }, 10)
      const started = performance.now()
      await Promise.all(Array.from({ length: uploads }, () => upload(world, uploadBytes)))
      clearInterval(watch)
      rates.push((uploads * 100) / ((performance.now() - started) / 1000))
      growths.push(most - before)
      await world.stop()
    }
    await folder.remove()
    const own = spread(growths)
    return { unit: 'MB', own, met: own.median <= growthMax, note: `at ${spread(rates).median.toFixed(0)} MB/s in all` }
  },
}

/** Returns the resident memory in megabytes. */
function residentOf({ pid }: World): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024
}

async function upload({ url, agents }: World, length: number): Promise<void> {
  const piece = Buffer.alloc(64 * 1024, 'x')
  const body = Readable.from(
    (function* () {
      for (let sent = 0; sent < length; sent += piece.length) yield piece
    })(),
    { objectMode: false },
  )
  const headers = {
    authorization: `Bearer ${agents[0]!.token}`,
    'content-length': String(length),
    'content-type': 'video/mp4',
  }
  const reply = await request(`${url}/v1/attachments`, {
    method: 'POST',
    body,
    headers,
    bodyTimeout: 0,
    headersTimeout: 0,
  })
  if (reply.statusCode !== 201)
    throw new Error(`an upload was answered ${reply.statusCode}: ${await reply.body.text()}`)
  await reply.body.dump()
}
