import * as module from 'node:module'

/** Removes the types of TypeScript source, and the gaps that they leave. Compiled JavaScript stays as it is. */
export function stripTypes(source: string): string {
  return closeGaps(
    source,
    quietly(() => module.stripTypeScriptTypes(source)),
  )
}

/** Node says of its type stripping, which starts this program as well, that it may change. */
function quietly<T>(work: () => T): T {
  const { emitWarning } = process
  process.emitWarning = () => undefined
  try {
    return work()
  } finally {
    process.emitWarning = emitWarning
  }
}

/** @param stripped the source with blanks in place of its types, character by character */
function closeGaps(source: string, stripped: string): string {
  const kept: string[] = []
  let place = 0
  while (place < source.length) {
    const end = endOfGap(source, stripped, place)
    const isGap = end > place
    for (; place < end; place += 1) if (stripped[place] !== ' ') kept.push(stripped[place]!)
    // Of the blanks on both sides of a gap one is enough, and before what closes none.
    const next = source[place] ?? '\n'
    if (isGap && kept.at(-1) === ' ' && /[)}\],.;\n]/.test(next)) kept.pop()
    if (place < source.length && !(isGap && next === ' ' && /\s/.test(kept.at(-1) ?? ''))) kept.push(next)
    place += 1
  }
  return withoutEmptied(kept.join(''), source)
}

/** Where the blanks end that begin here in place of a type; here, when none do. */
function endOfGap(source: string, stripped: string, start: number): number {
  let end = start
  for (let place = start; place < source.length; place += 1) {
    if (source[place] !== stripped[place]) end = place + 1
    else if (!/\s/.test(source[place]!) || end === start) break
  }
  return end
}

/** Lines that held nothing but types are left out; empty lines of the source stay. */
function withoutEmptied(text: string, source: string): string {
  const before = source.split('\n')
  const after = text.split('\n')
  return after
    .filter((line, index) => line.trim() !== '' || before[index]?.trim() === '')
    .map((line) => line.replace(/\s+$/, ''))
    .join('\n')
}
