import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

import { clientSabotages } from '../chaos/client-sabotage.ts'
import { root } from '../gates/run.ts'

/**
 * Plants each fault of the client in turn, and searches for it with several seeds. A fault is planted while its module is
 * loaded, so that each needs a process of its own.
 * @param names parts of the names of faults; all faults if empty
 * @returns the number of faults that were not found
 */
export async function checkClientPlants(
  { names, hours, seeds }: { names: readonly string[]; hours: number; seeds: number },
  print: (line: string) => void,
): Promise<number> {
  const chosen = Object.keys(clientSabotages).filter(
    (each) => names.length === 0 || names.some((name) => each.includes(name)),
  )
  if (chosen.length === 0) throw new Error(`No planted fault is called ${names.join(' or ')}.`)
  let missed = 0
  for (const each of chosen) {
    let found: string | undefined
    for (let seed = 1; seed <= seeds && found === undefined; seed++) {
      const violation = await findPlanted(each, seed, hours)
      if (violation !== undefined) found = `in seed ${seed}: ${violation}`
    }
    if (found === undefined) missed += 1
    print(found ? `found   ${each} ${found}` : `MISSED  ${each}: not in ${seeds} seeds of ${hours} h`)
  }
  print(`${chosen.length - missed} of ${chosen.length} planted faults of the client were found`)
  return missed
}

/** @returns the first violation */
async function findPlanted(name: string, seed: number, hours: number): Promise<string | undefined> {
  const preload = path.join(root, 'scripts/chaos/preload/patch.ts')
  const program = path.join(root, 'scripts/simulate.ts')
  const day = ['--clients', '--seed', String(seed), '--hours', String(hours)]
  const child = spawn(process.execPath, ['--import', preload, program, ...day], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_NO_WARNINGS: '1', CHAOS_SABOTAGE: name },
  })
  let output = ''
  child.stdout.on('data', (piece: Buffer) => (output += piece.toString()))
  const [code] = (await once(child, 'close')) as [number]
  const violation = /^violation: (.*)$/m.exec(output)?.[1]
  if (code !== 0 && violation === undefined) throw new Error(`the day with ${name} failed: ${output}`)
  return violation
}
