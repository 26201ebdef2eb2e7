/** Conformant configurations of the reference server: each legal choice alone, and seeded combinations of several. */
import { seededRandom, shuffled } from '../model/seeded-random.ts'
import type { Choice, ChoiceNames } from './choice.ts'
import { type ChoiceName, choices } from './choices.ts'

export interface Configuration {
  readonly name: string
  readonly choices: readonly ChoiceName[]
  /** Members of `names` in the target file that describe the choices. */
  readonly names: ChoiceNames
  /** Members of `live_channel` in the target file that describe the choices. */
  readonly frames: Readonly<Record<string, unknown>>
  /** Forms in the target file. */
  readonly forms: readonly ('current' | 'variant')[]
  /** Patches of the target file, in order. */
  readonly patches: readonly Readonly<Record<string, unknown>>[]
}

const configuration = (name: string, picked: readonly Choice<ChoiceName>[]): Configuration => ({
  name,
  choices: picked.map((choice) => choice.name),
  names: Object.assign({}, ...picked.map((choice) => choice.names ?? {})),
  frames: Object.assign({}, ...picked.map((choice) => choice.frames ?? {})),
  forms: picked.find((choice) => choice.forms !== undefined)?.forms ?? ['current', 'variant'],
  patches: picked.flatMap(({ target }) => (target === undefined ? [] : [target])),
})

/** One configuration for each choice. */
export const singleChoices: readonly Configuration[] = choices.map((choice) => configuration(choice.name, [choice]))

/** Returns `amount` combinations of three to eight choices, at most one of each group. Equal seeds give equal lists. */
export function combinedChoices(seed: number, amount: number): Configuration[] {
  const random = seededRandom(seed)
  return Array.from({ length: amount }, (_, index) => {
    const size = 3 + Math.floor(random() * 6)
    return configuration(`combination-${seed}-${index + 1}`, pick(random, size))
  })
}

function pick(random: () => number, size: number): Choice<ChoiceName>[] {
  const groups = new Set<string>()
  const picked: Choice<ChoiceName>[] = []
  for (const choice of shuffled(choices, random)) {
    if (picked.length === size) break
    if (choice.group !== undefined && groups.has(choice.group)) continue
    if (choice.group !== undefined) groups.add(choice.group)
    picked.push(choice)
  }
  return picked
}

const contraryConfigurations = 3

/**
 * Configurations with as many choices at once as possible. Each has one of the choices that exclude each other. A
 * choice that omits a feature that other choices change is only in the last two configurations.
 */
export const contrary: readonly Configuration[] = Array.from({ length: contraryConfigurations }, (_, index) =>
  configuration(
    `contrary-${index + 1}`,
    choices.filter((choice) => isContrary(choice, index)),
  ),
)

function isContrary(choice: Choice, index: number): boolean {
  const group = choice.group === undefined ? [choice] : choices.filter((other) => other.group === choice.group)
  const alike = group.filter(({ lacks }) => lacks !== true)
  const leftOut = group.filter(({ lacks }) => lacks === true)[contraryConfigurations - 1 - index]
  if (choice.lacks === true || leftOut !== undefined) return choice === leftOut
  // If all other choices of the group are omissions, the choice is in every second configuration.
  return choice.group === undefined || alike[index % Math.max(2, alike.length)] === choice
}
