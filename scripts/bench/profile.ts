import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface ProfileNode {
  id: number
  callFrame: { functionName: string; url: string }
  hitCount: number
}

/** Shares of a program's processor time. */
export interface ProfileShares {
  /** The script of the program. */
  program: string
  /** Shares of the busy time, 0 to 1, largest first. */
  shares: [place: string, share: number][]
}

/** Smaller shares are not printed. */
const shareMin = 0.01

let folder: string | undefined

/** Lets every program measured after this call write a V8 profile into this folder when it ends. */
export function profileInto(path: string): void {
  folder = path
}

/** Returns the Node arguments for a profile; none unless profiling is enabled. */
export const profileArguments = (): string[] => (folder === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${folder}`])

/** Reads the profiles of a folder: self time by area of the server, by package, and by module of Node. */
export function readProfiles(path: string): ProfileShares[] {
  return readdirSync(path)
    .filter((name) => name.endsWith('.cpuprofile'))
    .sort()
    .map((name) => summarise(JSON.parse(readFileSync(join(path, name), 'utf8')) as { nodes: ProfileNode[] }))
}

function summarise({ nodes }: { nodes: ProfileNode[] }): ProfileShares {
  const busy = nodes.filter(({ callFrame }) => callFrame.functionName !== '(idle)')
  const hits = new Map<string, number>()
  for (const node of busy) hits.set(placeOf(node), (hits.get(placeOf(node)) ?? 0) + node.hitCount)
  const total = busy.reduce((sum, { hitCount }) => sum + hitCount, 0)
  const shares = [...hits].map(([place, count]): [string, number] => [place, count / total])
  return {
    program: programOf(nodes),
    shares: shares.filter(([, share]) => share >= shareMin).sort((a, b) => b[1] - a[1]),
  }
}

function placeOf({ callFrame: { functionName, url } }: ProfileNode): string {
  const place =
    /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url)?.[1] ??
    /\/((?:src|generated|scripts)\/[^/]+)/.exec(url)?.[1] ??
    /^node:(?:internal\/)?([^/]+)/.exec(url)?.[0]
  // C++ functions have no file. Those of the database are named all, run, get and exec.
  return place ?? `native ${functionName || '(anonymous)'}`
}

function programOf(nodes: ProfileNode[]): string {
  const files = nodes.map(({ callFrame }) => callFrame.url)
  const main = files.find((url) => /\/(src\/main|scripts\/bench\/[^/]+)\.ts$/.test(url)) ?? ''
  return main.replace(/^.*\/(src|scripts)\//, '$1/')
}
