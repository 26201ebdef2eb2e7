/** Conformant configurations of the reference server: each legal choice alone, and seeded combinations of them. */
import { seededRandom, shuffled } from '../model/seeded-random.ts'
import type { Choice, ChoiceNames } from './choice.ts'
import { type ChoiceName, choices } from './choices.ts'

export interface Configuration {
  readonly name: string
  readonly choices: readonly ChoiceName[]
  /** The members of the target file's `names` that describe the choices. */
  readonly names: ChoiceNames
  /** The members of the target file's `live_channel` that describe the choices. */
  readonly frames: Readonly<Record<string, unknown>>
  /** The forms that the target file names. */
  readonly forms: readonly ('current' | 'variant')[]
}

const rows: readonly (Choice & { name: ChoiceName })[] = choices

const configuration = (name: string, picked: readonly (Choice & { name: ChoiceName })[]): Configuration => ({
  name,
  choices: picked.map((choice) => choice.name),
  names: Object.assign({}, ...picked.map((choice) => choice.names ?? {})),
  frames: Object.assign({}, ...picked.map((choice) => choice.frames ?? {})),
  forms: picked.find((choice) => choice.forms !== undefined)?.forms ?? ['current', 'variant'],
})

/** One configuration for each choice. */
export const singleChoices: readonly Configuration[] = rows.map((choice) => configuration(choice.name, [choice]))

/** `amount` combinations of three to eight choices, at most one of each group; the same seed gives the same list. */
export function combinedChoices(seed: number, amount: number): Configuration[] {
  const random = seededRandom(seed)
  return Array.from({ length: amount }, (_, index) => {
    const size = 3 + Math.floor(random() * 6)
    return configuration(`combination-${seed}-${index + 1}`, pick(random, size))
  })
}

function pick(random: () => number, size: number): (Choice & { name: ChoiceName })[] {
  const groups = new Set<string>()
  const picked: (Choice & { name: ChoiceName })[] = []
  for (const choice of shuffled(rows, random)) {
    if (picked.length === size) break
    if (choice.group !== undefined && groups.has(choice.group)) continue
    if (choice.group !== undefined) groups.add(choice.group)
    picked.push(choice)
  }
  return picked
}
