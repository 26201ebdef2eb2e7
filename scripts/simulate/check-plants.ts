import { plants } from './plants.ts'
import { simulate } from './simulation.ts'

/**
 * Plants each fault in turn, and searches for it with several seeds.
 * @param names parts of the names of faults; all faults if empty
 * @returns the number of faults that were not found
 */
export async function checkPlants(
  { names, hours, seeds }: { names: readonly string[]; hours: number; seeds: number },
  print: (line: string) => void,
): Promise<number> {
  const chosen = Object.entries(plants).filter(
    ([each]) => names.length === 0 || names.some((name) => each.includes(name)),
  )
  if (chosen.length === 0) throw new Error(`No planted fault is called ${names.join(' or ')}.`)
  let missed = 0
  for (const [each, planted] of chosen) {
    const found = await findPlanted(planted, hours, seeds)
    if (!found) missed += 1
    print(found ? `found   ${each}: ${found}` : `MISSED  ${each}: not in ${seeds} seeds of ${hours} h`)
  }
  print(`${chosen.length - missed} of ${chosen.length} planted faults were found`)
  return missed
}

async function findPlanted(
  planted: (typeof plants)[string],
  hours: number,
  seeds: number,
): Promise<string | undefined> {
  const longEnough = Math.max(hours, planted.hours ?? 0)
  for (let seed = 1; seed <= seeds; seed++) {
    const options = { seed: `planted ${seed}`, hours: longEnough, planted, stopEarly: true }
    const { violations, virtualHours } = await simulate(options)
    const shown = violations.find(({ invariant }) => planted.breaks.includes(invariant))
    if (shown)
      return `"${shown.invariant}" in seed ${seed} after ${virtualHours.toFixed(2)} h: ${shown.detail.slice(0, 120)}`
  }
  return undefined
}
